import { Marked } from "marked";
import type { Token, Tokens } from "marked";
import type { ArticleHeading } from "#pages/blog/article.ts";

/** The size of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** What became of an article's Markdown. */
export interface RenderedMarkdown {
  readonly html: string;
  readonly headings: readonly ArticleHeading[];
  /** Every address that it links to, as written. */
  readonly links: readonly string[];
  /** Every picture that it shows, as written. */
  readonly images: readonly string[];
  /** Its words, by what stands between spaces. */
  readonly words: number;
  /** What may not stand in an article, in sentences. */
  readonly problems: readonly string[];
}

/** Names that the page around an article has for parts of its own. */
const takenIds = ["content", "article"];

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Makes a text safe between tags and inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** A heading's name in an address: its letters and digits in lower case, joined by hyphens. */
function headingId(text: string, taken: ReadonlySet<string>): string {
  const base =
    text
      .normalize("NFKD")
      .toLowerCase()
      .replaceAll(/['’\p{M}]/gu, "")
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-|-$/g, "") || "section";
  let id = base;
  for (let number = 2; taken.has(id); number++) id = `${base}-${number}`;
  return id;
}

/** The plain text of tokens: what a reader sees, without marks. */
function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === "table" && "header" in token) return tableText(token);
      if (token.type === "list" && "items" in token) return plainText(token["items"]);
      if ("tokens" in token && token.tokens !== undefined)
        return `${plainText(token.tokens)}${blockEnd(token)}`;
      if (token.type === "br" || token.type === "space") return "\n";
      return "text" in token && typeof token.text === "string" ? `${token.text}${blockEnd(token)}` : "";
    })
    .join("");
}

function blockEnd({ type }: Token): string {
  return ["heading", "paragraph", "list_item", "blockquote", "code"].includes(type) ? "\n" : "";
}

function tableText(token: Tokens.Table | Tokens.Generic): string {
  const rows: readonly (readonly { readonly tokens: Token[] }[])[] = [token["header"], ...token["rows"]];
  return rows.map((row) => row.map((cell) => plainText(cell.tokens)).join(" ")).join("\n");
}

/** Whether an address may stand in an article: of this site, a place in the page, a secure one, or mail. */
function isAllowedAddress(address: string): boolean {
  return /^(\/(?!\/)|#|https:\/\/[^/\s]|mailto:[^\s])/.test(address);
}

const noteMark = /^\[!note\]\s*/i;

/** Takes the mark from a note's first words; `null` when the quotation is no note. */
function noteTokens(token: Tokens.Blockquote): readonly Token[] | null {
  const [first, ...others] = token.tokens;
  if (first?.type !== "paragraph" || !noteMark.test(first.raw)) return null;
  const [opening, ...inline] = first.tokens ?? [];
  if (opening?.type !== "text" || !("text" in opening)) return null;
  const text = String(opening.text).replace(noteMark, "");
  return [{ ...first, tokens: [{ ...opening, text, raw: text }, ...inline] }, ...others];
}

/**
 * Renders an article's Markdown as HTML that needs no cleaning: HTML in the source is refused, and so is any address
 * of a kind that could run. `sizes` gives the pictures that exist, by their address.
 */
export function renderMarkdown(
  markdown: string,
  sizes: ReadonlyMap<string, PictureSize> = new Map(),
): RenderedMarkdown {
  const headings: ArticleHeading[] = [];
  const links: string[] = [];
  const images: string[] = [];
  const problems: string[] = [];
  const ids = new Set(takenIds);
  let tables = 0;

  const marked = new Marked({
    gfm: true,
    renderer: {
      html({ raw }) {
        problems.push(`may not hold HTML: ${raw.trim().slice(0, 60)}`);
        return "";
      },
      heading({ tokens, depth }) {
        const text = plainText(tokens).trim();
        const inner = this.parser.parseInline(tokens);
        if (depth !== 2 && depth !== 3) {
          problems.push(`has a heading of level ${depth} ("${text}"); only 2 and 3 may be used`);
          return "";
        }
        if (depth === 3 && headings.length === 0)
          problems.push(`begins with a heading of level 3 ("${text}")`);
        const id = headingId(text, ids);
        ids.add(id);
        headings.push({ level: depth, id, text });
        return `<h${depth} id="${id}">${inner}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens);
        if (!isAllowedAddress(href)) {
          problems.push(`links to "${href}", which is neither of this site nor https: nor mailto:`);
          return inner;
        }
        if (plainText(tokens).trim() === "") problems.push(`has a link without words, to "${href}"`);
        links.push(href);
        const relation = href.startsWith("https:") ? ' rel="noopener"' : "";
        return `<a href="${escapeHtml(href)}"${relation}>${inner}</a>`;
      },
      image({ href, text }) {
        const size = sizes.get(href);
        images.push(href);
        if (text.trim() === "") problems.push(`shows "${href}" without a text for those who do not see it`);
        if (size === undefined) return "";
        return `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}" width="${size.width}" height="${size.height}" loading="lazy" decoding="async">`;
      },
      blockquote(token) {
        const note = noteTokens(token);
        if (note !== null) return `<aside>\n${this.parser.parse([...note])}</aside>\n`;
        return `<blockquote>\n${this.parser.parse(token.tokens)}</blockquote>\n`;
      },
      table({ header, rows, align }) {
        tables += 1;
        const cell = (name: "td" | "th", tokens: Token[], column: number) => {
          const end = align[column] === "right" ? ' data-align="end"' : "";
          const scope = name === "th" ? ' scope="col"' : "";
          return `<${name}${scope}${end}>${this.parser.parseInline(tokens)}</${name}>`;
        };
        const row = (name: "td" | "th", cells: readonly Tokens.TableCell[]) =>
          `<tr>${cells.map((item, column) => cell(name, item.tokens, column)).join("")}</tr>\n`;
        return (
          `<div role="group" aria-label="Table ${tables}" tabindex="0"><table>\n<thead>\n${row("th", header)}</thead>\n` +
          `<tbody>\n${rows.map((cells) => row("td", cells)).join("")}</tbody>\n</table></div>\n`
        );
      },
      listitem({ tokens, task, checked }) {
        if (!task) return `<li>${this.parser.parse(tokens)}</li>\n`;
        const words = this.parser.parse(tokens.filter((token) => token.type !== "checkbox"));
        return `<li data-task><label><input type="checkbox"${checked ? " checked" : ""}> ${words}</label></li>\n`;
      },
    },
  });

  const tokens = marked.lexer(markdown);
  const html = marked.parser(tokens).trim();
  return {
    html,
    headings,
    links,
    images,
    words: plainText(tokens).split(/\s+/).filter(Boolean).length,
    problems,
  };
}
