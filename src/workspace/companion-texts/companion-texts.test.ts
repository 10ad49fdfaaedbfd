import { describe, expect, it, vi } from "vitest";

import { createCompanionTexts } from "./companion-texts.ts";
import type { CompanionStore } from "./companion-texts.ts";
import { chooseCompanions, findOutdated, parseStoredCompanion } from "./stored-companion.ts";
import type { StoredCompanion } from "./stored-companion.ts";

/** A store without a database, shared by the tabs of a test. */
function createMemory() {
  const records = new Map<string, StoredCompanion>();
  const store: CompanionStore = {
    readAll: async () => [...records.values()],
    async write(written, outdated) {
      for (const record of written) records.set(record.key, record);
      for (const key of outdated) records.delete(key);
    },
    clear: async () => records.clear(),
  };
  let clock = 0;
  const openTab = (tab: string) =>
    createCompanionTexts({
      openStore: async () => store,
      readTab: () => tab,
      now: () => (clock += 1),
      timer: { start: () => () => {} },
    });
  return { records, openTab };
}

const record = (tab: string, slot: string, writtenAt: number): StoredCompanion => ({
  key: `${tab} ${slot}`,
  slot,
  tab,
  name: "",
  text: `${tab} ${slot}`,
  writtenAt,
});

describe("companion texts", () => {
  it("are there again after a reload, with their names", async () => {
    const { openTab } = createMemory();
    const before = openTab("one");
    await before.restore();
    before.fill("second", "novel.docx", "Call me Ishmael.");
    before.flush();
    const after = openTab("one");
    await after.restore();
    expect(after.read("second")).toMatchObject({ name: "novel.docx", text: "Call me Ishmael." });
  });

  it("belong to their tab, and a new tab goes on with the one written last", async () => {
    const { openTab } = createMemory();
    const [first, second] = [openTab("one"), openTab("two")];
    for (const tab of [first, second]) await tab.restore();
    first.type("second", "of the first tab");
    first.flush();
    second.type("second", "of the second tab");
    second.flush();
    const [again, fresh] = [openTab("one"), openTab("three")];
    for (const tab of [again, fresh]) await tab.restore();
    expect(again.read("second").text).toBe("of the first tab");
    expect(fresh.read("second").text).toBe("of the second tab");
  });

  it("keep what was typed before the store was read", async () => {
    const { openTab } = createMemory();
    const before = openTab("one");
    await before.restore();
    before.fill("second", "", "kept");
    before.flush();
    const after = openTab("one");
    after.type("second", "typed at once");
    await after.restore();
    expect(after.read("second").text).toBe("typed at once");
  });

  it("stay empty once they were emptied", async () => {
    const { openTab } = createMemory();
    const before = openTab("one");
    await before.restore();
    before.fill("second", "a", "b");
    before.flush();
    before.type("second", "");
    before.flush();
    const after = openTab("two");
    await after.restore();
    expect(after.read("second")).toMatchObject({ name: "", text: "" });
  });

  it("are gone from the tab and the device when everything is removed", async () => {
    const { openTab, records } = createMemory();
    const tab = openTab("one");
    await tab.restore();
    tab.fill("second", "", "secret");
    tab.flush();
    await tab.clear();
    expect(tab.read("second").text).toBe("");
    expect(records.size).toBe(0);
  });

  it("work where nothing can be stored, and tell their listeners", async () => {
    const texts = createCompanionTexts({
      openStore: () => Promise.reject(new Error("No databases here.")),
      readTab: () => "one",
      now: () => 0,
    });
    const listener = vi.fn<() => void>();
    texts.subscribe(listener);
    await texts.restore();
    texts.fill("second", "", "text");
    texts.flush();
    expect(texts.read("second").text).toBe("text");
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("are tried again when a write failed", async () => {
    const { records } = createMemory();
    let fails = true;
    const texts = createCompanionTexts({
      openStore: async () => ({
        readAll: async () => [],
        async write(written) {
          if (fails) throw new DOMException("Full.", "QuotaExceededError");
          for (const each of written) records.set(each.key, each);
        },
        clear: async () => {},
      }),
      readTab: () => "one",
      now: () => 0,
    });
    await texts.restore();
    texts.type("second", "text");
    texts.flush();
    await Promise.resolve();
    fails = false;
    texts.type("base", "more");
    texts.flush();
    expect([...records.keys()].toSorted()).toEqual(["one base", "one second"]);
  });
});

describe("stored companions", () => {
  it("are chosen from the own tab first, whatever is newer elsewhere", () => {
    const records = [record("one", "a", 1), record("two", "a", 2), record("two", "b", 3)];
    const chosen = chooseCompanions(records, "one");
    expect([...chosen.values()].map(({ key }) => key).toSorted()).toEqual(["one a", "two b"]);
  });

  it("are outdated past the five newest tabs of a slot", () => {
    const tabs = ["1", "2", "3", "4", "5", "6", "7"];
    const records = tabs.map((tab, index) => record(tab, "a", index));
    expect(findOutdated([...records, record("1", "b", 0)])).toEqual(["2 a", "1 a"]);
  });

  it.each([
    [null],
    ["text"],
    [{ key: "a" }],
    [{ ...record("one", "a", 1), text: 7 }],
    [{ ...record("one", "a", -1) }],
  ])("%j is no record", (value) => {
    expect(parseStoredCompanion(value)).toBeNull();
  });
});
