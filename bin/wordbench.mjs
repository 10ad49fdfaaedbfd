#!/usr/bin/env node
// `npx wordbench`: the command line in src/cli, on the pinned Node.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { installMissingDependencies, pinnedNode, root } from "./dependencies.mjs";

installMissingDependencies();

const result = spawnSync(pinnedNode(), [join(root, "src/cli/main.ts"), ...process.argv.slice(2)], {
  stdio: "inherit",
  // Starting from modules that were compiled before takes half the time.
  env: { NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "compiled"), ...process.env },
});
process.exit(result.status ?? 1);
