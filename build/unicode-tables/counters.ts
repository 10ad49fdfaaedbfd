import type { FieldName } from "#core/scan/fields.ts";
import type { Automaton, AutomatonRules } from "./automaton.ts";
import { explore, minimise, multiply } from "./automaton.ts";
import type { BoundaryRules } from "./boundary-rules.ts";
import type { CharacterClass } from "./character-data.ts";
import { graphemeRules } from "./grapheme-rules.ts";
import { sentenceRules } from "./sentence-rules.ts";
import { wordRules } from "./word-rules.ts";

type CountingRules<State> = AutomatonRules<State, CharacterClass>;

/** What a step adds one to, as an automaton says it; a field may stand twice. */
function say(...fields: readonly (FieldName | false)[]): string {
  return fields.filter((field) => field !== false).join();
}

/** Whether a class holds what makes a segment a word: a letter or a number. */
export function isLetterOrNumber({ category }: CharacterClass): boolean {
  return category === "letters" || category === "digits" || category === "otherNumbers";
}

/** Counts what a character is whatever stands around it. */
const characters: CountingRules<null> = {
  start: null,
  step(state, { category, whiteSpace, cjk, utf8Bytes }) {
    const output = say("codePoints", category, whiteSpace && "whiteSpace", cjk && "cjkCharacters");
    return { state, output: output + ",utf8Bytes".repeat(utf8Bytes) };
  },
  finish: () => "",
};

/** Counts the segments of boundary rules. */
function countSegments<State>(rules: BoundaryRules<State>, field: FieldName): CountingRules<State> {
  return {
    start: rules.start,
    step(before, character) {
      const { state, edge, confirmed } = rules.step(before, character);
      return { state, output: say(edge && field, confirmed && field) };
    },
    finish: (state) => say(rules.isOpen(state) && field),
  };
}

interface VisibleState<State> {
  readonly inner: State;
  /** The grapheme has been white space so far. */
  readonly blank: boolean;
}

/** Counts the graphemes that hold more than white space. */
function countVisible<State>(rules: BoundaryRules<State>): CountingRules<VisibleState<State>> {
  return {
    start: { inner: rules.start, blank: true },
    step(before, character) {
      const { state: inner, edge } = rules.step(before.inner, character);
      const wasBlank = edge || before.blank;
      return {
        state: { inner, blank: wasBlank && character.whiteSpace },
        output: say(wasBlank && !character.whiteSpace && "visibleGraphemes"),
      };
    },
    finish: () => "",
  };
}

interface WordLikeState<State> {
  readonly inner: State;
  /** The segment has been counted; what stands before the tentative edge of it, where one is open. */
  readonly counted: boolean;
  /** A letter or number stands after the tentative edge. */
  readonly countedAfter: boolean;
}

/** Counts the segments that hold a letter or a number, each as soon as that is certain. */
function countWordLike<State>(rules: BoundaryRules<State>): CountingRules<WordLikeState<State>> {
  return {
    start: { inner: rules.start, counted: false, countedAfter: false },
    step(before, character) {
      const { state: inner, edge, confirmed } = rules.step(before.inner, character);
      const isOpen = rules.isOpen(inner);
      let { counted, countedAfter } = before;
      let words = 0;
      if (confirmed) {
        words += countedAfter ? 1 : 0;
        counted = countedAfter;
        countedAfter = false;
      } else if (!isOpen && countedAfter) {
        words += counted ? 0 : 1;
        counted = true;
        countedAfter = false;
      }
      if (edge) counted = false;
      if (isLetterOrNumber(character)) {
        if (isOpen) {
          countedAfter = true;
        } else {
          words += counted ? 0 : 1;
          counted = true;
        }
      }
      return {
        state: { inner, counted, countedAfter },
        output: say(words > 0 && "unicodeWords", words > 1 && "unicodeWords"),
      };
    },
    finish: ({ countedAfter }) => say(countedAfter && "unicodeWords"),
  };
}

/** Words as word processors count them: runs between white space, and each ideograph or kana by itself. */
const processorWords: CountingRules<"outside" | "inside" | "ideograph"> = {
  start: "outside",
  step(state, { processor }) {
    if (processor === "space") return { state: "outside", output: "" };
    if (processor === "ideograph") return { state: "ideograph", output: say("wordProcessorWords") };
    if (processor === "mark" && state === "ideograph") return { state, output: "" };
    return { state: "inside", output: say(state !== "inside" && "wordProcessorWords") };
  },
  finish: () => "",
};

/** Words as GNU wc counts them. */
const wcWords: CountingRules<"outside" | "inside"> = {
  start: "outside",
  step(state, { printed }) {
    if (printed === "ignored") return { state, output: "" };
    if (printed === "space") return { state: "outside", output: "" };
    return { state: "inside", output: say(state === "outside" && "wcWords") };
  },
  finish: () => "",
};

/** Lines, each counted with its first character: its line break, for an empty line. CR LF is one line break. */
const lines: CountingRules<"start" | "after CR" | "blank" | "visible"> = {
  start: "start",
  step(state, { lineBreak, whiteSpace }) {
    if (state === "after CR" && lineBreak === "LF") return { state: "start", output: "" };
    const isFirst = state === "start" || state === "after CR";
    if (lineBreak !== "none") {
      return {
        state: lineBreak === "CR" ? "after CR" : "start",
        output: say("lineBreakGraphemes", isFirst && "lines"),
      };
    }
    return {
      state: state === "visible" || !whiteSpace ? "visible" : "blank",
      output: say(isFirst && "lines", !whiteSpace && state !== "visible" && "nonBlankLines"),
    };
  },
  finish: () => "",
};

/** Runs of characters whose words are found with a dictionary; marks and joiners neither begin nor end one. */
const dictionaryRuns: CountingRules<boolean> = {
  start: false,
  step(inRun, { dictionary, word }) {
    if (dictionary) return { state: true, output: say(!inRun && "dictionaryRuns") };
    return { state: inRun && (word === "Extend" || word === "Format" || word === "ZWJ"), output: "" };
  },
  finish: () => "",
};

/**
 * The automata that together count everything. Their product is what scans a text; it has some thirty times as many
 * steps to write down, so it is multiplied out where it is used.
 */
export function createCounters(classes: readonly CharacterClass[]): Automaton[] {
  const count = <State>(rules: CountingRules<State>): Automaton => minimise(explore(rules, classes));
  return [
    count(characters),
    multiply([
      count(countSegments(graphemeRules, "graphemes")),
      count(countVisible(graphemeRules)),
      count(lines),
      count(processorWords),
      count(wcWords),
    ]),
    multiply([count(countWordLike(wordRules)), count(dictionaryRuns)]),
    count(countSegments(sentenceRules, "unicodeSentences")),
  ];
}

/** The automaton that finds edges: a step says `edge`, `tentative` and `confirmed`, the end of a text `confirmed`. */
export function createFinder<State>(
  rules: BoundaryRules<State>,
  classes: readonly CharacterClass[],
): Automaton {
  return minimise(
    explore(
      {
        start: rules.start,
        step(before: State, character: CharacterClass) {
          const { state, edge, tentative, confirmed } = rules.step(before, character);
          const output = [edge && "edge", tentative && "tentative", confirmed && "confirmed"];
          return { state, output: output.filter((part) => part !== false).join() };
        },
        finish: (state) => (rules.isOpen(state) ? "confirmed" : ""),
      },
      classes,
    ),
  );
}
