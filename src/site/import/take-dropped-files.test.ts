import { describe, expect, it } from "vitest";
import { droppedFilesKey, dropScript } from "./drop-script.ts";
import { takeDroppedFiles } from "./take-dropped-files.ts";

describe("takeDroppedFiles", () => {
  it("hands over what was dropped, once", () => {
    const file = new File(["x"], "a.txt");
    const page = { [droppedFilesKey]: [file, "no file"] };
    expect(takeDroppedFiles(page)).toEqual([file]);
    expect(takeDroppedFiles(page)).toEqual([]);
  });

  it("finds none where the script did not run", () => {
    expect(takeDroppedFiles({})).toEqual([]);
  });

  it("is what the script keeps them for", () => {
    expect(dropScript).toContain(`w.${droppedFilesKey}.push`);
    // It stands between script tags, and the security policy names it by its hash.
    expect(dropScript).not.toContain("</");
  });
});
