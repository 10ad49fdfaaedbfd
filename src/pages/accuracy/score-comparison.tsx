import type { ComparedScore, QualityReport } from "./quality-report.ts";
import styles from "./view.module.css";

const peer = "text-readability";

/** Names that are more than their letters say. */
const properNames: ReadonlyMap<string, string> = new Map([
  ["fleschKincaidGrade", "Flesch-Kincaid grade"],
  ["smog", "SMOG"],
  ["colemanLiau", "Coleman-Liau index"],
  ["daleChall", "Dale-Chall"],
  ["linsearWrite", "Linsear Write"],
  ["lix", "LIX"],
  ["rix", "RIX"],
]);

/** The name of a score from the one it has in the file: `gunningFog` is `Gunning fog`. */
function nameOfScore(score: string): string {
  const words = score.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return properNames.get(score) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

function ScoreRow({ score: { score, ours, textReadability, why } }: { readonly score: ComparedScore }) {
  return (
    <tr>
      <th scope="row">{nameOfScore(score)}</th>
      <td>{ours?.toFixed(1) ?? "none"}</td>
      <td>{textReadability.toFixed(1)}</td>
      <td className={styles.why}>{why}</td>
    </tr>
  );
}

interface ScoreComparisonProps {
  readonly comparisons: QualityReport["readability"];
}

/** Scores of the same texts by this product and by another program: neither is right or wrong, each has its rule. */
export function ScoreComparison({ comparisons }: ScoreComparisonProps) {
  return (
    <section className={styles.group} aria-labelledby="scores">
      <h2 id="scores">Readability scores beside another program</h2>
      <p>
        The same formula gives different scores when two programs count words, sentences or syllables by other
        rules. Here are texts scored by both, and the reason for each difference.
      </p>
      {comparisons.map(({ text, scores }) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled with the arrow keys
        <section key={text} className={styles.wide} tabIndex={0} aria-label={`Scores of ${text}`}>
          <table className={styles.table}>
            <caption>{text}</caption>
            <thead>
              <tr>
                <th scope="col">Score</th>
                <th scope="col">Here</th>
                <th scope="col">{peer}</th>
                <th scope="col">Why they differ</th>
              </tr>
            </thead>
            <tbody>
              {scores.map((score) => (
                <ScoreRow key={score.score} score={score} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </section>
  );
}
