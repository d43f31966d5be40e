/// Decoder of `compress`: adaptive LZW with codes of 9 to 16 bits (RFC 9110, section 8.4.1.1; the format is that of the Unix program).
struct Compress {
    private static let clearCode = 256

    private let input: UnsafeBufferPointer<UInt8>
    private let maximumWidth: Int
    private let isBlockMode: Bool
    private var bit: Int
    private var width = 9
    /// The bit where the current group of eight codes began: a change of width skips the rest of the group.
    private var groupStart: Int
    private var prefix: [UInt16]
    private var suffix: [UInt8]
    private var free: Int
    private var run: [UInt8] = []

    static func decode(_ input: UnsafeBufferPointer<UInt8>, limit: Int) -> (DecodedOctets, CodingStage) {
        var stage = CodingStage(coding: .compress)
        var output = DecodedOctets(limit: limit)
        for (index, octet) in [UInt8(0x1F), 0x9D].enumerated() {
            if index < input.count, input[index] != octet {
                stage.outcome = .corrupt(at: index, .header)
                return (output, stage)
            }
        }
        guard input.count >= 3 else {
            stage.bytesIn = input.count
            stage.outcome = .truncated
            return (output, stage)
        }
        let width = Int(input[2] & 0x1F)
        guard (9...16).contains(width), input[2] & 0x60 == 0 else {
            stage.outcome = .corrupt(at: 2, .header)
            return (output, stage)
        }
        stage.members = 1
        var decoder = Compress(input: input, maximumWidth: width, isBlockMode: input[2] & 0x80 != 0)
        decoder.decode(into: &output, stage: &stage)
        return (output, stage)
    }

    private init(input: UnsafeBufferPointer<UInt8>, maximumWidth: Int, isBlockMode: Bool) {
        self.input = input
        self.maximumWidth = maximumWidth
        self.isBlockMode = isBlockMode
        bit = 24
        groupStart = 24
        prefix = [UInt16](repeating: 0, count: 1 << maximumWidth)
        suffix = [UInt8](repeating: 0, count: 1 << maximumWidth)
        for octet in 0..<256 { suffix[octet] = UInt8(octet) }
        free = isBlockMode ? 257 : 256
    }

    /// The stream has no end mark: it ends where no whole code is left.
    private mutating func decode(into output: inout DecodedOctets, stage: inout CodingStage) {
        var previous: Int?
        var first: UInt8 = 0
        while let code = nextCode() {
            if code == Self.clearCode, isBlockMode {
                align()
                width = 9
                free = 257
                previous = nil
                continue
            }
            let isKnown = code < free && (code != Self.clearCode || !isBlockMode)
            guard isKnown || code == free && previous != nil, previous != nil || code < 256 else {
                stage.bytesIn = min(bit / 8, input.count)
                stage.outcome = .corrupt(at: max(0, min((bit - width) / 8, input.count - 1)), .data)
                return
            }
            expand(isKnown ? code : previous ?? 0, thenFirst: !isKnown)
            first = run.first ?? first
            run.withUnsafeBufferPointer { output.append($0) }
            if output.isOver {
                stage.bytesIn = min(bit / 8, input.count)
                stage.outcome = .limit
                return
            }
            add(previous: previous, last: first)
            previous = code
        }
        stage.bytesIn = input.count
        stage.trailing = input.count..<input.count
    }

    /// Puts the string of a code into `run`; a code that is only just being defined ends with its own first octet.
    private mutating func expand(_ code: Int, thenFirst: Bool) {
        run.removeAll(keepingCapacity: true)
        var code = code
        while code >= 256 {
            run.append(suffix[code])
            code = Int(prefix[code])
        }
        run.append(UInt8(truncatingIfNeeded: code))
        run.reverse()
        if thenFirst { run.append(UInt8(truncatingIfNeeded: code)) }
    }

    private mutating func add(previous: Int?, last: UInt8) {
        guard let previous, free < 1 << maximumWidth else { return }
        prefix[free] = UInt16(truncatingIfNeeded: previous)
        suffix[free] = last
        free += 1
        if free == 1 << width, width < maximumWidth {
            align()
            width += 1
        }
    }

    private mutating func nextCode() -> Int? {
        guard bit + width <= input.count * 8 else { return nil }
        let start = bit / 8
        var word = 0
        for index in 0..<3 where start + index < input.count {
            word |= Int(input[start + index]) << (8 * index)
        }
        let code = word >> (bit % 8) & (1 << width - 1)
        bit += width
        return code
    }

    private mutating func align() {
        let group = width * 8
        let used = (bit - groupStart) % group
        if used != 0 { bit += group - used }
        groupStart = bit
    }
}
