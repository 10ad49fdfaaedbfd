import { basename, dirname } from "node:path";

import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import type { Plugin } from "vite";

import { articleModules } from "./build/articles/article-modules.ts";
import { chunkNames, chunkOfModule } from "./build/chunk-groups.ts";
import type { ChunkContext } from "./build/chunk-groups.ts";
import { dictionariesInDevelopment } from "./build/dictionaries.ts";
import { reportFilesInDevelopment } from "./build/report-files.ts";

interface NamedChunk {
  readonly name: string;
  readonly facadeModuleId?: string | null;
}

/** Names a script by its folder as well: every tool has a `panel` and a `guide`, every analysis an `analysis`. */
function fileNameOfChunk({ name, facadeModuleId }: NamedChunk): string {
  const folder = facadeModuleId ? basename(dirname(facadeModuleId.replace(/\?.*$/, ""))) : "";
  const isOurs = facadeModuleId?.includes("/src/") === true && !facadeModuleId.includes("/node_modules/");
  const prefix = isOurs && folder !== name && folder !== "src" ? `${folder}-` : "";
  return `assets/${prefix}[name]-[hash].js`;
}

/** The files of which a page runs nearly all while it starts. */
const startFile = new Set<string>(["framework", "shared", "home"]);

/**
 * Has those files compiled as they arrive, beside the page's own thread. A browser would else compile each of their
 * functions when it is first called, which for a page that starts is all at once.
 */
function postBanner({ name }: NamedChunk): string {
  return startFile.has(name) ? "//# allFunctionsCalledOnLoad" : "";
}

const fileNames = { entryFileNames: fileNameOfChunk, chunkFileNames: fileNameOfChunk };

/**
 * Few files instead of many small ones. A group takes what its modules need as well, so those that more pages load
 * come first: the shell would end up in the file of some tools otherwise.
 */
const groups = [
  {
    name: "framework",
    test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//,
    priority: chunkNames.length,
  },
  ...chunkNames.map((name, place) => ({
    name: (id: string, context: ChunkContext) => (chunkOfModule(id, context) === name ? name : null),
    debugName: name,
    priority: chunkNames.length - 1 - place,
  })),
];

/** The prerenderer bundles the styles in another order; its copy would end up in the site beside the real one. */
const dropPrerendererStyles: Plugin = {
  name: "drop-prerenderer-styles",
  enforce: "post",
  applyToEnvironment: (environment) => environment.name === "ssr",
  generateBundle(_options, bundle) {
    for (const file of Object.keys(bundle)) {
      if (file.endsWith(".css")) delete bundle[file];
    }
  },
};

export default defineConfig({
  plugins: [
    articleModules(),
    reportFilesInDevelopment(),
    dictionariesInDevelopment(),
    reactRouter(),
    dropPrerendererStyles,
  ],
  define: {
    BUILD_YEAR: String(new Date().getFullYear()),
    TEXT_CASE_HOST: JSON.stringify(process.env["TEXT_CASE_HOST"] ?? ""),
  },
  build: {
    // One style sheet: a part that is loaded late must not appear unstyled in the prerendered page.
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // The editor needs a sliver of Lezer, which does not say of itself that it has no side effects.
          treeshake: { moduleSideEffects: (id) => !id.includes("/@lezer/") },
          output: { ...fileNames, postBanner, codeSplitting: { groups } },
        },
      },
    },
  },
  worker: {
    // Modules, so that a worker loads each analysis and list on demand.
    format: "es",
    rolldownOptions: { output: fileNames },
  },
});
