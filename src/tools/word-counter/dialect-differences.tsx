import type { CountingDialect } from "#core/dialects/counting-dialects.ts";
import type { DialectComparison, DifferingToken } from "#core/dialects/compare-dialects.ts";
import { programNotes } from "#core/dialects/program-notes.ts";
import { Button } from "#ui/button/button.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useAnalysis } from "#workspace/use-analysis.ts";
import { useWorkspaceActions } from "#workspace/use-workspace.ts";

import styles from "./dialect-differences.module.css";
import { comparedDialects } from "./compared-dialects.ts";
import { failureSentence } from "./failure-sentence.ts";
import { formatCount, formatQuantity } from "./format.ts";
import type { LeftOut } from "./shown-counts.ts";
import { WholeTextNote } from "./whole-text-note.tsx";

const shown = 12;

/** The places in the text that the dialects count differently, and what other programs are known to do. */
export default function DialectDifferences({ leftOut }: { readonly leftOut: LeftOut | null }) {
  return (
    <>
      <Disclosure label="Where they differ in your text">
        <WholeTextNote leftOut={leftOut} />
        <Differences />
      </Disclosure>
      <Disclosure label="What other programs count">
        <dl className={styles.programs}>
          {programNotes.map(({ program, note, verified, source, date }) => (
            <div key={program}>
              <dt>
                {program} <span className={styles.quiet}>{verified ? "tried" : "not tried"}</span>
              </dt>
              <dd>{note}</dd>
              <dd className={styles.quiet}>
                {source} ({date})
              </dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </>
  );
}

function Differences() {
  const { result, failure } = useAnalysis("dialects", { limit: shown });
  if (failure !== null) return <Notice tone="problem">{failureSentence(failure)}</Notice>;
  if (result === null) return <p className={styles.quiet}>Comparing…</p>;
  if (result.tokens.length === 0)
    return <p className={styles.quiet}>Nowhere: every rule counts the same words.</p>;
  return <DifferenceTable comparison={result} />;
}

function DifferenceTable({ comparison }: { readonly comparison: DialectComparison }) {
  const { tokens, distinctTokens } = comparison;
  const dialects = comparedDialects(comparison.counts, tokens);
  return (
    <>
      <table className={styles.table}>
        <caption className={styles.quiet}>
          {distinctTokens > tokens.length
            ? `The ${tokens.length} most frequent of ${formatQuantity(distinctTokens, "difference")}`
            : formatQuantity(distinctTokens, "difference")}
          , and what each counts for
        </caption>
        <thead>
          <tr>
            <th scope="col">In the text</th>
            {dialects.map((dialect) => (
              <th key={dialect} scope="col" className={styles.number}>
                {shortNames[dialect]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <TokenRow key={token.text} token={token} dialects={dialects} />
          ))}
        </tbody>
      </table>
      <p className={styles.quiet}>
        {dialects.map((dialect) => `${shortNames[dialect]}: ${fullNames[dialect]}`).join(". ")}.
      </p>
    </>
  );
}

const shortNames: Readonly<Record<CountingDialect, string>> = {
  word: "WP",
  unicode: "Uni",
  wc: "wc",
  dictionary: "Dict",
  cjk: "CJK",
};

const fullNames: Readonly<Record<CountingDialect, string>> = {
  word: "word processors",
  unicode: "Unicode",
  wc: "wc -w",
  dictionary: "words between spaces, and by dictionary where a script has no spaces",
  cjk: "Chinese, Japanese and Korean characters",
};

interface TokenRowProps {
  readonly token: DifferingToken;
  readonly dialects: readonly CountingDialect[];
}

function TokenRow({ token, dialects }: TokenRowProps) {
  const actions = useWorkspaceActions();
  const { text, span, occurrences, counts, reason } = token;
  return (
    <tr>
      <th scope="row">
        <Button look="link" onClick={() => actions.reveal(span)}>
          <bdi className={styles.token}>{text}</bdi>
        </Button>
        {occurrences > 1 ? <span className={styles.quiet}> ×{formatCount(occurrences)}</span> : null}
        <span className={styles.reason}>{reason}</span>
      </th>
      {dialects.map((dialect) => (
        <td key={dialect} className={styles.number}>
          {formatCount(counts[dialect])}
        </td>
      ))}
    </tr>
  );
}
