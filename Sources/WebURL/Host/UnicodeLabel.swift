extension WebURL {
    /// What an A-label (`xn--…`, in lower case) stands for; nil when its Punycode is broken.
    package static func unicodeLabel(ofALabel label: [Unicode.Scalar]) -> [Unicode.Scalar]? {
        guard label.starts(with: "xn--".unicodeScalars) else { return nil }
        return Punycode.decode(label.dropFirst(4))
    }
}
