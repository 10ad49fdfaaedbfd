/**
 * Nouns made of verbs, with the verb, its past tense and participle, and its -ing form where rules would not give them:
 * `noun verb`. Written for this project.
 */
const pairs = `acceptance accept
accusation accuse
achievement achieve
acknowledgement acknowledge
acquisition acquire
adaptation adapt
adjustment adjust
admission admit
agreement agree
allocation allocate
alteration alter
amendment amend
analysis analyse
announcement announce
appearance appear
application apply
appointment appoint
approval approve
argument argue
arrangement arrange
assertion assert
assessment assess
assignment assign
assumption assume
attempt try
calculation calculate
cancellation cancel
choice choose
claim claim
classification classify
collection collect
comparison compare
complaint complain
completion complete
conclusion conclude
confirmation confirm
consideration consider
construction construct
consultation consult
contribution contribute
conversion convert
creation create
decision decide
declaration declare
deduction deduct
definition define
delivery deliver
demonstration demonstrate
departure depart
description describe
destruction destroy
determination determine
development develop
discovery discover
discussion discuss
distinction distinguish
distribution distribute
elimination eliminate
enforcement enforce
establishment establish
estimate estimate
estimation estimate
evaluation evaluate
examination examine
exclusion exclude
expectation expect
explanation explain
extension extend
formulation formulate
identification identify
implementation implement
improvement improve
inclusion include
indication indicate
inquiry inquire
inspection inspect
installation install
interpretation interpret
introduction introduce
investigation investigate
judgement judge
judgment judge
justification justify
maintenance maintain
management manage
measurement measure
mention mention
modification modify
movement move
negotiation negotiate
notification notify
objection object
observation observe
offer offer
operation operate
payment pay
performance perform
plan plan
preparation prepare
presentation present
prevention prevent
promise promise
proposal propose
provision provide
publication publish
purchase buy
recommendation recommend
reduction reduce
reference refer
refusal refuse
registration register
removal remove
renewal renew
replacement replace
request ask
requirement require
resolution resolve
response respond
restoration restore
review review
revision revise
selection select
settlement settle
solution solve
statement state
study study
submission submit
suggestion suggest
summary summarise
suspension suspend
transformation transform
translation translate
treatment treat
use use
utilisation use
utilization use
validation validate
verification verify
visit visit
withdrawal withdraw`;

/** A noun made of a verb, and the verb. Both in lower case, the noun in the singular. */
export const nominalisations: ReadonlyMap<string, string> = new Map(
  pairs.split("\n").map((line): [string, string] => {
    const [noun = "", verb = ""] = line.split(" ");
    return [noun, verb];
  }),
);

/** Verbs that say little beside such a noun: make a decision, conduct an inspection. Form and what form it is. */
export type VerbForm = "base" | "third" | "past" | "participle" | "ing";

const lightForms = `make makes made made making
conduct conducts conducted conducted conducting
perform performs performed performed performing
give gives gave given giving
undertake undertakes undertook undertaken undertaking
carry-out carries-out carried-out carried-out carrying-out
reach reaches reached reached reaching
provide provides provided provided providing
effect effects effected effected effecting
achieve achieves achieved achieved achieving
accomplish accomplishes accomplished accomplished accomplishing`;

const forms: readonly VerbForm[] = ["base", "third", "past", "participle", "ing"];

/** The forms of light verbs; a past that is its participle too counts as the past. Two words are joined by a hyphen. */
export const lightVerbs: ReadonlyMap<string, VerbForm> = new Map(
  lightForms.split("\n").flatMap((line) =>
    line
      .split(" ")
      .map((form, index): [string, VerbForm] => [form, forms[index] ?? "base"])
      .toReversed(),
  ),
);

/** Nouns that a light verb takes without being what is done: “give a performance”, “make a payment plan”. */
export const lightExceptions: ReadonlySet<string> = new Set([
  "give performance",
  "give presentation",
  "give development",
  "provide solution",
  "provide treatment",
  "provide management",
  "make use",
  "make movement",
  "make management",
  "reach solution",
  "give operation",
  "give treatment",
  "make operation",
  "provide operation",
  "make collection",
  "provide collection",
  "make study",
  "make appearance",
  "give appearance",
  "give reference",
  "make plan",
  "provide plan",
  "give attempt",
  "make solution",
  "make treatment",
  "make performance",
  "make development",
  "make choice",
]);
