import Captures
import Interpretations
import Recording

/// The models of other parsers.
func fuzzModels(_ octets: [UInt8], variant: Int) {
    if variant & 1 == 0 {
        let readings = Interpretations(of: octets, method: variant & 2 == 0 ? "GET" : "HEAD")
        for (_, reading) in readings.readings { fuzzExpect(reading.position >= 0 && reading.position <= octets.count) }
        _ = readings.differentLengths
    } else {
        for (_, reading) in Interpretations.ofChunks(octets) { fuzzExpect(reading.position <= octets.count) }
    }
}

/// What recognises the prints of clients.
func fuzzCaptures(_ octets: [UInt8]) {
    for stated in [nil, .curlVerbose, .devtools] as [Provenance?] {
        if let capture = Capture.recognise(octets, stated: stated) { fuzzExpect(capture.octets.count <= 3 * octets.count + 64) }
    }
}
