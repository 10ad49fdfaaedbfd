import type { Check, Found } from "../check.ts";
import type { Sentence } from "../reading/sentence.ts";

/** `( open`, `close )`: words in brackets with spaces inside them, where no other code or list has them. */
function* findSpacedBrackets({ words, text, at }: Sentence): Generator<Found> {
  for (const word of words) {
    const isAfter = at(word.index - 1).text === "(" && word.spaced && at(word.index - 2).kind === "word";
    const isBefore = word.text === ")" && word.spaced && at(word.index - 1).kind === "word";
    if (isAfter && word.kind === "word") {
      const open = at(word.index - 1);
      if (open.spaced && text.slice(open.end, word.start) === " ")
        yield { start: open.start, end: word.start, fixes: ["("] };
    }
    if (isBefore && words.some(({ text: mark, index }) => mark === "(" && index < word.index)) {
      const before = at(word.index - 1);
      if (text.slice(before.end, word.start) === " ")
        yield { start: before.end, end: word.end, fixes: [")"] };
    }
  }
}

/** `word ,word`, `word,word`, `,,`. */
export const check: Check = {
  id: "punctuation-spacing",
  group: "punctuation",
  tier: "error",
  title: "Spaces around punctuation",
  reason: "A comma, full stop, colon or semicolon follows its word at once and has a space after it.",
  exceptions:
    "Texts that put spaces before all their punctuation, numbers, times and addresses are left alone.",
  flags: [
    ["I came , and he left.", "I came, and he left."],
    ["I came,and he left.", "I came, and he left."],
    ["It was late.We went home.", "It was late. We went home."],
    ["It was good,, very good.", "It was good, very good."],
    ["Yes , he is.", "Yes, he is."],
  ],
  leaves: [
    "It costs 1,000 euros.",
    "At 10:30 we left.",
    "Node.js is a program.",
    "Wait... what?",
    "He came , she saw , they left .",
    "The U.S. is large.",
    "See example.com for more.",
    "a,b,c",
  ],
  *find(sentence) {
    const marks = sentence.words.filter(({ text, index }) => index > 0 && /^[,.;:!?]$/.test(text));
    const apart = marks.filter(({ spaced }) => spaced).length;
    const last = sentence.words.at(-1);
    const tokenised = last !== undefined && /^[.!?]$/.test(last.text) && last.spaced;
    if (
      last !== undefined &&
      last.text === ".." &&
      !last.spaced &&
      sentence.at(last.index - 1).kind === "word"
    )
      yield { start: last.start, end: last.end, fixes: ["."], tier: "likely" };
    yield* findSpacedBrackets(sentence);
    for (const mark of marks) {
      const before = sentence.at(mark.index - 1);
      const next = sentence.at(mark.index + 1);
      if (mark.text === "," && next.text === ",") {
        yield { start: mark.start, end: next.end, fixes: [","] };
        continue;
      }
      if (
        mark.spaced &&
        /^[,;]$/.test(mark.text) &&
        !tokenised &&
        before.kind === "word" &&
        (apart === 1 || apart * 2 <= marks.length)
      ) {
        if (next.spaced || next.kind !== "mark") {
          yield {
            start: before.end,
            end: next.spaced || next.index < 0 ? mark.end : next.start,
            fixes: [next.spaced || next.index < 0 ? mark.text : `${mark.text} `],
          };
          continue;
        }
      }
      if (
        mark.spaced &&
        /^[!?]$/.test(mark.text) &&
        mark.end - mark.start === 1 &&
        before.kind === "word" &&
        /^[\p{L}'’]+$/u.test(before.text) &&
        (next.index < 0 || (next.kind === "word" && /^(?:\p{Lu}\p{Ll}|I$)/u.test(next.text)))
      ) {
        const isRunOn = next.index >= 0 && !next.spaced;
        yield { start: before.end, end: mark.end, fixes: [isRunOn ? `${mark.text} ` : mark.text] };
        continue;
      }
      if (next.spaced || next.kind !== "word" || before.kind !== "word" || mark.spaced) continue;
      if (!/^\p{L}{2,}|^[Ia]$/u.test(next.text) || !/\p{L}{2,}$/u.test(before.text)) continue;
      if (mark.text === "," && (/^[a-z]$/.test(before.text) || !/^\p{L}/u.test(next.text))) continue;
      const sentenceEnd = /^[.!?]$/.test(mark.text);
      if (
        sentenceEnd &&
        !(
          /^\p{Lu}\p{Ll}|^I$/u.test(next.text) &&
          /^\p{Ll}+$/u.test(before.text) &&
          sentence.lexicon.has(before.lower) &&
          sentence.lexicon.has(next.lower)
        )
      )
        continue;
      // "[source,xml]": what stands in square brackets is code.
      if (sentence.at(mark.index - 2).text === "[") continue;
      if (mark.text === ":" || (mark.text === ";" && !sentence.lexicon.has(before.lower))) continue;
      if (mark.text === "," && !(sentence.lexicon.has(before.lower) || sentence.lexicon.has(next.lower)))
        continue;
      yield { start: before.start, end: next.end, fixes: [`${before.text}${mark.text} ${next.text}`] };
    }
  },
};
