/// "Decode" of the WHATWG Encoding Standard (section 6): a byte order mark outranks `fallback`, whatever label that came from, and is removed.
///
/// Returns the encoding that was used with the text.
package func decode(_ octets: [UInt8], fallback: Encoding) -> (encoding: Encoding, text: DecodedText) {
    let encoding = byteOrderMark(of: octets)?.encoding ?? fallback
    return (encoding, encoding.decode(octets))
}
