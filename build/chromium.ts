import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const usualPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

function installedChromium(): string | null {
  const chosen = process.env["CHROMIUM_PATH"];
  const onPath = (process.env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const candidates = [...(chosen === undefined ? [] : [chosen]), ...onPath, ...usualPlaces];
  return candidates.find((path) => existsSync(path)) ?? null;
}

/** Runs the system's package manager, as root or with a sudo that asks nothing. */
function installWithSystemPackages(): void {
  if (process.platform !== "linux" || !existsSync("/usr/bin/apt-get")) return;
  const prefix = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  for (const step of [["update"], ["install", "-y", "--no-install-recommends", "chromium"]]) {
    const [program = "", ...rest] = [...prefix, "apt-get", "-qq", ...step];
    spawnSync(program, rest, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  }
}

/**
 * Path of a Chromium for the end-to-end tests: `CHROMIUM_PATH`, else the one on the machine, else one that the
 * system's package manager installs. Throws a sentence that says what to do when there is none.
 */
export function findChromium(): string {
  const present = installedChromium();
  if (present !== null) return present;
  process.stdout.write("Chromium is missing; asking the system's package manager for it…\n");
  installWithSystemPackages();
  const added = installedChromium();
  if (added !== null) return added;
  throw new Error(
    "The end-to-end tests need Chromium. Install it, or set CHROMIUM_PATH to a Chrome or Chromium program.",
  );
}
