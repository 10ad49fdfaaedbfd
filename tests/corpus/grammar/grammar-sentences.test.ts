import { describe, expect, it } from "vitest";
import { applyFix } from "#core/checks/apply-fix.ts";
import { checkText } from "#core/checks/check-text.ts";
import { defaultCheckOptions } from "#core/checks/checker.ts";
import { loadChecker } from "#core/checks/load-checker.ts";
import { readFaultySentences, readPlainSentences, readSoundSentences } from "./grammar-sentences.ts";

const checker = await loadChecker(defaultCheckOptions);
const faulty = readFaultySentences();
const sound = readSoundSentences();

describe("the labelled sentences", () => {
  it("are enough, of enough kinds, and each once", () => {
    expect(faulty.length).toBeGreaterThanOrEqual(600);
    expect(new Set(faulty.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(30);
    expect(sound.length).toBeGreaterThanOrEqual(600);
    expect(new Set(faulty.map(({ text }) => text)).size).toBe(faulty.length);
    expect(new Set(sound).size).toBe(sound.length);
  });

  it("are found at their place by our own rules in nine of ten, and fixed exactly in four of five", () => {
    const results = faulty.map(({ text, start, end, corrected }) => {
      const found = checkText(text, checker).filter(({ span }) => span.start < end && start < span.end);
      return {
        found,
        fixed: found.some(
          ({ span, fixes: [fix] }) => fix !== undefined && applyFix(text, span, fix) === corrected,
        ),
      };
    });
    expect(results.filter(({ found }) => found.length > 0).length / faulty.length).toBeGreaterThan(0.9);
    expect(results.filter(({ fixed }) => fixed).length / faulty.length).toBeGreaterThan(0.8);
  });

  it("raise hardly an alarm where they are correct", () => {
    const alarms = sound.filter((text) => checkText(text, checker).some(({ tier }) => tier !== "style"));
    expect(alarms.length / sound.length).toBeLessThan(0.03);
  });

  it("raise hardly an alarm where they are plain and correct", () => {
    const plain = readPlainSentences();
    const alarms = plain.filter((text) => checkText(text, checker).some(({ tier }) => tier !== "style"));
    expect(plain.length).toBeGreaterThanOrEqual(300);
    expect(alarms.length / plain.length).toBeLessThan(0.015);
  });
});
