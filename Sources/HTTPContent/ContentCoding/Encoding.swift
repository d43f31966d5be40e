import CBrotli
import CZlib
import CZstd

extension ContentCoding {
    /// The octets in this coding, at a middling effort; nil for `compress` and where the library is absent.
    package func encode(_ octets: [UInt8]) -> [UInt8]? {
        switch self {
        case .gzip: Self.deflated(octets, windowBits: 31)
        case .deflate: Self.deflated(octets, windowBits: 15)
        case .brotli:
            Self.encoded(octets.count + octets.count / 8 + 1024) { assay_brotli_encode(5, octets, octets.count, $0.baseAddress, $0.count) }
        case .zstd:
            Self.encoded(octets.count + octets.count / 128 + 1024) { assay_zstd_encode(3, octets, octets.count, $0.baseAddress, $0.count) }
        case .compress: nil
        case .identity: octets
        }
    }

    /// The bare DEFLATE stream that some servers send as `deflate`.
    package static func rawDeflate(_ octets: [UInt8]) -> [UInt8]? {
        deflated(octets, windowBits: -15)
    }

    private static func deflated(_ octets: [UInt8], windowBits: Int32) -> [UInt8]? {
        var stream = z_stream()
        guard octets.count < Int(UInt32.max), assay_deflate_start(&stream, 6, windowBits) == Z_OK else { return nil }
        defer { deflateEnd(&stream) }
        let bound = Int(deflateBound(&stream, UInt(octets.count)))
        return octets.withUnsafeBufferPointer { input in
            encoded(bound) { output in
                stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
                stream.avail_in = UInt32(input.count)
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(clamping: output.count)
                return CZlib.deflate(&stream, Z_FINISH) == Z_STREAM_END ? Int(stream.total_out) : 0
            }
        }
    }

    /// `write` returns the number of octets written, 0 for failure.
    private static func encoded(_ capacity: Int, _ write: (UnsafeMutableBufferPointer<UInt8>) -> Int) -> [UInt8]? {
        let octets = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            count = min(capacity, max(0, write(UnsafeMutableBufferPointer(rebasing: buffer.prefix(capacity)))))
        }
        return octets.isEmpty ? nil : octets
    }
}
