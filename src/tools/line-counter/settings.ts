import { commentStyles } from "#core/lines/count-code-lines.ts";
import type { CommentStyleName } from "#core/lines/count-code-lines.ts";
import type { AddressCodec } from "#workspace/address-setting.ts";
import { choiceCodec, wholeNumberCodec } from "#workspace/setting-codecs.ts";

import { lineFilters } from "./line-work.ts";
import type { LineFilter } from "./line-work.ts";

export const views = ["change", "list", "lengths"] as const;
export type View = (typeof views)[number];

/** What steps work on: the selected lines, or everything where nothing is selected; or always everything. */
export type LineScope = "selection" | "all";

/** How comments of the text are written; `none` where it is no program. */
export type CodeChoice = CommentStyleName | "none";

export const mostColumns = 100_000;

export const viewCodec = choiceCodec(views);
export const filterCodec: AddressCodec<LineFilter> = choiceCodec(lineFilters);
export const scopeCodec = choiceCodec<LineScope>(["selection", "all"]);

function isCodeChoice(text: string): text is CodeChoice {
  return text === "none" || Object.hasOwn(commentStyles, text);
}
export const codeCodec: AddressCodec<CodeChoice> = {
  parse: (text) => (isCodeChoice(text) ? text : undefined),
  format: (value) => value,
};

export const columnsCodec = wholeNumberCodec(1, mostColumns);

/** The choices of a program's comments, by name. */
export const codeOptions: readonly { readonly value: CodeChoice; readonly name: string }[] = [
  { value: "none", name: "No program" },
  { value: "slashes", name: "// and /* */ (C, Java, JavaScript…)" },
  { value: "hash", name: "# (Python, Ruby, shell…)" },
  { value: "dashes", name: "-- (SQL, Ada…)" },
  { value: "markup", name: "<!-- --> (HTML, XML)" },
  { value: "semicolon", name: "; (Lisp, INI…)" },
  { value: "percent", name: "% (TeX, Erlang…)" },
];
