import { describe, expect, it } from "vitest";

import { composeText } from "./compose-text.ts";
import { FlowWriter, plainStyle } from "./flow-writer.ts";
import { mostTextUnits } from "../read-limits.ts";
import type { ComposeOptions } from "./imported-document.ts";

function compose(write: (writer: FlowWriter) => void, options: ComposeOptions = {}) {
  const writer = new FlowWriter();
  write(writer);
  return composeText({ parts: writer.finish(), losses: [] }, options);
}

function paragraphs(...words: readonly string[]) {
  return (writer: FlowWriter): void => {
    for (const text of words) {
      writer.text(text, plainStyle);
      writer.endParagraph();
    }
  };
}

describe("composeText", () => {
  it.each<[name: string, write: (writer: FlowWriter) => void, spaced: string, tight: string]>([
    ["nothing", () => undefined, "", ""],
    ["paragraphs", paragraphs("a", "b"), "a\n\nb", "a\nb"],
    ["empty paragraphs", paragraphs("", "a", "", " ", "b", ""), "a\n\nb", "\na\n\n\nb\n"],
    ["line breaks around words", paragraphs("\n\na\n\nb\n"), "a\n\nb", "a\n\nb"],
    [
      "line ends of every kind, and control characters",
      paragraphs("a\r\nb\rc\u2028d\ve\0\x07f"),
      "a\nb\nc\nd\nef",
      "a\nb\nc\nd\nef",
    ],
    ["an indent", paragraphs("\ta"), "\ta", "\ta"],
    [
      "tight paragraphs and lists",
      (writer) => {
        writer.text("a", plainStyle);
        writer.endParagraph();
        writer.text("b", plainStyle);
        writer.endParagraph({ isTight: true });
        for (const marker of ["1.", "2."]) {
          writer.text(" c", plainStyle);
          writer.endParagraph({ kind: "list-item", level: 1, marker });
        }
      },
      "a\nb\n\n1. c\n2. c",
      "a\nb\n1. c\n2. c",
    ],
  ])("%s", (_name, write, spaced, tight) => {
    expect(compose(write).text).toBe(spaced);
    expect(compose(write, { paragraphGap: "line-end" }).text).toBe(tight);
  });

  it("puts pictures where the next words are, and at the end where none follow", () => {
    const picture = { kind: "image" as const, description: "d", address: "", style: plainStyle };
    const { structure } = compose((writer) => {
      writer.object(picture);
      paragraphs("", "ab")(writer);
      writer.object(picture);
    });
    expect(structure.images.map(({ offset }) => offset)).toEqual([0, 2]);
  });

  it("writes notes of notes after them, and each but once", () => {
    const write = (writer: FlowWriter): void => {
      const first = writer.openPart("footnote");
      const second = writer.openPart("footnote");
      const mark = (part: number, label: string) =>
        writer.object({ kind: "note", note: "footnote", part, label, style: plainStyle });
      writer.text("second", plainStyle);
      mark(first, "1");
      writer.closePart();
      writer.text("first", plainStyle);
      mark(second, "2");
      writer.closePart();
      writer.text("body", plainStyle);
      mark(first, "1");
    };
    expect(compose(write, { noteMarks: true }).text).toBe("body[1]\n\n[1] first[2]\n[2] second[1]");
    expect(compose(write).text).toBe("body\n\nfirst\nsecond");
  });

  it("joins paragraphs whose end is hidden, in the same cell only", () => {
    const write = (writer: FlowWriter): void => {
      writer.openTable();
      writer.openRow();
      for (const words of ["a", "b"]) {
        writer.openCell();
        writer.text(words, plainStyle);
        writer.endParagraph({ joinsNext: "hidden" });
        writer.text("x", plainStyle);
        writer.endParagraph({ joinsNext: "hidden" });
      }
      writer.closeTable();
    };
    expect(compose(write).text).toBe("ax\tbx");
    expect(compose(write, { hiddenText: true }).text).toBe("a\nx\tb\nx");
  });

  it("counts a hidden stretch once, however many runs it has", () => {
    const { leftOut } = compose((writer) => {
      const hidden = writer.style({ isHidden: true });
      writer.text("a", hidden);
      writer.text("b", writer.style({ isHidden: true, bold: true }));
      writer.text("c", plainStyle);
      writer.text("d", hidden);
    });
    expect(leftOut).toEqual([{ kind: "hidden-text", count: 2 }]);
  });

  it("takes no more paragraphs than memory holds", () => {
    const writer = new FlowWriter();
    writer.text("x".repeat(mostTextUnits - 1000), plainStyle);
    const write = (): void => {
      for (let count = 0; count < 100; count += 1) writer.endParagraph();
    };
    expect(write).toThrow(expect.objectContaining({ reason: "too-large" }));
  });

  it("shows many empty cells as few", () => {
    const { text } = compose((writer) => {
      writer.openTable();
      writer.openRow();
      for (const words of ["a", "b"]) {
        writer.openCell(1000);
        writer.text(words, plainStyle);
        writer.endParagraph();
      }
    });
    expect(text).toBe(`a${"\t".repeat(64)}b`);
  });
});
