import { marked } from "marked";
import yoast from "yoastseo";
import researcherModule from "yoastseo/build/languageProcessing/languages/en/Researcher.js";

import { assessPage } from "../../src/core/seo/assess-page.ts";
import type { Rating } from "../../src/core/seo/assessment.ts";
import { readHtmlPage } from "../../src/core/seo/page/html-page.ts";
import { loadLanguageTools } from "../../src/core/seo/words/language-tools.ts";
import type { LanguageTools } from "../../src/core/seo/words/language-tools.ts";
import { seoCases } from "../../tests/corpus/seo/cases.ts";
import type { SeoCase } from "../../tests/corpus/seo/cases.ts";
import { nameWithVersion } from "../peer-version.ts";
import { subjectResult } from "./quality-result.ts";
import type { QualityResult } from "./quality-result.ts";

/** Our assessments by the names of the peer's. */
const peers: Readonly<Record<string, string>> = {
  introductionKeyword: "keyphrase-in-introduction",
  keyphraseLength: "keyphrase-length",
  keyphraseDensity: "keyphrase-density",
  metaDescriptionKeyword: "keyphrase-in-description",
  metaDescriptionLength: "meta-description-length",
  subheadingsKeyword: "keyphrase-in-subheadings",
  textCompetingLinks: "competing-links",
  imageKeyphrase: "keyphrase-in-image-alt",
  images: "images",
  textLength: "text-length",
  externalLinks: "outbound-links",
  keyphraseInSEOTitle: "keyphrase-in-title",
  internalLinks: "internal-links",
  titleWidth: "title-width",
  slugKeyword: "keyphrase-in-slug",
  singleH1: "single-title",
  subheadingsTooLong: "subheading-distribution",
  textParagraphTooLong: "paragraph-length",
  textSentenceLength: "sentence-length",
  textTransitionWords: "transition-words",
  passiveVoice: "passive-voice",
  textPresence: "text-presence",
  sentenceBeginnings: "consecutive-sentences",
};

/** Where both differ and ours is meant so. */
const cells =
  "It counts each cell of a table as a sentence, which thins out shares of sentences; cells are no sentences here.";
const forms =
  "Without its paid data it does not find other forms of a word (“write” for “writing”), which are found here; the second row takes each form for a word of its own, as it does.";
const reasons: Readonly<Record<string, string>> = {
  "keyphrase-in-introduction": forms,
  "keyphrase-density": forms,
  "keyphrase-in-slug": `${forms} “Case” is passed over in its keyphrases, and not here.`,
  "keyphrase-in-subheadings":
    "It asks for more than half of the words of a keyphrase in a heading; its published criteria, and ours, for half.",
  "sentence-length": cells,
  "transition-words": `${cells} Words that tie only at the beginning of a sentence (“second”, “now”) count there alone here.`,
  "passive-voice": `${cells} It also takes some active sentences for passive ones; on a labelled set of the project’s own, ours are measured apart.`,
};

function rate(score: number): Rating {
  if (score >= 8) return "good";
  return score >= 5 ? "ok" : "bad";
}

/** The peer's ratings by its own names. It measures no widths without a browser, so ours stands in for that figure. */
function assessWithPeer(page: SeoCase, html: string): ReadonlyMap<string, Rating> {
  const paper = new yoast.Paper(html, {
    keyword: page.keyphrase,
    synonyms: page.synonyms.join(","),
    title: page.title,
    slug: page.slug,
    description: page.description,
    permalink: `https://example.com/${page.slug}`,
    locale: "en_US",
  });
  const ratings = new Map<string, Rating>();
  for (const Assessor of [yoast.SeoAssessor, yoast.ContentAssessor]) {
    const assessor = new Assessor(new researcherModule.default(paper));
    assessor.assess(paper);
    for (const result of assessor.getValidResults())
      ratings.set(result.getIdentifier(), rate(result.getScore()));
  }
  return ratings;
}

interface Agreement {
  cases: number;
  same: number;
  /** With each form of a word as a word of its own, as the peer takes it. */
  sameWithoutForms: number;
  readonly differences: string[];
}

/** How often both give the same rating, by our assessment. */
export async function compareAssessments(): Promise<ReadonlyMap<string, Agreement>> {
  const tools = await loadLanguageTools("en");
  const plainTools: LanguageTools = { ...tools, key: (word) => word, hasForms: false };
  const agreements = new Map<string, Agreement>();
  for (const page of seoCases) {
    const html = marked.parse(page.markdown, { async: false });
    const theirs = assessWithPeer(page, html);
    const read = readHtmlPage(html);
    const { assessments } = assessPage(read, { ...page, siteHost: "example.com" }, tools);
    const ours = new Map(assessments.map(({ id, rating, message }) => [id, { rating, message }]));
    const plain = assessPage(read, { ...page, siteHost: "example.com" }, plainTools).assessments;
    const ratedPlain = new Map(plain.map(({ id, rating: own }) => [id, own]));
    for (const [identifier, rating] of theirs) {
      const id = peers[identifier];
      const own = id === undefined ? undefined : ours.get(id);
      if (id === undefined || own === undefined || own.rating === "none") continue;
      const agreement = agreements.get(id) ?? { cases: 0, same: 0, sameWithoutForms: 0, differences: [] };
      agreements.set(id, agreement);
      agreement.cases += 1;
      if (ratedPlain.get(id) === rating) agreement.sameWithoutForms += 1;
      if (own.rating === rating) agreement.same += 1;
      else agreement.differences.push(`${page.name}: ${own.rating}, theirs ${rating}. ${own.message}`);
    }
  }
  return agreements;
}

/** Agreement with yoastseo, assessment by assessment. The title's width is left out: it needs a browser there. */
export async function measureSeo(): Promise<readonly QualityResult[]> {
  const agreements = await compareAssessments();
  const peer = nameWithVersion("yoastseo");
  return [...agreements]
    .filter(([id]) => id !== "title-width")
    .map(([id, { cases, same, sameWithoutForms }]) => ({
      id: `seo-${id}`,
      title: `Search-engine assessment: ${id}`,
      measures: `A case passes when the rating (good, ok or bad) is that of ${peer}.`,
      testSet: {
        name: "Articles of the project in three lengths, by four keyphrases",
        source: "tests/corpus/seo",
        licence: "MIT",
        size: cases,
      },
      results: [
        subjectResult("Wordbench", same, cases),
        ...(sameWithoutForms === same
          ? []
          : [subjectResult("Wordbench, forms apart", sameWithoutForms, cases)]),
      ],
      limits: `It is the measure here, though it can be wrong. ${reasons[id] ?? "Where it and its published criteria differ, the criteria are followed."}`,
    }));
}
