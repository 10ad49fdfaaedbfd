import type { Inline } from "../document/imported-document.ts";
import { skipped, type ElementReader, type ElementReaders } from "./element-reader.ts";
import type { Story } from "./story.ts";

/** What a bracket, or an operator with limits, looks like. */
export interface OpenFormula {
  begin: string;
  end: string;
  separator: string;
  operands: number;
}

function textOf(inlines: readonly Inline[]): string {
  return inlines.map((inline) => (inline.kind === "text" ? inline.text : "")).join("");
}

/** An operand in one line: in parentheses when it is more than one number or name. */
function operand(sign: string): ElementReader {
  return {
    open({ writer, setAside }) {
      setAside.push(writer.takeInlines());
      return undefined;
    },
    close(story) {
      const { writer, setAside } = story;
      const inlines = writer.takeInlines();
      writer.putInlines(setAside.pop() ?? []);
      const text = textOf(inlines).trim();
      if (text === "") return;
      const isSimple = /^[\p{L}\p{M}]$|^[\p{N}.,]+$|^[\p{L}\p{M}\p{N}]+$/u.test(text);
      story.addText(isSimple ? sign : `${sign}(`);
      writer.putInlines(inlines);
      if (!isSimple) story.addText(")");
    },
  };
}

function sign(property: "begin" | "end" | "separator"): ElementReader {
  return {
    open({ formulas }, { attributes }) {
      const formula = formulas.at(-1);
      if (formula !== undefined) formula[property] = attributes.get("m:val") ?? "";
      return undefined;
    },
  };
}

function formula(begin: string, end: string, separator: string): ElementReader {
  return {
    open({ formulas }) {
      formulas.push({ begin, end, separator, operands: 0 });
      return undefined;
    },
    close(story) {
      const closed = story.formulas.pop();
      if (closed !== undefined) story.addText(closed.end);
    },
  };
}

function beginFormula(story: Story): void {
  const opened = story.formulas.at(-1);
  if (opened === undefined) return;
  story.addText(opened.begin);
  opened.begin = "";
}

/** Formulas, in one line: x^2, (a+b)/c, √(x+1). */
export const mathElements: ElementReaders = {
  "m:num": operand(""),
  "m:den": operand("/"),
  "m:sup": operand("^"),
  "m:sub": operand("_"),
  "m:lim": operand("_"),
  "m:deg": operand(""),
  "m:rad": formula("√(", ")", ""),
  "m:d": formula("(", ")", "|"),
  "m:nary": formula("∫", "", ""),
  "m:naryPr": { close: beginFormula },
  "m:func": formula("", "", " "),
  "m:eqArr": formula("", "", "\n"),
  "m:mr": formula("", " ", " "),
  "m:f": formula("", "", ""),
  "m:sSup": formula("", "", ""),
  "m:sSub": formula("", "", ""),
  "m:sSubSup": formula("", "", ""),
  "m:sPre": formula("", "", ""),
  "m:acc": formula("", "", ""),
  "m:bar": formula("", "", ""),
  "m:groupChr": formula("", "", ""),
  "m:limLow": formula("", "", ""),
  "m:limUpp": formula("", "", ""),
  "m:box": formula("", "", ""),
  "m:borderBox": formula("", "", ""),
  "m:phant": formula("", "", ""),
  "m:begChr": sign("begin"),
  "m:endChr": sign("end"),
  "m:sepChr": sign("separator"),
  "m:chr": {
    open({ formulas }, { attributes, parent }) {
      const opened = formulas.at(-1);
      if (opened === undefined) return undefined;
      if (parent === "m:naryPr") opened.begin = attributes.get("m:val") ?? "";
      // An accent is a mark that combines with what it follows.
      else if (parent === "m:accPr") opened.end = attributes.get("m:val") ?? "";
      return undefined;
    },
  },
  "m:e": {
    open(story) {
      const opened = story.formulas.at(-1);
      if (opened === undefined) return undefined;
      if (opened.operands === 0) beginFormula(story);
      else story.addText(opened.separator);
      opened.operands += 1;
      return undefined;
    },
  },
  "m:fName": {
    open({ formulas }) {
      const opened = formulas.at(-1);
      if (opened !== undefined) opened.operands += 1;
      return undefined;
    },
  },
  "m:rPr": skipped,
  "m:ctrlPr": skipped,
};
