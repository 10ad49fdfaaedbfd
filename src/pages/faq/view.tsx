import { Link } from "react-router";

import { addressOfWordCounter } from "#tools/tool-address.ts";
import { Prose } from "#ui/prose/prose.tsx";

import { questionGroups } from "./questions.ts";

/** Questions and answers, all in sight: a page that can be searched beats one that must be unfolded. */
export default function FaqView() {
  return (
    <Prose>
      <h1>Questions and answers</h1>
      <p>
        How each figure is counted stands with the figure itself: press it in the{" "}
        <Link to={addressOfWordCounter()}>word counter</Link>. Here is the rest.
      </p>
      {questionGroups.map((group) => (
        <section key={group.name}>
          <h2>{group.name}</h2>
          {group.questions.map(({ question, answer, more }) => (
            <div key={question}>
              <h3>{question}</h3>
              <p>
                {answer}
                {more === undefined ? null : (
                  <>
                    {" "}
                    <Link to={more.path === "/" ? addressOfWordCounter() : more.path}>{more.name}</Link>.
                  </>
                )}
              </p>
            </div>
          ))}
        </section>
      ))}
      <h2>Not answered?</h2>
      <p>
        <Link to="/contact">Ask us</Link>.
      </p>
    </Prose>
  );
}
