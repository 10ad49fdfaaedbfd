import type { Found } from "../check.ts";
import { matchCase } from "../patterns.ts";
import type { Variety } from "../reading/lexicon.ts";
import type { Sentence, Word } from "../reading/sentence.ts";
import { alwaysCapital } from "./capitals.ts";
import { computingTerms } from "./computing-terms.ts";
import { recentWords } from "./recent-words.ts";
import type { Speller, Suggestion } from "./speller.ts";

/** What is spelled right besides the words of the lexicon. */
export interface SpellingOptions {
  /** `null` where any will do. */
  readonly variety: Variety | null;
  /** Words of the writer's own, in lower case. */
  readonly dictionary: ReadonlySet<string>;
}

/** Words with a capital are names, unless they are very like a common word. */
const MOST_CAPITAL_COST = 1.2;
/** Shorter words with a capital are names, whatever they are like: nothing is looked for. */
const LEAST_CAPITAL = 5;
const prefixes =
  /^(?:un|re|non|anti|over|under|pre|post|co|sub|super|semi|multi|inter|micro|mini|mega|hyper|ultra|neo|pseudo|counter|cyber|bio|eco|geo|auto|tele|photo|electro|trans|out|mis|dis|self|quasi|proto|poly|mono|bi|tri|nano|meta|infra|intra|extra)(?=[a-z]{4,}$)/;
/** Prefixes that a hyphen may follow and that are no words by themselves. */
const hyphenated =
  /^(?:pre|non|anti|multi|sub|semi|inter|intra|infra|ultra|pseudo|quasi|proto|poly|tri|neo|micro|mega|meta|hyper|cyber|bio|eco|geo|mis|dis|trans|auto|uni|omni|para|socio|psycho|afro|anglo|franco|indo|euro|mid|vice|step|giga|nano)$/;
const endings =
  /(?:less|ness|like|ish|able|wise|ward|wards|hood|ship|fold|most|proof|worthy|ways|dom|lessly|lessness|ers|er|ly|ism|ist|ists)$/;
