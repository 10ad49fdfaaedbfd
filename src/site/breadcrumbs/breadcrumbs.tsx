import { Link } from "react-router";

import styles from "./breadcrumbs.module.css";
import type { Trail } from "./trail.ts";

/** The way to the page, at its end, where a reader is who wants to go on. Nothing on the home page. */
export function Breadcrumbs({ trail }: { readonly trail: Trail }) {
  const here = trail.at(-1);
  if (here === undefined || trail.length < 2) return null;
  return (
    <nav className={styles.breadcrumbs} aria-label="Breadcrumb">
      <ol className={styles.trail}>
        {trail.slice(0, -1).map(({ name, path }) => (
          <li key={path}>
            <Link to={path} className={styles.link}>
              {name}
            </Link>
          </li>
        ))}
        <li>
          <span aria-current="page" className={styles.here}>
            {here.name}
          </span>
        </li>
      </ol>
    </nav>
  );
}
