import { useCallback, useEffect, useMemo, useState } from "react";

import type { Collocate } from "#core/statistics/collocation.ts";
import type { ConcordanceLine, ConcordanceOrder } from "#core/statistics/concordance.ts";
import { StripChart } from "#ui/chart/strip-chart.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import { TextField } from "#ui/text-field/text-field.tsx";
import { VirtualTable } from "#ui/virtual-table/virtual-table.tsx";
import type { TableColumn, TableSort } from "#ui/virtual-table/virtual-table.tsx";
import { useReply } from "#workspace/tool-worker/use-reply.ts";
import { useWorkspaceActions } from "#workspace/use-workspace.ts";
import type { Mark } from "#workspace/workspace.ts";

import styles from "./context-view.module.css";
import { formatCount, formatDecimal, formatQuantity, formatRatio } from "./format.ts";
import type { TermReply } from "./requests.ts";
import type { Frequency } from "./use-frequency.ts";
import { useWindows } from "./use-windows.ts";

interface ContextViewProps {
  readonly frequency: Frequency;
  readonly phraseLength: number;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly nameBox: React.RefObject<HTMLInputElement | null>;
}

const orders = [
  { value: "place", label: "Place" },
  { value: "before", label: "Words before" },
  { value: "after", label: "Words after" },
] as const;
const reaches = [
  { value: "1", label: "1" },
  { value: "3", label: "3" },
  { value: "5", label: "5" },
  { value: "10", label: "10" },
] as const;

/** One term with everything around it: each place in its line, where it clusters, and which words keep near it. */
export function ContextView({ frequency, phraseLength, name, onName, nameBox }: ContextViewProps) {
  const { list } = frequency;
  const [reach, setReach] = useState<(typeof reaches)[number]["value"]>("5");
  // What is typed is looked up as the list names it.
  const wanted = name.trim().replaceAll("\u2019", "'").replaceAll(/\s+/g, " ");
  const question =
    list === null || wanted === "" ? null : { list: list.list, name: wanted, reach: Number(reach) };
  const exact = useReply(frequency, "term", question);
  const folded = useReply(
    frequency,
    "term",
    question === null || wanted === wanted.toLowerCase() ? null : { ...question, name: wanted.toLowerCase() },
  );
  const reply = exact.reply?.count === 0 && (folded.reply?.count ?? 0) > 0 ? folded.reply : exact.reply;
  return (
    <div className={styles.view}>
      <TextField
        ref={nameBox}
        type="search"
        label={phraseLength === 1 ? "Word to look up" : `Phrase of ${phraseLength} words to look up`}
        value={name}
        spellCheck={false}
        onChange={onName}
        problem={null}
      />
      {question === null || reply === null || list === null ? (
        <p className={styles.note}>
          Press a row of the list, or type a word here, to see every place where it stands.
        </p>
      ) : reply.count === 0 ? (
        <p className={styles.note}>
          “{reply.name}” does not occur
          {phraseLength > 1 ? ` as a phrase of ${phraseLength} words` : ""}. Words are looked up as the list
          shows them.
        </p>
      ) : (
        <TermPlaces
          frequency={frequency}
          list={list.list}
          term={reply}
          reach={
            <Segmented legend="Words on each side" options={reaches} value={reach} onChange={setReach} />
          }
        />
      )}
    </div>
  );
}

interface TermPlacesProps {
  readonly frequency: Frequency;
  readonly list: number;
  readonly term: TermReply;
  readonly reach: React.ReactNode;
}

function TermPlaces({ frequency: { ask }, list, term, reach }: TermPlacesProps) {
  const actions = useWorkspaceActions();
  const [order, setOrder] = useState<ConcordanceOrder>("place");
  const [chosen, setChosen] = useState(-1);
  const { name, count, spans } = term;
  const source = `${list} ${order} ${name}`;
  const fetchLines = useCallback(
    async (start: number, end: number) => {
      const answer = await ask("lines", { list, name, order, start, end });
      return answer.kind === "done" ? answer.reply.lines : null;
    },
    [ask, list, name, order],
  );
  const { rowAt, onRange } = useWindows<ConcordanceLine>(source, fetchLines);

  useEffect(() => {
    actions.setMarks(spans.map((span): Mark => ({ span, kind: "place" })));
    return () => actions.setMarks([]);
  }, [actions, spans]);

  return (
    <>
      <div className={styles.bar}>
        <p className={styles.heading}>
          <bdi>{name}</bdi>: {formatQuantity(count, "place")}
        </p>
        <Segmented
          legend="Sort the lines by"
          options={orders}
          value={order}
          onChange={(next) => {
            setOrder(next);
            setChosen(-1);
          }}
        />
      </div>
      <VirtualTable
        label={`“${name}” in context`}
        columns={lineColumns}
        rowCount={count}
        rowAt={rowAt}
        onRange={onRange}
        onOpen={({ span }, index) => {
          setChosen(index);
          actions.reveal(span);
        }}
        selectedIndex={chosen}
        resetKey={source}
        keepsFirst={false}
        mostRowsInSight={10}
        empty="No places."
      />
      <p className={styles.note}>
        Press a line to go to its place in the text.
        {count > spans.length ? ` The first ${formatCount(spans.length)} places are marked there.` : ""}
      </p>
      <StripChart
        title={`Where “${name}” stands`}
        summary={`DPnorm ${formatRatio(term.dispersion)}: 0 is perfectly even, 1 all in one of 20 equal parts.`}
        fileName="dispersion-of-a-word"
        labelHeading="Term"
        length={term.words}
        strips={[{ label: name, positions: Array.from(term.places) }]}
        onPick={(_strip, position) => {
          const span = spans[position];
          if (span !== undefined) actions.reveal(span);
        }}
      />
      <div className={styles.bar}>
        <p className={styles.heading}>Words that keep near it</p>
        {reach}
      </div>
      <Collocates collocates={term.collocates} />
    </>
  );
}

