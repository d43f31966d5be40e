import CZlib

/// A decoder of bare DEFLATE data (RFC 1951) that knows exactly where the stream ends.
struct Inflater: ~Copyable {
    enum End {
        case reached
        case inputEnded
        case corrupt
        case limit
    }

    /// The check kept over the decoded octets while they are still in the processor's cache.
    struct Check {
        enum Kind {
            case none
            case crc32
            case adler32
        }

        let kind: Kind
        var value: UInt

        init(_ kind: Kind) {
            self.kind = kind
            value = kind == .adler32 ? 1 : 0
        }

        mutating func update(_ octets: UnsafeBufferPointer<UInt8>) {
            switch kind {
            case .none: break
            case .crc32: value = crc32_z(value, octets.baseAddress, octets.count)
            case .adler32: value = adler32_z(value, octets.baseAddress, octets.count)
            }
        }
    }

    /// zlib keeps a pointer back to the stream, so that it must not move.
    private let stream: UnsafeMutablePointer<z_stream>

    /// Nil when memory is short.
    init?() {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        guard assay_inflate_start_raw(stream) == Z_OK else {
            stream.deallocate()
            return nil
        }
    }

    deinit {
        inflateEnd(stream)
        stream.deallocate()
    }

    /// Decodes one stream from `input` at `offset`, which is moved to the octet after the last one used.
    mutating func run(
        _ input: UnsafeBufferPointer<UInt8>,
        at offset: inout Int,
        into output: inout DecodedOctets,
        check: inout Check
    ) -> End {
        inflateReset(stream)
        guard let base = input.baseAddress else { return .inputEnded }
        let stream = stream
        while true {
            let given = min(input.count - offset, 1 << 30)
            var status = Z_OK
            stream.pointee.next_in = UnsafeMutablePointer(mutating: base + offset)
            stream.pointee.avail_in = UInt32(given)
            let written = output.fill { room in
                stream.pointee.next_out = room.baseAddress
                stream.pointee.avail_out = UInt32(room.count)
                status = inflate(stream, Z_NO_FLUSH)
                let count = room.count - Int(stream.pointee.avail_out)
                check.update(UnsafeBufferPointer(rebasing: room.prefix(count)))
                return count
            }
            let used = given - Int(stream.pointee.avail_in)
            offset += used
            if output.isOver { return .limit }
            switch status {
            case Z_STREAM_END: return .reached
            case Z_OK where used > 0 || written > 0: continue
            case Z_OK, Z_BUF_ERROR: return offset == input.count ? .inputEnded : .corrupt
            default: return .corrupt
            }
        }
    }
}
