import Testing

@testable import HTTPSyntax

@Suite struct HTTPDateTests {
    /// 2026-03-01T12:00:00Z.
    private static let now = 1_772_366_400

    private func read(_ text: String, now: Int = HTTPDateTests.now) -> HTTPDate? {
        let octets = Array(text.utf8)
        return HTTPDate(0..<octets.count, in: octets, now: now)
    }

    @Test(
        "The three standard forms name the same second",
        arguments: [
            ("Tue, 05 Nov 2024 23:04:09 GMT", HTTPDate.Form.imfFixdate),
            ("Tuesday, 05-Nov-24 23:04:09 GMT", .rfc850),
            ("Tue Nov  5 23:04:09 2024", .asctime),
            ("Tue Nov 05 23:04:09 2024", .asctime),
        ]
    )
    func standardForms(text: String, form: HTTPDate.Form) {
        let date = read(text)
        #expect(date?.seconds == 1_730_847_849)
        #expect(date?.form == form)
        #expect(date?.hasExactCase == true && date?.hasRightWeekday == true)
    }

    @Test(
        "Other forms are understood and said to be nonstandard",
        arguments: [
            "Tue, 5 Nov 2024 23:04:09 GMT", "Tue, 05 Nov 2024 23:04:09 UTC", "2024-11-05T23:04:09Z", "05 Nov 2024 23:04:09 +0000",
            "Wed, 06 Nov 2024 00:04:09 +0100", "Tue, 05-Nov-2024 23:04:09 GMT", "Tue,  05  Nov  2024 23:04:09 GMT",
            "2024-11-06 00:04:09.500+01:00", "Nov 5 23:04:09 2024",
        ]
    )
    func looseForms(text: String) {
        let date = read(text)
        #expect(date?.seconds == 1_730_847_849)
        #expect(date?.isStandard == false)
        #expect(date?.hasRightWeekday == true)
    }

    @Test(
        "What is no date is none",
        arguments: [
            "0", "-1", "", "never", "Tue, 31 Feb 2024 00:00:00 GMT", "Tue, 05 Nov 2024 24:00:00 GMT", "Tue, 05 Nov 2024", "1730847849",
            "Tue, 05 Nov 2024 23.04.09 GMT", "Tue, 05 Nov 2024 23:04:09 GMT and more", ":::::", "- - -", "99999-99-99",
        ]
    )
    func noDates(text: String) { #expect(read(text) == nil) }

    @Test("Letter case and weekday are judged apart from the time")
    func slips() {
        #expect(read("tue, 05 NOV 2024 23:04:09 gmt")?.hasExactCase == false)
        #expect(read("tue, 05 NOV 2024 23:04:09 gmt")?.isStandard == true)
        #expect(read("Fri, 05 Nov 2024 23:04:09 GMT")?.hasRightWeekday == false)
        #expect(read("Fri, 5 Nov 2024 23:04:09 GMT")?.hasRightWeekday == false)
    }

    @Test(
        "Two-digit years are never more than fifty years ahead",
        arguments: [("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777), ("Thursday, 18-Aug-50 02:01:18 GMT", 2_544_400_878)]
    )
    func centuries(text: String, seconds: Int) { #expect(read(text)?.seconds == seconds) }

    @Test(
        "Text made of a time is read back as that time",
        arguments: [0, 951_782_400, 1_772_366_400, 4_102_444_799, -86_401, 253_402_300_799]
    )
    func roundTrip(seconds: Int) {
        let text = HTTPDate.text(seconds)
        let date = read(text)
        #expect(date?.seconds == seconds && date?.form == .imfFixdate && date?.hasRightWeekday == true, "\(text)")
    }

    @Test("Times beyond all calendars are kept within it")
    func limits() {
        #expect(HTTPDate.text(.max) == "Fri, 31 Dec 9999 23:59:59 GMT")
        #expect(HTTPDate.text(.min) == "Mon, 01 Jan 0001 00:00:00 GMT")
        #expect(read("Sunday, 06-Nov-94 08:49:37 GMT", now: .min) != nil && read("Sunday, 06-Nov-94 08:49:37 GMT", now: .max) != nil)
    }
}
