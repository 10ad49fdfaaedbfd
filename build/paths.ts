import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** What the bundler writes for browsers; the served site. */
export const clientFolder = join(root, "dist", "client");
/** The pages that are other ones on the case converter's host; nobody finds them but the server. */
export const textCaseFolder = join(root, "dist", "text-case");
/** Says which sources the present `dist` was made from. */
export const buildStamp = join(root, "dist", "sources.sha256");
