import { createSeededRandom, shuffle } from "#core/random/seeded-random.ts";
import { speeches } from "../tests/real-text.ts";

/** Two texts of about a megabyte to compare. */
export interface ComparedPair {
  readonly name: string;
  readonly a: string;
  readonly b: string;
}

const units = 1_000_000;

/** Speeches, a paragraph of some sentences each, as much as is wanted from a share of them on. */
function readSpeeches(start: number): string {
  const sentences = speeches(450_000).split(/(?<=[.?!]) (?=[A-Z])/u);
  const paragraphs: string[] = [];
  for (let index = 0; index < sentences.length; index += 5) {
    paragraphs.push(sentences.slice(index, index + 5).join(" "));
  }
  return paragraphs.join("\n\n").slice(start, start + units);
}

/** The text with a share of its words replaced, taken out or followed by another, each a third of the time. */
function changeWords(text: string, share: number, seed: string): string {
  const random = createSeededRandom(seed);
  const pieces = text.split(/(\s+)/u);
  const words = pieces.filter((_, index) => index % 2 === 0);
  const pick = () => words[random.below(words.length)] ?? "";
  return pieces
    .map((piece, index) => {
      if (index % 2 === 1 || random.below(10_000) >= share * 10_000) return piece;
      const way = random.below(3);
      return way === 0 ? "" : way === 1 ? pick() : `${piece} ${pick()}`;
    })
    .join("");
}

function shufflePieces(text: string, separator: RegExp, seed: string): string {
  return shuffle(text.split(separator), createSeededRandom(seed)).join("");
}

/** A megabyte of UTF-8 as ideographs recur in prose: the nth about as often as 1/n (Zipf, 1949), with clauses. */
function writeIdeographs(seed: string): string {
  const kinds = 3000;
  const random = createSeededRandom(seed);
  const signs = Array.from({ length: Math.floor(units / 3) }, (_, index) => {
    if (index % 60 === 59) return "\u3002\n";
    if (index % 11 === 10) return "\uff0c";
    const rank = Math.floor(kinds ** (random.below(1_000_000) / 1_000_000));
    return String.fromCodePoint(0x4e00 + rank);
  });
  return signs.join("");
}

/** The text with a share of its signs replaced, taken out or followed by another, each a third of the time. */
function changeSigns(text: string, share: number, seed: string): string {
  const random = createSeededRandom(seed);
  const signs = Array.from(text);
  const pick = () => signs[random.below(signs.length)] ?? "";
  return signs
    .map((sign) => {
      if (random.below(10_000) >= share * 10_000) return sign;
      const way = random.below(3);
      return way === 0 ? "" : way === 1 ? pick() : `${sign}${pick()}`;
    })
    .join("");
}

/** The pairs of the benchmark, the same on every machine. */
export function createComparedPairs(): readonly ComparedPair[] {
  const a = readSpeeches(0);
  const ideographs = writeIdeographs("ideographs");
  const periodic = "the wind and the sea ".repeat(Math.ceil(units / 21)).slice(0, units);
  return [
    { name: "equal", a, b: a },
    { name: "1 % changed", a, b: changeWords(a, 0.01, "one") },
    { name: "10 % changed", a, b: changeWords(a, 0.1, "ten") },
    { name: "50 % changed", a, b: changeWords(a, 0.5, "fifty") },
    { name: "ideographs, 10 % changed", a: ideographs, b: changeSigns(ideographs, 0.1, "ten") },
    { name: "ideographs, 50 % changed", a: ideographs, b: changeSigns(ideographs, 0.5, "fifty") },
    { name: "paragraphs shuffled", a, b: shufflePieces(a, /(?<=\n\n)/u, "paragraphs") },
    { name: "sentences shuffled", a, b: shufflePieces(a, /(?<=[.?!] )/u, "sentences") },
    { name: "words shuffled", a, b: shufflePieces(a, /(?<= )/u, "words") },
    { name: "periodic, shifted", a: periodic, b: periodic.slice(4) },
    { name: "periodic, 10 % changed", a: periodic, b: changeWords(periodic, 0.1, "periodic") },
    {
      name: "one endless word",
      a: "ab".repeat(units / 2),
      b: `${"ab".repeat(units / 4)}x${"ba".repeat(units / 4)}`,
    },
    { name: "unrelated", a: a.slice(0, 500_000), b: readSpeeches(units).slice(0, 500_000) },
  ];
}

/** A text and two that were made of it, of which each has 1 % of its words changed. */
export function createMergedTexts(): {
  readonly base: string;
  readonly left: string;
  readonly right: string;
} {
  const base = readSpeeches(0);
  return { base, left: changeWords(base, 0.01, "left"), right: changeWords(base, 0.01, "right") };
}

/** As many of some pieces, picked at random, as make a text of some units. */
function pickPieces(pieces: readonly string[], length: number, seed: string): string {
  const random = createSeededRandom(seed);
  const picked: string[] = [];
  for (let made = 0; made < length;) {
    const piece = pieces[random.below(pieces.length)] ?? "";
    picked.push(piece);
    made += piece.length;
  }
  return picked.join("");
}

function characters(first: number, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => String.fromCodePoint(first + index));
}

