import { parse, YAMLParseError } from "yaml";
import { tagSlug } from "./article.ts";
import type { ArticleFields } from "./article.ts";

/** An article's file taken apart: the YAML between its first two lines of `---`, and the Markdown after. */
export interface SplitFile {
  readonly head: string;
  readonly content: string;
}

/** A field that breaks a rule. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

export type FieldsReading =
  | { readonly kind: "fields"; readonly fields: ArticleFields }
  | { readonly kind: "problems"; readonly problems: readonly FieldProblem[] };

/** Search engines show about this much of a title and of a description before they cut. */
const longestTitle = 60;
const excerptLength = { least: 70, most: 160 };
const mostTags = 6;
const longestSign = 4;

/** Takes an article's file apart; `null` when it does not begin with a head. Line ends may be of any kind. */
export function splitFrontmatter(text: string): SplitFile | null {
  const lines = text.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
  const match = /^---\n([\s\S]*?\n)---(?:\n|$)([\s\S]*)$/.exec(lines);
  return match === null ? null : { head: match[1] ?? "", content: match[2] ?? "" };
}

/** Whether a text is a day of the calendar written `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The characters of a text as a reader counts them. */
function characterCount(text: string): number {
  return [...new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text)].length;
}

type Rule = (value: string) => string | null;

const rules: Readonly<Record<string, Rule>> = {
  id: (value) =>
    /^([a-z]+-)?\d+$/.test(value) ? null : "must be a number, or letters, a hyphen and a number",
  title: (value) =>
    characterCount(value) <= longestTitle
      ? null
      : `is ${characterCount(value)} characters long, over ${longestTitle}`,
  excerpt(value) {
    const length = characterCount(value);
    const fits = length >= excerptLength.least && length <= excerptLength.most;
    return fits ? null : `is ${length} characters long, not ${excerptLength.least} to ${excerptLength.most}`;
  },
  publishDate: (value) => (isDate(value) ? null : "must be a date, YYYY-MM-DD"),
  readTime: (value) => (/^[1-9]\d* min read$/.test(value) ? null : 'must read like "6 min read"'),
  slug: (value) =>
    /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) ? null : "must be lowercase letters and digits joined by hyphens",
  image: (value) =>
    /^\/images\/[a-z0-9_-]+\.png$/.test(value) ? null : "must be an address such as /images/name.png",
};

const optionalRules: Readonly<Record<string, Rule>> = {
  updated: (value) => (isDate(value) ? null : "must be a date, YYYY-MM-DD"),
  sign: (value) =>
    characterCount(value) <= longestSign ? null : `must be at most ${longestSign} characters long`,
};

const knownFields = new Set([...Object.keys(rules), ...Object.keys(optionalRules), "tags"]);

/** The text of a field that has been found to be one. */
function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function problemWith(value: unknown, rule: Rule): string | null {
  if (value === undefined || value === null) return "is missing";
  if (typeof value !== "string") return `must be text: put ${JSON.stringify(value)} in quotes`;
  if (value.trim() === "") return "is empty";
  if (value !== value.trim()) return "has space around it";
  return rule(value);
}

function tagProblem(tags: unknown): string | null {
  if (!Array.isArray(tags) || tags.length === 0) return "must be a list of at least one tag";
  if (tags.length > mostTags) return `has ${tags.length} tags, over ${mostTags}`;
  if (!tags.every((tag) => typeof tag === "string" && /^[\p{L}\p{N}][\p{L}\p{N} &-]*$/u.test(tag)))
    return "must be words of letters, digits, spaces, hyphens and ampersands";
  return new Set(tags.map((tag) => tagSlug(String(tag)))).size === tags.length
    ? null
    : "has the same tag twice";
}

function parseHead(head: string): { readonly value: unknown } | { readonly problem: FieldProblem } {
  try {
    // The core schema leaves dates as text.
    return { value: parse(head, { schema: "core" }) };
  } catch (error) {
    if (error instanceof YAMLParseError)
      return { problem: { field: "head", message: `is not YAML: ${error.message.split("\n", 1)[0]}` } };
    throw error;
  }
}

/** Reads the head of an article, or says all that is wrong with it. A field that nobody knows is a problem too. */
export function readFields(head: string): FieldsReading {
  const parsed = parseHead(head);
  if ("problem" in parsed) return { kind: "problems", problems: [parsed.problem] };
  if (typeof parsed.value !== "object" || parsed.value === null || Array.isArray(parsed.value))
    return { kind: "problems", problems: [{ field: "head", message: "must be a list of fields" }] };
  const values = new Map<string, unknown>(Object.entries(parsed.value));

  const problems: FieldProblem[] = [];
  const note = (field: string, message: string | null) => {
    if (message !== null) problems.push({ field, message });
  };
  for (const [field, rule] of Object.entries(rules)) note(field, problemWith(values.get(field), rule));
  for (const [field, rule] of Object.entries(optionalRules))
    if (values.has(field)) note(field, problemWith(values.get(field), rule));
  note("tags", tagProblem(values.get("tags")));
  for (const field of values.keys()) if (!knownFields.has(field)) note(field, "is not a field of an article");

  const text = (field: string) => textOf(values.get(field));
  const updated = values.has("updated") ? text("updated") : null;
  if (problems.length === 0 && updated !== null && updated < text("publishDate"))
    note("updated", "is before publishDate");
  if (problems.length > 0) return { kind: "problems", problems };

  const tags: readonly unknown[] = [values.get("tags")].flat();
  return {
    kind: "fields",
    fields: {
      id: text("id"),
      title: text("title"),
      excerpt: text("excerpt"),
      publishDate: text("publishDate"),
      updated,
      readTime: text("readTime"),
      tags: tags.map(String),
      slug: text("slug"),
      image: text("image"),
      sign: values.has("sign") ? text("sign") : text("title").slice(0, 1),
    },
  };
}
