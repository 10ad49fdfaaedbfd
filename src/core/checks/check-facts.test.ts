import { describe, expect, it } from "vitest";

import { listCheckFacts } from "./check-facts.ts";
import { checkText } from "./check-text.ts";
import { defaultCheckOptions } from "./checker.ts";
import { loadChecker } from "./load-checker.ts";
import { siftForeignLints } from "./sieve/foreign-lints.ts";
import { TextChecker } from "./text-checker.ts";

const facts = listCheckFacts();

describe("listCheckFacts", () => {
  it("names every check once, as plain data", () => {
    expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
    expect(structuredClone(facts)).toEqual(facts);
  });

  it("knows each kind of Harper's that the sieve lets through, in its tier", () => {
    const harpers = facts.filter(({ id }) => id.startsWith("harper-"));
    for (const { id, tier } of harpers) {
      const kind = id
        .slice("harper-".length)
        .replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
      const lint = { span: { start: 0, end: 4 }, kind, message: "A reason.", fixes: ["word"] };
      expect(siftForeignLints([lint], "wrod")).toMatchObject([{ check: id, tier }]);
    }
  });
});

describe("TextChecker", () => {
  const text = "He go home. She recieved it.\n\n`He go` is code. It’s late. It's cold. It’s dark.";

  it("comes to what checkText answers, and tells how far it is on the way", async () => {
    const checker = await loadChecker(defaultCheckOptions);
    const opened = new TextChecker(checker);
    for (const part of opened.openInSteps(text)) expect(part).toBeLessThanOrEqual(1);
    const steps = opened.checkInSteps([]);
    const told: number[] = [];
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) told.push(step.value);
    expect(step.value).toEqual(checkText(text, checker));
    expect(told).toEqual(told.toSorted((first, second) => first - second));
    expect(told.at(-1)).toBeLessThanOrEqual(1);
  });

  it("keeps checks that are switched off silent, whoever makes them", async () => {
    const off = new Set(["quote-marks", "harper-usage"]);
    const checker = await loadChecker({ ...defaultCheckOptions, off });
    const lint = { span: { start: 3, end: 5 }, kind: "Usage", message: "A reason.", fixes: ["ran"] };
    const found = checkText("We go home.\n\nIt’s late. It's cold. It’s dark.", checker, [lint]);
    expect(found.filter(({ check }) => off.has(check))).toEqual([]);
  });
});
