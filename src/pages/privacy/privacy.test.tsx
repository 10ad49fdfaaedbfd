import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import { tools } from "#tools/registry.ts";

import { SettingsList } from "./settings-list.tsx";
import { StorageTable } from "./storage-table.tsx";
import { storedItems } from "./stored-items.ts";
import { settingGroups } from "./stored-settings.ts";

describe("the privacy page", () => {
  it("shows everything that is kept, each once", () => {
    const byCode = (one: string, other: string) => (one < other ? -1 : 1);
    const shown = [
      ...renderToStaticMarkup(
        <>
          <StorageTable />
          <SettingsList />
        </>,
      ).matchAll(/<code>([^<]+)<\/code>/g),
    ].map(([, key = ""]) => key);
    expect(shown.toSorted(byCode)).toEqual(storedItems.map(({ key }) => key).toSorted(byCode));
    expect(new Set(storedItems.map(({ where, key }) => `${where} ${key}`)).size).toBe(storedItems.length);
  });

  it("calls tools by their names, each once", () => {
    const shared = ["The whole site", "Several tools"];
    const named = settingGroups.map(({ name }) => name).filter((name) => !shared.includes(name));
    expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(named));
    expect(new Set(named).size).toBe(named.length);
    expect(settingGroups.every(({ settings }) => settings.length > 0)).toBe(true);
  });
});
