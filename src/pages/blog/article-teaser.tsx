import { Link } from "react-router";
import { articles } from "virtual:latest-articles";

import { ArticleCard } from "./article-card.tsx";
import styles from "./article-teaser.module.css";

/** The newest articles on the home page: six at most, two tags each, in one, two or three columns. */
export function ArticleTeaser() {
  return (
    <section className={styles.teaser} aria-labelledby="from-the-blog">
      <header className={styles.header}>
        <h2 id="from-the-blog">From the blog</h2>
        <Link to="/blog">
          View All<span className="visually-hidden"> articles</span>
        </Link>
      </header>
      <div className={styles.list}>
        {articles.map((article) => (
          <ArticleCard key={article.slug} article={article} level={3} more />
        ))}
      </div>
    </section>
  );
}
