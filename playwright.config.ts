import { defineConfig } from "@playwright/test";

// Another port lets two checkouts be tested side by side.
const port = Number(process.env["E2E_PORT"] ?? 4317);

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: ".cache/e2e",
  timeout: 45_000,
  workers: 2,
  fullyParallel: true,
  // A test that passes only at the second try is named as flaky in the report.
  retries: 1,
  forbidOnly: process.env["CI"] !== undefined,
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      // Chromium's sandbox refuses to run as root, as containers do; the network switches keep it quiet.
      args: [
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: `${process.execPath} build/start.ts`,
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 2000 },
  },
});