/** Small words of names and of Latin that stand in lower case. */
const particles = new Set(
  "von van der den de da di del della du la le el bin ibn al et ex ad hoc vs eg ie viz ca nb op cit ibid sic sp spp alia alias etc kg km cm mm mg ml hz khz mhz ghz kb mb gb tb kw mph rpm ok lol brb omg btw imo imho fyi asap afaik idk tbh ttyl np thx hullo mins hmm mmm mm ugh heh haw huh aah ahh ohh ooh oy whoa yay yep yup nope meh argh eek phew psst shh tsk vs".split(
    " ",
  ),
);
/** Slips that the search does not put first: what people mean by them. */
const known: ReadonlyMap<string, string> = new Map(
  `alot:a lot|wensday:wednesday|wendsday:wednesday|wenesday:wednesday|saterday:saturday|tusday:tuesday|thurday:thursday|alots:a lot|aswell:as well|infact:in fact|incase:in case|eachother:each other|atleast:at least|noone:no one|thankyou:thank you|highschool:high school|everytime:every time|inspite:in spite|abit:a bit|alittle:a little|ofcourse:of course|nevermind:never mind|upto:up to|eventhough:even though|inorder:in order|asap:as soon as possible|teh:the|hte:the|adn:and|nad:and|taht:that|thier:their|thay:they|ther:there|thre:there|wich:which|whith:with|wiht:with|waht:what|wat:what|whta:what|jsut:just|dont:don't|doesnt:doesn't|didnt:didn't|cant:can't|wont:won't|isnt:isn't|arent:aren't|wasnt:wasn't|werent:weren't|hasnt:hasn't|havent:haven't|hadnt:hadn't|wouldnt:wouldn't|couldnt:couldn't|shouldnt:shouldn't|mustnt:mustn't|im:I'm|ive:I've|youre:you're|youve:you've|youll:you'll|theyre:they're|theyve:they've|theyll:they'll|weve:we've|hes:he's|shes:she's|thats:that's|whats:what's|wheres:where's|whos:who's|theres:there's|heres:here's|itll:it'll|lets':let's|untill:until|sence:since|coz:because|cuz:because|becouse:because|becuase:because|becaus:because|beacuse:because|thru:through|tho:though|enought:enough|thought':thought|throught:through|trought:through|througth:through|allways:always|alway:always|usefull:useful|peaple:people|peple:people|poeple:people|freind:friend|firend:friend|realy:really|definately:definitely|definatly:definitely|definetly:definitely|defiantely:definitely|recieve:receive|seperate:separate|wierd:weird|tommorow:tomorrow|tommorrow:tomorrow|tomorow:tomorrow|goverment:government|enviroment:environment|enviromental:environmental|enviroments:environments|knowlege:knowledge|knowladge:knowledge|diffrent:different|differents:different|diferent:different|differnt:different|intresting:interesting|belive:believe|beleive:believe|beleave:believe|writting:writing|writen:written|begining:beginning|comming:coming|studing:studying|studys:studies|trafic:traffic|truely:truly|tryed:tried|vocabular:vocabulary|whitch:which|wether:whether|acces:access|adress:address|futher:further|carrer:career|carrers:careers|sence:sense|acheive:achieve|appartment:apartment|apartament:apartment|advertisment:advertisement|advertisments:advertisements|gona:gonna|greatful:grateful|greatfull:grateful|occured:occurred|occuring:occurring|prefered:preferred|refered:referred|responsability:responsibility|succes:success|succesful:successful|successfull:successful|suceed:succeed|togheter:together|togather:together|surprize:surprise|transfered:transferred|basicly:basically|publically:publicly|restaurent:restaurant|restourant:restaurant|restorant:restaurant|resturant:restaurant|shure:sure|shoud:should|shuld:should|woud:would|wuld:would|coud:could|cud:could|thinked:thought|teached:taught|buyed:bought|goed:went|runned:ran|catched:caught|choosed:chose|comed:came|drived:drove|eated:ate|feeled:felt|finded:found|forgeted:forgot|gived:gave|growed:grew|heared:heard|keeped:kept|knowed:knew|leaved:left|losed:lost|maked:made|meaned:meant|meeted:met|payed:paid|readed:read|sended:sent|sleeped:slept|speaked:spoke|spended:spent|standed:stood|stealed:stole|swimed:swam|taked:took|telled:told|throwed:threw|understanded:understood|waked:woke|weared:wore|winned:won|writed:wrote|bringed:brought|builded:built|breaked:broke|begined:began|becomed:became|falled:fell|fighted:fought|holded:held|hided:hid|hurted:hurt|cutted:cut|putted:put|costed:cost|hitted:hit|setted:set|selled:sold|beleived:believed|gooder:better|goodest:best|badder:worse|baddest:worst|funner:more fun|funnest:most fun|mens:men's|womens:women's|childs:children|childrens:children's|lended:lent|choosen:chosen|feeded:fed|rised:rose|drawed:drew|flied:flew|blowed:blew|freezed:froze|shaked:shook|sticked:stuck|sweared:swore|swinged:swung|awaked:awoke|bended:bent|bited:bit|bleeded:bled|digged:dug|dealed:dealt|shooted:shot|sinked:sank|slided:slid|splitted:split|springed:sprang|striked:struck|sweeped:swept|teared:tore|weeped:wept|easyer:easier|bussy:busy|prettyer:prettier|happyer:happier|tooths:teeth|gooses:geese`
    .split("|")
    .map((pair): [string, string] => {
      const [wrong = "", right = ""] = pair.split(":");
      return [wrong, right];
    }),
);

/** Whether a word in lower case is spelled right, as far as the lists and the usual ways of making words can tell. */
function isKnown(lower: string, sentence: Sentence, { variety, dictionary }: SpellingOptions): boolean {
  const { lexicon } = sentence;
  if (dictionary.has(lower) || particles.has(lower) || lower.endsWith(".")) return true;
  if (known.has(lower)) return false;
  if (computingTerms.has(lower) || recentWords.has(lower)) return true;
  if (lexicon.has(lower))
    return (
      variety === null ||
      lexicon.isSpelledIn(lower, variety) ||
      otherVariety(lower, sentence, variety) === null
    );
  const prefix = prefixes.exec(lower);
  if (prefix !== null) {
    const rest = lower.slice(prefix[0].length);
    if (lexicon.frequency(rest) >= 8) return true;
  }
  // "Thou givest", "he showeth": old forms of verbs.
  const archaic = /^([a-z]{3,})e(?:st|th)$/.exec(lower)?.[1];
  if (archaic !== undefined && (lexicon.can(archaic, "VB") || lexicon.can(`${archaic}e`, "VB"))) return true;
  const ending = endings.exec(lower);
  if (ending === null || lower.length < 8) return false;
  const stem = lower.slice(0, ending.index);
  if (/^(?:er|ers|ly|able|ish|ism|ist|ists)$/.test(ending[0])) return false;
  return stem.length >= 4 && lexicon.frequency(stem) >= 10;
}

