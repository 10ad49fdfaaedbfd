import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../paths.ts";

function stringAt(value: unknown, key: string): string | null {
  if (typeof value !== "object" || value === null) return null;
  const found: unknown = Object.entries(value).find(([name]) => name === key)?.[1];
  return typeof found === "string" ? found : null;
}

/** The facts of every folder of a zone that has some: `export const tool` of each `tool.ts`, say. */
export async function readFacts(zone: string, name: string): Promise<readonly unknown[]> {
  const folder = join(root, "src", zone);
  const entries = await readdir(folder, { recursive: true });
  const files = entries.filter((entry) => new RegExp(`^[a-z-]+[/\\\\]${name}\\.ts$`).test(entry)).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const module: unknown = await import(pathToFileURL(join(folder, file)).href);
      return typeof module === "object" && module !== null
        ? Object.entries(module).find(([key]) => key === name)?.[1]
        : null;
    }),
  );
}

/** The addresses of all tools and pages that menus link to. Throws when a folder's facts name none. */
export async function readSiteAddresses(): Promise<ReadonlySet<string>> {
  const tools = (await readFacts("tools", "tool")).map((facts) => stringAt(facts, "path"));
  const pages = (await readFacts("pages", "page")).map((facts) => stringAt(facts, "slug"));
  const addresses = [...tools, ...pages.map((slug) => (slug === null ? null : `/${slug}`))];
  if (addresses.includes(null)) throw new TypeError("A tool or a page does not say where it stands.");
  return new Set(addresses.filter((address) => address !== null && address !== "/not-found").map(String));
}
