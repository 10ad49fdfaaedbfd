/** Splits a list that is written as words between spaces. */
function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

export const articles = words("a an the");

export const coordinatingConjunctions = words("and but for nor or so yet");

/** Prepositions of English in common use, those that look like participles included. */
export const prepositions = words(
  "about above according across after against along amid amidst among amongst around as astride at atop barring before behind " +
    "below beneath beside besides between beyond by concerning considering despite down during en except following for " +
    "from in including inside into like near notwithstanding of off on onto opposite out outside over past pending per " +
    "regarding round since through throughout till 'til til to toward towards under underneath unlike until up upon " +
    "versus via with within without",
);

/** Prepositions that join sentences too: "Look Before You Leap". */
export const clausePrepositions = words("after as before for like since till until than");

/** The small words of John Gruber's and David Gouch's rules (2008), which follow the New York Times. */
export const simpleSmallWords = words(
  "a an and as at but by en for if in nor of on or per the to v v. vs vs. via",
);

/** The small words of The New York Times Manual of Style and Usage; all others are capitalised. */
export const newYorkTimesSmallWords = words(
  "a an and as at but by for if in of on or the to v v. vs vs. via",
);

export const subjectPronouns = words("i you he she it we they");

/** The verbs that each short adverb goes with: "Turn Off", "Log In". */
export const particleVerbs: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    "up",
    words(
      "add back beef blow bottle boot break brush build bring bump call catch charge cheer clean clear close come cook " +
        "cover crack cut dig divide do draw dress dry eat end fill fire fix follow free freshen gear get give grow hang " +
        "heat hold hurry hype join keep level lift light line link live lock look make match measure meet mess mix mop " +
        "move open own pack pick pile pop power prop pull push put ramp rev ring round save scale serve set settle shake " +
        "show shut sign size sober speak speed spice split spruce stack stand start stay step stir stock store suit sum " +
        "take talk team tear tidy tie tighten tool top touch toughen track turn use wake warm wash weigh whip wind wrap write",
    ),
  ],
  [
    "in",
    words(
      "barge bring butt buy cash cave check chime chip clock come dial dig drop fill fit give hand hang " +
        "jump kick lock log lean move opt phase plug pitch rein rope settle sign sink step swoop trade tune turn usher weigh zoom",
    ),
  ],
  [
    "on",
    words(
      "bring carry catch come drag get go hang hold hook keep log move pass press read rock sign soldier switch try turn",
    ),
  ],
  [
    "off",
    words(
      "back block break bring call cast clear close cool cut doze drop dust ease fend fight finish get give go head " +
        "hold kick lay leave level log make pay pull put rip round sell set shake show shrug shut sign spin square stave " +
        "strike switch take tee tell tip top trade turn wander ward wear write",
    ),
  ],
  [
    "down",
    words(
      "back bog boil break bring burn calm close come cool count crack cut double drill go gun hand hunker " +
        "hunt kneel knock lay let lie live melt mow narrow pare pin pipe play pour put run scale settle shoot shut sit slim slow " +
        "splash stand step strike strip take tear tone trade track turn water weigh whittle wind wolf write",
    ),
  ],
  [
    "over",
    words(
      "boil change come cross fall get give hand keel mull paper pass pull put roll run sign skip sleep smooth " +
        "start stop take think tide tip turn win",
    ),
  ],
  [
    "out",
    words(
      "back bail branch break burn call carry check chicken come cop cut drop eat fall figure fill find get give go grow " +
        "hang help keep kick lash leave let look lose make map miss move opt pass phase pick point pull put reach read roll run sell " +
        "send set shell ship single snap speak spell spread stand start stay step stick take talk think throw try turn walk wash watch wear work",
    ),
  ],
  ["through", words("break carry come fall follow get go pull put see think")],
  ["around", words("come fool get go hang mess move play run shop sit stick turn")],
  ["along", words("come follow get go move play sing tag")],
  ["by", words("drop get go pass scrape stand stop swing")],
  ["for", words("account ask call care look opt root settle")],
]);

/** Words that lead to "to" with a noun: "Guide to Love". */
export const nounsBeforeTo = words(
  "guide guides road roads return returned back introduction path key keys answer answers due according next close closer letter " +
    "letters ode welcome journey approach approaches solution solutions alternative alternatives access addicted addiction " +
    "belong belongs from go goes going went come comes came got get home threat threats response responses reaction contribution " +
    "devoted dedicated subject up prior relative similar thanks married listen listening talk talking speak speaking " +
    "respect regard attention damage exposure barrier barriers link links ties bridge bridges window race gateway primer companion",
);

