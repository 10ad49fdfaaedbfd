import type { Span } from "#core/document/span.ts";
import { slugOfAddress } from "./head-reader.ts";
import { emptyHead } from "./seo-page.ts";
import type { HeadPart, PageHead } from "./seo-page.ts";

/** A value of front matter by its key, in small letters, with the keys it lies under before it: `params.title`. */
interface Entry {
  readonly value: string;
  readonly source: Span;
}
type Entries = ReadonlyMap<string, Entry>;

/** A line of front matter, with its place in the source. */
interface Line {
  readonly text: string;
  readonly indent: number;
  readonly start: number;
  readonly end: number;
}

const longest = 64 * 1024;
const yaml = /^---[ \t]*\r?\n([\s\S]*?)(?:\r?\n|^)(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;
const toml = /^\+\+\+[ \t]*\r?\n([\s\S]*?)(?:\r?\n|^)\+\+\+[ \t]*(?:\r?\n|$)/;

function readLines(content: string, offset: number): readonly Line[] {
  const lines: Line[] = [];
  let start = offset;
  for (const written of content.split("\n")) {
    const text = written.replace(/\r$/, "");
    lines.push({ text, indent: text.length - text.trimStart().length, start, end: start + text.length });
    start += written.length + 1;
  }
  return lines;
}

const escapes: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", "0": "\0" };

/** A text in double quotation marks, without them. */
function unescape(inner: string): string {
  return inner.replace(
    /\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([^]))/g,
    (_whole, unicode?: string, short?: string, other = "") => {
      const code = unicode ?? short;
      return code === undefined ? (escapes[other] ?? other) : String.fromCharCode(Number.parseInt(code, 16));
    },
  );
}

function tidy(value: string): string {
  return value.replace(/\s+/g, " ").trim();
}

/** A value on one line: quoted, a list in brackets, or plain up to a comment. Nothing for what means nothing. */
function readScalar(written: string): string {
  const text = written.trim();
  const double = /^"((?:[^"\\]|\\[^])*)"/.exec(text)?.[1];
  if (double !== undefined) return tidy(unescape(double));
  const single = /^'((?:[^']|'')*)'/.exec(text)?.[1];
  if (single !== undefined) return tidy(single.replaceAll("''", "'"));
  const list = /^\[([^\]]*)\]/.exec(text)?.[1];
  if (list !== undefined) {
    const items = list.match(/"(?:[^"\\]|\\[^])*"|'[^']*'|[^,]+/g) ?? [];
    return items
      .map(readScalar)
      .filter((item) => item !== "")
      .join(", ");
  }
  const plain = tidy(text.replace(/(?:^|\s)#.*$/, ""));
  return /^(?:~|null)$/i.test(plain) ? "" : plain;
}

/** The lines that belong to the one before them: what is indented more, and empty ones between. */
function takeDeeper(lines: readonly Line[], from: number, indent: number): readonly Line[] {
  let end = from;
  for (let index = from; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined) break;
    if (line.text.trim() === "") continue;
    if (line.indent <= indent) break;
    end = index + 1;
  }
  return lines.slice(from, end);
}

/** A list may stand as deep as its key. */
function takeItems(lines: readonly Line[], from: number, indent: number): readonly Line[] {
  let end = from;
  while (lines[end]?.text.trimStart().startsWith("- ") === true && (lines[end]?.indent ?? 0) >= indent)
    end += 1;
  return lines.slice(from, end);
}

