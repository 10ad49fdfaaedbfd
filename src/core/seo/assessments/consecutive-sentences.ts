import type { Span } from "#core/document/span.ts";
import { bad, good, noText } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { readabilityFacts } from "../facts/readability.ts";
import { quantity } from "../wording.ts";
import type { Sentence } from "../words/page-reading.ts";

const most = 2;
/** Words that say nothing of how a sentence goes on: the next one is compared as well. */
const openers: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set("the a an one two three four five six seven eight nine ten this that these those".split(" ")),
  de: new Set(
    "der die das den dem des ein eine einen einem einer eines eins zwei drei vier fünf sechs sieben acht neun zehn dieser diese dieses diesen diesem".split(
      " ",
    ),
  ),
  fr: new Set(
    "le la les l un une des deux trois quatre cinq six sept huit neuf dix ce cet cette ces".split(" "),
  ),
  es: new Set(
    "el la los las lo un una unos unas uno dos tres cuatro cinco seis siete ocho nueve diez este esta estos estas ese esa esos esas".split(
      " ",
    ),
  ),
  it: new Set(
    "il lo la i gli le l un uno una due tre quattro cinque sei sette otto nove dieci questo questa questi queste".split(
      " ",
    ),
  ),
  nl: new Set("de het een één twee drie vier vijf zes zeven acht negen tien deze dit die dat".split(" ")),
  pt: new Set(
    "o a os as um uma uns umas dois duas três quatro cinco seis sete oito nove dez este esta estes estas".split(
      " ",
    ),
  ),
};

function beginning({ words }: Sentence, language: string): string {
  const first = words[0]?.folded ?? "";
  return openers[language]?.has(first) === true ? `${first} ${words[1]?.folded ?? ""}` : first;
}

/** A passage is one place, from its first sentence to its last. */
function spanOf(run: readonly Sentence[]): Span {
  return { start: run[0]?.span.start ?? 0, end: run.at(-1)?.span.end ?? 0 };
}

export const consecutiveSentences: AssessmentRule = {
  ...readabilityFacts["consecutive-sentences"],
  acceptedBy: "words",
  assess({ reading, tools, isAccepted }) {
    if (reading.sentences.length === 0) return noText;
    // Items of a list are meant to be alike.
    const sentences = reading.sentences.filter(({ kind }) => kind === "paragraph");
    const runs: Sentence[][] = [];
    let run: Sentence[] = [];
    for (const sentence of sentences) {
      const before = run[0];
      const start = beginning(sentence, tools.language);
      if (before === undefined || start === "" || beginning(before, tools.language) !== start) run = [];
      run.push(sentence);
      if (run.length === most + 1) runs.push(run);
    }
    const kept = runs.filter((each) => !isAccepted(spanOf(each)));
    if (kept.length === 0) return good("No three sentences in a row begin with the same word.");
    const longest = Math.max(...kept.map(({ length }) => length));
    return bad(
      `${quantity(kept.length, "passage")} of three or more sentences begin alike; the longest has ${longest}.`,
      "Vary how they begin, or join two of them.",
      kept.map(spanOf),
    );
  },
};
