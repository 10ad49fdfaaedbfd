/** What the bundler knows of a module: who imports it, without those that load it later by themselves. */
interface ModuleLinks {
  readonly importers: readonly string[];
}

/** What the bundler offers while it decides which file a module goes into. */
export interface ChunkContext {
  getModuleInfo(id: string): ModuleLinks | null;
}

type EntryKind = "shell" | "home" | "tool" | "page";

/** The router asks for the module of each route by this name. */
const routeQuery = "?__react-router-build-client-route";

/** The document, the layouts around every page, and what starts the router. */
const shellFile = /\/site\/(root|tool-layout|page-layout)\.tsx$|\/entry\.client\.(tsx|js)$/;
/** The home page is the word counter, which is loaded most and must stay light. */
const homeFile = /\/site\/home-route\.tsx$/;
const toolFile = /\/tools\/[^/]+\/panel\.tsx$/;

function kindOfEntry(id: string): EntryKind | null {
  const file = id.replace(routeQuery, "");
  if (shellFile.test(file)) return "shell";
  if (!id.endsWith(routeQuery)) return null;
  if (homeFile.test(file)) return "home";
  return toolFile.test(file) ? "tool" : "page";
}

/** The routes that load a module at once, by following its importers; what is loaded later leads to none. */
function entriesOf(id: string, context: ChunkContext): ReadonlyMap<string, EntryKind> {
  const entries = new Map<string, EntryKind>();
  const waiting = [id];
  const seen = new Set(waiting);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const kind = kindOfEntry(next);
    if (kind !== null) entries.set(next, kind);
    for (const importer of context.getModuleInfo(next)?.importers ?? []) {
      if (seen.has(importer)) continue;
      seen.add(importer);
      waiting.push(importer);
    }
  }
  return entries;
}

/** How many tools must load a module at once for it to be among what every tool loads; fewer are spared it. */
const manyTools = 4;

/** The files, those that more pages load first. */
export const chunkNames = ["shared", "home", "desk", "pages"] as const;
type ChunkName = (typeof chunkNames)[number];

/**
 * The file that a module goes into, where the bundler's own choice would make many small ones: `shared` for what every
 * page loads, `home` for what the home page and others do, `desk` for what many other tools do, `pages` for what
 * several pages do. `null` leaves it to the bundler: what few tools share, and all that is loaded only when somebody
 * asks for it. No page pays for that.
 */
export function chunkOfModule(id: string, context: ChunkContext): ChunkName | null {
  if (kindOfEntry(id) !== null) return null;
  const kinds = [...entriesOf(id, context).values()];
  if (kinds.includes("shell")) return "shared";
  if (kinds.length <= 1) return null;
  if (kinds.includes("home")) return "home";
  if (!kinds.includes("tool")) return "pages";
  return kinds.filter((kind) => kind === "tool").length >= manyTools ? "desk" : null;
}
