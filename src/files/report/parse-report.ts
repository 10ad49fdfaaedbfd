import type {
  ChartData,
  FindingSeverity,
  Report,
  ReportCell,
  ReportColumn,
  ReportFigure,
  ReportFinding,
  ReportPart,
  ReportSection,
  ReportSource,
} from "./report.ts";

type Fields = Readonly<Record<string, unknown>>;

/**
 * A report as it comes from another thread or process; properties that reports do not have are dropped.
 *
 * @throws TypeError for anything that is no report.
 */
export function parseReport(value: unknown): Report {
  const fields = readFields(value);
  return {
    title: readText(fields["title"]),
    ...optional("subtitle", fields, readText),
    date: readText(fields["date"]),
    language: readText(fields["language"]),
    direction: readDirection(fields["direction"]),
    source: readSource(fields["source"]),
    ...optional("countingDialect", fields, readText),
    ...optional("countingName", fields, readText),
    sections: readList(fields["sections"], readSection),
  };
}

function readSource(value: unknown): ReportSource {
  const fields = readFields(value);
  return {
    ...optional("name", fields, readText),
    ...optional("language", fields, readText),
    ...optional("direction", fields, readDirection),
    ...optional("text", fields, readText),
    ...optional("textHash", fields, readText),
  };
}

function readSection(value: unknown): ReportSection {
  const fields = readFields(value);
  return { ...optional("heading", fields, readText), parts: readList(fields["parts"], readPart) };
}

function readPart(value: unknown): ReportPart {
  const fields = readFields(value);
  switch (fields["kind"]) {
    case "paragraph":
      return { kind: "paragraph", text: readText(fields["text"]) };
    case "figures":
      return { kind: "figures", figures: readList(fields["figures"], readFigure) };
    case "table":
      return {
        kind: "table",
        ...optional("caption", fields, readText),
        columns: readList(fields["columns"], readColumn),
        rows: readList(fields["rows"], (row) => readList(row, readCell)),
      };
    case "chart":
      return { kind: "chart", title: readText(fields["title"]), chart: readChart(fields["chart"]) };
    case "findings":
      return { kind: "findings", findings: readList(fields["findings"], readFinding) };
    default:
      return refuse();
  }
}

function readFigure(value: unknown): ReportFigure {
  const fields = readFields(value);
  return {
    label: readText(fields["label"]),
    value: readCell(fields["value"]) ?? refuse(),
    ...optional("unit", fields, readText),
    ...optional("note", fields, readText),
  };
}

function readColumn(value: unknown): ReportColumn {
  const { label, type } = readFields(value);
  if (type !== "text" && type !== "number" && type !== "percent") return refuse();
  return { label: readText(label), type };
}

function readCell(value: unknown): ReportCell {
  return value === null || typeof value === "string" || typeof value === "number" ? value : refuse();
}

function readChart(value: unknown): ChartData {
  const fields = readFields(value);
  switch (fields["shape"]) {
    case "bars":
      return {
        shape: "bars",
        ...optional("unit", fields, readText),
        bars: readList(fields["bars"], (bar) => {
          const { label, value: amount } = readFields(bar);
          return { label: readText(label), value: readNumber(amount) };
        }),
      };
    case "line":
      return {
        shape: "line",
        horizontal: readText(fields["horizontal"]),
        vertical: readText(fields["vertical"]),
        points: readList(fields["points"], (point) => {
          const { x, y } = readFields(point);
          return { x: readNumber(x), y: readNumber(y) };
        }),
      };
    case "histogram":
      return {
        shape: "histogram",
        horizontal: readText(fields["horizontal"]),
        vertical: readText(fields["vertical"]),
        bins: readList(fields["bins"], (bin) => {
          const { from, to, count } = readFields(bin);
          return { from: readNumber(from), to: readNumber(to), count: readNumber(count) };
        }),
      };
    default:
      return refuse();
  }
}

const severities: readonly FindingSeverity[] = ["error", "warning", "style", "match"];

function readFinding(value: unknown): ReportFinding {
  const fields = readFields(value);
  return {
    before: readText(fields["before"]),
    marked: readText(fields["marked"]),
    after: readText(fields["after"]),
    severity: severities.find((severity) => severity === fields["severity"]) ?? refuse(),
    message: readText(fields["message"]),
    fixes: readList(fields["fixes"], readText),
    ...optional("place", fields, readText),
  };
}

/** The property under its name, or nothing where it is left out. */
function optional<Name extends string, Value>(
  name: Name,
  fields: Fields,
  read: (value: unknown) => Value,
): { readonly [Key in Name]?: Value };
function optional(name: string, fields: Fields, read: (value: unknown) => unknown): Fields {
  return fields[name] === undefined ? {} : { [name]: read(fields[name]) };
}

function readFields(value: unknown): Fields {
  return typeof value === "object" && value !== null ? { ...value } : refuse();
}

function readList<Item>(value: unknown, read: (item: unknown) => Item): readonly Item[] {
  return Array.isArray(value) ? value.map((item: unknown) => read(item)) : refuse();
}

function readText(value: unknown): string {
  return typeof value === "string" ? value : refuse();
}

function readNumber(value: unknown): number {
  return typeof value === "number" ? value : refuse();
}

function readDirection(value: unknown): "ltr" | "rtl" {
  return value === "ltr" || value === "rtl" ? value : refuse();
}

function refuse(): never {
  throw new TypeError("This is no report.");
}
