import { Link } from "react-router";

import { Prose } from "#ui/prose/prose.tsx";

/** For every address that leads nowhere. It is prerendered once, so it must not say which address that was. */
export default function NotFoundView() {
  return (
    <Prose>
      <h1>There is no page here</h1>
      <p>
        The address may be mistyped, or the page may have moved. If you were working on a text, it is where
        you left it.
      </p>
      <p>
        <Link to="/">Go to the word counter</Link> or <Link to="/tools">see all tools</Link>.
      </p>
    </Prose>
  );
}
