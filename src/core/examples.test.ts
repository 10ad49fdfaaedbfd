import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compileFunction } from "node:vm";
import { parseSync, transformWithOxc } from "vite";
import type { ESTree } from "vite";
import { describe, expect, it } from "vitest";
import { root } from "../../build/paths.ts";
import * as core from "./index.ts";
import readme from "./README.md?raw";

/*
 * The examples of README.md, run as written. A comment behind a statement, on the line on which it ends, is the value of
 * that statement or of what it declares, written as an expression: `countGraphemes("é").characters; // 1`.
 */
const examples = [...readme.matchAll(/^```ts\n(.*?)^```/gmsu)].map((match, index) => ({
  number: index + 1,
  example: match[1] ?? "",
}));

/** Turns imports into variables, and values in comments into expectations. */
function makeRunnable(example: string): string {
  const { program, comments, errors } = parseSync("example.ts", example);
  if (errors.length > 0) throw new SyntaxError(errors.map(({ message }) => message).join("\n"));
  const statements = program.body.map((statement) => {
    const source = example.slice(statement.start, statement.end);
    if (statement.type === "ImportDeclaration") return takeFromCore(statement);
    const value = comments.find(
      ({ start }) => start >= statement.end && /^[ \t]*$/.test(example.slice(statement.end, start)),
    )?.value;
    if (value === undefined) return source;
    if (statement.type === "ExpressionStatement") {
      const expression = example.slice(statement.expression.start, statement.expression.end);
      return `expect(${expression}, ${JSON.stringify(expression)}).toEqual(${value});`;
    }
    const declared = statement.type === "VariableDeclaration" ? statement.declarations[0]?.id : undefined;
    if (declared?.type === "Identifier") {
      return `${source}\nexpect(${declared.name}, "${declared.name}").toEqual(${value});`;
    }
    throw new SyntaxError(`The value behind this statement belongs to nothing: ${source}`);
  });
  return statements.join("\n");
}

function takeFromCore({ source, specifiers }: ESTree.ImportDeclaration): string {
  if (source.value !== "wordbench/core") throw new Error(`An example may not import ${source.value}.`);
  const names = specifiers.map((specifier) => {
    const { name } = specifier.local;
    if (specifier.type !== "ImportSpecifier" || specifier.imported.type !== "Identifier") {
      throw new SyntaxError(`${name} is not imported by its name.`);
    }
    return `${specifier.imported.name}: ${name}`;
  });
  // What is a type only comes out as an unused `undefined`.
  return `const { ${names.join(", ")} } = core;`;
}

describe("the examples of the README", () => {
  it.each(examples)("give the values they state: $number", async ({ example }) => {
    const { code } = await transformWithOxc(
      `async function run(core, expect) {${makeRunnable(example)}\n}`,
      "example.ts",
    );
    const run = compileFunction(`${code}\nreturn run(core, expect);`, ["core", "expect"]);
    await Promise.resolve(run(core, expect));
  });

  it("are correct for the compiler, as a package that imports wordbench/core", () => {
    const folder = join(root, ".cache", "examples");
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const { number, example } of examples) writeFileSync(join(folder, `example-${number}.ts`), example);
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({
        extends: "../../tsconfig.base.json",
        include: ["*.ts"],
        compilerOptions: {
          composite: false,
          emitDeclarationOnly: false,
          noEmit: true,
          noUnusedLocals: false,
          rootDir: root,
        },
      }),
    );
    const compiler = join(root, "node_modules", "typescript", "bin", "tsc");
    const { stdout } = spawnSync(process.execPath, [compiler, "-p", folder], { cwd: root, encoding: "utf8" });
    expect(examples.length).toBeGreaterThan(0);
    expect(stdout).toBe("");
  }, 20_000);
});
