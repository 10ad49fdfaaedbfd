/** How one method did on one set of cases. */
export interface QualityResult {
  /** Stable, in kebab case; what a page links to. */
  readonly id: string;
  readonly title: string;
  /** What counts as a case passed. */
  readonly measures: string;
  readonly testSet: TestSet;
  /** Wordbench first, then its peers. */
  readonly results: readonly SubjectResult[];
  /** What the figures do not say. */
  readonly limits: string;
}

/** Where the cases come from. */
export interface TestSet {
  readonly name: string;
  /** Who publishes it, and the version or the address. */
  readonly source: string;
  /** SPDX identifier, or a few words where there is none. */
  readonly licence: string;
  /** Number of cases. */
  readonly size: number;
}

/** How one program did. */
export interface SubjectResult {
  /**
   * `Wordbench`, with the part of it behind a comma where not all is measured; else a package with its version
   * (`syllable@5.0.1`), or what of the platform it is (`Intl.Segmenter, ICU 78.3`).
   */
  readonly subject: string;
  readonly passed: number;
  readonly total: number;
  /** `passed / total`, 0 to 1, to four places; 0 without cases. */
  readonly share: number;
}

/** The result of a program that passed `passed` of `total` cases. */
export function subjectResult(subject: string, passed: number, total: number): SubjectResult {
  return { subject, passed, total, share: total === 0 ? 0 : Math.round((passed / total) * 10_000) / 10_000 };
}
