import { request } from "node:http";
import { readPage } from "./read-page.ts";
import type { PageReading } from "./read-page.ts";

/** An answer of the server, whole. */
export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly location: string | null;
  readonly body: Buffer;
}

export interface CrawledPage {
  readonly path: string;
  readonly reading: PageReading;
}

/** Asks the server at `origin` for a path in the name of a host, as a browser that was sent there would. */
export function get(origin: string, path: string, host: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, origin), { headers: { host } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          contentType: response.headers["content-type"] ?? "",
          location: response.headers.location ?? null,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on("error", reject);
    sent.end();
  });
}

/** A link as it leads on from a page: the path of this site with its query, and the place in it; `null` elsewhere. */
export function innerLink(
  link: string,
  page: string,
): { readonly path: string; readonly place: string } | null {
  const address = new URL(link, new URL(page, "http://here"));
  if (address.origin !== "http://here") return null;
  return { path: address.pathname, place: decodeURIComponent(address.hash.slice(1)) };
}

/**
 * Every page of a host that links lead to from `starts`, with redirects followed once. Rejects for a link that leads
 * nowhere, naming the page that it is on.
 */
export async function crawl(
  origin: string,
  host: string,
  starts: readonly string[],
): Promise<ReadonlyMap<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  const waiting = starts.map((path) => ({ path, from: "the sitemap" }));
  const seen = new Set(starts);
  const problems: string[] = [];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { path, from } = next;
    let answer = await get(origin, path, host);
    if (answer.location !== null) answer = await get(origin, answer.location, host);
    if (answer.status !== 200) problems.push(`${path}, linked from ${from}: ${answer.status}`);
    if (answer.status !== 200 || !answer.contentType.startsWith("text/html")) continue;
    const reading = readPage(answer.body.toString("utf8"));
    pages.set(path, { path, reading });
    for (const link of reading.links) {
      const target = innerLink(link, path);
      if (target === null || seen.has(target.path)) continue;
      seen.add(target.path);
      waiting.push({ path: target.path, from: path });
    }
  }
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return pages;
}
