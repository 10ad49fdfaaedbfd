/** Readers that a text may be for, with the school years that it is usually kept to. */
export interface Audience {
  readonly id: AudienceId;
  readonly name: string;
  /** School years of the United States, from 1; over 12 are years of college. */
  readonly from: number;
  readonly to: number;
  /** Where the band comes from: a convention, not a law of nature. */
  readonly source: string;
}

export const audienceIds = [
  "general",
  "plain",
  "medical",
  "grade-1",
  "grade-2",
  "grade-3",
  "grade-4",
  "grade-5",
  "grade-6",
  "secondary",
  "newspaper",
  "academic",
  "technical",
  "legal",
  "own",
] as const;
export type AudienceId = (typeof audienceIds)[number];

const gradeNames = ["first", "second", "third", "fourth", "fifth", "sixth"];

/** The bands are conventions of editors and public bodies. A grade by a formula is an estimate within a grade or two. */
export const audiences: readonly Audience[] = [
  {
    id: "general",
    name: "General public",
    from: 7,
    to: 9,
    source:
      "A lower secondary level, which WCAG 2.2 asks for in success criterion 3.1.5 (AAA): seven to nine years of school. Editors often aim at grade 8.",
  },
  {
    id: "plain",
    name: "Plain language for everyone",
    from: 5,
    to: 8,
    source:
      "The practice of public services that write for all, readers in haste and in a second language among them.",
  },
  {
    id: "medical",
    name: "Patients",
    from: 5,
    to: 6,
    source:
      "The American Medical Association and other bodies advise sixth grade or below for what is handed to patients (B. D. Weiss, Health Literacy, 2nd edition, 2007).",
  },
  ...gradeNames.map((name, index): Audience => {
    const grade = index + 1;
    return {
      id: audienceIds.find((id) => id === `grade-${grade}`) ?? "own",
      name: `Children of grade ${grade}`,
      from: Math.max(1, grade - 1),
      to: grade,
      source: `The ${name} school year, about the age of ${grade + 5} to ${grade + 6}. In the first three, the Spache formula was made for just this.`,
    };
  }),
  {
    id: "secondary",
    name: "Secondary school",
    from: 8,
    to: 12,
    source: "The school years themselves.",
  },
  {
    id: "newspaper",
    name: "News and magazines",
    from: 8,
    to: 11,
    source: "Where newspapers are commonly found by these formulas; a habit more than a rule.",
  },
  {
    id: "academic",
    name: "Academic readers",
    from: 12,
    to: 16,
    source:
      "College years, in which readers of a field are at home. Papers often lie above; few are read with pleasure.",
  },
  {
    id: "technical",
    name: "Technical readers",
    from: 9,
    to: 12,
    source:
      "United States military manuals were held to the reading grade of their users (MIL-M-38784); trade manuals aim at secondary school.",
  },
  {
    id: "legal",
    name: "Contracts and policies",
    from: 9,
    to: 12,
    source:
      "Insurance laws of many states of the United States ask for a Flesch reading ease of 40 to 50 (NAIC Model Act 575), which is about grades 10 to 12.",
  },
  {
    id: "own",
    name: "A band of your own",
    from: 7,
    to: 9,
    source: "Set by you.",
  },
];

/** The least and the most of a band of one's own. */
export const leastGrade = 1;
export const mostGrade = 20;

export interface GradeBand {
  readonly from: number;
  readonly to: number;
}

/** Where a grade, rounded to a whole school year, lies to a band. */
export function standing(grade: number, { from, to }: GradeBand): "below" | "within" | "above" {
  const year = Math.round(grade);
  if (year > to) return "above";
  return year < from ? "below" : "within";
}

/** The band of an audience; `own` is what a person has set. */
export function bandOf(id: AudienceId, own: GradeBand): GradeBand {
  if (id === "own") return own;
  const audience = audiences.find((one) => one.id === id);
  return audience === undefined ? own : { from: audience.from, to: audience.to };
}
