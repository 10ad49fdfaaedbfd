import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../build/paths.ts";

// The linter leaves the fixture out of its ordinary run, so the canary looks at a copy in a folder of its own.
const copy = join(root, ".cache-canary");

beforeAll(() => {
  rmSync(copy, { recursive: true, force: true });
  cpSync(join(root, "tests/fixtures/turned-arrows"), copy, { recursive: true });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(script: string, scriptArguments: readonly string[]): string {
  const result = spawnSync(process.execPath, [join(root, "node_modules", script), ...scriptArguments], {
    cwd: root,
    encoding: "utf8",
  });
  return `${result.stdout}${result.stderr}`;
}

describe("an import against the direction of the zones", () => {
  it.each([
    ["core/reaches-into-engine.ts"],
    ["core/uses-node.ts"],
    ["engine/reaches-into-ui.ts"],
    ["ui/reaches-into-a-tool.ts"],
    ["tools/first/reaches-into-a-sibling.ts"],
    ["cli/reaches-into-workspace.ts"],
    ["service-worker/reaches-into-core.ts"],
  ])("is caught by the linter in %s", (file) => {
    expect(run("oxlint/bin/oxlint", [join(copy, "src", file)])).toContain("no-restricted-imports");
  });

  it("is not seen where there is none", () => {
    expect(run("oxlint/bin/oxlint", [join(copy, "src/ui/allowed.ts")])).not.toContain(
      "no-restricted-imports",
    );
  });

  it("is caught by the compiler where core uses the page", () => {
    mkdirSync(copy, { recursive: true });
    const project = join(copy, "tsconfig.json");
    writeFileSync(
      project,
      JSON.stringify({
        extends: "../tsconfig.core.json",
        include: ["src/core/uses-the-page.ts"],
        compilerOptions: { outDir: "out", tsBuildInfoFile: "out/core.tsbuildinfo" },
      }),
    );
    expect(run("typescript/bin/tsc", ["-p", project])).toContain("error TS2584");
  });
});

describe("the house", () => {
  it("has no source file over 400 lines", () => {
    const long = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(ts|tsx|css)$/.test(name) && !name.includes("lists/"))
      .filter((name) => readFileSync(join(root, "src", name), "utf8").split("\n").length > 401);
    expect(long).toEqual([]);
  });

  it("speaks of no other origin in what it sends to browsers", () => {
    const style = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".css"))
      .filter((name) => /url\(["']?(https?:)?\/\//.test(readFileSync(join(root, "src", name), "utf8")));
    expect(style).toEqual([]);
  });
});
