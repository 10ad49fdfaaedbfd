import { computeReadability } from "#core/analyses/readability/compute-readability.ts";
import { primaryLanguage } from "#core/analyses/readability/primary-language.ts";
import { detectLanguage } from "#core/language/detect-language.ts";
import { findingKinds } from "#core/readability-findings/finding-kinds.ts";
import type { ReadabilityFinding } from "#core/readability-findings/finding-kinds.ts";
import { findHardSentences, sentenceBounds } from "#core/readability-findings/hard-sentences.ts";
import { readTextInSteps, ReadingMemory } from "#core/readability-findings/read-text.ts";
import type { TextReading } from "#core/readability-findings/read-text.ts";
import { scoreParagraphs, scoreWindows } from "#core/readability-findings/score-along.ts";
import { rankEdits } from "#core/readability-findings/score-edits.ts";
import { loadSentenceRules } from "#core/sentences/load-sentence-rules.ts";
import type { SentenceRules } from "#core/sentences/sentence-rules.ts";
import type { Handlers, Tell } from "#workspace/tool-worker/serve-requests.ts";

import type { KindCounts, MeasureReply, ReadReply, Replies, Requests } from "./requests.ts";

const mostFindings = 20_000;
const mostParts = 5000;
const mostEdits = 200;

interface OpenText {
  readonly text: string;
  readonly reading: TextReading;
  readonly rules: SentenceRules;
}

/** What the worker knows: one text as it was read last. */
export class ReadingDesk {
  readonly #tell: Tell;
  readonly #memory = new ReadingMemory();
  #open: OpenText | null = null;

  readonly handlers: Handlers<Requests, Replies> = {
    read: (asked) => this.#read(asked),
    hard: (asked) => this.#findHard(asked),
    along: (asked) => this.#scoreAlong(asked),
    edits: (asked) => this.#rankEdits(asked),
    measure: (asked) => this.#measure(asked),
  };

  constructor(tell: Tell) {
    this.#tell = tell;
  }

  async #read({ text, language: choice }: Requests["read"]): Promise<ReadReply> {
    const settled = await settleLanguage(text, choice);
    const rules = await loadSentenceRules(settled.language);
    const reading = this.#readText(text, settled.language, rules, this.#memory);
    this.#open = { text, reading, rules };
    return {
      ...settled,
      language: reading.language,
      readability: computeReadability(reading.inputs, reading.language),
      findings: reading.findings.slice(0, mostFindings),
      counts: countKinds(reading.findings),
      readLength: reading.length,
    };
  }

  #readText(text: string, language: string, rules: SentenceRules, memory: ReadingMemory): TextReading {
    const steps = readTextInSteps(text, language, rules, memory);
    let step = steps.next();
    while (step.done !== true) {
      this.#tell(step.value, text.length);
      step = steps.next();
    }
    return step.value;
  }

  async #findHard({ band }: Requests["hard"]): Promise<Replies["hard"]> {
    const { text, reading } = this.#opened();
    const findings = findHardSentences(text, reading, sentenceBounds(reading.language, band));
    const veryHard = findings.filter(({ check }) => check === "very-hard-sentence").length;
    return { findings: findings.slice(0, mostFindings), veryHard, hard: findings.length - veryHard };
  }

  async #scoreAlong({ by, score }: Requests["along"]): Promise<Replies["along"]> {
    const { reading } = this.#opened();
    const parts = by === "paragraph" ? scoreParagraphs(reading, score) : scoreWindows(reading, score);
    return { parts: parts.slice(0, mostParts) };
  }

  async #rankEdits({ score, easierIsLess }: Requests["edits"]): Promise<Replies["edits"]> {
    const { text, reading, rules } = this.#opened();
    return { edits: rankEdits(text, reading, rules, { score, easierIsLess, most: mostEdits }) };
  }

  async #measure({ text }: Requests["measure"]): Promise<MeasureReply> {
    const { reading, rules } = this.#opened();
    const second = this.#readText(text, reading.language, rules, new ReadingMemory());
    return {
      readability: computeReadability(second.inputs, reading.language),
      counts: countKinds(second.findings),
    };
  }

  #opened(): OpenText {
    if (this.#open === null) throw new Error("No text has been read yet.");
    return this.#open;
  }
}

async function settleLanguage(text: string, choice: string): Promise<Pick<ReadReply, "language" | "basis">> {
  if (choice !== "auto") return { language: primaryLanguage(choice), basis: "chosen" };
  const language = await detect(text);
  return language === null ? { language: "en", basis: "undetermined" } : { language, basis: "detected" };
}

async function detect(text: string): Promise<string | null> {
  try {
    return (await detectLanguage(text)).language;
  } catch {
    // The profiles could not be loaded, as without a network before they were kept: then the language is not known.
    return null;
  }
}

function countKinds(findings: readonly ReadabilityFinding[]): KindCounts {
  const counts = {
    "very-hard-sentence": 0,
    "hard-sentence": 0,
    "long-word": 0,
    "simpler-word": 0,
    "passive-voice": 0,
    nominalisation: 0,
    adverb: 0,
    hedge: 0,
  } satisfies Record<(typeof findingKinds)[number], number>;
  for (const { check } of findings) counts[check] += 1;
  return counts;
}
