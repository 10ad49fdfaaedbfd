import { NumberingCounter } from "../docx/numbering-counter.ts";
import { FlowWriter, plainStyle } from "../document/flow-writer.ts";
import type { InlineStyle } from "../document/imported-document.ts";
import type { ReadResult } from "../document/read-result.ts";
import { damagedFile, ReadFailure } from "../read-failure.ts";
import type { ReadTask } from "../read-task.ts";
import { ByteView, word97Name } from "./byte-view.ts";
import { CompoundFile } from "./compound-file.ts";
import { labelNotes, type NoteKind, type PlacedMark, readNoteMarks, readSections } from "./document-notes.ts";
import { type CharacterRange, type FileInformation, readFileInformation } from "./file-information.ts";
import { readPositions, readRanges } from "./position-tables.ts";
import { noObjects, type StoryObjects, StoryReader } from "./story-reader.ts";
import { WordTables } from "./word-tables.ts";
import { isWord2, readWord2Information } from "./word2-information.ts";

/** Documents of 50 MB take a few seconds; what takes longer was built to. */
const mostMs = 60_000;

/** What the tables of shapes and of their texts hold after each position ([MS-DOC] 2.8.37 and 2.8.32). */
const anchorBytes = 26;
const boxBytes = 22;
const commentBytes = 30;
/** Stories before those of headers: separators of footnotes and endnotes. */
const separatorStories = 6;
const storiesOfSection = 6;

interface Box {
  readonly range: CharacterRange;
  readonly shape: number;
}

/** The boxes of a story of text boxes, by the number of the shape that shows each. The last entry of the table is void. */
function readBoxes(table: ByteView, story: CharacterRange): readonly Box[] {
  const ranges = readRanges(table, boxBytes, story);
  return readPositions(table, boxBytes)
    .slice(0, -1)
    .map(({ data }, index) => ({
      shape: data.u32(14),
      range: ranges[index] ?? { start: story.start, end: story.start },
    }));
}

/** Reads the stories of a document one after another. */
class Word97Reader {
  readonly #tables: WordTables;
  readonly #information: FileInformation;
  readonly #task: ReadTask;
  readonly #writer = new FlowWriter();
  readonly #placedMarks: PlacedMark[] = [];
  readonly #deadline = performance.now() + mostMs;

  constructor(tables: WordTables, task: ReadTask) {
    this.#tables = tables;
    this.#information = tables.information;
    this.#task = task;
  }

  async read(): Promise<Omit<ReadResult, "format">> {
    const { stories, table } = this.#information;
    const noteParts = {
      footnote: await this.#readNotes("footnote", table("footnoteTexts"), stories.footnotes),
      endnote: await this.#readNotes("endnote", table("endnoteTexts"), stories.endnotes),
    };
    await this.#readComments();
    const sections = readSections(this.#information);
    const marks = readNoteMarks(this.#information);
    const marksAt = new Map(marks.map((mark) => [mark.position, mark]));
    const boxes = this.#boxObjects("shapes", "textBoxTexts", stories.textBoxes, stories.main);
    await this.#readStory(stories.main, {
      notePositions: marks.map(({ position }) => position),
      placeNote: (position, style) => {
        const mark = marksAt.get(position);
        const part = mark === undefined ? undefined : noteParts[mark.kind][mark.index];
        if (mark === undefined || part === undefined) return;
        const inline = { kind: "note" as const, note: mark.kind, part, label: "", style };
        this.#writer.object(inline);
        this.#placedMarks.push({ ...mark, inline });
      },
      sectionEnds: new Set(sections.map(({ end }) => end - 1)),
      placeShape: boxes.placeShape,
    });
    await boxes.placeRest();
    await this.#readHeaders(sections.map(({ hasTitlePage }) => hasTitlePage));
    labelNotes(this.#placedMarks, sections, table("documentProperties"));
    return { encoding: null, parts: this.#writer.finish(), losses: [] };
  }

  async #readStory(range: CharacterRange, objects: StoryObjects = noObjects): Promise<void> {
    const numbering = new NumberingCounter(this.#tables.lists);
    const context = {
      tables: this.#tables,
      writer: this.#writer,
      numbering,
      task: this.#task,
      deadline: this.#deadline,
      objects,
    };
    await new StoryReader(context).read(range);
  }

  /** The parts of the notes of a kind, by their index. */
  async #readNotes(kind: NoteKind, table: ByteView, story: CharacterRange): Promise<readonly number[]> {
    const parts: number[] = [];
    for (const range of readRanges(table, 0, story).slice(0, -1)) {
      parts.push(this.#writer.openPart(kind));
      await this.#readStory(range);
      this.#writer.closePart();
    }
    return parts;
  }

  async #readComments(): Promise<void> {
    const { stories, table } = this.#information;
    const count = readPositions(table("commentReferences"), commentBytes).length;
    const ranges = readRanges(table("commentTexts"), 0, stories.comments);
    for (const range of ranges.slice(0, Math.min(count, ranges.length - 1))) {
      this.#writer.openPart("comment");
      await this.#readStory(range);
      this.#writer.closePart();
    }
  }

  /** What writes the text boxes that are anchored in a story, and those whose anchors are not found. */
  #boxObjects(
    anchorTable: "shapes" | "headerShapes",
    boxTable: "textBoxTexts" | "headerTextBoxTexts",
    boxStory: CharacterRange,
    story: CharacterRange,
  ): { readonly placeShape: StoryObjects["placeShape"]; readonly placeRest: () => Promise<void> } {
    const { table } = this.#information;
    const { members, descriptions, pictures } = this.#tables.shapes;
    const anchors = new Map<number, number>();
    for (const { start, data } of readPositions(table(anchorTable), anchorBytes)) {
      anchors.set(story.start + start, data.u32(0));
    }
    const waiting = new Map<number, CharacterRange[]>();
    for (const { shape, range } of readBoxes(table(boxTable), boxStory)) {
      const ranges = waiting.get(shape);
      if (ranges === undefined) waiting.set(shape, [range]);
      else ranges.push(range);
    }
    const place = async (shape: number, style: InlineStyle): Promise<void> => {
      const ranges = waiting.get(shape) ?? [];
      waiting.delete(shape);
      for (const range of ranges) {
        if (range.start === range.end) continue;
        const part = this.#writer.openPart("text-box");
        await this.#readStory(range);
        this.#writer.closePart();
        this.#writer.object({ kind: "text-box", part, style });
      }
    };
    return {
      placeShape: async (position, style) => {
        const anchor = anchors.get(position);
        if (anchor === undefined) return;
        for (const shape of members.get(anchor) ?? [anchor]) {
          const description = descriptions.get(shape) ?? "";
          if (pictures.has(shape) || description !== "") {
            this.#writer.object({ kind: "image", description, address: "", style });
          }
          await place(shape, style);
        }
      },
      placeRest: async () => {
        for (const shape of Array.from(waiting.keys())) await place(shape, plainStyle);
      },
    };
  }

