import { bestShare, formatShare } from "./method-groups.ts";
import type { MethodGroup } from "./method-groups.ts";
import type { MeasuredMethod, SubjectResult } from "./quality-report.ts";
import styles from "./view.module.css";

function Share({ result, best }: { readonly result: SubjectResult; readonly best: number }) {
  const text = formatShare(result);
  return (
    <>
      {result.share === best ? <strong>{text}</strong> : text}
      <span className={styles.cases}>
        {result.passed.toLocaleString("en")} of {result.total.toLocaleString("en")}
      </span>
    </>
  );
}

function SubjectRows({ method }: { readonly method: MeasuredMethod }) {
  const best = bestShare(method);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{method.title}: the share of cases right, by program</caption>
      <thead>
        <tr>
          <th scope="col">Program</th>
          <th scope="col">Right</th>
        </tr>
      </thead>
      <tbody>
        {method.results.map((result) => (
          <tr key={result.subject}>
            <th scope="row">
              {result.subject}
              <span className={styles.bar} style={{ inlineSize: `${result.share * 100}%` }} aria-hidden />
            </th>
            <td>
              <Share result={result} best={best} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MethodRows({ group }: { readonly group: MethodGroup }) {
  return (
    // A table wider than the screen is scrolled with the arrow keys, and for that has to take the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.wide} tabIndex={0} aria-label={`${group.title}: table`}>
      <table className={styles.table}>
        <caption className="visually-hidden">{group.title}: the share of cases right, by program</caption>
        <thead>
          <tr>
            <th scope="col">Cases</th>
            {group.subjects.map((subject) => (
              <th key={subject} scope="col">
                {subject}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {group.methods.map((method) => (
            <tr key={method.id} id={method.id}>
              <th scope="row">{method.title}</th>
              {method.results.map((result) => (
                <td key={result.subject}>
                  <Share result={result} best={bestShare(method)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The figures of a group: by program for one method, by method and program for several. */
export function ResultTable({ group }: { readonly group: MethodGroup }) {
  const [only, ...others] = group.methods;
  if (only === undefined) return null;
  return others.length === 0 ? <SubjectRows method={only} /> : <MethodRows group={group} />;
}
