import type { LeftOut } from "./imported-document.ts";

interface Wording {
  readonly one: string;
  readonly many: string;
}

const wordings: Readonly<Record<LeftOut["kind"], Wording>> = {
  deletion: {
    one: "1 tracked deletion is not included.",
    many: "# tracked deletions are not included.",
  },
  comment: { one: "1 comment is not included.", many: "# comments are not included." },
  "hidden-text": {
    one: "1 passage of hidden text is not included.",
    many: "# passages of hidden text are not included.",
  },
  footnote: { one: "1 footnote is not included.", many: "# footnotes are not included." },
  endnote: { one: "1 endnote is not included.", many: "# endnotes are not included." },
  "text-box": { one: "1 text box is not included.", many: "# text boxes are not included." },
  header: { one: "1 page header is not included.", many: "# page headers are not included." },
  footer: { one: "1 page footer is not included.", many: "# page footers are not included." },
  undecodable: {
    one: "1 character could not be decoded and is shown as \ufffd. Another encoding may be right.",
    many: "# characters could not be decoded and are shown as \ufffd. Another encoding may be right.",
  },
  "embedded-document": {
    one: "1 embedded document was not read.",
    many: "# embedded documents were not read.",
  },
  "picture-page": {
    one: "1 page holds only a picture, whose words were not read.",
    many: "# pages hold only pictures, whose words were not read.",
  },
  "unreadable-page": {
    one: "1 page uses fonts that do not say which characters they show; its words were not read.",
    many: "# pages use fonts that do not say which characters they show; their words were not read.",
  },
  "damaged-page": {
    one: "1 page is damaged and was not read.",
    many: "# pages are damaged and were not read.",
  },
  rest: {
    one: "The file breaks off before its end. What came after is missing.",
    many: "The file breaks off before its end. What came after is missing.",
  },
  structure: {
    one: "Headings, lists and links of a part of the file were too tangled to read. Its text is complete.",
    many: "Headings, lists and links of # parts of the file were too tangled to read. Its text is complete.",
  },
};

/** The sentence that tells a reader what is not in the text. */
export function leftOutSentence({ kind, count }: LeftOut): string {
  const wording = wordings[kind];
  return count === 1 ? wording.one : wording.many.replace("#", count.toLocaleString("en"));
}
