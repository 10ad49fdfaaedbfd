import { Fragment } from "react";
import { Link } from "react-router";

import { site } from "#config";
import { tools } from "#tools/registry.ts";
import { addressOfTool } from "#tools/tool-address.ts";
import { Prose } from "#ui/prose/prose.tsx";

import { groupTools } from "../tools/tool-groups.ts";

/** What the site is, what it promises, and what it leaves out. */
export default function AboutView() {
  return (
    <Prose>
      <h1>About {site.name}</h1>
      <p>
        {site.name} is a free toolkit for people who work with words. You bring a text once, and each tool is
        another way of looking at it. It asks for no account and no money.
      </p>

      <h2>Figures that explain themselves</h2>
      <p>
        Two programs can count the same page and disagree, and each can be right by its own rule. A number
        without its rule is worth little when a limit is strict. So every figure here says how it was counted
        and by whose standard, and where rules differ you can choose the one that your reader uses.
      </p>

      <h2>Privacy that can be checked</h2>
      <p>
        Your text is worked on in your own browser and is never uploaded. We would rather you did not take our
        word for it: <Link to="/privacy">the privacy page</Link> lists every key that is stored and every
        request that can be made, and shows how to look for yourself. After one visit the site also works with
        the network switched off, which is a proof of its own.
      </p>

      <h2>What there is</h2>
      <ul>
        {groupTools(tools).map((group) => (
          <li key={group.category}>
            <strong>{group.name}.</strong> {group.purpose}{" "}
            {group.tools.map((tool, place) => (
              <Fragment key={tool.slug}>
                {place === 0 ? "" : ", "}
                <Link to={addressOfTool(tool)}>{tool.name}</Link>
              </Fragment>
            ))}
          </li>
        ))}
        <li>
          <Link to="/blog">The blog</Link>: guides for people who write, every figure with its source and its
          year.
        </li>
      </ul>

      <h2>What there is not</h2>
      <ul>
        <li>No advertising, no analytics, no cookies, nothing loaded from other sites.</li>
        <li>No ratings, user numbers or awards that nobody could check.</li>
        <li>
          No verdicts. A readability score is an estimate from the lengths of words and sentences; whether a
          text is good is for its readers to say.
        </li>
      </ul>

      <h2>Say hello</h2>
      <p>
        Questions, mistakes and ideas are welcome: <Link to="/contact">write to us</Link>, or see{" "}
        <Link to="/help-us">how you can help</Link>.
      </p>
    </Prose>
  );
}
