/** A part of a step that a person fills in. All values are kept as texts: an address and a form hold nothing else. */
export type StepField =
  | {
      readonly type: "choice";
      readonly name: string;
      readonly label: string;
      readonly options: readonly { readonly value: string; readonly name: string }[];
      readonly fallback: string;
    }
  /** `1` or `0`. */
  | { readonly type: "switch"; readonly name: string; readonly label: string; readonly fallback: "0" | "1" }
  | {
      readonly type: "text";
      readonly name: string;
      readonly label: string;
      readonly placeholder?: string;
      readonly fallback: string;
    }
  | {
      readonly type: "number";
      readonly name: string;
      readonly label: string;
      readonly least: number;
      readonly most: number;
      readonly fallback: string;
    };

/** Something that can be done with lines, as the panel offers it. */
export interface StepKind {
  readonly id: string;
  readonly name: string;
  /** What it does, where its name and fields do not say it all. */
  readonly note?: string;
  readonly fields: readonly StepField[];
}

export interface StepGroup {
  readonly title: string;
  readonly kinds: readonly StepKind[];
}

const mostNumber = 999_999_999;

const ignoreCase: StepField = { type: "switch", name: "case", label: "Ignore case", fallback: "0" };
const ignoreSpace: StepField = {
  type: "switch",
  name: "space",
  label: "Ignore spaces at the ends",
  fallback: "0",
};
const skipBlank: StepField = { type: "switch", name: "skip", label: "Leave blank lines out", fallback: "1" };

function patternFields(label: string, isExpression: "0" | "1"): readonly StepField[] {
  return [
    { type: "text", name: "find", label, fallback: "" },
    { type: "switch", name: "regex", label: "Regular expression", fallback: isExpression },
    ignoreCase,
  ];
}

function text(name: string, label: string, fallback = "", placeholder = ""): StepField {
  return { type: "text", name, label, fallback, ...(placeholder !== "" && { placeholder }) };
}

/** The languages whose alphabets differ most in their order, by name. */
const languages = [
  { value: "ar", name: "Arabic" },
  { value: "zh", name: "Chinese (pinyin)" },
  { value: "cs", name: "Czech" },
  { value: "da", name: "Danish" },
  { value: "nl", name: "Dutch" },
  { value: "en", name: "English" },
  { value: "fi", name: "Finnish" },
  { value: "fr", name: "French" },
  { value: "de", name: "German" },
  { value: "el", name: "Greek" },
  { value: "he", name: "Hebrew" },
  { value: "hi", name: "Hindi" },
  { value: "hu", name: "Hungarian" },
  { value: "it", name: "Italian" },
  { value: "ja", name: "Japanese" },
  { value: "ko", name: "Korean" },
  { value: "nb", name: "Norwegian" },
  { value: "fa", name: "Persian" },
  { value: "pl", name: "Polish" },
  { value: "pt", name: "Portuguese" },
  { value: "ro", name: "Romanian" },
  { value: "ru", name: "Russian" },
  { value: "es", name: "Spanish" },
  { value: "sv", name: "Swedish" },
  { value: "th", name: "Thai" },
  { value: "tr", name: "Turkish" },
  { value: "uk", name: "Ukrainian" },
  { value: "vi", name: "Vietnamese" },
] as const;

const sort: StepKind = {
  id: "sort",
  name: "Sort",
  fields: [
    {
      type: "choice",
      name: "by",
      label: "By",
      options: [
        { value: "natural", name: "Alphabet, 2 before 10" },
        { value: "alphabet", name: "Alphabet" },
        { value: "number", name: "First number" },
        { value: "length", name: "Length" },
        { value: "characters", name: "Code points" },
      ],
      fallback: "natural",
    },
    { type: "choice", name: "lang", label: "Language", options: languages, fallback: "en" },
    { type: "switch", name: "down", label: "Descending", fallback: "0" },
    ignoreCase,
    { type: "switch", name: "articles", label: "Pass over articles (the, a)", fallback: "0" },
    { type: "number", name: "field", label: "From field", least: 1, most: mostNumber, fallback: "1" },
    text("sep", "Fields are separated by", "", "White space"),
  ],
};

