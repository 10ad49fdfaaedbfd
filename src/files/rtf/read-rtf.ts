import { FlowWriter } from "../document/flow-writer.ts";
import type { ReadResult } from "../document/read-result.ts";
import { formatNumber } from "../lists/number-format.ts";
import { unsafeFile } from "../read-failure.ts";
import type { ReadTask } from "../read-task.ts";
import { destinationActions, rtfActions } from "./rtf-actions.ts";
import type { GroupState } from "./rtf-state.ts";
import { RtfStory } from "./rtf-story.ts";
import {
  characterSymbols,
  characterWords,
  formulaSigns,
  isFormulaProperties,
  knownDestinations,
  skippedDestinations,
  substituteWords,
} from "./rtf-words.ts";
import { scanRtf, type RtfHandler } from "./scan-rtf.ts";

const mostGroups = 2000;
const longestRun = 64 * 1024;

/** Follows the groups of an RTF file, and hands characters and words on to where they belong. */
class RtfReader implements RtfHandler {
  readonly story: RtfStory;
  readonly #bytes: Uint8Array;
  readonly #outer: GroupState[] = [];
  /** Bytes of text whose end is not reached: characters of several bytes may be written apart. */
  readonly #waiting = new Uint8Array(longestRun);
  #waitingLength = 0;
  #isGroupStart = false;
  #isStarred = false;
  /** How many characters for older readers are still to be left out. */
  #substitutes = 0;
  isFinished = false;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.story = new RtfStory(new FlowWriter());
  }

  /** How many groups are open. */
  get depth(): number {
    return this.#outer.length;
  }

  openGroup(): void {
    this.#flush();
    if (this.#outer.length >= mostGroups) throw unsafeFile("nests its groups more than 2,000 deep");
    this.#outer.push(this.story.group);
    this.story.group = { ...this.story.group, end: null };
    this.#isGroupStart = true;
    this.#isStarred = false;
    this.#substitutes = 0;
  }

  closeGroup(): void {
    this.#flush();
    this.#isGroupStart = false;
    this.#substitutes = 0;
    const { end } = this.story.group;
    const outer = this.#outer.pop();
    if (outer !== undefined) this.story.group = outer;
    end?.();
    if (this.#outer.length === 0) this.isFinished = true;
  }

  word(name: string, parameter: number | null): void {
    if (this.#substitutes > 0 && substituteWords.has(name)) {
      this.#substitutes -= 1;
      return;
    }
    this.#flush();
    this.#substitutes = 0;
    const isStarred = this.#isStarred;
    this.#isGroupStart = false;
    this.#isStarred = false;
    const { story } = this;
    const { group } = story;
    if (name === "u") {
      this.#unicode(parameter ?? 0);
      return;
    }
    const action = destinationActions.get(name);
    const isUnknown = isStarred && !knownDestinations.has(name);
    if (skippedDestinations.has(name) || isFormulaProperties(name) || (isUnknown && action === undefined)) {
      group.destination = "skipped";
    } else if (action !== undefined && (group.destination !== "skipped" || name === "ud")) {
      action(story, parameter);
    } else {
      const text = characterWords.get(name) ?? formulaSigns.get(name);
      if (text === undefined) rtfActions.get(name)?.(story, parameter);
      else story.addText(text);
    }
  }

  symbol(character: string): void {
    if (character === "*") {
      if (this.#isGroupStart) this.#isStarred = true;
      return;
    }
    if (this.#substitutes > 0) {
      this.#substitutes -= 1;
      return;
    }
    this.#isGroupStart = false;
    this.#flush();
    if (character === "\r" || character === "\n") this.story.endParagraph();
    const text = characterSymbols.get(character);
    if (text !== undefined) this.story.addText(text);
  }

  byte(value: number): void {
    this.#isGroupStart = false;
    if (this.#substitutes > 0) this.#substitutes -= 1;
    else this.#push(value);
  }

  bytes(start: number, end: number): void {
    this.#isGroupStart = false;
    const { destination } = this.story.group;
    const skipped = Math.min(this.#substitutes, end - start);
    this.#substitutes -= skipped;
    if (destination === "skipped" || destination === "properties") return;
    for (let offset = start + skipped; offset < end; offset += 1) {
      this.#push(this.#bytes[offset] ?? 0);
    }
  }

  finish(): void {
    this.#flush();
    while (this.#outer.length > 0) this.closeGroup();
    if (this.story.writer.hasInlines) this.story.endParagraph();
  }

  #push(byte: number): void {
    // Long before the end, a space is waited for, so that no character is cut in two.
    const isFull = this.#waitingLength >= longestRun / 2 && byte === 0x20;
    if (isFull || this.#waitingLength === longestRun) this.#flush();
    this.#waiting[this.#waitingLength] = byte;
    this.#waitingLength += 1;
  }

  #flush(): void {
    if (this.#waitingLength === 0) return;
    const bytes = this.#waiting.subarray(0, this.#waitingLength);
    this.#waitingLength = 0;
    this.story.addBytes(bytes);
  }

  /** A character by its number: UTF-16 units as signed numbers, though some programs write whole code points. */
  #unicode(parameter: number): void {
    const code = parameter < 0 ? parameter + 0x1_0000 : parameter;
    this.#substitutes = this.story.group.substitutes;
    if (code >= 0 && code <= 0x10_ffff) this.story.addText(String.fromCodePoint(code));
  }
}

/** Numbers the notes that show a number, each kind in the order of the text. */
function labelNotes({ notes, noteFormats, noteStarts }: RtfStory): void {
  const next = { ...noteStarts };
  for (const { inline, isNumbered } of notes) {
    if (!isNumbered || inline.style.isDeleted) continue;
    inline.label = formatNumber(next[inline.note], noteFormats[inline.note]);
    next[inline.note] += 1;
  }
}

/** Reads a document in Rich Text Format (Microsoft, version 1.9.1). Throws `ReadFailure`. */
export async function readRtf(bytes: Uint8Array, task: ReadTask): Promise<ReadResult> {
  const reader = new RtfReader(bytes);
  await scanRtf(bytes, reader, task);
  // One missing brace at the end is a slip of the program that wrote it; more of them mean that the file breaks off.
  const breaksOff = !reader.isFinished && reader.depth > 1;
  reader.finish();
  labelNotes(reader.story);
  return {
    format: "rtf",
    encoding: null,
    parts: reader.story.writer.finish(),
    losses: breaksOff ? [{ kind: "rest", count: 1 }] : [],
  };
}