const keyLine = /^\s*(["']?)([\w .-]{1,60}?)\1\s*:(?:\s+(.*))?$/;
const blockMark = /^[|>][-+0-9]{0,2}\s*(?:#.*)?$/;

/** The value of a key: what stands behind it, and the lines that belong to it. */
function readValue(rest: string, items: readonly Line[], deeper: readonly Line[]): string {
  if (items.length > 0) return items.map(({ text }) => readScalar(text.trim().slice(2))).join(", ");
  const more = deeper.map(({ text }) => text.trim());
  return blockMark.test(rest.trim()) ? tidy(more.join(" ")) : readScalar([rest, ...more].join(" "));
}

/**
 * The plain values of YAML as front matter has them: on one line, over several, quoted, as a block, as a list, and one map
 * within another. Anchors, tags and further depths are not read.
 */
function readYaml(lines: readonly Line[]): Entries {
  const entries = new Map<string, Entry>();
  let parent: string | null = null;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    const [, , name = "", rest = ""] = keyLine.exec(line?.text ?? "") ?? [];
    if (line === undefined || name === "") continue;
    if (line.indent === 0) parent = null;
    else if (parent === null) continue;
    const own = name.trim().toLowerCase();
    const isAlone = rest.trim() === "";
    const items = isAlone ? takeItems(lines, index + 1, line.indent) : [];
    const deeper = items.length > 0 ? items : takeDeeper(lines, index + 1, line.indent);
    if (isAlone && items.length === 0 && keyLine.test(deeper[0]?.text ?? "")) {
      parent ??= own;
      continue;
    }
    const key: string = parent === null ? own : `${parent}.${own}`;
    const value = readValue(rest, items, deeper);
    const source = { start: line.start, end: deeper.at(-1)?.end ?? line.end };
    if (value !== "" && !entries.has(key)) entries.set(key, { value, source });
    index += deeper.length;
  }
  return entries;
}

/** The texts, plain values and lists of TOML (1.0), with the tables they stand in. */
function readToml(content: string, offset: number): Entries {
  const entries = new Map<string, Entry>();
  const pattern =
    /^[ \t]*(?:\[{1,2}([\w ."'-]{1,200})\]{1,2}[^\n]*|(["']?)([\w.-]{1,60})\2[ \t]*=[ \t]*("""[^]*?"""|'''[^]*?'''|\[[^\]]*\]|[^\n]*))/gm;
  let table = "";
  for (const match of content.matchAll(pattern)) {
    const [whole, header, , name = "", written = ""] = match;
    if (header !== undefined) {
      table = `${header.replace(/["' ]/g, "").toLowerCase()}.`;
      continue;
    }
    const long = /^("""|''')([^]*)\1$/.exec(written.trim());
    const inner = long?.[2] ?? "";
    const value =
      long === null
        ? readScalar(written)
        : tidy(long[1] === '"""' ? unescape(inner.replace(/\\\r?\n\s*/g, "")) : inner);
    const start = offset + match.index;
    const key = table + name.toLowerCase();
    if (value !== "" && !entries.has(key))
      entries.set(key, { value, source: { start, end: start + whole.trimEnd().length } });
  }
  return entries;
}

/** The names that programs which build sites give to what a page says of itself, the more telling first. */
const names: Readonly<Record<"title" | "description" | "slug" | "address" | "language", readonly string[]>> =
  {
    title: ["seo_title", "seotitle", "meta_title", "metatitle", "seo.title", "title", "params.title"],
    description: [
      "meta_description",
      "metadescription",
      "seo.description",
      "description",
      "params.description",
      "excerpt",
      "summary",
    ],
    slug: ["slug"],
    address: ["permalink", "url", "canonical", "canonicalurl", "canonical_url"],
    language: ["lang", "language", "locale"],
  };

/** What the front matter of a Markdown file, in YAML or TOML, says of title, description, slug and language. */
export function readFrontMatter(source: string): PageHead {
  const start = source.slice(0, longest);
  const asYaml = yaml.exec(start)?.[1];
  const asToml = asYaml === undefined ? toml.exec(start)?.[1] : undefined;
  const content = asYaml ?? asToml;
  if (content === undefined) return emptyHead;
  const offset = source.indexOf("\n") + 1;
  const entries = asYaml === undefined ? readToml(content, offset) : readYaml(readLines(content, offset));
  const find = (part: keyof typeof names): Entry | undefined =>
    names[part].flatMap((name) => entries.get(name) ?? [])[0];
  const address = find("address");
  const slug = find("slug") ?? address;
  const found = { title: find("title"), description: find("description"), slug, language: find("language") };
  const places = new Map<HeadPart, readonly Span[]>();
  for (const part of ["title", "description", "slug", "language"] as const) {
    const entry = found[part];
    if (entry !== undefined) places.set(part, [entry.source]);
  }
  return {
    ...emptyHead,
    title: found.title?.value ?? null,
    description: found.description?.value ?? null,
    slug: find("slug")?.value ?? slugOfAddress(address?.value ?? null),
    language: found.language?.value ?? null,
    places,
  };
}
