import { readDeclaration } from "../udhr/declarations.ts";
import { novel, speeches } from "../../real-text.ts";

/** The texts that are laid out, of different kinds; paragraphs are parted by an empty line. */
const makers = {
  /** Prose with quotations, dashes and a few long paragraphs. */
  novel: () => novel(22_000),
  /** The same at the length of a book. */
  book: () => novel(105_000),
  /** Long paragraphs with sums of money and dates. */
  speeches: () => cutParagraphs(speeches(30_000), 9),
  /** Short paragraphs between quotation marks. */
  dialogue: () => cutParagraphs(novel(16_000), 1),
  /** Lists with numbers, signs, addresses and ranges. */
  figures: () => Array.from({ length: 220 }, (_, index) => figureLine(index)).join("\n\n"),
  french: () => declarations("fra"),
  german: () => declarations("deu_1996"),
  spanish: () => declarations("spa"),
  polish: () => declarations("pol"),
  russian: () => declarations("rus"),
  greek: () => declarations("ell_monotonic"),
} satisfies Readonly<Record<string, () => string>>;

export type TextName = keyof typeof makers;

const made = new Map<TextName, string>();

/** A text of the table by its name. */
export function readPageText(name: TextName): string {
  // Runs of spaces would be read as columns in the PDF file that lines are compared by.
  const text = made.get(name) ?? makers[name]().replaceAll(/(?<=\S) {2,}/g, " ");
  made.set(name, text);
  return text;
}

function declarations(code: string): string {
  const text = readDeclaration(code).text;
  return Array.from({ length: 5 }, () => text).join("\n\n");
}

/** Ends a paragraph after so many sentences, which are told by their stop and the capital that follows. */
function cutParagraphs(text: string, sentences: number): string {
  const ends = text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/([.!?]["”’]?) (?=["“‘]?[A-Z])/g, "$1\n")
    .split("\n");
  const paragraphs: string[] = [];
  for (let at = 0; at < ends.length; at += sentences)
    paragraphs.push(ends.slice(at, at + sentences).join(" "));
  return paragraphs.join("\n\n");
}

function figureLine(index: number): string {
  const sum = (index * 7919) % 99_991;
  const kinds = [
    `${index + 1}. Paid $${sum.toLocaleString("en")}.50 (${index % 90}%) on 12/${(index % 28) + 1}/2024; and/or see pp. ${index}–${index + 9}.`,
    `• Item A-${index}: “well-known” twenty-one-year-old’s state-of-the-art mother-in-law…it cost £${sum} — no more, no less — or 3.5×10−${index % 9}.`,
    `(${index}) See https://www.example.org/path/to/page-${index}.html?query=${sum}&lang=en#part or write to someone.else@mail.example.com, e.g. by 10:30 a.m.`,
    `A list: red/green/blue; ${index}:${sum}; [${index}]; {x, y}; «citation»; 50% – 75 %; −3 °C; §${index}; №${index}; C++; rock ’n’ roll; O’Brien’s; “Really?!” he asked -- twice.`,
    `Short line ${index}.`,
  ];
  return kinds[index % kinds.length] ?? "";
}
