import { detectLanguage } from "#core/language/detect-language.ts";
import { assessPage } from "#core/seo/assess-page.ts";
import { hostOfAddress } from "#core/seo/page/links.ts";
import { readHtmlPage } from "#core/seo/page/html-page.ts";
import type { PageStructure, SeoPage } from "#core/seo/page/seo-page.ts";
import {
  looksLikeMarkdown,
  readDocumentPage,
  readMarkdownPage,
  readPlainPage,
} from "#core/seo/page/written-page.ts";
import { makeSearchResult } from "#core/seo/preview/search-result.ts";
import { makeSocialCards } from "#core/seo/preview/social-cards.ts";
import { findMissingTerms, loadRarities } from "#core/seo/terms/missing-terms.ts";
import { loadLanguageTools } from "#core/seo/words/language-tools.ts";
import { readPage } from "#core/seo/words/page-reading.ts";
import { readMarkdown } from "#files/markdown/read-markdown.ts";
import { ReadTask } from "#files/read-task.ts";
import { detectMarkup } from "#files/text/detect-markup.ts";

import type { SeoFindings, SeoQuestion } from "./seo-messages.ts";

/** Reads a text as what it is: a document that was opened, the source of a page, Markdown, or plain text. */
export async function readWrittenPage(text: string, structure: PageStructure | null): Promise<SeoPage> {
  if (structure !== null && structure.blocks.length > 0) return readDocumentPage(text, structure);
  if (detectMarkup(text, "") === "html") return readHtmlPage(text);
  if (!looksLikeMarkdown(text)) return readPlainPage(text);
  const { parts } = await readMarkdown(
    { text, encoding: "utf-8", undecodable: 0 },
    new ReadTask({}, text.length),
  );
  return parts.kind === "written" ? readMarkdownPage(text, parts.structure) : readPlainPage(text);
}

const competitorName = (index: number) => `Text ${index + 1}`;

/** Assesses a text, and makes all that the page shows of it. */
export async function answerQuestion(question: SeoQuestion): Promise<SeoFindings> {
  const page = await readWrittenPage(question.text, question.structure);
  const detected =
    question.language === "auto" ? (await detectLanguage(page.text)).language : question.language;
  const language = detected ?? "en";
  const tools = await loadLanguageTools(language);
  const { title, slug, description } = question.fields;
  const assessed = assessPage(
    page,
    {
      keyphrase: question.keyphrase,
      synonyms: question.synonyms,
      isCornerstone: question.isCornerstone,
      siteHost: question.siteHost,
      otherKeyphrases: question.otherKeyphrases,
      accepted: question.accepted,
      ...(title.trim() === "" ? {} : { title }),
      ...(slug.trim() === "" ? {} : { slug }),
      ...(description.trim() === "" ? {} : { description }),
    },
    tools,
  );
  const { fields, keyphrase, synonyms, reading } = assessed;
  const addresses = [page.head?.canonicals[0], page.head?.social.get("og:url"), page.head?.base];
  const ownAddress = addresses.find((address) => hostOfAddress(address ?? "") !== "") ?? "";
  const request = {
    ...fields,
    siteHost: question.siteHost.trim() === "" ? ownAddress : question.siteHost.trim(),
    date: question.date,
    keyphrases: keyphrase === null ? synonyms : [keyphrase, ...synonyms],
  };
  const written = question.competitors.filter((text) => text.trim() !== "");
  const competitors = [];
  for (const [index, text] of written.entries()) {
    const other = await readWrittenPage(text, null);
    competitors.push({ name: competitorName(index), reading: readPage(other, language) });
  }
  const rarities = competitors.length === 0 ? null : await loadRarities(language);
  const terms = findMissingTerms(reading, competitors, tools, rarities);
  return {
    language,
    format: page.format,
    assessments: assessed.assessments,
    outline: assessed.outline,
    outlineFaults: assessed.outlineFaults,
    wordCount: assessed.wordCount,
    sentenceCount: assessed.sentenceCount,
    fields,
    results: {
      desktop: makeSearchResult(request, "desktop", tools),
      phone: makeSearchResult(request, "phone", tools),
    },
    cards: makeSocialCards(page.head?.social ?? new Map(), fields),
    hasSocial: (page.head?.social.size ?? 0) > 0,
    terms: terms.map((gap) => ({ ...gap, ownSpans: gap.ownSpans.map((span) => page.toSource(span)) })),
  };
}
