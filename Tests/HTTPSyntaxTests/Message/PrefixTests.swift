import Evidence
import Testing

@testable import HTTPSyntax

@Suite struct PrefixTests {
    @Test("Every prefix is read without loss: the parts lie side by side", arguments: Samples.messages)
    func everyPrefix(_ sample: Samples.Sample) {
        for method in ["GET", "HEAD", "CONNECT"] {
            for length in 0...sample.octets.count {
                let octets = Array(sample.octets[..<length])
                expectSound(MessageReader.read(octets, context: .init(method: method)), "\(method), \(length) octets")
            }
        }
    }

    @Test("A head that has ended reads the same however much follows", arguments: Samples.messages)
    func headStands(_ sample: Samples.Sample) {
        guard let whole = MessageReader.head(of: sample.octets), whole.isTerminated else { return }
        for length in whole.range.upperBound...sample.octets.count {
            let head = MessageReader.head(of: Array(sample.octets[..<length]))
            #expect(head?.range == whole.range)
            #expect(head?.fields.lines == whole.fields.lines)
            #expect(head?.fields.defects == whole.fields.defects)
        }
        for length in 0..<whole.range.upperBound {
            #expect(MessageReader.head(of: Array(sample.octets[..<length]))?.isTerminated != true, "\(length) octets")
        }
    }

    @Test("One octet changed to any of the troublesome ones does not trap", arguments: Samples.messages)
    func mutations(_ sample: Samples.Sample) {
        for index in sample.octets.indices {
            for octet in [0x00, 0x09, 0x0A, 0x0D, 0x20, 0x22, 0x2C, 0x3A, 0x3B, 0x7F, 0xFF] as [UInt8] {
                var octets = sample.octets
                octets[index] = octet
                expectSound(MessageReader.read(octets), "\(octet) at \(index)")
            }
        }
    }

    private func expectSound(_ message: Message, _ comment: Testing.Comment) {
        // One expectation for all: there are a million of these.
        let fault = fault(in: message)
        #expect(fault == nil, comment)
    }

    private func fault(in message: Message) -> String? {
        let count = message.octets.count
        var position = message.leading.upperBound
        if message.leading.lowerBound != 0 { return "leading" }
        for head in message.interim + (message.head.map { [$0] } ?? []) {
            if head.range.lowerBound < position || head.range.upperBound > count { return "head" }
            position = head.range.upperBound
            var line = head.range.lowerBound
            for field in head.fields.lines {
                if field.line.lowerBound < line || field.line.upperBound > head.range.upperBound { return "line" }
                if field.name.lowerBound < field.line.lowerBound || field.name.upperBound > field.value.lowerBound { return "name" }
                if field.value.upperBound > field.line.upperBound { return "value" }
                line = field.line.upperBound
            }
            for defect in head.fields.defects
            where defect.range.lowerBound < head.range.lowerBound || defect.range.upperBound > head.range.upperBound { return "defect" }
        }
        if message.framed.lowerBound < position || message.trailerRange.lowerBound != message.framed.upperBound { return "framed" }
        if message.excess.lowerBound != message.trailerRange.upperBound || message.excess.upperBound != count { return "excess" }
        if message.framing.received != message.content.count || message.framing.missing < 0 { return "received" }
        for defect in message.framing.chunkDefects
        where defect.range.lowerBound < message.framed.lowerBound || defect.range.upperBound > count { return "chunk defect" }
        return nil
    }
}
