import type { ReportWording } from "./report-wording.ts";

/** What every writer takes. */
export interface WriteOptions {
  /** The program that made the file, for its properties. */
  readonly producer?: string;
  /** The writers' own words, where the report is not in English. */
  readonly wording?: ReportWording;
}
