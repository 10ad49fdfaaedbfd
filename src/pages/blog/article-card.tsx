import { Link } from "react-router";

import { Image } from "#ui/image/image.tsx";

import { pathOfArticle, pathOfList } from "./article.ts";
import type { ArticleSummary } from "./article.ts";
import styles from "./article-card.module.css";
import { formatDate } from "./format-date.ts";

export interface ArticleCardProps {
  readonly article: ArticleSummary;
  /** The level of its heading on the page. */
  readonly level: 2 | 3;
  /** How many of its tags are shown. */
  readonly mostTags?: number;
  /** The first on a page: large, beside its cover where there is room. */
  readonly lead?: boolean;
  /** Whether it ends in a link that says so. */
  readonly more?: boolean;
}

/** An article in a list. The whole of it leads to the article; its tags lead to their own lists. */
export function ArticleCard({ article, level, mostTags = 2, lead = false, more = false }: ArticleCardProps) {
  const { title, excerpt, publishDate, readTime, tags, cover, thumbnail, coverText } = article;
  const Heading = `h${level}` as const;
  const picture = lead ? cover : thumbnail;
  return (
    <article className={`${styles.card} ${lead ? styles.lead : ""}`}>
      <Image
        className={styles.cover ?? ""}
        src={picture.address}
        alt={coverText}
        width={picture.width}
        height={picture.height}
        loading={lead ? "eager" : "lazy"}
      />
      <div className={styles.words}>
        <ul className={styles.tags} aria-label="Tags">
          {tags.slice(0, mostTags).map((tag) => (
            <li key={tag}>
              <Link to={pathOfList(1, tag)}>{tag}</Link>
            </li>
          ))}
        </ul>
        <Heading className={styles.title}>
          <Link to={pathOfArticle(article.slug)} className={styles.link}>
            {title}
          </Link>
        </Heading>
        <p className={styles.excerpt}>{excerpt}</p>
        <p className={styles.facts}>
          <time dateTime={publishDate}>{formatDate(publishDate)}</time>&nbsp;· {readTime}
        </p>
        {more ? (
          <Link to={pathOfArticle(article.slug)} className={styles.more}>
            Read More<span className="visually-hidden">: {title}</span>
          </Link>
        ) : null}
      </div>
    </article>
  );
}