/** A text of some units with something in the place of each nth of its words; all are numbered from 0. */
function replaceWords(text: string, nth: number, replace: (word: string, number: number) => string): string {
  let number = -1;
  return text.replaceAll(/\S+/g, (word) => {
    number += 1;
    return number % nth === 0 ? replace(word, number) : word;
  });
}

function repeatTo(length: number, piece: string): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}

/** Different words of some letters, as many as make a text. */
function inventWords(letters: readonly string[], seed: string): string {
  const random = createSeededRandom(seed);
  let text = "";
  while (text.length < units) {
    for (let letter = 0; letter < 6; letter += 1) text += letters[random.below(letters.length)] ?? "";
    text += " ";
  }
  return text;
}

/** Pairs that break what is fast only on prose. Of other scripts than Latin a megabyte of UTF-8 is fewer UTF-16 units. */
export function createHostilePairs(): readonly ComparedPair[] {
  const a = readSpeeches(0);
  const letters = characters(0x61, 26);
  const ideographs = characters(0x4e00, 3000);
  const thai = ["\u0e20\u0e32\u0e29\u0e32", "\u0e44\u0e17\u0e22", "\u0e04\u0e19", "\u0e1a\u0e49\u0e32\u0e19"];
  const accented = ["a", "b", "é", "ö", "ñ", "ß", "Å", "ç"];
  const third = Math.floor(units / 3);
  const both = (name: string, pieces: readonly string[], length = units): ComparedPair => ({
    name,
    a: pickPieces(pieces, length, `${name} a`),
    b: pickPieces(pieces, length, `${name} b`),
  });
  return [
    both("two words at random", ["a ", "b "]),
    both(
      "26 words at random",
      letters.map((letter) => `${letter} `),
    ),
    both("letters at random, no spaces", letters),
    both("ideographs at random", ideographs, third),
    both("Thai at random", thai, third),
    both("signs at random", Array.from(".,;:!?-()[]")),
    { name: "one letter, another", a: "a".repeat(units), b: "b".repeat(units) },
    {
      name: "words sorted",
      a,
      b: a
        .split(/(?<= )/u)
        .toSorted()
        .join(""),
    },
    {
      name: "lines reversed",
      a,
      b: a
        .split(/(?<=\n)/u)
        .toReversed()
        .join(""),
    },
    { name: "all capitals", a, b: a.toUpperCase() },
    { name: "line breaks, CR LF", a: "\n".repeat(units), b: "\r\n".repeat(units / 2) },
    { name: "one line, many lines", a: a.replaceAll("\n", " "), b: a.replaceAll(" ", "\n") },
    { name: "spaces, tabs", a: " ".repeat(units), b: "\t".repeat(units) },
    { name: "with line breaks, without", a: repeatTo(units, "a\n"), b: "a".repeat(units / 2) },
    both(
      "emoji with joiners at random",
      ["👩\u200d👧", "👨\u200d🚀", "👍🏽", "🇫🇷", "☀\ufe0f"],
      Math.floor(units / 2),
    ),
    both("Arabic at random", [...characters(0x628, 19), " "], Math.floor(units / 2)),
    both("bytes at random, as Latin-1", characters(0, 256), Math.floor(units / 1.5)),
    both("combining marks", ["\u0301", "\u0323", "\u0300"], Math.floor(units / 2)),
    both("four letters without spaces", ["a", "c", "g", "t"]),
    { name: "a text and itself twice", a: a.slice(0, units / 2), b: a.slice(0, units / 2).repeat(2) },
    { name: "a text and none", a, b: "" },
    { name: "every second word deleted", a, b: replaceWords(a, 2, () => "") },
    { name: "every word a new one", a: inventWords(letters, "words a"), b: inventWords(letters, "words b") },
    {
      name: "every word a new one, accents",
      a: inventWords(accented, "accents a"),
      b: inventWords(accented, "accents b"),
    },
    both("figures at random", [...characters(0x30, 10), " ", ", "]),
    {
      name: "every number one more",
      a: replaceWords(a, 1, (_, number) => String(number)),
      b: replaceWords(a, 1, (_, number) => String(number + 1)),
    },
    { name: "not, never", a: repeatTo(units, "not "), b: repeatTo(units, "not never ") },
    { name: "numbers in words", a: repeatTo(units, "twenty-one "), b: repeatTo(units, "twenty-two ") },
    {
      name: "straight, curly",
      a: replaceWords(a, 1, (word) => `"${word}"`).slice(0, units),
      b: replaceWords(a, 1, (word) => `\u201c${word}\u201d`).slice(0, units),
    },
    { name: "combined, composed", a: repeatTo(units / 2, "e\u0301a "), b: repeatTo(units / 2, "\u00e9a ") },
    {
      name: "lines of a letter, some new",
      a: repeatTo(units, "a\nb\n"),
      b: repeatTo(units, "a\nc\nd\n"),
    },
    { name: "soft hyphens, none", a: a.replaceAll(/(?<=\w{3})(?=\w)/g, "\u00ad").slice(0, units), b: a },
    {
      name: "figures in another order",
      a: repeatTo(units, "1 2 3 4 5 6 7 8 9 "),
      b: repeatTo(units, "1 3 2 4 6 5 7 9 8 "),
    },
    { name: "one letter in each word", a, b: replaceWords(a, 1, (word) => `${word.slice(0, -1)}x`) },
  ];
}