const lineColumns: readonly TableColumn<ConcordanceLine>[] = [
  {
    id: "before",
    heading: "Before",
    width: 9,
    grow: 1,
    cell: ({ before }) => (
      <span className={styles.before}>
        <bdi>{before}</bdi>
      </span>
    ),
  },
  {
    id: "found",
    heading: "Found",
    width: 6,
    cell: ({ found }) => <bdi className={styles.found}>{found}</bdi>,
  },
  {
    id: "after",
    heading: "After",
    width: 9,
    grow: 1,
    cell: ({ after }) => <bdi className={styles.after}>{after}</bdi>,
  },
];

const collocateColumns: readonly TableColumn<Collocate>[] = [
  {
    id: "term",
    heading: "Word",
    width: 8,
    grow: 2,
    sorts: "ascending",
    cell: ({ term }) => <bdi>{term}</bdi>,
  },
  {
    id: "count",
    heading: "Near",
    width: 5,
    grow: 1,
    kind: "number",
    sorts: "descending",
    cell: ({ count }) => formatCount(count),
  },
  {
    id: "frequency",
    heading: "In all",
    width: 5,
    grow: 1,
    kind: "number",
    sorts: "descending",
    cell: ({ frequency }) => formatCount(frequency),
  },
  {
    id: "logDice",
    heading: "logDice",
    width: 6,
    grow: 1,
    kind: "number",
    sorts: "descending",
    explanation: "Rychlý 2008: at most 14; one more is twice as often together",
    cell: ({ logDice }) => formatDecimal(logDice),
  },
  {
    id: "mutualInformation",
    heading: "MI",
    width: 5,
    grow: 1,
    kind: "number",
    sorts: "descending",
    explanation: "Mutual information in bits (Church and Hanks 1990); it favours rare words",
    cell: ({ mutualInformation }) => formatDecimal(mutualInformation),
  },
  {
    id: "logLikelihood",
    heading: "G²",
    width: 5,
    grow: 1,
    kind: "number",
    sorts: "descending",
    explanation: "Log-likelihood (Dunning 1993): from 3.84 on, chance makes it less than once in 20 times",
    cell: ({ logLikelihood }) => formatDecimal(logLikelihood),
  },
];

function Collocates({ collocates }: { readonly collocates: readonly Collocate[] }) {
  const [sort, setSort] = useState<TableSort>({ column: "logDice", direction: "descending" });
  const rows = useMemo(() => {
    const sorted = collocates.toSorted((first, second) => compareBy(sort.column, first, second));
    return sort.direction === "ascending" ? sorted : sorted.toReversed();
  }, [collocates, sort]);
  return (
    <>
      <VirtualTable
        label="Words that keep near it"
        columns={collocateColumns}
        rowCount={rows.length}
        rowAt={(index) => rows[index]}
        sort={sort}
        onSort={setSort}
        resetKey={`${sort.column} ${sort.direction}`}
        mostRowsInSight={8}
        empty="No word stands near it at least twice."
      />
      <p className={styles.note}>
        Words that stand near it at least twice, within a sentence. Each place counts once. A high logDice
        says that the two mostly come together; a G² under 3.84 may be chance.
      </p>
    </>
  );
}

function compareBy(column: string, first: Collocate, second: Collocate): number {
  if (column === "count") return first.count - second.count;
  if (column === "frequency") return first.frequency - second.frequency;
  if (column === "mutualInformation") return first.mutualInformation - second.mutualInformation;
  if (column === "logLikelihood") return first.logLikelihood - second.logLikelihood;
  if (column === "logDice") return first.logDice - second.logDice;
  return first.term < second.term ? -1 : 1;
}
