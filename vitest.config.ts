import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "src/**/*.laws.ts", "build/**/*.test.ts", "tests/*.test.ts"],
    environment: "node",
    restoreMocks: true,
    setupFiles: ["tests/fixed-seed.ts"],
  },
});
