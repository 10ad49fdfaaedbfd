import { isWhiteSpace } from "#core/document/white-space.ts";
import { countText } from "#core/scan/text-totals.ts";
import type { TextTotals } from "#core/scan/text-totals.ts";

import { createScriptFinder } from "./scripts.ts";

/** How long a text is in the four units that forms, programs and services count in. */
export interface TextSize {
  /** Extended grapheme clusters (UAX #29): what a reader takes for one character. CR LF is one. */
  readonly graphemes: number;
  /** Unicode code points; a lone surrogate is one. */
  readonly codePoints: number;
  /** UTF-16 units, as JavaScript, Java and most web forms count. */
  readonly utf16Units: number;
  /** Bytes in UTF-8. A lone surrogate, which UTF-8 cannot hold, counts as the three bytes of U+FFFD. */
  readonly utf8Bytes: number;
}

/** Code points by Unicode General_Category; together they are all code points of the text. */
export interface CharacterClasses {
  /** L*: letters of every script, ideographs and kana too. */
  readonly letters: number;
  /** M*: accents, vowel signs and other marks that stand on a letter. */
  readonly marks: number;
  /** Nd: decimal digits of every script. */
  readonly digits: number;
  /** Nl and No: letter numerals, fractions, superscripts, circled numbers. */
  readonly otherNumbers: number;
  /** P*. */
  readonly punctuation: number;
  /** S*: currency, mathematics, most emoji. */
  readonly symbols: number;
  /** Z*: spaces of every width, line and paragraph separators. */
  readonly separators: number;
  /** Cc: tabs and line breaks among them. */
  readonly controls: number;
  /** Cf: invisible characters such as joiners, direction marks and soft hyphens. */
  readonly formats: number;
  /** Cs, Co and Cn: lone surrogates, private use and unassigned code points. */
  readonly others: number;
}

export interface ScriptCount {
  /** The value of the Unicode property Script, such as `Latin`; `Common` for what many scripts share. */
  readonly script: string;
  readonly codePoints: number;
  /** Of all code points of the text, from 0 to 1. */
  readonly share: number;
}

export interface CharacterDescription {
  readonly all: TextSize;
  /** Without what has the Unicode property White_Space: spaces, tabs and line breaks. */
  readonly withoutSpaces: TextSize;
  readonly classes: CharacterClasses;
  /** Most frequent first, then by name; empty for an empty text. */
  readonly scripts: readonly ScriptCount[];
}

/**
 * Describes the characters of a text: its size in every unit with and without spaces, the kinds of characters in it,
 * and its scripts. Takes two passes over the text, then one look at each distinct character.
 */
export function describeCharacters(text: string): CharacterDescription {
  const totals = countText(text);
  const counts = countCodePoints(text);
  const { graphemes, codePoints, utf16Units, utf8Bytes, whiteSpace, visibleGraphemes } = totals;
  return {
    all: { graphemes, codePoints, utf16Units, utf8Bytes },
    withoutSpaces: {
      graphemes: visibleGraphemes,
      codePoints: codePoints - whiteSpace,
      // No white space is written with a pair of surrogates.
      utf16Units: utf16Units - whiteSpace,
      utf8Bytes: utf8Bytes - countSpaceBytes(counts),
    },
    classes: readClasses(totals),
    scripts: countScripts(counts, codePoints),
  };
}

function readClasses(totals: TextTotals): CharacterClasses {
  return {
    letters: totals.letters,
    marks: totals.marks,
    digits: totals.digits,
    otherNumbers: totals.otherNumbers,
    punctuation: totals.punctuation,
    symbols: totals.symbols,
    separators: totals.separators,
    controls: totals.controls,
    formats: totals.formats,
    others: totals.others,
  };
}

/** How often each code point occurs, code points ascending. */
type CodePointCounts = readonly (readonly [codePoint: number, count: number])[];

function countCodePoints(text: string): CodePointCounts {
  const basic = new Uint32Array(0x10000);
  const beyond = new Map<number, number>();
  for (let offset = 0; offset < text.length; offset += 1) {
    const unit = text.charCodeAt(offset);
    const codePoint = (unit & 0xfc00) === 0xd800 ? (text.codePointAt(offset) ?? unit) : unit;
    if (codePoint < 0x10000) {
      basic[codePoint] = (basic[codePoint] ?? 0) + 1;
    } else {
      beyond.set(codePoint, (beyond.get(codePoint) ?? 0) + 1);
      offset += 1;
    }
  }
  const counts: [number, number][] = [];
  for (const [codePoint, count] of basic.entries()) if (count > 0) counts.push([codePoint, count]);
  return [...counts, ...[...beyond].sort(([first], [second]) => first - second)];
}

/** The bytes that white space takes in UTF-8. */
function countSpaceBytes(counts: CodePointCounts): number {
  let bytes = 0;
  for (const [codePoint, count] of counts) {
    if (!isWhiteSpace(codePoint)) continue;
    bytes += count * (codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : 3);
  }
  return bytes;
}

function countScripts(counts: CodePointCounts, total: number): ScriptCount[] {
  const findScript = createScriptFinder();
  const byScript = new Map<string, number>();
  for (const [codePoint, count] of counts) {
    const script = findScript(codePoint);
    byScript.set(script, (byScript.get(script) ?? 0) + count);
  }
  return [...byScript]
    .map(([script, codePoints]) => ({ script, codePoints, share: codePoints / total }))
    .sort((first, second) => second.codePoints - first.codePoints || (first.script < second.script ? -1 : 1));
}
