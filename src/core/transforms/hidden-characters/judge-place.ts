import type { HiddenKind } from "./hidden-kinds.ts";

/** Whether a hidden character belongs where it stands. */
export interface PlaceJudgement {
  readonly replacement: string;
  readonly belongs: boolean;
  readonly reason: string;
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Scripts in whose spelling joiners have a part: cursive ones and those of India and its neighbours. */
const JOINER_SCRIPTS =
  /[\p{scx=Arabic}\p{scx=Syriac}\p{scx=Mongolian}\p{scx=Nko}\p{scx=Devanagari}\p{scx=Bengali}\p{scx=Gurmukhi}\p{scx=Gujarati}\p{scx=Oriya}\p{scx=Tamil}\p{scx=Telugu}\p{scx=Kannada}\p{scx=Malayalam}\p{scx=Sinhala}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tibetan}]/u;
const SPACELESS_SCRIPTS =
  /[\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tibetan}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u;
const CJK = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u;
const HAN = /\p{Script=Han}/u;
const EMOJI_END = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]/u;
const LETTER = /[\p{L}\p{M}]/u;
const LETTER_OR_SIGN = /[\p{L}\p{M}\p{N}]/u;
/** How far a line is looked at on each side: a line may be a whole book. */
const REACH = 200;

const OPENERS = /[\u202a\u202b\u202d\u202e]/gu;
const ISOLATES = /[\u2066-\u2068]/gu;

/** Judges a hidden character at a place by what stands beside it. */
export function judgePlace(text: string, start: number, end: number, kind: HiddenKind): PlaceJudgement {
  const before = characterBefore(text, start);
  const after = characterAt(text, end);
  switch (kind) {
    case "direction":
      return judgeDirection(text, start, end);
    case "zero-width":
      return judgeZeroWidth(text, start, before, after);
    case "joiner":
      return judgeJoiner(text, start, before, after);
    case "soft-hyphen":
      return LETTER.test(before) && LETTER.test(after)
        ? keep("", "Within a word, where it may be divided.")
        : drop("", "Not within a word, where it does nothing.");
    case "space":
      return judgeSpace(text, start, before, after);
    case "line-separator":
      return drop("\n", "A line break that many programs do not know.");
    case "selector":
      return judgeSelector(text, start, before);
    case "filler":
      return judgeFiller(text, start, before, after);
    case "damaged":
      return judgeDamaged(text, start);
    case "tag":
      return drop("", "A hidden copy of a letter or sign, outside a flag.");
    case "control":
      return drop("", "A control character.");
    case "look-alike":
    case "styled":
      return drop("", "");
  }
}

function keep(replacement: string, reason: string): PlaceJudgement {
  return { replacement, belongs: true, reason };
}

function drop(replacement: string, reason: string): PlaceJudgement {
  return { replacement, belongs: false, reason };
}

function characterAt(text: string, offset: number): string {
  const codePoint = text.codePointAt(offset);
  return codePoint === undefined ? "" : String.fromCodePoint(codePoint);
}

function characterBefore(text: string, offset: number): string {
  const low = text.charCodeAt(offset - 1);
  const isLow = low >= 0xdc00 && low < 0xe000;
  return offset === 0 ? "" : characterAt(text, offset - (isLow && offset > 1 ? 2 : 1));
}

/** The line around a place, cut off at some distance. */
function lineAround(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(end, end + REACH);
  const next = after.indexOf("\n");
  return `${before.slice(before.lastIndexOf("\n") + 1)}${text.slice(start, end)}${next === -1 ? after : after.slice(0, next)}`;
}

function judgeDirection(text: string, start: number, end: number): PlaceJudgement {
  const line = lineAround(text, start, end);
  const code = text.charCodeAt(start);
  if (!RIGHT_TO_LEFT.test(line)) {
    return drop(
      "",
      "Nothing on this line is written from right to left, so it only changes what seems to stand here.",
    );
  }
  const isMark = code === 0x200e || code === 0x200f || code === 0x61c;
  if (isMark) return keep("", "On a line with Arabic or Hebrew, where it may keep the order right.");
  if (code === 0x202d || code === 0x202e) {
    return drop(
      "",
      "It forces an order against the letters’ own, which can make a text read other than it is.",
    );
  }
  const openers = line.match(OPENERS)?.length ?? 0;
  const closers = line.match(/\u202c/g)?.length ?? 0;
  const isolates = line.match(ISOLATES)?.length ?? 0;
  const ends = line.match(/\u2069/g)?.length ?? 0;
  const isIsolate = code >= 0x2066 && code <= 0x2069;
  const isBalanced = isIsolate ? isolates === ends : openers === closers;
  return isBalanced
    ? keep("", "Opened and closed on a line with Arabic or Hebrew.")
    : drop("", "Not closed, or not opened, on its line.");
}

function judgeZeroWidth(text: string, start: number, before: string, after: string): PlaceJudgement {
  const code = text.charCodeAt(start);
  if (code === 0xfeff && start === 0)
    return drop("", "A byte order mark: right at the start of a file, not in a text.");
  const parts = code === 0x200b || code === 0x2060;
  if (parts && SPACELESS_SCRIPTS.test(before) && SPACELESS_SCRIPTS.test(after)) {
    return keep("", "Between words of a script without spaces, where it says whether a line may break.");
  }
  if (code === 0x180e && /\p{Script=Mongolian}/u.test(before)) return keep("", "In a Mongolian word.");
  if (code >= 0x2061 && code <= 0x2064 && /[\p{L}\p{N})]/u.test(before) && /[\p{L}\p{N}(]/u.test(after)) {
    return drop("", "An invisible sign of mathematics.");
  }
  return drop("", "It shows nothing.");
}

