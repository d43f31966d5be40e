#!/usr/bin/env python3
"""Writes letter pair tables of languages as C, for telling encodings apart.

    generate_languages.py LINGUA_MODELS LANGDETECT_PROFILES > LanguageTables.c

LINGUA_MODELS is `lingua/language-models` of the PyPI package lingua-language-detector 1.3.5 (Apache-2.0), whose n-grams
are counted inside words: P(second | first) of each pair, so that what is lacking to 1 is the chance that a word ends there.
LANGDETECT_PROFILES is `langdetect/profiles` of the PyPI package langdetect 1.0.9 (Apache-2.0), used for Thai, whose vowel
signs the other lacks. Needs the PyPI package brotli.

A letter belongs to a class; a table holds log P(class | class before) in eighths of a nat, below 0.
Classes 0 to 5: space (and all ASCII but letters), foreign letter, quotes and the like, other sign, rare sign, dashes and the
like, which stand between blanks; then a class for each ASCII letter (Latin script) or one for all of them (others); then the letters of the language.
"""
import json
import math
import os
import sys
import unicodedata

import brotli

LATIN = "en de fr es pt it nl sv da nb fi is ca ga cy eo et lt lv pl cs sk hu hr sl ro sq tr vi mt".split()
OTHERS = "ru uk bg sr mk be el he ar fa th".split()
# Letters that stand for one another, since an encoding has but one of them.
FOLD = {"ro": {"ș": "ş", "ț": "ţ"}, "fa": {"ی": "ي"}}
# Letters of windows-1258 that carry their tone; all other letters with a tone are written as letter and combining mark.
COMPOSED = set("àáâăèéêíóôơùúưđ")
SPACE, FOREIGN, COMMON, OTHER, RARE, DASH, FIRST = range(7)
LIMIT = 64


def lingua(folder, language, name):
    with open(os.path.join(folder, language, name + ".json.br"), "rb") as file:
        data = json.loads(brotli.decompress(file.read()))
    out = {}
    for fraction, grams in data["ngrams"].items():
        top, bottom = fraction.split("/")
        for gram in grams.split(" "):
            out[gram] = int(top) / int(bottom)
    return out


class Counts:
    """Joint frequencies of pairs in running words; a blank stands for the edge of a word."""

    def __init__(self):
        self.pairs = {}

    def add(self, first, second, value):
        if value > 0:
            self.pairs[first, second] = self.pairs.get((first, second), 0) + value

    def letters(self):
        out = {}
        for (first, _), value in self.pairs.items():
            out[first] = out.get(first, 0) + value
        return out


def from_lingua(folder, language):
    single, pairs = lingua(folder, language, "unigrams"), lingua(folder, language, "bigrams")
    fold = FOLD.get(language, {})
    counts, left, met = Counts(), dict(single), dict(single)
    joint = []
    for gram, chance in pairs.items():
        if len(gram) != 2 or gram[0] not in single:
            continue
        value = single[gram[0]] * chance
        left[gram[0]] -= value
        if gram[1] in met:
            met[gram[1]] -= value
        joint.append((gram[0], gram[1], value))
    joint += [(letter, " ", value) for letter, value in left.items()] + [(" ", letter, value) for letter, value in met.items()]
    for first, second, value in joint:
        if language == "vi":
            add_vietnamese(counts, first, second, value)
        else:
            counts.add(fold.get(first, first), fold.get(second, second), value)
    return counts


def split_tone(letter):
    """The forms in which windows-1258 can hold a letter."""
    parts = unicodedata.normalize("NFD", letter)
    tones = [c for c in parts if c in "\u0300\u0301\u0303\u0309\u0323"]
    if not tones:
        return [letter]
    base = unicodedata.normalize("NFC", "".join(c for c in parts if c not in tones))
    apart = base + tones[0]
    return [letter, apart] if letter in COMPOSED else [apart]


def add_vietnamese(counts, first, second, value):
    firsts, seconds = split_tone(first), split_tone(second)
    for one in firsts:
        for two in seconds:
            share = value / len(firsts) / len(seconds)
            counts.add(one[-1], two[0], share)
            # The step from a letter to its tone is counted with the pair that ends in it.
            if len(two) == 2:
                counts.add(two[0], two[1], share)


def from_langdetect(folder, language):
    with open(os.path.join(folder, language), encoding="utf-8") as file:
        grams = json.load(file)["freq"]
    counts = Counts()
    for gram, value in grams.items():
        if len(gram) == 2 and not any(c.isascii() and c != " " for c in gram):
            counts.add(gram[0], gram[1], value)
    return counts


