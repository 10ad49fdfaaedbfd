import { runDependency } from "./run-command.ts";

const { status } = await runDependency("oxfmt/bin/oxfmt", ["."], { show: true });
process.exit(status);
