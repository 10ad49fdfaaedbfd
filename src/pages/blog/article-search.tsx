import { useEffect, useState } from "react";
import type { ReactNode } from "react";

import { SearchBox } from "#ui/search-box/search-box.tsx";

import type { ArticleSummary } from "./article.ts";
import { ArticleCard } from "./article-card.tsx";
import styles from "./article-search.module.css";
import { searchArticles } from "./search-articles.ts";

interface ArticleSearchProps {
  /** What stands here while nothing is searched for. */
  readonly children: ReactNode;
}

type Index =
  | { readonly kind: "none" }
  | { readonly kind: "loaded"; readonly articles: readonly ArticleSummary[] }
  | { readonly kind: "failed" };

/** What a search found, in words. */
function outcome(found: number, query: string): string {
  if (found === 0) return `No article matches “${query}”. Try fewer or other words.`;
  return found === 1 ? "1 article" : `${found} articles`;
}

/** A search over all articles, whichever list it stands above. It runs here; what is typed goes nowhere. */
export function ArticleSearch({ children }: ArticleSearchProps) {
  const [query, setQuery] = useState("");
  /** Whether the person is about to search. */
  const [isNear, setIsNear] = useState(false);
  const [index, setIndex] = useState<Index>({ kind: "none" });

  const wanted = query.trim();

  const isNeeded = isNear || wanted !== "";
  useEffect(() => {
    if (!isNeeded) return;
    import("./search-index.ts").then(
      ({ articles }) => setIndex({ kind: "loaded", articles }),
      () => setIndex({ kind: "failed" }),
    );
  }, [isNeeded]);

  const found = index.kind === "loaded" ? searchArticles(index.articles, wanted) : [];
  return (
    <>
      <div className={styles.search}>
        <SearchBox
          label="Search the articles"
          value={query}
          onChange={setQuery}
          onApproach={() => setIsNear(true)}
        />
      </div>
      <output className={wanted === "" ? "visually-hidden" : styles.outcome}>
        {wanted === "" || index.kind === "none"
          ? null
          : index.kind === "failed"
            ? "The search could not be loaded. Reload the page to try again."
            : outcome(found.length, wanted)}
      </output>
      {wanted === "" ? (
        children
      ) : (
        <div className={styles.found}>
          {found.map((article) => (
            <ArticleCard key={article.slug} article={article} level={2} />
          ))}
        </div>
      )}
    </>
  );
}
