/** A case as the page offers it. */
export interface CaseChoice {
  /** As on the command line, and in stored favourites. */
  readonly id: string;
  readonly name: string;
}

export interface CaseGroup {
  readonly id: "text" | "titles" | "identifiers" | "styled";
  readonly title: string;
  readonly choices: readonly CaseChoice[];
}

function choices(names: Readonly<Record<string, string>>): readonly CaseChoice[] {
  return Object.entries(names).map(([id, name]) => ({ id, name }));
}

/** Every case, in the order of the page. */
export const caseGroups: readonly CaseGroup[] = [
  {
    id: "text",
    title: "Text",
    choices: choices({
      sentence: "Sentence case",
      lower: "lower case",
      upper: "UPPER CASE",
      capitalize: "Capitalise Each Word",
      inverse: "Inverse",
      alternating: "Alternating",
      random: "Random",
    }),
  },
  {
    id: "titles",
    title: "Titles",
    choices: choices({
      "title-ap": "AP",
      "title-apa": "APA",
      "title-chicago-18": "Chicago 18",
      "title-chicago-17": "Chicago 17",
      "title-mla": "MLA",
      "title-nyt": "New York Times",
      "title-wikipedia": "Wikipedia",
      "title-ama": "AMA",
      "title-simple": "Simple",
    }),
  },
  {
    id: "identifiers",
    title: "Names in code",
    choices: choices({
      camel: "camelCase",
      pascal: "PascalCase",
      snake: "snake_case",
      constant: "SCREAMING_SNAKE",
      kebab: "kebab-case",
      train: "Train-Case",
      cobol: "COBOL-CASE",
      dot: "dot.case",
      path: "path/case",
      flat: "flatcase",
    }),
  },
  {
    id: "styled",
    title: "Styled letters",
    choices: choices({
      plain: "Plain text",
      bold: "Bold",
      italic: "Italic",
      "bold-italic": "Bold italic",
      script: "Script",
      "bold-script": "Bold script",
      fraktur: "Fraktur",
      "bold-fraktur": "Bold Fraktur",
      "double-struck": "Double-struck",
      sans: "Sans",
      "sans-bold": "Sans bold",
      "sans-italic": "Sans italic",
      "sans-bold-italic": "Sans bold italic",
      monospace: "Monospace",
      "small-caps": "Small capitals",
      "full-width": "Full-width",
      circled: "Circled",
      "negative-circled": "Circled, filled",
      squared: "Squared",
      "negative-squared": "Squared, filled",
      parenthesised: "In brackets",
      superscript: "Superscript",
      subscript: "Subscript",
      "upside-down": "Upside down",
    }),
  },
];

/** Every case by its id. */
export const caseChoices: ReadonlyMap<string, CaseChoice> = new Map(
  caseGroups.flatMap(({ choices: all }) => all.map((each) => [each.id, each] as const)),
);

/** The ids of all cases, in the order of the page. */
export const allCases: readonly string[] = [...caseChoices.keys()];

/** The styles of titles alone, for the choice of one. */
export const titleChoices = caseGroups.find(({ id }) => id === "titles")?.choices ?? [];

const titleIds: ReadonlySet<string> = new Set(titleChoices.map(({ id }) => id));

/** How a case is called where its group is not seen: `AP title`. */
export function fullName({ id, name }: CaseChoice): string {
  return titleIds.has(id) ? `${name} title` : name;
}
