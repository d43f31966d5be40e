import Transport

/// What this build is.
package enum BuildFacts {
    package static let version = "0.1.0"

    static let response: Response = {
        var object = JSONObject()
        object.add("name", "assay")
        object.add("version", version)
        object.add("swift", swift)
        object.add("architecture", architecture)
        var response = Response(status: 200, route: Route.version.label, content: .octets(object.closed + [10]))
        response.add("Content-Type", "application/json")
        response.add("Cache-Control", "no-cache")
        return response
    }()

    private static var swift: String {
        #if compiler(>=6.4)
            "6.4 or later"
        #elseif compiler(>=6.3)
            "6.3"
        #else
            "6.2"
        #endif
    }

    private static var architecture: String {
        #if arch(arm64)
            "arm64"
        #else
            "x86_64"
        #endif
    }
}
