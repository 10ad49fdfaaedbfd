import type { DataScript } from "../page/seo-page.ts";
import { endedTypes, recommendedFields, requiredFields, typesOfItems } from "./required-fields.ts";

export interface DataProblem {
  readonly severity: "error" | "warning";
  readonly message: string;
}

/** What a script of JSON-LD holds, and what is wrong with it. */
export interface StructuredData {
  /** The types of its items, in their order, each once. */
  readonly types: readonly string[];
  readonly problems: readonly DataProblem[];
}

const deepest = 40;
const mostItems = 2000;
const mostUnits = 1_000_000;
const dateFields = ["datePublished", "dateModified", "uploadDate", "startDate", "datePosted"];
const isoDate = /^\d{4}(?:-\d\d(?:-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?)?)?$/;

type Item = Readonly<Record<string, unknown>>;

function isItem(value: unknown): value is Item {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function typesOf(item: Item): readonly string[] {
  const type = item["@type"];
  const types: readonly unknown[] = Array.isArray(type) ? type : [type];
  return types.flatMap((each) =>
    typeof each === "string" ? [each.replace(/^https?:\/\/schema\.org\/|^schema:/i, "")] : [],
  );
}

function isGiven(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return false;
  return !Array.isArray(value) || value.length > 0;
}

function fieldOf(item: Item, name: string): unknown {
  return Object.hasOwn(item, name) ? item[name] : undefined;
}

/** Whether a field is given; of one within another item, whether that item has it, is described elsewhere or is missing. */
function isFilled(item: Item, path: string): boolean {
  const [name = "", ...rest] = path.split(".");
  const value = fieldOf(item, name);
  if (rest.length === 0 || !isGiven(value)) return rest.length > 0 || isGiven(value);
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.every((each) => isItem(each) && (isReference(each) || isFilled(each, rest.join("."))));
}

/** Whether a field is given, and not only nowhere to be asked for. */
function isThere(item: Item, path: string): boolean {
  const [name = "", ...rest] = path.split(".");
  const value = fieldOf(item, name);
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return rest.length === 0
    ? isGiven(value)
    : values.some((each) => isItem(each) && isThere(each, rest.join(".")));
}

function missingOf(item: Item, fields: readonly string[]): readonly string[] {
  return fields.flatMap((field) => {
    const [wanted = "", condition] = field.split("?");
    if (condition !== undefined && !isThere(item, condition)) return [];
    if (wanted.split("|").some((path) => isFilled(item, path))) return [];
    const missing = wanted.replaceAll("|", " or ");
    return [condition === undefined ? missing : `${missing} (needed with ${condition})`];
  });
}

function fieldsOf(table: Readonly<Record<string, readonly string[]>>, key: string): readonly string[] {
  return Object.hasOwn(table, key) ? (table[key] ?? []) : [];
}

/** What is required of an item of this type where it stands; a review on its own has to name its subject. */
function requiredOf(type: string, parent: string | null): readonly string[] {
  const subject = parent === null && typesOfItems.has(type) ? ["itemReviewed", "itemReviewed.name"] : [];
  const within = parent === null ? [] : fieldsOf(requiredFields, `${parent}>${type}`);
  return [...fieldsOf(requiredFields, type), ...within, ...subject];
}

function checkItem(item: Item, parent: string | null, problems: DataProblem[]): void {
  for (const type of typesOf(item)) {
    const ended = Object.hasOwn(endedTypes, type) ? endedTypes[type] : undefined;
    if (ended !== undefined) problems.push({ severity: "warning", message: `${type}: ${ended}.` });
    const { length } = typeof item["description"] === "string" ? item["description"] : "";
    if (type === "Dataset" && length > 0 && (length < 50 || length > 5000))
      problems.push({ severity: "error", message: "Dataset needs a description of 50 to 5,000 characters." });
    const missing = missingOf(item, requiredOf(type, parent));
    if (missing.length > 0) {
      problems.push({ severity: "error", message: `${type} lacks ${missing.join(", ")}.` });
    }
    const wanted = missingOf(item, fieldsOf(recommendedFields, type));
    if (parent === null && wanted.length > 0) {
      problems.push({ severity: "warning", message: `${type} would gain by ${wanted.join(", ")}.` });
    }
    for (const field of dateFields) {
      const value = item[field];
      if (typeof value === "string" && value !== "" && !isoDate.test(value.trim())) {
        problems.push({
          severity: "error",
          message: `${type}: ${field} is no date of ISO 8601, such as 2026-11-21.`,
        });
      }
    }
  }
}

/** A reference to an item that is described elsewhere says nothing but where. */
function isReference(item: Item): boolean {
  return Object.keys(item).every((key) => key === "@id" || key === "@type") && "@id" in item;
}

/** Reads a script of JSON-LD: the types in it, and what Google requires of them and is missing. */
export function readStructuredData({ text }: DataScript): StructuredData {
  if (text.length > mostUnits)
    return { types: [], problems: [{ severity: "error", message: "The data is too long to read." }] };
  const value = parseJson(text.trim());
  if (value === undefined) {
    return {
      types: [],
      problems: [
        { severity: "error", message: "The data is no JSON: a comma or a quotation mark may be missing." },
      ],
    };
  }
  const types = new Set<string>();
  const problems: DataProblem[] = [];
  let items = 0;
  const walk = (node: unknown, parent: string | null, depth: number): void => {
    if (depth > deepest || items > mostItems) return;
    if (Array.isArray(node)) {
      for (const each of node) walk(each, parent, depth + 1);
      return;
    }
    if (!isItem(node)) return;
    items += 1;
    const own = typesOf(node);
    for (const type of own) types.add(type);
    const isList = "@graph" in node;
    if (depth === 0 && !isList && own.length === 0)
      problems.push({ severity: "error", message: "An item has no @type." });
    if (depth === 0 && !isContextSchema(node["@context"])) {
      problems.push({
        severity: "error",
        message: "The data does not name https://schema.org as its @context.",
      });
    }
    if (!isReference(node)) checkItem(node, parent, problems);
    for (const [key, child] of Object.entries(node)) {
      if (key !== "@context") walk(child, isList ? parent : (own[0] ?? parent), depth + 1);
    }
  };
  if (Array.isArray(value)) for (const each of value) walk(each, null, 0);
  else walk(value, null, 0);
  return { types: [...types], problems };
}

function isContextSchema(context: unknown): boolean {
  return JSON.stringify(context ?? "")
    .toLowerCase()
    .includes("schema.org");
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    // What is wrong with it is said as a problem of the data.
    return undefined;
  }
}
