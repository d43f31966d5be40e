import Evidence
import HTTPSyntax

/// One part of the syntax stage over arbitrary octets, as libFuzzer calls it.
///
/// The first octet chooses the part and its variant, so that an execution costs microseconds; the rest is the input.
@_cdecl("LLVMFuzzerTestOneInput")
package func fuzzOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    guard let data, size > 1, size <= 1 << 16 else { return 0 }
    let choice = Int(data[0])
    let octets = Array(UnsafeBufferPointer(start: data + 1, count: size - 1))
    switch choice & 7 {
    case 0, 1: fuzzMessage(octets, variant: choice >> 3)
    case 2: fuzzChunks(octets, cut: choice >> 3)
    case 3: fuzzPrefix(octets, variant: choice >> 3)
    case 4: fuzzModels(octets, variant: choice >> 3)
    case 5: fuzzCaptures(octets)
    default: fuzzValue(FieldValues(octets: octets, ranges: [0..<octets.count]), variant: choice >> 3)
    }
    return 0
}

func fuzzExpect(_ holds: Bool) { precondition(holds) }

private func fuzzContext(_ variant: Int) -> MessageReader.Context {
    let methods = ["GET", "HEAD", "CONNECT", "POST"]
    return MessageReader.Context(method: methods[variant & 3], isCaptured: variant & 4 != 0)
}

private func fuzzMessage(_ octets: [UInt8], variant: Int) {
    let message = MessageReader.read(octets, context: fuzzContext(variant))
    fuzzExpect(message.leading.upperBound <= message.framed.lowerBound && message.excess.upperBound == octets.count)
    fuzzExpect(message.framing.received == message.content.count)
    let sections = (message.interim + (message.head.map { [$0] } ?? [])).map(\.fields) + [message.trailers]
    for section in sections {
        for line in section.lines {
            fuzzExpect(line.name.upperBound <= line.value.lowerBound && line.value.upperBound <= line.line.upperBound)
        }
        guard let line = section.lines.first else { continue }
        _ = section.value(of: line)
        fuzzExpect(section.namesakes.first?.first == line || !line.hasValidName)
    }
}

/// A head that has ended reads the same without what follows it.
private func fuzzPrefix(_ octets: [UInt8], variant: Int) {
    guard let head = MessageReader.head(of: octets), head.isTerminated else { return }
    let again = MessageReader.head(of: Array(octets[..<head.range.upperBound]))
    fuzzExpect(again?.range == head.range && again?.fields.lines == head.fields.lines && again?.fields.defects == head.fields.defects)
    let cut = Array(octets[..<max(0, head.range.upperBound - 1 - variant)])
    fuzzExpect(MessageReader.head(of: cut)?.isTerminated != true)
}

/// However the body is cut, the decoder says the same.
private func fuzzChunks(_ octets: [UInt8], cut: Int) {
    var whole = ChunkedDecoder()
    _ = whole.feed(octets, 0..<octets.count)
    var cutUp = ChunkedDecoder()
    let place = min(cut, octets.count)
    _ = cutUp.feed(Array(octets[..<place]), 0..<place)
    _ = cutUp.feed(Array(octets[place...]), 0..<octets.count - place)
    fuzzExpect(whole.state == cutUp.state && whole.content == cutUp.content && whole.defects == cutUp.defects)
    fuzzExpect(whole.position == cutUp.position && whole.trailers == cutUp.trailers)
}
