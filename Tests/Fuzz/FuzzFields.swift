import HTTPSyntax

private let fuzzNow = 1_772_366_400

/// The readers of field values, a few at a time.
private let fuzzReaders: [@Sendable (FieldValues) -> Void] = [
    { _ = ContentLength($0) }, { _ = TransferEncoding($0) }, { _ = CacheControl($0) }, { _ = TargetedCacheControl($0) },
    { _ = ContentDisposition($0) }, { _ = ContentRange($0) }, { _ = RequestRange($0) }, { _ = AcceptRanges($0) },
    { _ = IfRange($0, now: fuzzNow) }, { _ = DateField($0, now: fuzzNow) }, { _ = Deprecation($0, now: fuzzNow) },
    { _ = RetryAfter($0, now: fuzzNow) }, { _ = Age($0) }, { _ = Vary($0) }, { _ = Pragma($0) }, { _ = ETag($0) },
    { _ = EntityTagList($0) }, { _ = Refresh($0) }, { _ = LocationField($0) }, { _ = StrictTransportSecurity($0) },
    { _ = ContentSecurityPolicy($0) }, { _ = PermissionsPolicy($0) }, { _ = ReferrerPolicy($0) }, { _ = FrameOptions($0) },
    { _ = ContentTypeOptions($0) }, { _ = AccessControl(origin: $0, credentials: $0, maxAge: $0) },
    { _ = StructuredField.item($0) }, { _ = StructuredField.list($0) }, { _ = StructuredField.dictionary($0) },
    { for range in $0.ranges { _ = SetCookieLine(range, in: $0.octets) } },
    { for range in $0.ranges { _ = (CookieDate.seconds(range, in: $0.octets), HTTPDate(range, in: $0.octets, now: fuzzNow)) } },
    { values in
        for range in values.ranges {
            _ = ExtendedValue(values.octets.text(range))
            let content = OctetSlice(values.octets, range)
            if let boundary = ByteRanges.undeclaredBoundary(content) { _ = ByteRanges(content, boundary: boundary) }
        }
    },
]

func fuzzValue(_ values: FieldValues, variant: Int) {
    fuzzReaders[variant % fuzzReaders.count](values)
    let middle = values.octets.count / 2
    // The same octets as two lines.
    fuzzReaders[variant % fuzzReaders.count](
        FieldValues(octets: values.octets, ranges: [0..<middle, middle..<values.octets.count])
    )
}
