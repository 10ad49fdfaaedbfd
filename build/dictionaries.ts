import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Plugin } from "vite";
import {
  dictionaryFileOf,
  dictionaryFolder,
  partMark,
  siteDictionaries,
} from "#core/hunspell/site-dictionaries.ts";
import type { SiteDictionary } from "#core/hunspell/site-dictionaries.ts";
import { decodeDictionary } from "#files/hunspell/decode-dictionary.ts";
import { clientFolder, root } from "./paths.ts";

const gzipped = promisify(gzip);

function packageFolder(language: string): string {
  return join(root, "node_modules", `dictionary-${language}`);
}

/** The version of a dictionary's package, which must be the one that the site's list names. */
async function checkVersion({ language, version }: SiteDictionary): Promise<void> {
  const described: unknown = JSON.parse(
    await readFile(join(packageFolder(language), "package.json"), "utf8"),
  );
  const found: unknown =
    typeof described === "object" && described !== null && Reflect.get(described, "version");
  if (found !== version)
    throw new Error(`dictionary-${language} is ${String(found)}; site-dictionaries.ts says ${version}.`);
}

/** A dictionary as the page fetches it: rules and words in UTF-8, packed with gzip. */
export async function packDictionary(dictionary: SiteDictionary): Promise<Uint8Array> {
  await checkVersion(dictionary);
  const folder = packageFolder(dictionary.language);
  const { rules, words } = decodeDictionary(
    await readFile(join(folder, "index.aff")),
    await readFile(join(folder, "index.dic")),
  );
  return gzipped(`${rules}${partMark}${words}`, { level: 9 });
}

/** Adds the dictionaries to a built site, each with its licence beside it. */
export async function writeDictionaries(folder: string = clientFolder): Promise<void> {
  const target = join(folder, dictionaryFolder);
  await mkdir(target, { recursive: true });
  await Promise.all(
    siteDictionaries.map(async (dictionary) => {
      const { language } = dictionary;
      await writeFile(join(target, dictionaryFileOf(dictionary)), await packDictionary(dictionary));
      await copyFile(join(packageFolder(language), "license"), join(target, `${language}-licence.txt`));
    }),
  );
}

/** The same while the site is developed. */
export function dictionariesInDevelopment(): Plugin {
  const known = new Map(
    siteDictionaries.map((dictionary) => [`/${dictionaryFolder}${dictionaryFileOf(dictionary)}`, dictionary]),
  );
  return {
    name: "dictionaries",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const dictionary = known.get(request.url ?? "");
        if (dictionary === undefined) next();
        else void packDictionary(dictionary).then((packed) => response.end(packed), next);
      });
    },
  };
}
