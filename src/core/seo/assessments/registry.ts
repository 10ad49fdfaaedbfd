import type { AssessmentRule } from "../assessment.ts";
import { keyphraseInIntroduction } from "./keyphrase-in-introduction.ts";
import { keyphraseDensity } from "./keyphrase-density.ts";
import { keyphraseDistribution } from "./keyphrase-distribution.ts";
import { keyphraseInTitle } from "./keyphrase-in-title.ts";
import { keyphraseInSlug } from "./keyphrase-in-slug.ts";
import { keyphraseInDescription } from "./keyphrase-in-description.ts";
import { keyphraseInSubheadings } from "./keyphrase-in-subheadings.ts";
import { keyphraseInImageAlt } from "./keyphrase-in-image-alt.ts";
import { competingLinks } from "./competing-links.ts";
import { keyphraseLength } from "./keyphrase-length.ts";
import { functionWordsInKeyphrase } from "./function-words-in-keyphrase.ts";
import { previouslyUsedKeyphrase } from "./previously-used-keyphrase.ts";
import { textLength } from "./text-length.ts";
import { titleWidth } from "./title-width.ts";
import { descriptionLength } from "./description-length.ts";
import { singleTitle } from "./single-title.ts";
import { headingOutline } from "./heading-outline.ts";
import { outboundLinks } from "./outbound-links.ts";
import { internalLinks } from "./internal-links.ts";
import { linkTexts } from "./link-texts.ts";
import { images } from "./images.ts";
import { imageDescriptions } from "./image-descriptions.ts";
import { textPresence } from "./text-presence.ts";
import { fleschReadingEase } from "./flesch-reading-ease.ts";
import { sentenceLength } from "./sentence-length.ts";
import { paragraphLength } from "./paragraph-length.ts";
import { subheadingDistribution } from "./subheading-distribution.ts";
import { passiveVoice } from "./passive-voice.ts";
import { transitionWords } from "./transition-words.ts";
import { consecutiveSentences } from "./consecutive-sentences.ts";
import { wordComplexity } from "./word-complexity.ts";
import { inclusiveLanguage } from "./inclusive-language.ts";
import { robotsDirectives } from "./robots-directives.ts";
import { canonicalAddress } from "./canonical-address.ts";
import { structuredData } from "./structured-data.ts";
import { socialPreviews } from "./social-previews.ts";
import { languageVersions } from "./language-versions.ts";
import { pageLanguage } from "./page-language.ts";

/** Every assessment, in the order in which they are told. A new one adds its file and its line here. */
export const assessmentRules: readonly AssessmentRule[] = [
  keyphraseInIntroduction,
  keyphraseDensity,
  keyphraseDistribution,
  keyphraseInTitle,
  keyphraseInSlug,
  keyphraseInDescription,
  keyphraseInSubheadings,
  keyphraseInImageAlt,
  competingLinks,
  keyphraseLength,
  functionWordsInKeyphrase,
  previouslyUsedKeyphrase,
  textLength,
  titleWidth,
  descriptionLength,
  singleTitle,
  headingOutline,
  outboundLinks,
  internalLinks,
  linkTexts,
  images,
  imageDescriptions,
  textPresence,
  fleschReadingEase,
  sentenceLength,
  paragraphLength,
  subheadingDistribution,
  passiveVoice,
  transitionWords,
  consecutiveSentences,
  wordComplexity,
  inclusiveLanguage,
  robotsDirectives,
  canonicalAddress,
  structuredData,
  socialPreviews,
  languageVersions,
  pageLanguage,
];
