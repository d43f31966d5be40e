import Evidence

/// Characters that show nothing or look like others. What a script or an emoji needs is left alone: joiners between letters that
/// join, wide forms and wide blanks within Chinese, Japanese and Korean text.
enum HiddenCharacterSigns {
    typealias Element = PercentDecodedText.Element
    typealias Sign = RequestURLFacts.Sign

    static func all(_ elements: [Element]) -> [Sign] {
        guard elements.contains(where: { $0.scalar.value >= 0x80 }) else { return [] }
        var signs: [Sign] = []
        for index in elements.indices where elements[index].scalar.value >= 0x80 {
            let scalar = elements[index].scalar
            let before = index > 0 ? elements[index - 1].scalar : nil
            let after = index + 1 < elements.count ? elements[index + 1].scalar : nil
            guard let kind = kind(scalar, before, after) ?? wide(at: index, in: elements) else { continue }
            signs.append(Sign(kind: kind, range: elements[index].range))
        }
        return signs
    }

    private static func kind(_ scalar: Unicode.Scalar, _ before: Unicode.Scalar?, _ after: Unicode.Scalar?) -> RequestURLFacts.Kind? {
        switch scalar.value {
        case 0xFFFD: return .replacement
        // Marks that are the writing itself have blocks of their own; these go onto Latin, Greek and Cyrillic letters.
        case 0x0300...0x034E, 0x0350...0x036F: return .combining(scalar)
        case 0xFE00...0xFE0F, 0xE0100...0xE01EF: return selector(scalar, before, after)
        case 0x200C, 0x200D: return joins(before, after) ? nil : .invisible(scalar)
        case 0xE0020...0xE007F: return isTagBase(before) ? nil : .invisible(scalar)
        case 0x80...0x9F, 0xAD, 0x034F, 0x061C, 0x115F, 0x1160, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x2800,
            0x3164, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFB, 0xE0000...0xE001F:
            return .invisible(scalar)
        case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F: return .lookAlike(scalar, isSyntax: false)
        default: return nil
        }
    }

    private static func selector(_ scalar: Unicode.Scalar, _ before: Unicode.Scalar?, _ after: Unicode.Scalar?) -> RequestURLFacts.Kind {
        guard let before else { return .invisible(scalar) }
        // A digit with a keycap around it; a variant of an ideograph.
        if after?.value == 0x20E3 || isIdeograph(before) && scalar.value != 0xFE0F { return .presentation(scalar) }
        return before.value > 0x7F && before.properties.isEmoji ? .presentation(scalar) : .invisible(scalar)
    }

    /// Emoji are joined by U+200D; letters of Arabic and of the scripts of India by both joiners.
    private static func joins(_ before: Unicode.Scalar?, _ after: Unicode.Scalar?) -> Bool {
        guard let before, let after else { return false }
        let isEmoji = (before.properties.isEmoji || before.value == 0xFE0F || before.properties.isEmojiModifier) && after.properties.isEmoji
        if before.value > 0x7F, after.value > 0x7F, isEmoji { return true }
        return isJoiningScript(before) && isJoiningScript(after)
    }

    private static func isJoiningScript(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0600...0x0DFF, 0x0F00...0x109F, 0x1780...0x18AF, 0xFB50...0xFDFF, 0xFE70...0xFEFC, 0xA800...0xABFF: true
        default: false
        }
    }

    private static func isTagBase(_ scalar: Unicode.Scalar?) -> Bool {
        guard let scalar else { return false }
        return scalar.value == 0x1F3F4 || (0xE0020...0xE007E).contains(scalar.value)
    }

    private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isIdeographic
    }

    /// U+3000 and the wide forms of ASCII, judged by what stands around the run of them.
    private static func wide(at index: Int, in elements: [Element]) -> RequestURLFacts.Kind? {
        let scalar = elements[index].scalar
        guard isWideForm(scalar) else { return nil }
        if index > 0,
            isWideText(elements[index - 1].scalar) || isWideForm(elements[index - 1].scalar) && hasWideText(before: index, elements)
        {
            return nil
        }
        if hasWideText(after: index, elements) { return nil }
        let isSyntax = [0xFF03, 0xFF05, 0xFF06, 0xFF0F, 0xFF1A, 0xFF1D, 0xFF1F, 0xFF20, 0xFF0B].contains(scalar.value)
        return .lookAlike(scalar, isSyntax: isSyntax)
    }

    /// How far a run of wide forms is looked at for the text that it belongs to; keeps long runs linear.
    private static let reach = 16

    private static func hasWideText(before index: Int, _ elements: [Element]) -> Bool {
        var cursor = index - 1
        while cursor >= 0, index - cursor <= reach, isWideForm(elements[cursor].scalar) { cursor -= 1 }
        return cursor >= 0 && isWideText(elements[cursor].scalar)
    }

    private static func hasWideText(after index: Int, _ elements: [Element]) -> Bool {
        var cursor = index + 1
        while cursor < elements.count, cursor - index <= reach, isWideForm(elements[cursor].scalar) { cursor += 1 }
        return cursor < elements.count && isWideText(elements[cursor].scalar)
    }

    private static func isWideForm(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0x3000 || (0xFF01...0xFF5E).contains(scalar.value)
    }

    private static func isWideText(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x11FF, 0x2E80...0x2FFF, 0x3001...0x312F, 0x3130...0x318F, 0x31A0...0x9FFF, 0xAC00...0xD7FF, 0xF900...0xFAFF,
            0xFF5F...0xFF9F, 0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
