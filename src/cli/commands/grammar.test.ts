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
});
