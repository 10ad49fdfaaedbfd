import { defineConfig } from "vitest/config";

import { articleModules } from "./build/articles/article-modules.ts";

function testsIn(...folders: readonly string[]): string[] {
  return folders.flatMap((folder) => [`${folder}/**/*.test.{ts,tsx}`, `${folder}/**/*.laws.ts`]);
}

export default defineConfig({
  plugins: [articleModules()],
  test: {
    // By itself Vitest would leave one core to its own process, which has little to do.
    maxWorkers: "100%",
    environment: "node",
    // Property tests take seconds, and more where other work shares the cores.
    testTimeout: 60_000,
    restoreMocks: true,
    setupFiles: ["tests/fixed-seed.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "zones that change nothing around them",
          include: testsIn("src/{core,workspace,ui,tools,pages,site,server}"),
          // A file uses what others before it have loaded and the engine has made fast: half the processor time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "reading of files",
          // pdf.js changes what the language comes with, which makes all else slower: its readers share a process of
          // their own.
          include: testsIn("src/files"),
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "all else, each file by itself",
          include: [...testsIn("src/{cli,engine,service-worker}", "build"), "tests/{*,corpus/**/*}.test.ts"],
        },
      },
    ],
  },
});