/** Everything that can be done, in groups, in the order in which it is offered. */
export const stepGroups: readonly StepGroup[] = [
  {
    title: "Order",
    kinds: [
      sort,
      { id: "reverse", name: "Reverse", fields: [] },
      {
        id: "shuffle",
        name: "Shuffle",
        note: "The same seed gives the same order again.",
        fields: [text("seed", "Seed", "1")],
      },
    ],
  },
  {
    title: "Keep or remove",
    kinds: [
      {
        id: "deduplicate",
        name: "Remove duplicates",
        fields: [
          {
            type: "choice",
            name: "keep",
            label: "Keep",
            options: [
              { value: "first", name: "The first of each" },
              { value: "last", name: "The last of each" },
              { value: "repeated", name: "Only repeated lines" },
              { value: "single", name: "Only lines that stand once" },
            ],
            fallback: "first",
          },
          ignoreCase,
          ignoreSpace,
          { type: "switch", name: "blank", label: "Keep blank lines", fallback: "1" },
          { type: "switch", name: "count", label: "Say how often each stood there", fallback: "0" },
        ],
      },
      { id: "remove-blank", name: "Remove blank lines", fields: [] },
      {
        id: "collapse-blank",
        name: "Collapse blank lines",
        note: "Of blank lines in a row, the first stays.",
        fields: [],
      },
      {
        id: "filter",
        name: "Filter",
        fields: [
          {
            type: "choice",
            name: "keep",
            label: "Lines with a match",
            options: [
              { value: "matching", name: "Keep them" },
              { value: "others", name: "Remove them" },
            ],
            fallback: "matching",
          },
          ...patternFields("Look for", "0"),
        ],
      },
      {
        id: "take",
        name: "First or last lines",
        fields: [
          {
            type: "choice",
            name: "from",
            label: "Keep",
            options: [
              { value: "start", name: "The first" },
              { value: "end", name: "The last" },
            ],
            fallback: "start",
          },
          { type: "number", name: "count", label: "Lines", least: 0, most: mostNumber, fallback: "10" },
        ],
      },
      {
        id: "combine",
        name: "Compare with a list",
        note: "The second list stays on this page: it is not kept, and no link holds it.",
        fields: [
          {
            type: "choice",
            name: "keep",
            label: "Result",
            options: [
              { value: "in-both", name: "Lines in both" },
              { value: "only-here", name: "Lines only here" },
              { value: "either", name: "All lines of both" },
            ],
            fallback: "in-both",
          },
          ignoreCase,
          ignoreSpace,
        ],
      },
    ],
  },
  {
    title: "Change each line",
    kinds: [
      {
        id: "trim",
        name: "Trim",
        fields: [
          {
            type: "choice",
            name: "side",
            label: "White space",
            options: [
              { value: "both", name: "At both ends" },
              { value: "start", name: "At the start" },
              { value: "end", name: "At the end" },
            ],
            fallback: "both",
          },
        ],
      },
      {
        id: "squeeze",
        name: "Single spaces",
        note: "Each run of spaces and tabs becomes one space.",
        fields: [],
      },
      {
        id: "affix",
        name: "Prefix and suffix",
        fields: [text("prefix", "Before each line", "", "- "), text("suffix", "After each line"), skipBlank],
      },
      {
        id: "number",
        name: "Number",
        fields: [
          {
            type: "number",
            name: "start",
            label: "From",
            least: -mostNumber,
            most: mostNumber,
            fallback: "1",
          },
          {
            type: "number",
            name: "step",
            label: "Step",
            least: -mostNumber,
            most: mostNumber,
            fallback: "1",
          },
          text("sep", "Between number and line", ". "),
          { type: "switch", name: "pad", label: "Fill up with zeros", fallback: "0" },
          skipBlank,
        ],
      },
      {
        id: "unnumber",
        name: "Remove numbers",
        note: "Takes numbers such as “12.”, “3)” or “7:” away from the start of lines.",
        fields: [],
      },
      {
        id: "replace",
        name: "Replace",
        note: "In a regular expression, $1 stands for its first group.",
        fields: [...patternFields("Look for", "0"), text("with", "Replace by")],
      },
      {
        id: "fields",
        name: "Columns",
        note: "Keeps the columns that you name, in your order.",
        fields: [
          text("numbers", "Columns", "1", "2, 1"),
          text("sep", "Columns are separated by", "", "White space"),
          text("out", "Put between them", "", "The same"),
        ],
      },
    ],
  },
  {
    title: "Join and split",
    kinds: [
      { id: "join", name: "Join", fields: [text("sep", "Put between lines", ", "), skipBlank] },
      { id: "split", name: "Split", fields: patternFields("Split at", "0") },
      {
        id: "chop",
        name: "Split by length",
        fields: [
          { type: "number", name: "length", label: "Characters", least: 1, most: mostNumber, fallback: "80" },
        ],
      },
      {
        id: "wrap",
        name: "Wrap",
        fields: [
          { type: "number", name: "columns", label: "Columns", least: 1, most: mostNumber, fallback: "80" },
          { type: "switch", name: "words", label: "Break long words", fallback: "0" },
        ],
      },
      {
        id: "unwrap",
        name: "Unwrap",
        note: "Joins the lines of each paragraph. Blank lines separate paragraphs.",
        fields: [],
      },
      { id: "extract", name: "Extract matches", fields: patternFields("Look for", "1") },
    ],
  },
];

/** What can be done, by its id. */
export const stepKinds: ReadonlyMap<string, StepKind> = new Map(
  stepGroups.flatMap(({ kinds }) => kinds.map((kind) => [kind.id, kind] as const)),
);
