import { Link } from "react-router";

import { site } from "#config";
import { Prose } from "#ui/prose/prose.tsx";

import { formatShare, groupMethods, methodsBehind } from "./method-groups.ts";
import type { MethodGroup } from "./method-groups.ts";
import { qualityReport } from "./quality-report.ts";
import { ResultTable } from "./result-table.tsx";
import { ScoreComparison } from "./score-comparison.tsx";
import styles from "./view.module.css";

const { methods, readability } = qualityReport;
const groups = groupMethods(methods);
const behind = methodsBehind(methods);
const caseCount = methods.reduce((sum, { testSet }) => sum + testSet.size, 0);

/** Who comes by a link may go straight to a place far down, or back to one: then every height has to be known. */
const isPrerendering = typeof document === "undefined";

/** Where a method's figures stand: a method alone in its group has no row of its own. */
function placeOf(id: string): string {
  const group = groups.find((candidate) => candidate.methods.some((method) => method.id === id));
  return group === undefined || group.methods.length > 1 ? `#${id}` : `#${group.id}`;
}

function Group({ group }: { readonly group: MethodGroup }) {
  return (
    <section className={styles.group} aria-labelledby={group.id}>
      <h2 id={group.id}>{group.title}</h2>
      <p>
        <strong>What counts as right.</strong> {group.measures}
      </p>
      <ResultTable group={group} />
      <p>
        <strong>What the figures do not say.</strong> {group.limits}
      </p>
      <p className={styles.source}>
        Cases:{" "}
        {group.testSets.map(({ name, source, licence }, place) => (
          <span key={`${name} ${source}`}>
            {place === 0 ? "" : "; "}
            {name} ({source}; {licence})
          </span>
        ))}
        .
      </p>
    </section>
  );
}

/** Every method beside other programs, as the last run of the measurements found it. */
export function Measurements() {
  return (
    <>
      <Prose>
        <h1>Accuracy</h1>
        <p>
          A counter that is wrong is worse than none. So each method of {site.name} is held against cases that
          somebody else has published, and other programs are held against the same ones: {methods.length}{" "}
          measurements on {caseCount.toLocaleString("en")} cases. The figures come from a command in the
          project, which writes them into the file that this page is made from. Nobody types them.
        </p>

        <h2 id="behind">Where another program is ahead</h2>
        {behind.length === 0 ? (
          <p>In none of these measurements does another program pass a greater share of the cases.</p>
        ) : (
          <>
            <p>
              In {methods.length - behind.length} of the {methods.length} measurements no other program passes
              a greater share of the cases. In the rest one does:
            </p>
            <ul>
              {behind.map(({ method, ours, best }) => (
                <li key={method.id}>
                  <a href={placeOf(method.id)}>{method.title}</a>: {formatShare(ours)} here,{" "}
                  {formatShare(best)} by {best.subject}
                </li>
              ))}
            </ul>
          </>
        )}

        <h2 id="measured">What is measured</h2>
        <ul className={styles.contents}>
          {groups.map((group) => (
            <li key={group.id}>
              <a href={`#${group.id}`}>{group.title}</a>
            </li>
          ))}
          {readability.length === 0 ? null : (
            <li>
              <a href="#scores">Readability scores beside another program</a>
            </li>
          )}
        </ul>
        <p>
          In each table the greatest share stands in bold. A test set is a choice of its makers: no figure
          here says how often a tool is right about <em>your</em> text.
        </p>
      </Prose>

      <div className={`${styles.groups} ${isPrerendering ? styles.distant : ""}`}>
        {groups.map((group) => (
          <Group key={group.id} group={group} />
        ))}
        {readability.length === 0 ? null : <ScoreComparison comparisons={readability} />}
      </div>

      <Prose>
        <h2 id="run">Run it yourself</h2>
        <p>
          With a copy of the project, <code>npm run bench:quality</code> makes every measurement again on your
          own machine and writes <code>benchmarks/quality/results.json</code>, of which this page is made. The
          same code writes the same file, byte for byte. Test sets and programs are fetched with the project’s
          other packages, each in the version that the tables name.
        </p>
        <p>
          Found a case that goes wrong? <Link to="/contact">Send it to us</Link>: that is how a method gets
          better.
        </p>
      </Prose>
    </>
  );
}
