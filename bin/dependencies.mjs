// Plain JavaScript on purpose: this runs before anything is installed, on whatever Node started npm.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The packages of a lockfile that every machine installs, as name to version. */
function requiredPackages(lockfile) {
  const { packages } = JSON.parse(readFileSync(lockfile, "utf8"));
  return Object.entries(packages).filter(
    ([path, entry]) => path !== "" && !entry.optional && !entry.devOptional,
  );
}

/** True when node_modules holds what package-lock.json asks for. */
function dependenciesAreInstalled() {
  const installed = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(installed)) return false;
  const present = JSON.parse(readFileSync(installed, "utf8")).packages;
  return requiredPackages(join(root, "package-lock.json")).every(
    ([path, entry]) => present[path]?.version === entry.version,
  );
}

/** Installs from the lockfile when something is missing; ends the process with npm's status when that fails. */
export function installMissingDependencies() {
  if (dependenciesAreInstalled()) return;
  process.stderr.write("Installing what is missing (once; about a minute)…\n");
  const npm = process.env.npm_execpath;
  const command = npm === undefined ? "npm" : process.execPath;
  const flags = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  const result = spawnSync(command, npm === undefined ? flags : [npm, ...flags], {
    cwd: root,
    stdio: ["ignore", 2, 2],
    shell: npm === undefined && process.platform === "win32",
  });
  if (result.status !== 0) {
    process.stderr.write("Installing did not work. Check the network, then run the same command again.\n");
    process.exit(result.status ?? 1);
  }
}

/** Path of the Node that the lockfile pins; the running one where no pinned build exists for this system. */
export function pinnedNode() {
  const folder = join(
    root,
    "node_modules",
    `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`,
  );
  const pinned = join(folder, "bin", process.platform === "win32" ? "node.exe" : "node");
  if (existsSync(pinned)) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  process.stderr.write(
    `No Node 24 comes with the lockfile for ${process.platform} on ${process.arch}. Install Node 24, then run the same command again.\n`,
  );
  process.exit(1);
}
