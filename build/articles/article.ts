import type { ArticleFields, ArticleHeading } from "#pages/blog/article.ts";

/** An article as it was read: the fields of its head, and its Markdown as safe HTML. */
export interface ReadArticle extends ArticleFields {
  readonly html: string;
  readonly headings: readonly ArticleHeading[];
  /** Its words, by what stands between spaces. */
  readonly words: number;
}

/** An article with the file that it stands in, and where its links lead. */
export interface ArticleSource {
  readonly file: string;
  readonly article: ReadArticle;
  readonly links: readonly string[];
  readonly images: readonly string[];
}

/** Something to correct in an article's file. */
export interface ArticleProblem {
  readonly file: string;
  /** A field of its head, or `content`. */
  readonly field: string;
  readonly message: string;
}

/** Stops a build over articles that break a rule, and says which rule, in which field of which file. */
export class ArticlesInvalid extends Error {
  readonly problems: readonly ArticleProblem[];

  constructor(problems: readonly ArticleProblem[]) {
    super(problems.map(({ file, field, message }) => `${file}: ${field}: ${message}`).join("\n"));
    this.name = "ArticlesInvalid";
    this.problems = problems;
  }
}
