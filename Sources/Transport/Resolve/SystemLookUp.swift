import CSystem
import Glibc

/// Looks names up as the machine is configured to: hosts file, DNS and whatever else it knows.
enum SystemLookUp {
    /// A name with more addresses cannot be judged as a whole and counts as failed.
    private static let mostAddresses = 256
    /// What glibc waits for one answer under our settings; a failure after so long was a silence, which its code does not say.
    private static let patience: UInt64 = 1_900_000_000

    /// Blocks, for seconds when nobody answers.
    static func addresses(of name: String) -> LookUp {
        let began = assay_monotonic_nanoseconds()
        var found = [assay_address](repeating: assay_address(), count: mostAddresses)
        let count = Int(assay_look_up(name, &found, Int32(mostAddresses)))
        switch count {
        case 1...mostAddresses: return .addresses(found.prefix(count).map { Address($0) })
        case 0, Int(EAI_NONAME), Int(EAI_NODATA), Int(EAI_ADDRFAMILY): return .notFound
        case Int(EAI_AGAIN): return assay_monotonic_nanoseconds() - began >= patience ? .timedOut : .failed
        default: return .failed
        }
    }

    private static let EAI_NODATA: Int32 = -5
    private static let EAI_ADDRFAMILY: Int32 = -9
}

extension Address {
    init(_ address: assay_address) {
        let octets = withUnsafeBytes(of: address.octets) { Array($0) }
        func number(_ range: Range<Int>) -> UInt64 { octets[range].reduce(0) { $0 << 8 | UInt64($1) } }
        self = address.is_six == 0 ? .ipv4(UInt32(truncatingIfNeeded: number(0..<4))) : .ipv6(high: number(0..<8), low: number(8..<16))
    }

    /// As the network writes it.
    var networkForm: assay_address {
        var form = assay_address()
        var octets: [UInt8] = []
        switch self {
        case .ipv4(let address): octets = (0..<4).map { UInt8(truncatingIfNeeded: address >> UInt32(24 - 8 * $0)) }
        case .ipv6(let high, let low):
            octets = (0..<8).map { UInt8(truncatingIfNeeded: high >> UInt64(56 - 8 * $0)) }
            octets += (0..<8).map { UInt8(truncatingIfNeeded: low >> UInt64(56 - 8 * $0)) }
            form.is_six = 1
        }
        withUnsafeMutableBytes(of: &form.octets) { $0.copyBytes(from: octets) }
        return form
    }
}