/** The spelling of a variety for a word that only others spell so; `null` where it has none of its own. */
export function otherVariety(lower: string, sentence: Sentence, variety: Variety): string | null {
  const pairs: readonly (readonly [RegExp, string])[] = [
    [/our/, "or"],
    [/or/, "our"],
    [/is(e[ds]?|ing|ation|ations|er|ers|able)$/, "iz$1"],
    [/iz(e[ds]?|ing|ation|ations|er|ers|able)$/, "is$1"],
    [/ys(e[ds]?|ing|er|ers)$/, "yz$1"],
    [/yz(e[ds]?|ing|er|ers)$/, "ys$1"],
    [/re(s|d)?$/, "er$1"],
    [/er(s|ed)?$/, "re$1"],
    [/ll/, "l"],
    [/l(ed|ing|er|ers|or|ors|ous|ment|ful|fully|fil|fils)/, "ll$1"],
    [/ogue(s?)$/, "og$1"],
    [/og(s?)$/, "ogue$1"],
    [/ence(s?)$/, "ense$1"],
    [/ense(s?)$/, "ence$1"],
    [/ae|oe/, "e"],
    [/amme(s?)$/, "am$1"],
    [/grey/, "gray"],
    [/gray/, "grey"],
    [/cheque/, "check"],
    [/tyre/, "tire"],
    [/plough/, "plow"],
    [/mould/, "mold"],
    [/sceptic/, "skeptic"],
    [/skeptic/, "sceptic"],
    [/aluminium/, "aluminum"],
    [/pyjamas/, "pajamas"],
  ];
  for (const [from, to] of pairs) {
    const other = lower.replace(from, to);
    if (other !== lower && sentence.lexicon.isSpelledIn(other, variety)) return other;
  }
  return null;
}

