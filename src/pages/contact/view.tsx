import { Link } from "react-router";

import { site } from "#config";
import { Prose } from "#ui/prose/prose.tsx";

import { ContactForm } from "./contact-form.tsx";

/** The way to the people behind the site: a form, and the address for those who would rather write mail. */
export default function ContactView() {
  return (
    <Prose>
      <h1>Contact</h1>
      <p>
        A question, a mistake, an idea: write to us here, or to{" "}
        <a href={`mailto:${site.contactAddress}`}>{site.contactAddress}</a>. Many questions have an answer on{" "}
        <Link to="/faq">the page of questions</Link> already.
      </p>
      <ContactForm />
    </Prose>
  );
}
