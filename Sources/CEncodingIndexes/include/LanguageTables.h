#ifndef ASSAY_LANGUAGETABLES_H
#define ASSAY_LANGUAGETABLES_H

#include <stdint.h>

#define ASSAY_LANGUAGES 41

/// The letter pairs of a language: `size` × `size` entries of the pair list from `offset`, row = class before, column = class.
struct assay_language {
    char tag[4];
    uint8_t size;
    /// 1 when each ASCII letter has a class of its own.
    uint8_t latin;
    uint32_t offset;
};

/// `class_` of a letter, in lower case, in the `language`th language.
struct assay_language_letter {
    uint8_t language;
    uint16_t code_point;
    uint8_t class_;
};

extern const struct assay_language assay_language_list[];
extern const struct assay_language_letter assay_language_letter_list[];
extern const uint32_t assay_language_letter_count;
/// log P(class | class before) in eighths of a nat.
extern const int8_t assay_language_pair_list[];

#pragma clang assume_nonnull begin

static inline const struct assay_language *assay_languages(void) { return assay_language_list; }
static inline const struct assay_language_letter *assay_language_letters(void) { return assay_language_letter_list; }
static inline const int8_t *assay_language_pairs(void) { return assay_language_pair_list; }

#pragma clang assume_nonnull end

#endif