/** Whether a word has letters that English words do not have: it is a name, or of another language. */
function isForeign({ text }: Word): boolean {
  return /[^\p{ASCII}’‘`´‐‑]/u.test(text);
}

function isApostropheAfter(sentence: Sentence, word: Word): boolean {
  const after = sentence.at(word.index + 1);
  return /^['’]$/.test(after.text) && !after.spaced;
}

/** Whether an apostrophe stands for a letter of a word, as in dialogue (`goin’`, `’ouse`), or a dot makes it an ending. */
function isClipped(word: Word, sentence: Sentence): boolean {
  const before = sentence.at(word.index - 1);
  const after = sentence.at(word.index + 1);
  if (!word.spaced && word.index > 0 && /^[.’']$/.test(before.text) && (before.text === "." || before.spaced))
    return true;
  // "Measur'd", "dipp'd": a letter left out for the sake of the verse.
  if (/^['’]d$/.test(after.text) && !after.spaced && !/[aeiouy]$/.test(word.lower)) return true;
  return (
    word.lower.endsWith("in") &&
    !after.spaced &&
    /^['’]/.test(after.text) &&
    sentence.lexicon.has(`${word.lower}g`)
  );
}

/** The fixes for a word that is wrong, in its own capitals. */
function fixesFor(
  lower: string,
  text: string,
  sentence: Sentence,
  speller: Speller,
  options: SpellingOptions,
): readonly Suggestion[] {
  const certain = known.get(lower);
  const searched = speller.suggest(
    lower,
    options.variety,
    /^\p{Lu}/u.test(text) ? MOST_CAPITAL_COST : Infinity,
  );
  const first = certain === undefined ? [] : [{ text: certain, cost: 0, score: -9 }];
  return [...first, ...searched.filter((suggestion) => suggestion.text !== certain)].map((suggestion) => ({
    ...suggestion,
    text: recase(suggestion.text, text, sentence),
  }));
}

function recase(fix: string, text: string, sentence: Sentence): string {
  const proper =
    alwaysCapital.get(fix) ??
    (!sentence.lexicon.has(fix) && sentence.lexicon.isName(fix)
      ? fix.charAt(0).toUpperCase() + fix.slice(1)
      : fix);
  return matchCase(proper, text);
}

/** Places where a word is not spelled as the variety spells it. */
export function* findMisspellings(
  sentence: Sentence,
  speller: Speller,
  options: SpellingOptions,
): Generator<Found> {
  const { lexicon } = sentence;
  for (const word of sentence.words) {
    if (word.kind !== "word" || word.lower.length < 2 || /\d/.test(word.text) || word.text.includes("_"))
      continue;
    if (/^['’]/.test(word.text) || /^(?:n't|ca|wo|sha|ai)$/.test(word.lower)) continue;
    // "womens'" is put right with its apostrophe.
    if (/^(?:wo)?mens$|^childrens$/.test(word.lower) && isApostropheAfter(sentence, word)) continue;
    if (isForeign(word) || isClipped(word, sentence) || isKnown(word.lower, sentence, options)) continue;
    if (/['’]/.test(word.text)) {
      if (
        /^(?:o'|d'|l'|ma'|e'|[a-z]'[a-z])/.test(word.lower) ||
        /'(?:clock|am|er|en|st|tis|twas|n|s|all|know)$/.test(word.lower) ||
        lexicon.has(word.lower.replaceAll("'", "")) ||
        /in'$|^'|o'/.test(word.lower)
      )
        continue;
    }
    if (word.lower.includes("-")) {
      const parts = word.lower.split("-");
      if (
        parts.some((part) => part.length < 3) ||
        parts.every(
          (part) => hyphenated.test(part) || isKnown(part, sentence, options) || lexicon.isName(part),
        )
      )
        continue;
      if (/\p{Lu}/u.test(word.text)) continue;
      const bad = parts.filter((part) => !isKnown(part, sentence, options));
      const part = bad[0];
      if (part === undefined || bad.length > 1) continue;
      const [best] = speller.suggest(part, options.variety);
      if (best === undefined || best.cost > 1) continue;
      yield { start: word.start, end: word.end, fixes: [word.lower.replace(part, best.text)] };
      continue;
    }
    const capital = /^\p{Lu}/u.test(word.text);
    if (/\p{Lu}/u.test(word.text.slice(1))) {
      if (
        !/^\p{Lu}+$/u.test(word.text) ||
        word.text.length < 6 ||
        !sentence.words.every(({ text, kind }) => kind !== "word" || text === text.toUpperCase())
      )
        continue;
    }
    if (capital && lexicon.isName(word.lower) && !known.has(word.lower)) continue;
    if (capital && !known.has(word.lower) && word.lower.length < LEAST_CAPITAL) continue;
    const suggestions = fixesFor(word.lower, word.text, sentence, speller, options);
    const best = suggestions[0];
    if (capital && !known.has(word.lower) && !isLikelySlip(word, sentence, best)) continue;
    if (!capital && best !== undefined && best.cost >= 1.3 && isForeignRun(sentence, word)) continue;
    if (!lexicon.has(word.lower) && !isSure(best, sentence) && isTerm(best, sentence)) continue;
    const variety =
      options.variety !== null && lexicon.has(word.lower)
        ? otherVariety(word.lower, sentence, options.variety)
        : null;
    const fixes =
      variety === null ? suggestions.slice(0, 5).map(({ text }) => text) : [matchCase(variety, word.text)];
    const tier = variety === null && isSure(best, sentence) ? "error" : "likely";
    yield {
      start: word.start,
      end: word.end,
      fixes,
      tier,
      ...(variety === null ? {} : { message: "This is the spelling of another variety of English." }),
    };
  }
}

/** Whether a word is better taken for a term of its field: nothing that is at all common is near it. */
function isTerm(best: Suggestion | undefined, { lexicon }: Sentence): boolean {
  if (best === undefined) return true;
  const frequency = lexicon.frequency(best.text.toLowerCase());
  return best.cost <= 0.8 ? frequency < 6 : best.cost > 2.4 || frequency < (best.cost <= 1.2 ? 9 : 12);
}

/** Whether the best suggestion is so close and so common that the word cannot well be one of its own. */
function isSure(best: Suggestion | undefined, { lexicon }: Sentence): boolean {
  if (best === undefined) return false;
  const rarest = Math.min(
    ...best.text
      .toLowerCase()
      .split(/[ ']/)
      .map((part) => lexicon.frequency(part)),
  );
  return best.cost === 0 || (best.cost <= 1.3 && rarest >= 12) || (best.cost <= 1.7 && rarest >= 15);
}

/** Whether a word with a capital is a slip and no name: it begins a sentence or is close to a well-known word. */
function isLikelySlip(word: Word, sentence: Sentence, best: Suggestion | undefined): boolean {
  if (best === undefined) return false;
  const lower = best.text.toLowerCase();
  const first = word.index === 0 || (/^["“(]$/.test(sentence.at(word.index - 1).text) && word.index === 1);
  // Beside another word with a capital it is a part of a name.
  if (!first && [word.index - 1, word.index + 1].some((index) => isName(sentence.at(index)))) return false;
  if (alwaysCapital.has(lower)) return best.cost <= 1.3 && word.lower.length >= LEAST_CAPITAL;
  if (!first) return false;
  if (/^\p{Lu}/u.test(sentence.at(1).text) && sentence.at(1).lower !== "i") return false;
  if (word.lower.length < 6 || /^(?:VBZ|VBD)$/.test(sentence.at(word.index + 1).tag)) return false;
  return best.cost <= (word.lower.length < 7 ? 0.75 : 1.1) && sentence.lexicon.frequency(lower) >= 12;
}

function isName({ text, kind, lower }: Word): boolean {
  return kind === "word" && /^\p{Lu}\p{Ll}/u.test(text) && !alwaysCapital.has(lower) && lower !== "i";
}

/** Whether a word stands among others that the lexicon does not know: a phrase in another language. */
function isForeignRun(sentence: Sentence, word: Word): boolean {
  const around = [word.index - 2, word.index - 1, word.index + 1, word.index + 2].map((index) =>
    sentence.at(index),
  );
  return around.filter(({ kind, lower }) => kind === "word" && !sentence.lexicon.has(lower)).length >= 2;
}
