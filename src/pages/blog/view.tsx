import { Rss } from "lucide-react";
import { Link } from "react-router";

import { PageIntro } from "#ui/page-intro/page-intro.tsx";

import { pathOfList } from "./article.ts";
import { ArticleCard } from "./article-card.tsx";
import { ArticleSearch } from "./article-search.tsx";
import type { ListData } from "./blog-data.ts";
import { Pager } from "./pager.tsx";
import styles from "./view.module.css";

function articleCount(count: number): string {
  return count === 1 ? "1 article" : `${count} articles`;
}

/** A page of the list: of all articles, or of those with a tag. The newest of all leads the first page. */
export default function BlogView({ place, articles, tags, total }: ListData) {
  const { tag, page, pageCount } = place;
  const leads = tag === null && page === 1;
  const [first, ...others] = articles;
  const listed = leads ? others : articles;
  return (
    <div className={styles.page}>
      <PageIntro title={tag === null ? "Blog" : tag}>
        {tag === null ? (
          "Guides for people who write, by people who count. Every figure has its source and its year."
        ) : (
          <>
            {articleCount(total)} on this subject. <Link to="/blog">See all articles</Link>
          </>
        )}
        {page === 1 ? null : ` Page ${page} of ${pageCount}.`}
      </PageIntro>

      <nav className={styles.subjects} aria-label="Subjects">
        <ul>
          <li>
            <Link to="/blog" {...(tag === null ? { "aria-current": "page" as const } : {})}>
              All
            </Link>
          </li>
          {tags.map(({ name, count }) => (
            <li key={name}>
              <Link
                to={pathOfList(1, name)}

                {...(tag === name ? { "aria-current": "page" as const } : {})}
              >
                {name} <span className={styles.count}>{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>

      <ArticleSearch>
        {leads && first !== undefined ? (
          <div className={styles.lead}>
            <ArticleCard article={first} level={2} lead mostTags={3} />
          </div>
        ) : null}
        <div className={styles.list}>
          {listed.map((article) => (
            <ArticleCard key={article.slug} article={article} level={2} />
          ))}
        </div>
        <Pager place={place} />
      </ArticleSearch>

      <p className={styles.feeds}>
        <Rss size={18} strokeWidth={1.75} aria-hidden />
        <span>
          New articles come by <a href="/feed.xml">Atom feed</a> and <a href="/feed.json">JSON Feed</a>, whole
          and without tracking.
        </span>
      </p>
    </div>
  );
}
