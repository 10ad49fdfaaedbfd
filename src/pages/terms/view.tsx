import { Link } from "react-router";

import { site } from "#config";
import { Prose } from "#ui/prose/prose.tsx";

/** The terms of use, in plain words. */
export default function TermsView() {
  return (
    <Prose>
      <h1>Terms of service</h1>
      <p>
        These terms are short because the site takes nothing from you. Using it means that you accept them.
      </p>

      <h2>What you may do</h2>
      <p>
        Use the site as much as you like, for any lawful purpose, at work as well, free of charge. You need no
        account. You may link to any page.
      </p>

      <h2>Your text is yours</h2>
      <p>
        We claim no right to anything that you write, paste or open here. It stays on your device and does not
        reach us; <Link to="/privacy">the privacy page</Link> says how to check that.
      </p>

      <h2>What we ask</h2>
      <p>
        Do not try to break the site for others, and do not pass it off as your own. Articles may be quoted
        with a link; to reprint one whole, <Link to="/contact">ask us</Link> first.
      </p>

      <h2>What you cannot count on</h2>
      <p>
        The site is offered as it is. We test it with care and correct mistakes that we learn of, yet we give
        no guarantee that every figure is free of error, that it agrees with the program of whoever set a
        limit, or that the site is always there. Read <Link to="/disclaimer">what the figures can tell</Link>{" "}
        before you stake a deadline on one.
      </p>
      <p>
        Texts are kept by your browser, which can lose them: keep a copy of important work. As far as the law
        allows, we are not liable for damage that comes from using the site. Nothing here limits rights that
        the law gives you and that cannot be waived.
      </p>

      <h2>Changes</h2>
      <p>When the site changes, these terms may have to. The present ones always stand on this page.</p>

      <h2>Questions</h2>
      <p>
        Write to <a href={`mailto:${site.contactAddress}`}>{site.contactAddress}</a>.
      </p>
    </Prose>
  );
}
