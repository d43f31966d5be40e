/// The IANA registry of HTTP field names as of 2026-11-01, with common names beyond it.
///
/// Flags: `q` in requests only, `r` in responses only, `h` for the next hop only, `1` a single value, `v` provisional,
/// `d` deprecated, `o` obsoleted, `c` common but not registered.
enum FieldTable {
    static let text = """
        A-IM q
        Accept q
        Accept-Additions q
        Accept-CH r
        Accept-Charset qd
        Accept-Datetime q
        Accept-Encoding
        Accept-Features q
        Accept-Language q
        Accept-Patch r
        Accept-Post r
        Accept-Query r
        Accept-Ranges r
        Accept-Signature
        Access-Control rd
        Access-Control-Allow-Credentials r1
        Access-Control-Allow-Headers r
        Access-Control-Allow-Methods r
        Access-Control-Allow-Origin r1
        Access-Control-Expose-Headers r
        Access-Control-Max-Age r1
        Access-Control-Request-Headers q
        Access-Control-Request-Method q1
        Activate-Storage-Access rv
        Age r1
        Allow
        ALPN q
        Alt-Svc r
        Alt-Used q
        Alternates r
        AMP-Cache-Transform qv
        Apply-To-Redirect-Ref q
        Authentication-Control r
        Authentication-Info r
        Authorization q1
        Available-Dictionary q1
        C-Ext o
        C-Man o
        C-Opt o
        C-PEP o
        C-PEP-Info o
        Cache-Control
        Cache-Group-Invalidation r
        Cache-Groups r
        Cache-Status r
        Cal-Managed-ID r
        CalDAV-Timezones q
        Capsule-Protocol 1
        CDN-Cache-Control r
        CDN-Loop q
        Cert-Not-After r
        Cert-Not-Before r
        Clear-Site-Data r
        Client-Cert q
        Client-Cert-Chain q
        Close
        CMCD-Object qv
        CMCD-Request qv
        CMCD-Session qv
        CMCD-Status qv
        CMSD-Dynamic rv
        CMSD-Static rv
        Concealed-Auth-Export q
        Configuration-Context r
        Connection h
        Content-Base o1
        Content-Digest
        Content-Disposition 1
        Content-DPR rc
        Content-Encoding
        Content-ID o1
        Content-Language
        Content-Length 1
        Content-Location 1
        Content-MD5 o1
        Content-Range 1
        Content-Script-Type o
        Content-Security-Policy r
        Content-Security-Policy-Report-Only r
        Content-Style-Type o
        Content-Type 1
        Content-Version o
        Cookie q
        Cookie2 qo
        Critical-CH rc
        Cross-Origin-Embedder-Policy r1
        Cross-Origin-Embedder-Policy-Report-Only r1
        Cross-Origin-Opener-Policy r1
        Cross-Origin-Opener-Policy-Report-Only r1
        Cross-Origin-Resource-Policy r1
        CTA-Common-Access-Token
        DASL r
        Date 1
        DAV
        Default-Style o
        Delta-Base r
        Deprecation r1
        Depth q1
        Derived-From o
        Destination q1
        Detached-JWS
        Device-Memory qc
        Differential-ID o
        Dictionary-ID
        Digest o
        DNT q1c
        Downlink qc
        DPoP q1
        DPoP-Nonce r1
        DPR qc
        Early-Data q1
        ECT qc
        EDIINT-Features v
        ETag r1
        Expect q
        Expect-CT rd
        Expires r1
        Ext o
        Feature-Policy rdc
        Forwarded q
        From q1
        GetProfile o
        Hobareg r
        Host q1
        HTTP2-Settings qo1
        If q
        If-Match q
        If-Modified-Since q1
        If-None-Match q
        If-Range q1
        If-Schedule-Tag-Match q
        If-Unmodified-Since q1
        IM r
        Include-Referred-Token-Binding-ID r
        Incremental 1
        Isolation v
        Keep-Alive h
        Label q
        Large-Allocation rdc
        Last-Event-ID q1
        Last-Modified r1
        Link
        Link-Template
        Location r1
        Lock-Token
        Man o
        Max-Forwards q1
        Memento-Datetime r1
        Meter
        Method-Check o
        Method-Check-Expires o
        MIME-Version 1
        Negotiate q
        NEL r
        No-Vary-Search rc
        Observe-Browsing-Topics rc
        OData-EntityId 1
        OData-Isolation q
        OData-MaxVersion q1
        OData-Version 1
        Opt o
        Optional-WWW-Authenticate r
        Ordering-Type
        Origin q1
        Origin-Agent-Cluster r1
        OSCORE
        OSLC-Core-Version
        Overwrite q1
        P3P ro
        PEP o
        PEP-Info o
        Permissions-Policy r
        Permissions-Policy-Report-Only rc
        PICS-Label ro
        Ping-From q
        Ping-To q
        Position q
        Pragma d
        Prefer q
        Preference-Applied r
        Priority
        ProfileObject o
        Protocol o
        Protocol-Info o
        Protocol-Query o
        Protocol-Request o
        Proxy-Authenticate r
        Proxy-Authentication-Info r
        Proxy-Authorization q1
        Proxy-Connection hdc
        Proxy-Features o
        Proxy-Instruction o
        Proxy-Status r
        Public ro
        Public-Key-Pins ro
        Public-Key-Pins-Report-Only ro
        Range q1
        RateLimit r
        RateLimit-Limit rc
        RateLimit-Policy r
        RateLimit-Remaining rc
        RateLimit-Reset rc
        Redirect-Ref q
        Referer q1
        Referer-Root o
        Referrer-Policy r
        Refresh r1
        Repeatability-Client-ID qv
        Repeatability-First-Sent qv
        Repeatability-Request-ID qv
        Repeatability-Result rv
        Replay-Nonce r1
        Report-To rd
        Reporting-Endpoints rv
        Repr-Digest
        Retry-After r1
        Safe o
        Save-Data q1c
        Schedule-Reply q
        Schedule-Tag r1
        Sec-Browsing-Topics qc
        Sec-CH-UA q
        Sec-CH-UA-Arch q
        Sec-CH-UA-Mobile q
        Sec-CH-UA-Platform q
        Sec-Fetch-Dest q
        Sec-Fetch-Mode q
        Sec-Fetch-Site q
        Sec-Fetch-Storage-Access qv
        Sec-Fetch-User q
        Sec-GPC q
        Sec-Purpose q
        Sec-Token-Binding q
        Sec-WebSocket-Accept r1
        Sec-WebSocket-Extensions
        Sec-WebSocket-Key q1
        Sec-WebSocket-Protocol
        Sec-WebSocket-Version
        Security-Scheme o
        Server r
        Server-Timing r
        Service-Worker qc
        Service-Worker-Allowed rc1
        Service-Worker-Navigation-Preload qc
        Set-Cookie r
        Set-Cookie2 ro
        Set-Login rc
        SetProfile o
        Signature
        Signature-Input
        SLUG q
        SoapAction q
        SourceMap r1c
        Speculation-Rules rc
        Status rc
        Status-URI o
        Strict-Transport-Security r1
        Sunset r1
        Supports-Loading-Mode rc
        Surrogate-Capability qo
        Surrogate-Control rc
        Surrogate-Key rc
        TCN r
        TE qh
        Timeout
        Timing-Allow-Origin r
        Tk rc1
        Topic q
        traceparent
        tracestate
        Trailer
        Transfer-Encoding h
        TTL
        Unencoded-Digest
        Upgrade h
        Upgrade-Insecure-Requests q1c
        Urgency
        URI o
        Use-As-Dictionary r
        User-Agent q1
        Variant-Vary r
        Vary r
        Via
        Want-Content-Digest
        Want-Digest o
        Want-Repr-Digest
        Want-Unencoded-Digest
        Warning o
        WWW-Authenticate r
        X-Accel-Buffering rc
        X-Amz-Cf-Id rc
        X-Amz-Cf-Pop rc
        X-Amz-Request-Id rc
        X-AspNet-Version rc
        X-AspNetMvc-Version rc
        X-Backend rc
        X-Cache rc
        X-Cache-Hits rc
        X-Cache-Lookup rc
        X-Content-Security-Policy rdc
        X-Content-Type-Options r1c
        X-Correlation-ID c
        X-DNS-Prefetch-Control r1c
        X-Download-Options r1c
        X-Forwarded-For qc
        X-Forwarded-Host qc
        X-Forwarded-Proto qc
        X-Frame-Options r1
        X-Generator rc
        X-Permitted-Cross-Domain-Policies r1c
        X-Powered-By rc
        X-Powered-CMS rc
        X-RateLimit-Limit rc
        X-RateLimit-Remaining rc
        X-RateLimit-Reset rc
        X-Real-IP qc
        X-Request-ID c
        X-Requested-With qc
        X-Robots-Tag rc
        X-Runtime rc
        X-Served-By rc
        X-SourceMap rdc
        X-Timer rc
        X-UA-Compatible rdc
        X-Varnish rc
        X-WebKit-CSP rdc
        X-XSS-Protection rdc
        Xkey rc
        """
}
