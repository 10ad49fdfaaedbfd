import { nameFolding } from "#core/analyses/frequency/terms.ts";
import type { Vocabulary } from "#core/analyses/frequency/frequency.ts";
import { loadSentenceRules } from "#core/sentences/load-sentence-rules.ts";
import { stemLanguages } from "#core/lexicon/stem-languages.ts";
import { readConcordanceLine, sortConcordance } from "#core/statistics/concordance.ts";
import type { ConcordanceOrder } from "#core/statistics/concordance.ts";
import { indexText } from "#core/statistics/indexed-text.ts";
import type { IndexedText, WordPolicy } from "#core/statistics/indexed-text.ts";
import { measureLexicalDiversity } from "#core/statistics/lexical-diversity.ts";
import { findNeighbours } from "#core/statistics/neighbours.ts";
import { findStopNumbers } from "#core/statistics/stop-numbers.ts";
import { chooseTerms, sortTerms } from "#core/statistics/term-list.ts";
import { findPlaces, findTerm, nameTerm, tabulateTerms } from "#core/statistics/term-table.ts";
import type { PhraseLength, TermTable } from "#core/statistics/term-table.ts";
import type { Handlers, Tell } from "#workspace/tool-worker/serve-requests.ts";

import { compareTables, compareWithList } from "./comparison.ts";
import { compileFilter } from "./compile-filter.ts";
import { findFunctionWords, findLanguage } from "./language-data.ts";
import type {
  ChartsReply,
  Grouping,
  ListOptions,
  ListReply,
  Replies,
  Requests,
  TermReply,
  TermRow,
} from "./requests.ts";

const firstRows = 200;
const mostRows = 2000;
const mostTables = 8;
const mostMarkedSpans = 2000;
const mostCollocates = 200;
const contextUnits = 160;
const chartTerms = 80;
const stripTerms = 8;
const zipfPoints = 400;

interface CurrentList {
  readonly id: number;
  readonly table: TermTable;
  readonly terms: Int32Array;
  readonly grouping: Grouping;
  readonly policy: WordPolicy;
  readonly stopNumbers: ReadonlySet<number>;
}

/** What the worker knows: one text, its words by each policy that was asked for, and the list that is on the screen. */
export class FrequencyDesk {
  readonly #tell: Tell;
  #text = "";
  #language = "en";
  /** By policy; the tables by policy and length. The last asked for come last. */
  readonly #indexes = new Map<string, IndexedText>();
  readonly #tables = new Map<string, TermTable>();
  #list: CurrentList | null = null;
  #sortedLines: { readonly key: string; readonly places: Uint32Array } | null = null;

