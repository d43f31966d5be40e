/// The encoding whose byte order mark starts the octets, and the mark's length, by "BOM sniff" (Encoding 6). It outranks every label.
package func byteOrderMark(of octets: some Collection<UInt8>) -> (encoding: Encoding, length: Int)? {
    let head = Array(octets.prefix(3))
    if head == [0xEF, 0xBB, 0xBF] { return (.utf8, 3) }
    if head.starts(with: [0xFE, 0xFF]) { return (.utf16BE, 2) }
    if head.starts(with: [0xFF, 0xFE]) { return (.utf16LE, 2) }
    return nil
}
