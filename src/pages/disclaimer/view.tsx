import { Link } from "react-router";

import { Prose } from "#ui/prose/prose.tsx";

/** Which figures are exact, which are estimates, and what none of them can say. */
export default function DisclaimerView() {
  return (
    <Prose>
      <h1>Disclaimer</h1>
      <p>
        The tools help you to see your own text more clearly. They do not replace the judgement of an editor,
        a teacher, a lawyer or whoever will read it.
      </p>

      <h2>Exact, by a stated rule</h2>
      <p>
        Counts of words, characters, paragraphs and lines follow rules that are written beside them. By that
        rule they are exact, and a figure that is not is a mistake we want to hear of. Another program may use
        another rule. Where a limit decides something, such as an application or a contest, check with the
        program or form that will count.
      </p>

      <h2>Estimates</h2>
      <ul>
        <li>
          <strong>Sentences.</strong> A full stop can end a sentence or an abbreviation. The tool decides as a
          reader would in most cases, not in all.
        </li>
        <li>
          <strong>Reading and speaking times.</strong> They are words divided by an average rate. You, your
          readers and your text may be far from the average.
        </li>
        <li>
          <strong>Readability.</strong> The formulas see the lengths of words and sentences, take syllables
          from a dictionary or from spelling, and know nothing of meaning. Each was made for prose in one
          language, most for English.
        </li>
        <li>
          <strong>Grammar, spelling and style.</strong> A rule can miss a mistake, and can mark what is right.
          The <Link to="/accuracy">accuracy page</Link> says how often, on which test sets.
        </li>
        <li>
          <strong>Pages.</strong> They are set in real fonts by stated rules. Your word processor breaks lines
          and pages by its own, so a page more or less is possible.
        </li>
        <li>
          <strong>Keyword density.</strong> It says how often a term occurs. No search engine that we know of
          publishes a density to aim for.
        </li>
      </ul>

      <h2>Articles</h2>
      <p>
        Articles name their sources and the year. Platforms change their limits without notice, and style
        guides appear in new editions: where it matters, follow the link to the source. Articles are general
        information and no legal, academic or professional advice.
      </p>

      <h2>Links and names</h2>
      <p>
        We are not responsible for what stands on other sites that we link to. Names of products and platforms
        belong to their owners; that we mention them does not mean that they endorse this site, or we them.
      </p>

      <h2>Found a mistake?</h2>
      <p>
        <Link to="/contact">Tell us</Link>, best with the text that shows it and what you expected.
      </p>
    </Prose>
  );
}
