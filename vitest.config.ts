import { defineConfig } from "vitest/config";

import { articleModules } from "./build/articles/article-modules.ts";

export default defineConfig({
  plugins: [articleModules()],
  test: {
    include: [
      "src/**/*.test.{ts,tsx}",
      "src/**/*.laws.ts",
      "build/**/*.test.ts",
      "tests/{*,corpus/**/*}.test.ts",
    ],
    environment: "node",
    // Property tests take seconds, and more where other work shares the cores.
    testTimeout: 60_000,
    restoreMocks: true,
    setupFiles: ["tests/fixed-seed.ts"],
  },
});
