import { assessPage } from "./assess-page.ts";
import type { Assessment, AssessmentOptions } from "./assess-page.ts";
import { readHtmlPage } from "./page/html-page.ts";
import { loadLanguageTools } from "./words/language-tools.ts";

/** For tests only: the assessments of a page of HTML by their ids. */
export async function assessHtml(
  html: string,
  options: Partial<AssessmentOptions> = {},
  language = "en",
): Promise<ReadonlyMap<string, Assessment>> {
  const tools = await loadLanguageTools(language);
  const { assessments } = assessPage(readHtmlPage(html), { keyphrase: "rye bread", ...options }, tools);
  return new Map(assessments.map((assessment) => [assessment.id, assessment]));
}

/** For tests only: this many words that say nothing, in sentences of ten. */
export function filler(words: number): string {
  const sentence = "Some of it went over there with them one day";
  const rest = words % 10;
  const whole = `${sentence}. `.repeat(Math.floor(words / 10));
  return rest === 0 ? whole.trim() : `${whole}${sentence.split(" ").slice(0, rest).join(" ")}.`;
}
