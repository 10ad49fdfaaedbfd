import type { Check } from "./check.ts";
import { check as althoughBut } from "./rules/although-but.ts";
import { check as aOrAn } from "./rules/a-or-an.ts";
import { check as acceptExcept } from "./rules/accept-except.ts";
import { check as adjectiveOrder } from "./rules/adjective-order.ts";
import { check as adverbForAdjective } from "./rules/adverb-for-adjective.ts";
import { check as adviceAdvise } from "./rules/advice-advise.ts";
import { check as affectEffect } from "./rules/affect-effect.ts";
import { check as beAndBase } from "./rules/be-and-base.ts";
import { check as capitalLetters } from "./rules/capital-letters.ts";
import { check as cliches } from "./rules/cliches.ts";
import { check as commaSplice } from "./rules/comma-splice.ts";
import { check as comparatives } from "./rules/comparatives.ts";
import { check as compoundHyphens } from "./rules/compound-hyphens.ts";
import { check as confusedVerbs } from "./rules/confused-verbs.ts";
import { check as couldOf } from "./rules/could-of.ts";
import { check as distantAgreement } from "./rules/distant-agreement.ts";
import { check as doubleNegative } from "./rules/double-negative.ts";
import { check as doubleSubject } from "./rules/double-subject.ts";
import { check as eachOfAgreement } from "./rules/each-of-agreement.ts";
import { check as embeddedQuestion } from "./rules/embedded-question.ts";
import { check as feelingParticiples } from "./rules/feeling-participles.ts";
import { check as gerundAfterVerb } from "./rules/gerund-after-verb.ts";
import { check as ifWould } from "./rules/if-would.ts";
import { check as inclusiveLanguage } from "./rules/inclusive-language.ts";
import { check as infinitiveAfterPreposition } from "./rules/infinitive-after-preposition.ts";
import { check as infinitiveAfterVerb } from "./rules/infinitive-after-verb.ts";
import { check as inversion } from "./rules/inversion.ts";
import { check as itsItIs } from "./rules/its-it-is.ts";
import { check as leadLed } from "./rules/lead-led.ts";
import { check as listCommas } from "./rules/list-commas.ts";
import { check as longSentence } from "./rules/long-sentence.ts";
import { check as loseLoose } from "./rules/lose-loose.ts";
import { check as massNounPlural } from "./rules/mass-noun-plural.ts";
import { check as massNounVerb } from "./rules/mass-noun-verb.ts";
import { check as missingArticle } from "./rules/missing-article.ts";
import { check as missingBe } from "./rules/missing-be.ts";
import { check as missingComma } from "./rules/missing-comma.ts";
import { check as needlessThe } from "./rules/needless-the.ts";
import { check as missingSubject } from "./rules/missing-subject.ts";
import { check as nounVerbAgreement } from "./rules/noun-verb-agreement.ts";
import { check as numberOfNoun } from "./rules/number-of-noun.ts";
import { check as objectPronouns } from "./rules/object-pronouns.ts";
import { check as participleAfterBe } from "./rules/participle-after-be.ts";
import { check as participleAlone } from "./rules/participle-alone.ts";
import { check as passedPast } from "./rules/passed-past.ts";
import { check as passiveVoice } from "./rules/passive-voice.ts";
import { check as pastTime } from "./rules/past-time.ts";
import { check as perfectForm } from "./rules/perfect-form.ts";
import { check as pluralAfterOne } from "./rules/plural-after-one.ts";
import { check as possessiveApostrophe } from "./rules/possessive-apostrophe.ts";
import { check as principalPrinciple } from "./rules/principal-principle.ts";
import { check as pronounVerbAgreement } from "./rules/pronoun-verb-agreement.ts";
import { check as punctuationSpacing } from "./rules/punctuation-spacing.ts";
import { check as quantifiers } from "./rules/quantifiers.ts";
import { check as questionOrder } from "./rules/question-order.ts";
import { check as quietQuite } from "./rules/quiet-quite.ts";
import { check as reflexivePronouns } from "./rules/reflexive-pronouns.ts";
import { check as relativePronouns } from "./rules/relative-pronouns.ts";
import { check as repeatedWord } from "./rules/repeated-word.ts";
import { check as runOn } from "./rules/run-on.ts";
import { check as setPhrases } from "./rules/set-phrases.ts";
import { check as sinceAndFor } from "./rules/since-and-for.ts";
import { check as sinceWithProgressive } from "./rules/since-with-progressive.ts";
import { check as soundAlikes } from "./rules/sound-alikes.ts";
import { check as stativeProgressive } from "./rules/stative-progressive.ts";
import { check as superlativeArticle } from "./rules/superlative-article.ts";
import { check as theirThere } from "./rules/their-there.ts";
import { check as thenThan } from "./rules/then-than.ts";
import { check as thereIs } from "./rules/there-is.ts";
import { check as timeClauses } from "./rules/time-clauses.ts";
import { check as toToo } from "./rules/to-too.ts";
import { check as unmatchedMarks } from "./rules/unmatched-marks.ts";
import { check as usedTo } from "./rules/used-to.ts";
import { check as verbAfterModal } from "./rules/verb-after-modal.ts";
import { check as verbAndObject } from "./rules/verb-and-object.ts";
import { check as wantThat } from "./rules/want-that.ts";
import { check as weakOpening } from "./rules/weak-opening.ts";
import { check as weatherWhether } from "./rules/weather-whether.ts";
import { check as whoSWhose } from "./rules/who-s-whose.ts";
import { check as wordiness } from "./rules/wordiness.ts";
import { check as wrongPreposition } from "./rules/wrong-preposition.ts";
import { check as yourYouAre } from "./rules/your-you-are.ts";

/** Every rule that looks at a sentence. A new one adds its file under `rules/` and its two lines here. */
export const checks: readonly Check[] = [
  aOrAn,
  acceptExcept,
  adjectiveOrder,
  adverbForAdjective,
  adviceAdvise,
  affectEffect,
  althoughBut,
  beAndBase,
  capitalLetters,
  cliches,
  commaSplice,
  comparatives,
  compoundHyphens,
  confusedVerbs,
  couldOf,
  distantAgreement,
  doubleNegative,
  doubleSubject,
  eachOfAgreement,
  embeddedQuestion,
  feelingParticiples,
  gerundAfterVerb,
  ifWould,
  inclusiveLanguage,
  infinitiveAfterPreposition,
  infinitiveAfterVerb,
  inversion,
  itsItIs,
  leadLed,
  listCommas,
  longSentence,
  loseLoose,
  massNounPlural,
  massNounVerb,
  missingArticle,
  missingBe,
  missingComma,
  missingSubject,
  needlessThe,
  nounVerbAgreement,
  numberOfNoun,
  objectPronouns,
  participleAfterBe,
  participleAlone,
  passedPast,
  passiveVoice,
  pastTime,
  perfectForm,
  pluralAfterOne,
  possessiveApostrophe,
  principalPrinciple,
  pronounVerbAgreement,
  punctuationSpacing,
  quantifiers,
  questionOrder,
  quietQuite,
  reflexivePronouns,
  relativePronouns,
  repeatedWord,
  runOn,
  setPhrases,
  sinceAndFor,
  sinceWithProgressive,
  soundAlikes,
  stativeProgressive,
  superlativeArticle,
  theirThere,
  thenThan,
  thereIs,
  timeClauses,
  toToo,
  unmatchedMarks,
  usedTo,
  verbAfterModal,
  verbAndObject,
  wantThat,
  weakOpening,
  weatherWhether,
  whoSWhose,
  wordiness,
  wrongPreposition,
  yourYouAre,
];
