import { useRef } from "react";
import { Link } from "react-router";

import { Image } from "#ui/image/image.tsx";

import { pathOfArticle, pathOfList } from "../blog/article.ts";
import { ArticleCard } from "../blog/article-card.tsx";
import type { ArticleData } from "../blog/blog-data.ts";
import { formatDate } from "../blog/format-date.ts";

import { ArticleActions } from "./article-actions.tsx";
import textStyles from "./article-text.module.css";
import { Contents } from "./contents.tsx";
import { useReadingPosition } from "./use-reading-position.ts";
import styles from "./view.module.css";

/** An article: its head and cover, contents beside the text, then what to read next. */
export default function ArticleView({ article, related, previous, next }: ArticleData) {
  const text = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const section = useReadingPosition(text, bar);
  const { title, excerpt, tags, publishDate, updated, readTime, cover, coverText, headings, html } = article;
  return (
    <>
      <div ref={bar} className={styles.progress} aria-hidden />
      <article id="article" className={styles.article}>
        <header className={styles.header}>
          <ul className={styles.tags} aria-label="Tags">
            {tags.map((tag) => (
              <li key={tag}>
                <Link to={pathOfList(1, tag)}>{tag}</Link>
              </li>
            ))}
          </ul>
          <h1>{title}</h1>
          <p className={styles.standfirst}>{excerpt}</p>
          <p className={styles.facts}>
            <time dateTime={publishDate}>{formatDate(publishDate)}</time>
            {updated === null ? null : (
              <>
                , revised <time dateTime={updated}>{formatDate(updated)}</time>
              </>
            )}
            &nbsp;· <span className={styles.nowrap}>{readTime}</span>
          </p>
        </header>
        <Image
          className={styles.cover ?? ""}
          src={cover.address}
          alt={coverText}
          width={cover.width}
          height={cover.height}
          loading="eager"
        />
        <Contents headings={headings} current={section} />
        <div ref={text} className={textStyles.text} dangerouslySetInnerHTML={{ __html: html }} />
        <footer className={styles.footer}>
          <ArticleActions text={text} />
          <nav className={styles.neighbours} aria-label="More articles by date">
            {previous === null ? null : (
              <Link to={pathOfArticle(previous.slug)} rel="prev">
                <span>Previous</span>
                {previous.title}
              </Link>
            )}
            {next === null ? null : (
              <Link to={pathOfArticle(next.slug)} rel="next" className={styles.next}>
                <span>Next</span>
                {next.title}
              </Link>
            )}
          </nav>
        </footer>
      </article>
      {related.length === 0 ? null : (
        <section className={styles.related} aria-labelledby="related-articles">
          <h2 id="related-articles">Related articles</h2>
          <div className={styles.cards}>
            {related.map((other) => (
              <ArticleCard key={other.slug} article={other} level={3} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
