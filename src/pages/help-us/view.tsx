import { Link } from "react-router";

import { site } from "#config";
import { Prose } from "#ui/prose/prose.tsx";

const repository = site.socialLinks.find(({ name }) => name === "GitHub");

/** How people can help, none of it with money. */
export default function HelpUsView() {
  return (
    <Prose>
      <h1>Help us</h1>
      <p>
        There is nothing to buy here and no donation to make. What helps most is what only a reader can give:
        the case that we did not think of.
      </p>

      <h2>Report a wrong count</h2>
      <p>
        Your text never reaches us, so we see no mistake unless you show it. Three things make a report that
        can be acted on:
      </p>
      <ol>
        <li>the shortest piece of text that still goes wrong,</li>
        <li>the figure that you got, and the one that you expected,</li>
        <li>why: the program or rule by which you counted.</li>
      </ol>
      <p>
        <Link to="/contact">Send it to us</Link>. Change names and anything private before you do.
      </p>

      <h2>Tell us what is missing</h2>
      <p>
        A form whose limit counts in a way that no tool shows, a language that is cut in the wrong places, a
        figure that you work out by hand every week: each of them is worth a line.
      </p>

      <h2>Check a fact</h2>
      <p>
        <Link to="/blog">Articles</Link> give a source and a year for what they claim. Limits and style guides
        change. If you know of a newer source, or found that one says something else, write to us and the
        article will be corrected, with the date.
      </p>

      <h2>Pass it on</h2>
      <p>
        A link in a course page, a style guide or a newsletter brings the tool to somebody who needs it. There
        is no campaign behind the site: people are how others find it.
      </p>

      {repository === undefined ? null : (
        <>
          <h2>Work on it</h2>
          <p>
            Everything that counts your words is open. Read it, try it and propose changes{" "}
            <a href={repository.url} rel="noopener">
              on {repository.name}
            </a>
            .
          </p>
        </>
      )}
    </Prose>
  );
}
