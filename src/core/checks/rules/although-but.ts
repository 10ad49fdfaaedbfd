import type { Check } from "../check.ts";

/** The word that says the same as the opener a second time. */
const echoes: ReadonlyMap<string, string> = new Map([
  ["although", "but"],
  ["though", "but"],
  ["because", "so"],
  ["since", "so"],
]);

/** `Although it rained, but we went.` */
export const check: Check = {
  id: "although-but",
  group: "sentences",
  tier: "error",
  title: "Although and but",
  reason: "One word is enough to join the two parts: although or but, because or so.",
  flags: [
    ["Although I studied a lot, but I failed.", "Although I studied a lot, I failed."],
    ["Even though it rained, but we went out.", "Even though it rained, we went out."],
    ["Because it was late, so we went home.", "Because it was late, we went home."],
    ["Although it was late but we stayed.", "Although it was late, we stayed."],
  ],
  leaves: [
    "Although old but strong, it held.",
    "Although I studied a lot, I failed.",
    "Although he was tired, but not ill, he stayed in bed.",
    "Because he was so kind, so patient, they loved him.",
  ],
  *find(sentence) {
    const first = sentence.at(0).lower === "even" ? sentence.at(1) : sentence.at(0);
    const echo = echoes.get(first.lower);
    if (echo === undefined || sentence.words.some(({ text }) => /^[;:"“”]/.test(text))) return;
    const second = sentence.words.find(({ lower, index }) => lower === echo && index > first.index + 2);
    if (second === undefined) return;
    const subject = sentence.at(second.index + 1);
    const verb = sentence.at(second.index + 2);
    const before = sentence.at(second.index - 1);
    if (!/^(?:i|he|she|it|we|they|you|there)$/.test(subject.lower) || !/^(?:VB|MD|RB)/.test(verb.tag)) return;
    if (echo === "so" && before.text !== ",") return;
    const hasVerb = sentence.words
      .slice(first.index, second.index)
      .some(({ tag }) => /^(?:VBD|VBZ|VBP|MD)$/.test(tag));
    const earlier = sentence.words.slice(0, second.index - 1).some(({ text }) => text === ",");
    if (!hasVerb || earlier) return;
    yield before.text === ","
      ? { start: second.start, end: subject.end, fixes: [subject.text] }
      : { start: before.start, end: subject.end, fixes: [`${before.text}, ${subject.text}`] };
  },
};
