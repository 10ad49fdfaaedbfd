import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, it } from "vitest";

import { harperBytes } from "./harper-size.ts";

it("knows the size of the program that is installed", () => {
  const entry = import.meta.resolve("harper.js/slimBinary");
  const file = fileURLToPath(new URL("harper_wasm_slim_bg.wasm", entry));
  expect(statSync(file).size).toBe(harperBytes);
});