function judgeJoiner(text: string, start: number, before: string, after: string): PlaceJudgement {
  const code = text.charCodeAt(start);
  if (code === 0x34f) {
    const isBetweenMarks = /\p{M}/u.test(before) && /\p{M}/u.test(after);
    return isBetweenMarks ? keep("", "It keeps the order of marks.") : drop("", "It joins nothing here.");
  }
  const joinsEmoji = code === 0x200d && EMOJI_END.test(before) && /\p{Extended_Pictographic}/u.test(after);
  if (joinsEmoji) return keep("", "It joins two emoji.");
  const isSpelling = JOINER_SCRIPTS.test(before) && LETTER_OR_SIGN.test(before);
  if (isSpelling && (after === "" || JOINER_SCRIPTS.test(after) || !LETTER_OR_SIGN.test(after))) {
    return keep("", "Part of the spelling in this script.");
  }
  // At the start of a word it shapes the letter that follows.
  if (code === 0x200d && JOINER_SCRIPTS.test(after) && LETTER.test(after))
    return keep("", "It shapes the letter that follows.");
  return drop("", "Neither in an emoji nor between letters that it could join or part.");
}

function judgeSpace(text: string, start: number, before: string, after: string): PlaceJudgement {
  const code = text.charCodeAt(start);
  if (code === 0x3000) {
    const isAtHome = CJK.test(before) || CJK.test(after) || /[。、！？」』）]/u.test(before);
    return isAtHome
      ? keep(" ", "The space of Chinese and Japanese.")
      : drop(" ", "A wide space outside Chinese or Japanese.");
  }
  const isFixed = code === 0xa0 || code === 0x202f;
  if (isFixed && (/[:;!?»›%€$£°]/u.test(after) || /[«‹]/u.test(before))) {
    return keep(" ", "It keeps a sign with its word, as in French.");
  }
  if (isFixed && /[\p{Nd}§№]/u.test(before) && LETTER_OR_SIGN.test(after)) {
    return keep(" ", "It keeps a number with what follows.");
  }
  if (isFixed && /[.–—]/u.test(before) && LETTER.test(after))
    return keep(" ", "It keeps an abbreviation or a dash with its word.");
  if ((code === 0x2009 || code === 0x200a) && /[\p{Nd}–—]/u.test(before + after)) {
    return keep(" ", "A thin space beside a number or a dash.");
  }
  return drop(
    " ",
    isFixed ? "A space that does not break, where a plain one would do." : "A space of another width.",
  );
}

function judgeSelector(text: string, start: number, before: string): PlaceJudgement {
  const code = text.codePointAt(start) ?? 0;
  const isMongolian = code >= 0x180b && code <= 0x180f;
  if (isMongolian) {
    return /\p{Script=Mongolian}/u.test(before)
      ? keep("", "It chooses a form of a Mongolian letter.")
      : drop("", "After no Mongolian letter.");
  }
  if (HAN.test(before)) return keep("", "It chooses a form of an ideograph.");
  if (
    code >= 0xfe0e &&
    code <= 0xfe0f &&
    /[\p{Emoji}\p{Extended_Pictographic}]/u.test(before) &&
    !/[\p{L}]/u.test(before)
  ) {
    return keep("", "It says whether the sign is drawn as an emoji.");
  }
  if (code === 0xfe00 && /[\p{Sm}\p{So}\p{Nd}\p{Script=Myanmar}]/u.test(before))
    return keep("", "It chooses a form of a sign.");
  return drop("", "The character before it has no other form.");
}

function judgeFiller(text: string, start: number, before: string, after: string): PlaceJudgement {
  const code = text.charCodeAt(start);
  if (code === 0x2800) {
    const isBraille = /[\u2801-\u28ff]/u.test(before) || /[\u2801-\u28ff]/u.test(after);
    return isBraille
      ? keep(" ", "The space of Braille.")
      : drop(" ", "A Braille pattern without dots, outside Braille.");
  }
  const isJamo = /[\u1100-\u11ff\u3131-\u318e]/u.test(before) || /[\u1100-\u11ff\u3131-\u318e]/u.test(after);
  return isJamo ? keep("", "Beside a Hangul letter.") : drop("", "A Hangul letter that shows nothing.");
}

function judgeDamaged(text: string, start: number): PlaceJudgement {
  const code = text.codePointAt(start) ?? 0;
  if (code >= 0xd800 && code <= 0xdfff) return drop("", "Half of a character; the other half is lost.");
  if (code === 0xfffd) return drop("", "Something could not be read when this text was opened.");
  if (code === 0xfffc) return drop("", "A picture or another object stood here.");
  const isPrivate = (code >= 0xe000 && code <= 0xf8ff) || (code >= 0xf0000 && (code & 0xffff) < 0xfffe);
  if (isPrivate) return keep("", "For private use: it means something in one font or program alone.");
  return drop("", "No character at all.");
}
