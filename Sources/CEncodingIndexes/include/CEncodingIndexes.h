#ifndef ASSAY_CENCODINGINDEXES_H
#define ASSAY_CENCODINGINDEXES_H

#include "LanguageTables.h"

#include <stdint.h>

// The index tables of the WHATWG Encoding Standard: position = pointer, value = code point, 0 = nothing.

#define ASSAY_SINGLE_BYTE_TABLES 27
#define ASSAY_BIG5_SIZE 19782
#define ASSAY_EUC_KR_SIZE 23940
#define ASSAY_GB18030_SIZE 23940
#define ASSAY_JIS0208_SIZE 11280
#define ASSAY_JIS0212_SIZE 8836
#define ASSAY_ISO_2022_JP_KATAKANA_SIZE 63
#define ASSAY_GB18030_RANGES 207

extern const uint16_t assay_single_byte_tables[];
extern const uint16_t assay_big5_table[];
extern const uint16_t assay_euc_kr_table[];
extern const uint16_t assay_gb18030_table[];
extern const uint16_t assay_jis0208_table[];
extern const uint16_t assay_jis0212_table[];
extern const uint16_t assay_iso_2022_jp_katakana_table[];
/// One bit a pointer of Big5: set where the code point lies in plane 2 (the table holds its low 16 bits).
extern const uint8_t assay_big5_plane2_bits[];
/// Pairs of first pointer and first code point.
extern const uint32_t assay_gb18030_ranges[];

/// Trail octet to its place in a row, 255 for none.
extern const uint8_t assay_gb18030_trail_places[];
extern const uint8_t assay_big5_trail_places[];
extern const uint8_t assay_shift_jis_trail_places[];

#pragma clang assume_nonnull begin

// Swift does not import arrays without a size; these give it their address.
static inline const uint16_t *assay_single_byte(void) { return assay_single_byte_tables; }
static inline const uint16_t *assay_big5(void) { return assay_big5_table; }
static inline const uint16_t *assay_euc_kr(void) { return assay_euc_kr_table; }
static inline const uint16_t *assay_gb18030(void) { return assay_gb18030_table; }
static inline const uint16_t *assay_jis0208(void) { return assay_jis0208_table; }
static inline const uint16_t *assay_jis0212(void) { return assay_jis0212_table; }
static inline const uint16_t *assay_iso_2022_jp_katakana(void) { return assay_iso_2022_jp_katakana_table; }
static inline const uint8_t *assay_big5_plane2(void) { return assay_big5_plane2_bits; }
static inline const uint8_t *assay_gb18030_trails(void) { return assay_gb18030_trail_places; }
static inline const uint8_t *assay_big5_trails(void) { return assay_big5_trail_places; }
static inline const uint8_t *assay_shift_jis_trails(void) { return assay_shift_jis_trail_places; }
static inline const uint32_t *assay_gb18030_range_pairs(void) { return assay_gb18030_ranges; }

#pragma clang assume_nonnull end

#endif
