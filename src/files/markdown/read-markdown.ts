import type { ReadResult } from "../document/read-result.ts";
import { StructureWriter } from "../document/structure-writer.ts";
import type { ReadTask } from "../read-task.ts";
import { undecodableLoss, type DecodedText } from "../text/decode-text.ts";
import { frontMatterLength, sliceMarkdown } from "./slices.ts";
import { StructureReader, type LinkDefinitions } from "./structure-reader.ts";

/** How long the structure of one text may take to read, in milliseconds; what is left then goes without. */
const mostMs = 4000;

/** Paragraphs of this many characters are no prose; marks in them can take the parser minutes. */
const longestSlice = 64 * 1024;

function readDefinitions(text: string): LinkDefinitions {
  const definitions: Record<string, { href: string; title: string }> = {};
  for (const match of text.matchAll(/^ {0,3}\[([^\]\n]{1,200})\]:[ \t]*<?([^\s>]+)>?/gm)) {
    const [, label = "", href = ""] = match;
    const key = label.toLowerCase().replace(/\s+/g, " ");
    if (!Object.hasOwn(definitions, key) && key !== "__proto__") definitions[key] = { href, title: "" };
  }
  return definitions;
}

/**
 * Reads Markdown (CommonMark with the tables of GitHub). The text stays as written, marks included; the structure
 * points into it. Where that is too tangled to read in time, the text goes without, and the losses say so.
 */
export async function readMarkdown(decoded: DecodedText, task: ReadTask): Promise<ReadResult> {
  const { text, encoding } = decoded;
  const structure = new StructureWriter();
  const reader = new StructureReader(structure, readDefinitions(text));
  let spent = 0;
  let tangled = 0;
  for (const { start, end } of sliceMarkdown(text, frontMatterLength(text))) {
    const began = performance.now();
    if (spent > mostMs || end - start > longestSlice) {
      tangled += 1;
      continue;
    }
    try {
      reader.read(text.slice(start, end), start);
    } catch (error) {
      // The parser calls itself for each level of nesting, and the stack has an end.
      if (!(error instanceof RangeError)) throw error;
      tangled += 1;
    }
    spent += performance.now() - began;
    await task.pause(0.5 + end / text.length / 2);
  }
  const losses = [
    ...undecodableLoss(decoded),
    ...(tangled === 0 ? [] : [{ kind: "structure" as const, count: tangled }]),
  ];
  return { format: "markdown", encoding, parts: { kind: "written", text, structure }, losses };
}