  /** Headers and footers that some page shows; one that says the same as another is written once. */
  async #readHeaders(titlePages: readonly boolean[]): Promise<void> {
    const { stories, table } = this.#information;
    const ranges = readRanges(table("headers"), 0, stories.headers);
    const properties = table("documentProperties");
    const hasEvenPages = properties.length > 0 && (properties.u8(0) & 1) !== 0;
    const boxes = this.#boxObjects(
      "headerShapes",
      "headerTextBoxTexts",
      stories.headerTextBoxes,
      stories.headers,
    );
    const kinds = ["header", "header", "footer", "footer", "header", "footer"] as const;
    const seen = new Set<string>();
    for (const [index, range] of ranges.slice(separatorStories).entries()) {
      const kind = kinds[index % storiesOfSection] ?? "header";
      const place = index % storiesOfSection;
      const section = Math.floor(index / storiesOfSection);
      const isEven = place === 0 || place === 2;
      const isFirst = place >= 4;
      if ((isEven && !hasEvenPages) || (isFirst && titlePages[section] !== true)) continue;
      const key = `${kind} ${this.#tables.text.slice(range.start, range.end)}`;
      if (range.start === range.end || seen.has(key)) continue;
      seen.add(key);
      this.#writer.openPart(kind);
      await this.#readStory(range, { ...noObjects, placeShape: boxes.placeShape });
      this.#writer.closePart();
    }
  }
}

function documentStream(file: CompoundFile): ByteView {
  const document = file.stream("WordDocument");
  if (document !== null) return document;
  const names = new Set(file.names);
  if (names.has("EncryptedPackage")) {
    throw new ReadFailure(
      "password",
      "is protected by a password",
      "Open it in Word with its password, save it without one and try again.",
    );
  }
  const others = [
    ["Workbook", "is an Excel workbook"],
    ["Book", "is an Excel workbook"],
    ["PowerPoint Document", "is a PowerPoint presentation"],
    ["__properties_version1.0", "is an Outlook message"],
  ] as const;
  const other = others.find(([name]) => names.has(name));
  if (other === undefined) throw damagedFile(word97Name);
  throw new ReadFailure(
    "unsupported",
    `${other[1]}, not a text document`,
    "Copy its text in the program it was made with, and paste it.",
  );
}

/**
 * Reads a Word document in the binary form of Word 97 to 2003 ([MS-DOC]); of Word 6 and Word 95, and of
 * Word 2, which has no container, the text without its formatting. Throws `ReadFailure`, also for other files of the same container, each by what it is, among them
 * encrypted documents of later versions.
 */
export async function readWord97(bytes: Uint8Array, task: ReadTask): Promise<Omit<ReadResult, "format">> {
  if (isWord2(bytes)) {
    const information = readWord2Information(new ByteView(bytes));
    return new Word97Reader(new WordTables({ stream: () => null }, information), task).read();
  }
  const file = new CompoundFile(bytes);
  const information = readFileInformation(file, documentStream(file));
  return new Word97Reader(new WordTables(file, information), task).read();
}
