/// The label in the XML declaration that starts the octets, by "get an XML encoding" (HTML 13.2.3.2). nil when there is no well-formed one.
///
/// The octets must start with `<?xml`: a byte order mark has to be taken off first. A label that names no encoding is returned with `named` nil.
package func xmlDeclaration(in octets: [UInt8], from start: Int = 0) -> DeclaredLabel? {
    var cursor = MarkupCursor(octets, from: start, limit: start.addingReportingOverflow(1024).partialValue)
    guard cursor.skip("<?xml"), let end = cursor.find(0x3E, from: cursor.at) else { return nil }
    cursor.end = end
    guard cursor.skip(past: "encoding") else { return nil }
    cursor.skipControls()
    guard cursor.peek == 0x3D else { return nil }
    cursor.at += 1
    cursor.skipControls()
    guard let quote = cursor.peek, quote == 0x22 || quote == 0x27 else { return nil }
    cursor.at += 1
    guard let close = cursor.find(quote, from: cursor.at) else { return nil }
    let label = cursor.at..<close
    guard !octets[label].contains(where: { $0 <= 0x20 }) else { return nil }
    return DeclaredLabel(source: .xmlDeclaration, octets: label, named: Encoding.forLabel(octets[label]))
}
