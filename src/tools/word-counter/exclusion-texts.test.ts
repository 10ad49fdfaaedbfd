import { describe, expect, it } from "vitest";

import { exclusionKinds } from "#core/exclusions/exclude-text.ts";

import { exclusionTexts, nameKinds } from "./exclusion-texts.ts";

describe("exclusionTexts", () => {
  it("has a text for every kind that the engine leaves out", () => {
    expect(exclusionTexts.map(({ kind }) => kind).toSorted()).toEqual([...exclusionKinds].toSorted());
  });
});

describe("nameKinds", () => {
  it("lists in the order of presentation", () => {
    expect(nameKinds(["code"])).toBe("code");
    expect(nameKinds(["code", "citations"])).toBe("citations and code");
    expect(nameKinds(["frontMatter", "urls", "code"], "or")).toBe("web addresses, code or front matter");
  });
});