/** Verbs that English titles put after "to", and which are mostly verbs there. */
export const commonVerbs = words(
  "accept accomplish achieve acquire act adapt add address adjust adopt advance afford agree aim allow analyse analyze answer " +
    "apologise apologize appear apply appreciate approach argue arrange arrive ask assess assume attack attend attract avoid bake ban be beat become " +
    "begin behave believe bet block blow boost borrow breathe bring build burn buy calculate call care carry catch cause celebrate " +
    "change charge check choose claim clean climb close code collect combine come communicate compare compete complete concentrate configure " +
    "confirm connect consider contact continue contribute control convert convince cook cope copy correct count cover crack " +
    "create cross cry cut dance deal decide decorate defeat defend define deliver deny deploy describe design destroy " +
    "detect determine develop die dig discover discuss divide do draw dream dress drink drive drop earn eat edit eliminate " +
    "embrace enable encourage end enforce engage enjoy ensure enter escape establish evaluate evolve examine exist expand expect " +
    "explain explore express extend face fail fall feed feel fight figure fill find finish fit fix fly focus follow forget " +
    "forgive form fund gain generate get give go grow guess handle hang happen hate have heal hear help hide hire hit hold hope " +
    "host hunt identify ignore imagine implement improve include increase influence inform install invest invite join judge " +
    "jump keep kick kill kiss know land last laugh launch lead learn leave let lie lift like limit listen live look lose love " +
    "lower maintain make manage march mark marry master match matter mean measure meet mend mind miss move name need negotiate " +
    "notice obtain offer open operate order organise organize overcome own pack paint park participate pass pay perform persuade pick plan plant " +
    "play point practise practice praise pray prepare present prevent print produce promote protect prove provide publish pull push put " +
    "quit raise reach react read realise realize rebuild receive recognise recognize recommend recover reduce refuse regain register regret regulate " +
    "reject relax release rely remain remember remind remove rent repair repeat replace reply report require rescue resign " +
    "resist resolve respond rest restore retire return reveal ride rise rule run save say scale search secure see seek seem " +
    "select sell send serve set settle shape share shift shine shoot shop shout show shut sign sing sit sleep slow smell smile solve " +
    "speak spell spend stand start stay steal stick stop strengthen study succeed suffer suggest support survive suspect swim " +
    "take talk teach tell test thank think thrive throw touch trace track train transform translate travel treat trust try turn " +
    "understand update upgrade upload use vanish visit vote wait wake walk want warn wash watch wear win wish wonder work worry write",
);

/** Prefixes that do not stand as words of their own. */
export const boundPrefixes = words(
  "anti auto bi co contra counter de dis e eco electro ex extra hyper il im in inter intra macro mega meta micro mid mini mis mono multi neo " +
    "neuro non para photo poly post pre pro proto pseudo psycho quasi re semi socio sub super supra tele tri ultra un uni",
);

/** Compounds that dictionaries list as one word; the AMA Manual of Style leaves their second part small. */
export const dictionaryCompounds = words(
  "check-in check-up cross-section cross-sectional decision-making double-blind end-of-life e-mail first-line follow-up full-time half-life " +
    "health-related high-risk in-depth large-scale life-threatening long-term long-standing mother-in-law one-time part-time " +
    "problem-solving real-time risk-taking run-in short-term single-blind state-of-the-art up-to-date well-being well-known " +
    "work-up x-ray x-rays",
);

/** Latin and other foreign expressions whose small words are capitalised with the rest. */
export const foreignExpressions = words(
  "ad_hoc ad_hominem ad_infinitum ad_nauseam de_facto de_jure de_novo en_route en_masse ex_post in_absentia in_camera in_loco " +
    "in_memoriam in_situ in_utero in_vitro in_vivo in_extremis per_capita per_se per_annum per_diem pro_bono pro_forma pro_rata a_priori a_posteriori " +
    "a_la a_cappella",
);

/** Parts of names that stay small within them. */
export const nameParticles = words(
  "van von zu zum zur der den ter ten de del della di da dos du la le el bin ibn al",
);
