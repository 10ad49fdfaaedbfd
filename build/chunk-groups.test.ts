import { describe, expect, it } from "vitest";
import { chunkOfModule } from "./chunk-groups.ts";

const route = "?__react-router-build-client-route";

/** Each module with those that import it at once. */
const importers: Readonly<Record<string, readonly string[]>> = {
  "/src/site/root.tsx": [`/src/site/root.tsx${route}`],
  "/src/tools/a/panel.tsx": [`/src/tools/a/panel.tsx${route}`],
  "/src/tools/b/panel.tsx": [`/src/tools/b/panel.tsx${route}`],
  "/src/tools/e/panel.tsx": [`/src/tools/e/panel.tsx${route}`],
  "/src/tools/f/panel.tsx": [`/src/tools/f/panel.tsx${route}`],
  "/src/pages/c/view.tsx": [`/src/pages/c/view.tsx${route}`],
  "/src/pages/d/view.tsx": [`/src/pages/d/view.tsx${route}`],
  "/src/site/home-route.tsx": [`/src/site/home-route.tsx${route}`],
  header: ["/src/site/root.tsx"],
  "text pane": ["/src/site/home-route.tsx", "/src/tools/a/panel.tsx", "/src/tools/b/panel.tsx"],
  "of home": ["/src/site/home-route.tsx"],
  button: ["header", "/src/tools/a/panel.tsx"],
  desk: ["a", "b", "e", "f"].map((tool) => `/src/tools/${tool}/panel.tsx`),
  "word list": ["/src/tools/a/panel.tsx", "/src/tools/b/panel.tsx"],
  "of a": ["/src/tools/a/panel.tsx"],
  table: ["/src/pages/c/view.tsx", "/src/pages/d/view.tsx"],
  field: ["/src/pages/c/view.tsx", "/src/tools/a/panel.tsx"],
  dialog: [],
  "part of the dialog": ["dialog"],
  circle: ["other circle"],
  "other circle": ["circle", "desk"],
};
const context = { getModuleInfo: (id: string) => ({ importers: importers[id] ?? [] }) };

describe("chunkOfModule", () => {
  it.each([
    ["header", "shared"],
    ["button", "shared"],
    ["desk", "desk"],
    ["circle", "desk"],
    ["table", "pages"],
    ["field", null],
    ["word list", null],
    ["text pane", "home"],
    ["of home", null],
    ["of a", null],
    ["dialog", null],
    ["part of the dialog", null],
    [`/src/tools/a/panel.tsx${route}`, null],
  ])("puts %s into %j", (id, chunk) => {
    expect(chunkOfModule(id, context)).toBe(chunk);
  });
});
