import { expect, it } from "vitest";
import { checkText } from "./check-text.ts";
import { defaultCheckOptions } from "./checker.ts";
import { loadChecker } from "./load-checker.ts";

const checker = await loadChecker(defaultCheckOptions);

it("leaves the words and verbs of dialect alone where much of a text is in it", () => {
  const spoken = "“I ain’t seed nothin’ o’ dat,” says he; “dey was all gone, an’ we warn’t told. ";
  expect(checkText(spoken.repeat(4), checker).filter(({ tier }) => tier !== "style")).toEqual([]);
});

it("marks them where one sentence is in dialect", () => {
  const text = "The committee met on Tuesday and agreed on the plan. We was told about it by the secretary. ";
  const found = checkText(`${text.repeat(12)}He ain’t here.`, checker).filter(({ tier }) => tier !== "style");
  expect(found.length).toBeGreaterThanOrEqual(12);
});
