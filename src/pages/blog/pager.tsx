import { Link } from "react-router";

import { pathOfList } from "./article.ts";
import { pagerNumbers } from "./article-list.ts";
import type { ListPlace } from "./article-list.ts";
import styles from "./pager.module.css";

/** Links to the pages of a list; nothing where there is one page. They are plain links and work without scripts. */
export function Pager({ place }: { readonly place: ListPlace }) {
  const { page, pageCount, tag } = place;
  const numbers = pagerNumbers(page, pageCount);
  if (pageCount === 1) return null;
  return (
    <nav className={styles.pager} aria-label="Pages">
      {page === 1 ? null : (
        <Link to={pathOfList(page - 1, tag)} rel="prev">
          Newer
        </Link>
      )}
      <ol className={styles.numbers}>
        {numbers.map((number, index) =>
          number === null ? (
            <li key={`before ${numbers[index + 1]}`} aria-hidden>
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={pathOfList(number, tag)}

                aria-label={`Page ${number}`}
                {...(number === page ? { "aria-current": "page" as const } : {})}
              >
                {number}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page === pageCount ? null : (
        <Link to={pathOfList(page + 1, tag)} rel="next">
          Older
        </Link>
      )}
    </nav>
  );
}
