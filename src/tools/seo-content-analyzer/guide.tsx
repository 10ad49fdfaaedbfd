import { assessmentFacts } from "#core/seo/facts/registry.ts";
import type { AssessmentGroup, Basis } from "#core/seo/assessment.ts";
import { Questions } from "#ui/prose/questions.tsx";

import { tool } from "./tool.ts";

const groups: readonly (readonly [group: AssessmentGroup, heading: string])[] = [
  ["keyphrase", "Keyphrase checks with reasons"],
  ["content", "Content and results"],
  ["readability", "Readability"],
  ["page", "Structured data check, and the rest of a page’s source"],
];
const bases: Readonly<Record<Basis, string>> = {
  published: "published",
  usability: "for readers",
  folklore: "rule of thumb",
};

/** What stands under the tool: every check with its reason, methods, sources, limits, questions. */
export default function SeoContentAnalyzerGuide() {
  return (
    <>
      <h2>What it tells, and what it does not</h2>
      <p>
        Set the phrase that your page should be found by, and write, paste or open the text. Each check says
        what it found, why that matters, where, and what to do. It also says what it rests on: something that
        a search engine or a standard publishes, something that helps readers, or a rule of thumb of the trade
        that no search engine publishes. There is no overall score. A check that you do not want, or a single
        place that is right as it is, can be put aside for this document and brought back.
      </p>
      <p>
        HTML and Markdown are read as such: headings, links and alternative texts, and of a page’s source its
        title, description, canonical address, robots, structured data (JSON-LD and microdata), Open Graph,
        Twitter tags and versions in other languages; of Markdown also the front matter, in YAML or TOML.
        Scripts, menus and what the source hides are not read. Code and block quotations count in no figure
        but those of links and pictures: nobody can mend another’s words.
      </p>

      <h2>The checks</h2>
      {groups.map(([group, heading]) => (
        <section key={group}>
          <h3>{heading}</h3>
          <dl>
            {assessmentFacts
              .filter((facts) => facts.group === group)
              .map(({ id, name, why, basis, source }) => (
                <div key={id}>
                  <dt>
                    {name} ({bases[basis]})
                  </dt>
                  <dd>
                    {why} {source === null ? null : <a href={source.address}>{source.name}</a>}
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}

      <h2>How words are matched</h2>
      <p>
        A sentence names the keyphrase when all its words that carry meaning are in it, in whatever order and
        form: “run” is found in “running”. Function words are passed over. Forms are known for eleven
        languages by the <a href="https://snowballstem.org/">Snowball stemmers</a>. In quotation marks, a
        keyphrase is looked for just as it stands. Synonyms count where the reader is served by them, and not
        in the title, the slug and the density.
      </p>
      <p>
        The bounds of most checks are those that{" "}
        <a href="https://github.com/Yoast/wordpress-seo/blob/trunk/packages/yoastseo/src/scoring/assessments/SCORING%20SEO.md">
          Yoast SEO publishes
        </a>
        , so that you see the same ratings. The code is the project’s own, and how often both agree is
        measured in the project.
      </p>

      <h2>Results preview in true pixel widths</h2>
      <p>
        Title and description are measured letter by letter in the widths of Arial and broken into lines as
        results are, on a computer and on a phone: titles at about 600 pixels, descriptions at about 920 and
        680. People who measure results agreed on these in November 2026; search engines publish none, and
        change them.
      </p>

      <h2>Outline of headings</h2>
      <p>
        The headings stand as a tree with the words below each. Skipped levels, a second main heading,
        headings without words or text, repeated headings and long stretches without any are told.
      </p>

      <h2>Missing terms by BM25</h2>
      <p>
        Paste up to five texts that answer the same question. For each word and phrase of up to three words,
        the frequency is saturated as in{" "}
        <a href="https://doi.org/10.1561/1500000019">BM25 (Robertson and Zaragoza 2009)</a>, averaged over
        these texts, less that of yours, and weighed by its rarity in everyday English. You see in how many
        texts it stands, how often, and an example. What you paste stays on this page.
      </p>

      <h2>Limits</h2>
      <p>
        None of this says where a page will stand in results. Passive voice, transition words, word
        complexity, Flesch Reading Ease and inclusive wording are for English alone. Scripts and style sheets
        of a page are not run, and nothing is fetched: addresses and pictures are not tried. Cells of tables
        count as words and not as sentences. Structured data is read as JSON-LD and microdata; RDFa is not.
        Required fields are those that Google asked for in 2026 as far as we could compare; its own pages
        decide.
      </p>

      <Questions questions={tool.questions} />
    </>
  );
}