def maltese(folder):
    """No data: the ASCII letters of Italian and the letters of its own at rough rates, each independent of the last."""
    single = {k: v * 0.94 for k, v in lingua(folder, "it", "unigrams").items() if k.isascii()}
    single.update({"ħ": 0.028, "ġ": 0.012, "ż": 0.010, "ċ": 0.008, "à": 0.002, "ù": 0.0003, "ò": 0.0003, "è": 0.0003})
    single[" "] = 0.18
    counts = Counts()
    for first, one in single.items():
        for second, two in single.items():
            counts.add(first, second, one * two)
    return counts


def classes(counts, language):
    """Letter -> class, the most frequent letters of the language after the fixed ones."""
    latin = language in LATIN
    out = {chr(97 + i): FIRST + i for i in range(26)} if latin else {}
    following = FIRST + (26 if latin else 1)
    found = sorted(((v, k) for k, v in counts.letters().items() if not k.isascii() and ord(k) < 0x10000), reverse=True)
    script = None if latin else unicodedata.name(found[0][1]).split()[0]
    for _, letter in found:
        if following == LIMIT:
            break
        if script and not unicodedata.name(letter, "").startswith(script):
            continue
        out[letter] = following
        following += 1
    return out, following


def table(counts, letter_class, size, latin):
    joint = [[0.0] * size for _ in range(size)]
    for (first, second), value in counts.pairs.items():
        a = SPACE if first == " " else letter_class.get(first, FOREIGN)
        b = SPACE if second == " " else letter_class.get(second, FOREIGN)
        joint[a][b] += value
    total = sum(map(sum, joint))
    single = [sum(row) / total for row in joint]
    out = []
    for a in range(size):
        row_total = sum(joint[a])
        row = []
        for b in range(size):
            chance = 0.97 * joint[a][b] / row_total if row_total > 0 else 0
            row.append(chance + 0.03 * single[b] + 1e-7)
        out.append([math.log(x) for x in row])
    return overlay(out, joint, size, latin)


def overlay(out, joint, size, latin):
    """The entries that no count tells: punctuation, foreign letters, signs. Guesses, the same for every language."""
    for a in range(size):
        out[a][FOREIGN], out[a][COMMON], out[a][OTHER], out[a][RARE] = -13.5, -6.0, -9.5, -15.9
        out[a][DASH] = -8.0 if a >= FIRST else -6.0
    for a in (COMMON, OTHER, RARE, DASH, FOREIGN):
        for b in range(FIRST, size):
            out[a][b] = out[SPACE][b] - (0.7 if a == COMMON else 3.0)
        out[a][SPACE] = -3.0 if a in (FOREIGN, RARE) else -0.7
    out[COMMON][COMMON] = -4.5
    out[OTHER][OTHER] = -6.5
    if not latin:
        # All ASCII letters share a class, so that each is one of 26; they rarely touch letters of the other script.
        for a in range(size):
            out[a][FIRST] = -12.0
        for b in range(FIRST + 1, size):
            out[FIRST][b] = out[SPACE][b] - 9.0
        out[COMMON][FIRST], out[DASH][FIRST] = -5.0, -7.5
        out[FIRST][FIRST] = 0.0
    return out


def main():
    models, profiles = sys.argv[1:3]
    print('// Generated by generate_languages.py; see NOTICE.\n#include "LanguageTables.h"\n')
    letters, sizes, offsets, rows, at = [], [], [], [], 0
    languages = LATIN + OTHERS
    for number, language in enumerate(languages):
        if language == "mt":
            counts = maltese(models)
        else:
            counts = from_langdetect(profiles, language) if language == "th" else from_lingua(models, language)
        letter_class, size = classes(counts, language)
        for letter, value in sorted(letter_class.items()):
            letters.append((number, ord(letter), value))
        for alias, letter in FOLD.get(language, {}).items():
            letters.append((number, ord(alias), letter_class[letter]))
        rows.append((language, [max(-127, min(-1, round(x * 8))) for row in table(counts, letter_class, size, language in LATIN) for x in row]))
        sizes.append(size)
        offsets.append(at)
        at += size * size
    print("const struct assay_language assay_language_list[ASSAY_LANGUAGES] = {")
    for language, size, offset in zip(languages, sizes, offsets):
        print(f'    {{"{language}", {size}, {1 if language in LATIN else 0}, {offset}}},')
    print("};\n")
    print(f"const uint32_t assay_language_letter_count = {len(letters)};\n")
    print("const struct assay_language_letter assay_language_letter_list[] = {")
    for start in range(0, len(letters), 10):
        print("    " + " ".join("{%d,0x%X,%d}," % item for item in letters[start:start + 10]))
    print("};\n\nconst int8_t assay_language_pair_list[] = {")
    for language, values in rows:
        print(f"    // {language}")
        for start in range(0, len(values), 32):
            print("    " + ",".join(map(str, values[start:start + 32])) + ",")
    print("};")
    print(f"{at} octets of pairs, {len(letters)} letters", file=sys.stderr)


main()
