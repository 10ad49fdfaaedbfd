import type { Plugin, ViteDevServer } from "vite";
import type { Article, ArticleSummary, Picture } from "#pages/blog/article.ts";
import type { ReadArticle } from "./article.ts";
import { coverAddresses, drawCovers } from "./cover-files.ts";
import { coverSize, smallCoverSize } from "./cover.ts";
import { articlesFolder, readArticles } from "./read-articles.ts";
import { readSiteAddresses } from "./site-addresses.ts";

/** How many articles the home page shows; the specification, section 9. */
const teaserCount = 6;

function picture(address: string, size: Omit<Picture, "address">): Picture {
  return { address, width: size.width, height: size.height };
}

/** An article as lists show it. */
function summaryOf(article: ReadArticle): ArticleSummary {
  const { html: _html, headings: _headings, words: _words, ...fields } = article;
  const addresses = coverAddresses(fields.image);
  return {
    ...fields,
    cover: picture(addresses.webp, coverSize),
    thumbnail: picture(addresses.smallWebp, smallCoverSize),
    coverText: `Cover: “${fields.sign}” in large type, over a ruler that measures the words of the title`,
  };
}

function wholeArticle(article: ReadArticle): Article {
  const { html, headings, words } = article;
  return { ...summaryOf(article), html, headings, words };
}

/** The articles as modules that pages import. `virtual:articles` holds the texts and is for loaders only. */
const modules: Readonly<Record<string, (articles: readonly ReadArticle[]) => readonly ArticleSummary[]>> = {
  "virtual:articles": (articles) => articles.map(wholeArticle),
  "virtual:article-summaries": (articles) => articles.map(summaryOf),
  "virtual:latest-articles": (articles) => articles.slice(0, teaserCount).map(summaryOf),
};

function serveCovers(server: ViteDevServer, load: () => Promise<readonly ReadArticle[]>): void {
  server.middlewares.use("/images", (request, response, next) => {
    const address = `/images${request.url?.replace(/\?.*$/, "") ?? ""}`;
    load()
      .then(drawCovers)
      .then((covers) => {
        const bytes = covers.get(address);
        if (bytes === undefined) return next();
        response.setHeader("Content-Type", address.endsWith(".png") ? "image/png" : "image/webp");
        response.end(bytes);
      })
      .catch(next);
  });
}

/**
 * Gives pages the articles of `content/articles` as data, checked and rendered. An article that breaks a rule stops the
 * build. While developing, it also serves the covers and follows changes.
 */
export function articleModules(): Plugin {
  let articles: Promise<readonly ReadArticle[]> | null = null;
  const load = () => (articles ??= readSiteAddresses().then((addresses) => readArticles(addresses)));
  const prefix = "\0";
  return {
    name: "article-modules",
    resolveId: (id) => (id in modules ? `${prefix}${id}` : null),
    async load(id) {
      const name = id.startsWith(prefix) ? id.slice(prefix.length) : "";
      const make = modules[name];
      if (make === undefined) return null;
      if (name === "virtual:articles" && this.environment.name === "client")
        throw new Error(
          "The texts of all articles were about to reach the browser: only loaders may import them.",
        );
      return `export const articles = ${JSON.stringify(make(await load()))};`;
    },
    configureServer(server) {
      serveCovers(server, load);
      server.watcher.add(articlesFolder);
      server.watcher.on("all", (_event, path) => {
        if (!path.startsWith(articlesFolder)) return;
        articles = null;
        for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll();
        server.ws.send({ type: "full-reload" });
      });
    },
  };
}
