import { defineConfig } from "@playwright/test";

// Another port lets two checkouts be tested side by side.
const port = Number(process.env["E2E_PORT"] ?? 4317);

// Chromium builds the panel under its address bar for every test, in a process of its own, though nobody sees it.
// Only the last list of features counts, so Playwright's own, 1.65, are named again.
const disabledFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

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
    // Each test begins with an empty browser, and would fetch the whole site for offline use once more, for two
    // fifths of the processor time of all. Those about what the service worker does allow it.
    serviceWorkers: "block",
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      // Chromium's sandbox refuses to run as root, as containers do; the network switches keep it quiet.
      args: [
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--disable-features=${disabledFeatures.join(",")}`,
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
