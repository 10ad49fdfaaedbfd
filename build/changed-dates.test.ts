import { describe, expect, it } from "vitest";
import { latestIn, readChangeLog } from "./changed-dates.ts";

const dates = readChangeLog(
  "@2026-11-21 HEAD -> main\n\nsrc/pages/faq/view.tsx\nsrc/tools/a/tool.ts\n@2026-11-02 \n\nsrc/pages/faq/view.tsx\nsrc/pages/faq/page.ts\n",
);

describe("the days of changes", () => {
  it("are those of the latest change to each file", () => {
    expect([...dates]).toEqual([
      ["src/pages/faq/view.tsx", "2026-11-21"],
      ["src/tools/a/tool.ts", "2026-11-21"],
      ["src/pages/faq/page.ts", "2026-11-02"],
    ]);
  });

  it.each([
    ["src/pages/faq", "2026-11-21"],
    ["src/pages/fa", null],
    ["src/pages/about", null],
  ])("in %s end with %j", (folder, day) => {
    expect(latestIn(dates, folder)).toBe(day);
  });

  it("are unknown of what changed before a shallow copy begins", () => {
    const shallow =
      "@2026-11-21 HEAD -> main\n\nsrc/pages/a/page.ts\n@2026-11-20 grafted\n\nsrc/pages/b/page.ts\n";
    expect([...readChangeLog(shallow)]).toEqual([["src/pages/a/page.ts", "2026-11-21"]]);
    expect(readChangeLog("@2026-11-21 grafted, HEAD -> main\n\nsrc/pages/a/page.ts\n").size).toBe(0);
  });

  it("are unknown without a history", () => {
    expect(readChangeLog("fatal: not a git repository").size).toBe(0);
  });
});