  /** Each rejects for a list that is no longer there. */
  readonly handlers = {
    open: (options) => this.#open(options),
    list: (options) => this.#makeList(options),
    rows: async ({ list, start, end }) => ({
      rows: this.#rowsOf(this.#listOf(list), start, Math.min(end, start + mostRows)),
    }),
    term: async ({ list, name, reach }) => this.#describe(this.#listOf(list), name, reach),
    lines: async (options) => this.#readLines(options),
    charts: async ({ list }) => this.#chart(this.#listOf(list)),
    diversity: async ({ list }) => this.#measureDiversity(this.#listOf(list)),
    compare: (options) => this.#compare(options),
    table: async ({ list, limit }) => ({ rows: this.#rowsOf(this.#listOf(list), 0, limit) }),
  } satisfies Handlers<Requests, Replies>;

  constructor(tell: Tell) {
    this.#tell = tell;
  }

  async #open({ text, language }: Requests["open"]): Promise<Replies["open"]> {
    this.#text = text;
    this.#language = await findLanguage(text, language);
    this.#indexes.clear();
    this.#tables.clear();
    this.#list = null;
    this.#sortedLines = null;
    return { words: null };
  }

  async #makeList(options: Requests["list"]): Promise<ListReply> {
    const { phraseLength, leastCount, leastLength, withNumbers, order, direction } = options;
    const grouping = groupingFor(options.grouping, this.#language);
    const policy = policyOf({ ...options, grouping }, this.#language);
    const table = await this.#tabulate(policy, phraseLength);
    const functionWords = options.skipFunctionWords ? await findFunctionWords(this.#language) : null;
    const stopWords = [...(functionWords ?? []), ...options.ownWords];
    const stopNumbers = findStopNumbers(table.indexed, stopWords, policy);
    const filter =
      options.filter === null
        ? null
        : compileFilter(options.filter.text, options.filter.isPattern, options.matchCase);
    const chosen = chooseTerms(table, {
      leftOut: stopNumbers,
      leastCount,
      leastLength,
      withNumbers,
      pattern: filter?.kind === "ready" ? filter.pattern : null,
    });
    const list: CurrentList = {
      id: options.list,
      table,
      terms: sortTerms(table, chosen, order, direction),
      grouping,
      policy,
      stopNumbers,
    };
    this.#list = list;
    return {
      list: list.id,
      language: this.#language,
      grouping,
      functionWords: describeFunctionWords(options.skipFunctionWords, functionWords, this.#language),
      words: table.indexed.words.length,
      whole: vocabularyOf(table.counts, null),
      listed: vocabularyOf(table.counts, chosen),
      problem: filter?.kind === "wrong" ? filter.reason : null,
      rows: this.#rowsOf(list, 0, firstRows),
    };
  }

  async #tabulate(policy: WordPolicy, phraseLength: PhraseLength): Promise<TermTable> {
    const name = `${nameFolding(policy)}${policy.joinHyphens === true ? " hyphens" : ""}`;
    const tableName = `${name} ${phraseLength}`;
    const known = this.#tables.get(tableName);
    if (known !== undefined) return known;
    const indexed = this.#indexes.get(name) ?? (await this.#index(this.#text, policy));
    this.#indexes.set(name, indexed);
    const table = tabulateTerms(indexed, phraseLength);
    this.#tables.set(tableName, table);
    dropOldest(this.#tables, mostTables);
    dropOldest(this.#indexes, mostTables);
    return table;
  }

  async #index(text: string, policy: WordPolicy): Promise<IndexedText> {
    const rules = await loadSentenceRules(this.#language);
    return indexText(text, policy, rules, (read) => this.#tell(read, text.length));
  }

  #listOf(id: number): CurrentList {
    if (this.#list === null || this.#list.id !== id) throw new Error("The list has changed.");
    return this.#list;
  }

  #rowsOf({ table, terms }: CurrentList, start: number, end: number): readonly TermRow[] {
    return Array.from(terms.subarray(start, end), (term) => rowOf(table, term));
  }

  #describe({ table }: CurrentList, name: string, reach: number): TermReply {
    const term = findTerm(table, name);
    const places = findPlaces(table, term);
    const { starts, ends } = table.indexed;
    return {
      name,
      count: places.length,
      dispersion: dispersionOf(table, term),
      places,
      words: table.indexed.words.length,
      collocates: findNeighbours(table, term, { window: reach }).slice(0, mostCollocates),
      spans: Array.from(places.subarray(0, mostMarkedSpans), (place) => ({
        start: starts[place] ?? 0,
        end: ends[place + table.phraseLength - 1] ?? 0,
      })),
    };
  }

  #readLines({ list, name, order, start, end }: Requests["lines"]): Replies["lines"] {
    const { table } = this.#listOf(list);
    const places = this.#sortLines(list, table, name, order).subarray(start, Math.min(end, start + mostRows));
    return {
      lines: Array.from(places, (place) =>
        readConcordanceLine(table.indexed, place, table.phraseLength, contextUnits),
      ),
    };
  }

  /** Sorted once, however many windows of the lines are read. */
  #sortLines(list: number, table: TermTable, name: string, order: ConcordanceOrder): Uint32Array {
    const key = `${list} ${order} ${name}`;
    if (this.#sortedLines?.key !== key) {
      const found = findPlaces(table, findTerm(table, name));
      this.#sortedLines = {
        key,
        places: sortConcordance(table.indexed, found, table.phraseLength, order),
      };
    }
    return this.#sortedLines.places;
  }

  #chart({ table, terms }: CurrentList): ChartsReply {
    const frequent = sortTerms(table, terms, "count", "descending").subarray(0, chartTerms);
    const all = sortTerms(
      table,
      Int32Array.from({ length: table.types }, (_, term) => term),
      "count",
      "descending",
    );
    return {
      top: Array.from(frequent, (term) => rowOf(table, term)),
      strips: Array.from(frequent.subarray(0, stripTerms), (term) => ({
        name: nameTerm(table, term),
        places: findPlaces(table, term),
        dispersion: dispersionOf(table, term),
      })),
      zipf: spreadRanks(all.length, zipfPoints).map((rank) => {
        const term = all[rank - 1] ?? 0;
        return { rank, count: table.counts[term] ?? 0, name: nameTerm(table, term) };
      }),
      words: table.indexed.words.length,
    };
  }

