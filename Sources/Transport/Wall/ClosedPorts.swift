/// Ports that a fetcher does not speak to.
enum ClosedPorts {
    /// What is open unless an operator says otherwise.
    static let openByDefault: Set<UInt16> = [80, 443, 8_000, 8_080, 8_443]

    /// Closed even where all ports are open: the bad ports of the Fetch Standard (section 2.9), and services that read an HTTP request as commands.
    static let always: Set<UInt16> = [
        1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110, 111, 113, 115,
        117,
        119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601,
        636,
        989, 990, 993, 995, 1_719, 1_720, 1_723, 2_049, 2_375, 2_379, 3_306, 3_659, 4_045, 4_190, 5_060, 5_061, 5_432, 6_000, 6_379, 6_566,
        6_665, 6_666, 6_667, 6_668, 6_669, 6_679, 6_697, 9_200, 10_080, 10_250, 11_211, 27_017,
    ]
}
