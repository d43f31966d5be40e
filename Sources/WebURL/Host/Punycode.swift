/// Punycode (RFC 3492), for labels of up to 4,000 characters; the code has no `xn--` in front.
enum Punycode {
    private static let base = 36
    private static let limit = 4_000

    static func decode(_ code: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar]? {
        guard code.count <= limit, code.allSatisfy({ $0.isASCII }) else { return nil }
        var output: [Unicode.Scalar] = []
        var digits = code
        if let hyphen = code.lastIndex(of: "-") {
            output = Array(code[..<hyphen])
            digits = code[(hyphen + 1)...]
        }
        var number = 128
        var index = 0
        var bias = 72
        var cursor = digits.startIndex
        while cursor < digits.endIndex {
            let old = index
            var weight = 1
            var k = base
            while true {
                guard cursor < digits.endIndex, let digit = value(of: digits[cursor]) else { return nil }
                cursor += 1
                index += digit * weight
                guard index <= 0x7FFF_FFFF else { return nil }
                let threshold = min(max(k - bias, 1), 26)
                if digit < threshold { break }
                weight *= base - threshold
                guard weight <= 0x7FFF_FFFF else { return nil }
                k += base
            }
            bias = adapt(index - old, output.count + 1, isFirst: old == 0)
            number += index / (output.count + 1)
            index %= output.count + 1
            guard number <= 0x10FFFF, let scalar = Unicode.Scalar(UInt32(number)), !scalar.isASCII else { return nil }
            output.insert(scalar, at: index)
            index += 1
        }
        return output
    }

    static func encode(_ label: [Unicode.Scalar]) -> [UInt8]? {
        guard label.count <= limit else { return nil }
        var output = label.filter { $0.isASCII }.map { UInt8(truncatingIfNeeded: $0.value) }
        let basic = output.count
        var handled = basic
        if basic > 0 { output.append(UInt8(ascii: "-")) }
        var number: UInt32 = 128
        var delta = 0
        var bias = 72
        while handled < label.count {
            guard let next = label.lazy.map({ $0.value }).filter({ $0 >= number }).min() else { return nil }
            delta += Int(next - number) * (handled + 1)
            number = next
            for scalar in label {
                if scalar.value < number { delta += 1 }
                guard scalar.value == number else { continue }
                append(delta, bias: bias, to: &output)
                bias = adapt(delta, handled + 1, isFirst: handled == basic)
                delta = 0
                handled += 1
            }
            delta += 1
            number += 1
        }
        return output
    }

    /// Writes a number as digits of growing weight.
    private static func append(_ delta: Int, bias: Int, to output: inout [UInt8]) {
        var rest = delta
        var k = base
        while true {
            let threshold = min(max(k - bias, 1), 26)
            if rest < threshold { break }
            output.append(digit(threshold + (rest - threshold) % (base - threshold)))
            rest = (rest - threshold) / (base - threshold)
            k += base
        }
        output.append(digit(rest))
    }

    private static func adapt(_ delta: Int, _ count: Int, isFirst: Bool) -> Int {
        var delta = isFirst ? delta / 700 : delta / 2
        delta += delta / count
        var k = 0
        while delta > 455 {
            delta /= 35
            k += base
        }
        return k + 36 * delta / (delta + 38)
    }

    private static func value(of scalar: Unicode.Scalar) -> Int? {
        switch scalar {
        case "a"..."z": Int(scalar.value) - 97
        case "A"..."Z": Int(scalar.value) - 65
        case "0"..."9": Int(scalar.value) - 22
        default: nil
        }
    }

    private static func digit(_ value: Int) -> UInt8 {
        UInt8(truncatingIfNeeded: value < 26 ? value + 97 : value + 22)
    }
}
