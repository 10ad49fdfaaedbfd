import { runDependency } from "./run-command.ts";

// Hot reload; the service worker and the security policy belong to the built site and are not in force here.
const { status } = await runDependency("@react-router/dev/bin.cjs", ["dev", ...process.argv.slice(2)], {
  show: true,
});
process.exit(status);
