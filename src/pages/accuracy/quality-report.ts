/** How one program did on one set of cases. */
export interface SubjectResult {
  /** A program with its version; the first of a method is this product. */
  readonly subject: string;
  readonly passed: number;
  readonly total: number;
  /** 0 to 1. */
  readonly share: number;
}

/** Where cases come from. */
export interface TestSet {
  readonly name: string;
  readonly source: string;
  readonly licence: string;
  readonly size: number;
}

/** How one method did on one set of cases, beside other programs. */
export interface MeasuredMethod {
  readonly id: string;
  readonly title: string;
  /** What counts as a case passed. */
  readonly measures: string;
  readonly testSet: TestSet;
  /** This product first. */
  readonly results: readonly SubjectResult[];
  readonly limits: string;
}

/** A score of one text by this product and by another, and why they differ. */
export interface ComparedScore {
  readonly score: string;
  /** `null` where this product gives none. */
  readonly ours: number | null;
  readonly textReadability: number;
  readonly why: string;
}

/** What `npm run bench:quality` writes; `benchmarks/README.md` describes it. */
export interface QualityReport {
  readonly methods: readonly MeasuredMethod[];
  readonly readability: readonly { readonly text: string; readonly scores: readonly ComparedScore[] }[];
}

const files = import.meta.glob<QualityReport>("../../../benchmarks/quality/results.json", {
  import: "default",
  eager: true,
});

function readReport(): QualityReport {
  const [report] = Object.values(files);
  if (report === undefined)
    throw new Error("benchmarks/quality/results.json is missing: npm run bench:quality");
  return report;
}

/** The measurements as they were last made. */
export const qualityReport: QualityReport = readReport();