  #measureDiversity({ table: { indexed } }: CurrentList): Replies["diversity"] {
    return measureLexicalDiversity(Array.from(indexed.words, (word) => indexed.names[word] ?? ""));
  }

  async #compare({ list, text, leastCount }: Requests["compare"]): Promise<Replies["compare"]> {
    const { table, grouping, policy, stopNumbers } = this.#listOf(list);
    const stopNames = new Set(Array.from(stopNumbers, (number) => table.indexed.names[number] ?? ""));
    const leftOut = (name: string): boolean => stopNames.has(name);
    if (text === null) {
      const forms = await this.#tabulate({}, 1);
      return compareWithList(forms, grouping, leastCount, leftOut);
    }
    const other = tabulateTerms(await this.#index(text, policy), table.phraseLength);
    return compareTables(table, other, leastCount, leftOut);
  }
}

function describeFunctionWords(
  asked: boolean,
  words: readonly string[] | null,
  language: string,
): ListReply["functionWords"] {
  if (!asked) return { kind: "off" };
  return words === null ? { kind: "missing", language } : { kind: "used", language };
}

/** What the person asked for, as far as the language has it. */
function groupingFor(grouping: Grouping, language: string): Grouping {
  if (grouping === "lemma") return language === "en" ? "lemma" : "form";
  if (grouping === "stem") return stemLanguages.some((known) => known === language) ? "stem" : "form";
  return "form";
}

function policyOf(
  { grouping, matchCase, foldMarks, joinHyphens }: ListOptions,
  language: string,
): WordPolicy {
  const stemLanguage = stemLanguages.find((known) => known === language);
  return {
    matchCase,
    foldDiacritics: foldMarks,
    joinHyphens,
    grouping:
      grouping === "stem" && stemLanguage !== undefined
        ? { by: "stem", language: stemLanguage }
        : { by: grouping === "lemma" ? "lemma" : "form" },
  };
}

function rowOf(table: TermTable, term: number): TermRow {
  const { counts, tokens, firsts, indexed, phraseLength } = table;
  const first = firsts[term] ?? 0;
  const count = counts[term] ?? 0;
  return {
    term,
    name: nameTerm(table, term),
    count,
    share: count / tokens,
    dispersion: dispersionOf(table, term),
    firstWord: first + 1,
    firstSpan: { start: indexed.starts[first] ?? 0, end: indexed.ends[first + phraseLength - 1] ?? 0 },
  };
}

function dispersionOf({ dispersions }: TermTable, term: number): number | null {
  const dispersion = dispersions[term] ?? Number.NaN;
  return Number.isNaN(dispersion) ? null : dispersion;
}

/** The vocabulary of some terms of a table, or of all. */
function vocabularyOf(counts: Int32Array, terms: Int32Array | null): Vocabulary {
  let tokens = 0;
  let distinct = 0;
  let hapaxes = 0;
  const add = (count: number): void => {
    tokens += count;
    distinct += 1;
    if (count === 1) hapaxes += 1;
  };
  if (terms === null) for (const count of counts) add(count);
  else for (const term of terms) add(counts[term] ?? 0);
  return { tokens, distinct, hapaxes };
}

/** Ranks from 1 to the last, evenly over a logarithmic axis, each once. */
function spreadRanks(last: number, most: number): readonly number[] {
  const ranks = new Set<number>();
  for (let step = 0; step < most && last > 0; step += 1) {
    ranks.add(Math.round(last ** (step / (most - 1))));
  }
  return [...ranks];
}

function dropOldest(map: Map<string, unknown>, most: number): void {
  for (const oldest of map.keys()) {
    if (map.size <= most) return;
    map.delete(oldest);
  }
}
