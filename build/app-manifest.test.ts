import { describe, expect, it } from "vitest";
import { describeApp, drawIcon, readMark, wrapIcon } from "./app-manifest.ts";
import type { AppTool } from "./app-manifest.ts";

function tool(name: string, path: string, category: string, order: number): AppTool {
  return { name, path, description: `About ${name}`, category, order };
}

describe("describeApp", () => {
  it("makes shortcuts from the tools in the order of the lens bar, ten at most", () => {
    const many = Array.from({ length: 12 }, (_, index) => tool(`T${index}`, `/t${index}`, "create", index));
    const app = describeApp([...many, tool("Checker", "/check", "check", 1), tool("Words", "/", "count", 1)]);
    expect(app).toMatchObject({ description: "About Words", start_url: "/", display: "standalone" });
    const first = ["/", "/check", ...many.slice(0, 8).map(({ path }) => path)];
    expect(app).toMatchObject({ shortcuts: first.map((url) => ({ url })) });
  });

  it("offers the app for each kind of file by its endings", () => {
    expect(describeApp([])).toMatchObject({
      file_handlers: [{ accept: { "application/msword": [".doc"], "application/pdf": [".pdf"] } }],
      launch_handler: { client_mode: ["navigate-new", "auto"] },
      share_target: { action: "/share", method: "POST", enctype: "multipart/form-data" },
    });
  });
});

describe("the icon", () => {
  const mark = readMark('<path class="bench" d="M1 16h22" /><path class="cursor" d="M12 1v12" />');

  // Microsoft, "The evolution of the ICO file format, part 4: PNG images" (2010), for the layout.
  it("is wrapped as an ICO file with one picture right behind its head", () => {
    const icon = new DataView(Uint8Array.from(wrapIcon(Uint8Array.of(1, 2, 3), 32)).buffer);
    const words = Array.from({ length: 3 }, (_, place) => icon.getUint16(2 * place, true));
    expect(words).toEqual([0, 1, 1]);
    expect([icon.getUint8(6), icon.getUint8(7), icon.getUint16(12, true)]).toEqual([32, 32, 32]);
    expect([icon.getUint32(14, true), icon.getUint32(18, true), icon.byteLength]).toEqual([3, 22, 25]);
  });

  it("has the outlines of the mark", () => {
    expect(mark).toEqual({ bench: "M1 16h22", cursor: "M12 1v12" });
    expect(() => readMark("<svg/>")).toThrow("no bench");
  });

  it("stands in the middle, as large as it is asked to be", () => {
    // Half of 100 units is 50, which leaves 25 on each side; 24 units of the mark on 50 is 50 / 24 each.
    expect(drawIcon(mark, 0.5, 0)).toContain(`translate(25 25) scale(${50 / 24})`);
  });
});
