import type { SentenceLanguage } from "../sentences/sentence-language.ts";

/** Calendar words and time zones that may follow a time, a day or a month in the same sentence. */
const timeWords =
  "january february march april may june july august september october november december " +
  "jan feb mar apr jun jul aug sep sept oct nov dec " +
  "monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun " +
  "eastern central mountain pacific atlantic et ct mt pt est edt cst cdt mst mdt pst pdt gmt utc bst cet cest ist jst";

/** The short forms of English print, and the words that show where a sentence begins after one. */
export const englishSentences: SentenceLanguage = {
  leaning:
    "mr mrs ms dr prof st mt mx Messrs Mme Mlle Gen Col Capt Cmdr Cdr Lt Sgt Cpl Pvt Pfc Maj Brig Adm Rev Revd Hon Pres " +
    "Gov Sen Rep Sens Reps Gens Supt Insp Det Fr Ft Amb Msgr Bro Atty Asst Assoc Drs Profs " +
    "P.S P.P.S N.B a.k.a w.r.t e.g i.e c.f cf viz vs v approx esp incl excl deg op resp",
  numbering:
    "no nos n° nº p pp vol vols fig figs ft lb lbs oz hr hrs min sec secs ch chs chap chaps art arts par para paras eq eqs ex exs pt pts bk bks " +
    "ed col cols l ll n nn vv b d r fl c ca app tab cl sched ser Rs rs est ext rm flt rte ste tel ext min max avg",
  closing:
    "inc ltd co cos corp bros jr sr esq dept depts univ assn assoc ave blvd rd hwy pkwy ln bldg apt pty mfg intl govt natl " +
    "ibid cit al ph.d Ph.Ds Ll.B " +
    "Ala Ariz Calif Colo Conn Fla Ga Kan Ky Md Mich Minn Mont Neb Nev Okla Tenn Tex Va Vt Wis Wyo",
  ending:
    "etc a.m p.m Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec Mon Tue Tues Wed Thu Thur Thurs Fri Sat Sun",
  streets: "St Dr Mt Ft",
  starters:
    "the a an this that these those there here he she it they we you i his her its their our your my who whose whom what " +
    "when where why how which in on at by for from to of with as if but and or so yet no not yes after before since while " +
    "although though because however then thus therefore meanwhile moreover furthermore nevertheless also another all any " +
    "some many most much more several few each every either neither both one two three once only even still just now never " +
    "always often perhaps maybe please let is are was were am be do does did have has had can could will would should may " +
    "might must let's don didn doesn isn aren wasn weren won wouldn couldn shouldn hasn haven hadn ain today yesterday " +
    "tomorrow last next such during between under over until unless instead indeed finally first second well nobody nothing " +
    "millions thousands hundreds dozens everyone everybody everything someone somebody something anyone anybody anything did got get go thanks thank sorry hello hi",
  lowerStarters:
    "i it he she they we you this that these those there then the what why how who where when my his her our your their " +
    "i'm i've i'd i'll it's he's she's they're we're you're that's there's let's",
  labels:
    "step table figure fig chapter part section rule lesson example act scene appendix article exercise problem question " +
    "theorem lemma definition proposition corollary note item exhibit annex schedule",
  lettered:
    "grade grades plan vitamin vitamins hepatitis option group team type class exhibit appendix section part figure table item " +
    "point room gate block phase stage level column row answer letter zone category hall model unit site ward",
  timeWords,
  fronting:
    "at on in by since until till before after around about from during as of to for with between near",
  named: "yahoo jeopardy joomla wham panic mamma",
  reporting:
    "said says asked asks cried replied answered shouted whispered exclaimed yelled muttered murmured added continued " +
    "demanded declared snapped sighed roared screamed growled hissed laughed began returned repeated thought inquired enquired " +
    "ejaculated observed remarked interrupted protested agreed begged groaned moaned sobbed wondered insisted",
};

/**
 * Short forms that are met in print of every language, and the English words that show a sentence to begin after one.
 * All that could be a word elsewhere is left out.
 */
export const internationalSentences: SentenceLanguage = {
  leaning: "Mr Mrs Ms Dr Prof St Mt Messrs Gen Col Capt Lt Sgt Maj Adm Rev Sen Rep e.g i.e cf vs",
  numbering: "n° nº pp vol vols fig figs Rs rs sec No Nos Art Ext ISBN",
  closing: "Inc Ltd Co Corp Bros Jr Sr Ph.D",
  ending: "etc a.m p.m",
  starters: englishSentences.starters ?? "",
  timeWords,
  fronting: englishSentences.fronting ?? "",
  named: englishSentences.named ?? "",
};
