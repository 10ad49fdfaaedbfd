import { describe, expect, it } from "vitest";

import { runTestCommand } from "../run-test-command.ts";

const text = "😀 There is many cars. I recieved it.\n";

describe("wordbench grammar", () => {
  it("gives findings with UTF-16 spans as JSON", async () => {
    const { status, output, errors } = await runTestCommand(["grammar", "--own-rules", "--json", "a.txt"], {
      "a.txt": text,
    });
    expect({ status, errors }).toEqual({ status: 0, errors: "" });
    // The emoji is two units: "is" begins at 9, "recieved" at 25.
    expect(JSON.parse(output)).toEqual([
      {
        source: "a.txt",
        findings: [
          expect.objectContaining({ span: [9, 11], check: "there-is", tier: "error", fixes: ["are"] }),
          expect.objectContaining({ span: [25, 33], check: "spelling", tier: "error" }),
        ],
      },
    ]);
    expect(output).toContain('"received"');
  });

  it.each([
    ["a byte order mark", "\ufeffHe go home.", [4, 6]],
    ["lines ended by CR LF", "We came.\r\nHe go home.\r\n", [13, 15]],
    ["lines ended by CR", "We came.\rHe go home.\r", [12, 14]],
    ["combining marks and characters of two units", "Zoe\u0308 saw 😀👩‍👧. He go home.", [21, 23]],
  ])("has the spans of the file as it is written: %s", async (_name, written, span) => {
    const { output } = await runTestCommand(["grammar", "--own-rules", "--json", "a.txt"], {
      "a.txt": written,
    });
    expect(JSON.parse(output)).toMatchObject([{ findings: [{ span, fixes: ["goes"] }] }]);
    expect(written.slice(...span)).toBe("go");
  });

  it("prints guesses when asked, and always has them in JSON", async () => {
    const files = { "a.txt": "The informations in book was useful." };
    const run = async (...options: string[]) =>
      (await runTestCommand(["grammar", "--own-rules", ...options, "a.txt"], files)).output;
    expect(await run()).not.toContain("unfitting-guesses");
    expect(await run()).toContain("information");
    expect(await run("--guesses")).toContain("unfitting-guesses");
    expect(await run("--json")).toContain("unfitting-guesses");
  });

  it("tells lines and columns as editors do", async () => {
    const { output } = await runTestCommand(["grammar", "--own-rules", "a.txt"], {
      "a.txt": "\ufeffHe go home.\r\n\r\nHe go home.\rWe came. He go home.\n",
    });
    expect(output.match(/^a\.txt:\d+:\d+/gm)).toEqual(["a.txt:1:4", "a.txt:3:4", "a.txt:4:13"]);
  });

  it("says a line a finding, and that nothing was found", async () => {
    const { output } = await runTestCommand(["grammar", "--own-rules", "a.txt", "b.txt"], {
      "a.txt": "We came.\nHe go home.",
      "b.txt": "All is well here.",
    });
    expect(output).toMatch(
      /^a\.txt:2:4: error: “go” → “goes”: .+ \[pronoun-verb-agreement\]\nb\.txt: nothing found\n$/,
    );
  });

  it("reads with Harper, whose spans count UTF-16 units too", async () => {
    const { output } = await runTestCommand(["grammar", "--json", "a.txt"], {
      "a.txt": "😀😀 He hurt him self.\n",
    });
    expect(output).toContain("himself");
  }, 30_000);

  it("takes the spelling of the variety that was asked for, and any without one", async () => {
    const files = { "a.txt": "The colour of the centre is nice." };
    const without = await runTestCommand(["grammar", "--own-rules", "a.txt"], files);
    expect(without.output).toBe("a.txt: nothing found\n");
    const american = await runTestCommand(["grammar", "--own-rules", "--variety", "en-us", "a.txt"], files);
    expect(american.output).toContain("“colour” → “color”");
    expect(american.output).toContain("“centre” → “center”");
  });

  it("knows five varieties", async () => {
    const { status, errors } = await runTestCommand(["grammar", "--variety", "en-XX"], {}, "Hello.");
    expect(status).toBe(2);
    expect(errors).toContain("en-US, en-GB, en-CA, en-AU, en-IN");
  });

  it("checks spelling alone by a dictionary of another language", async () => {
    const files = {
      "nl.aff": "SET UTF-8\nTRY aeiou\nSFX A Y 1\nSFX A 0 en .\n",
      "nl.dic": "2\nboot/A\nde\n",
      "a.txt": "😀 De bootten.",
    };
    const { status, output } = await runTestCommand(
      ["grammar", "--dictionary", "nl.aff", "--json", "a.txt"],
      files,
    );
    expect(status).toBe(0);
    // The emoji is two units: the word begins at 6.
    expect(JSON.parse(output)).toEqual([
      {
        source: "a.txt",
        findings: [
          expect.objectContaining({ span: [6, 13], check: "spelling", tier: "error", fixes: ["booten"] }),
        ],
      },
    ]);
  });

  it.each([
    [["--dictionary", "missing.aff"], "missing.aff cannot be read: there is no such file"],
    [["--dictionary", "a.txt"], "a file that ends in .aff"],
    [["--dictionary", "empty.aff"], "no words"],
    [["--dictionary", "empty.aff", "--variety", "en-GB"], "give one of them"],
  ])("refuses %j", async (args, reason) => {
    const files = { "empty.aff": "", "empty.dic": "0\n" };
    const { status, errors } = await runTestCommand(["grammar", ...args], files, "De boot.");
    expect(status).toBe(2);
    expect(errors).toContain(reason);
  });
});
