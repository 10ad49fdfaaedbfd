/** Splits a list that is written as words between white space. */
function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

/** Past participles that do not end in -ed, of verbs that take an object; those of go, come or fall make no passive. */
export const irregularParticiples = words(`
  awoken beaten befallen begotten begun beheld bent beset bet bidden bitten bled blown borne bought bound bred broadcast broken
  brought built burnt burst cast caught chosen clad clung cost crept cut dealt done downcast drawn dreamt driven drunk dug
  eaten fed felt flung flown forbidden forecast foreseen foretold forgiven forgotten forsaken fought found frozen given
  ground grown heard held hewn hidden hit hung hurt input inset kept knelt knit known laid lain leant leapt learnt led left
  lent let lit lost made meant met misled mistaken misunderstood mown offset outbid outdone outgrown outrun outsold
  overcome overdone overdrawn overfed overheard overridden overrun overseen overtaken overthrown overwritten paid
  partaken proofread proven put read rebuilt recast redone redrawn rehung relaid remade repaid rerun resold reset
  retaken rethought retold rewound rewritten rewon rid ridden run rung said sawn sawed seen sent set sewn shaken shaven shed
  shod shone shorn shot shown shrunk shut slain slept slit slung smelt smitten sold sought sown spat sped spelt spent spilt
  split spoilt spoken sprayed spread sprung spun stolen stood stricken strewn struck strung stuck stung sublet sung sunk
  swept swollen sworn swung taken taught telecast thought thrown thrust told torn trodden typeset undercut undergone
  understood undertaken underwritten undone unwound upheld uprooted upset wed wept withdrawn withheld withstood woken won
  worn wound woven written wrung`);

/** Words in -ed that are no past participles at all. */
export const notParticiples = words(`
  aforesaid ahead airbed beloved bed biped bloodshed bobsled breed centipede crossbreed creed crooked deed dogged exceed
  feed flowerbed greed haloed hatred hotbed hundred inbred indeed infrared jagged kindred knead misdeed moped naked need
  nosebleed one-legged pied plumed proceed purebred quadruped ragged reed refereed red rugged sacred seabed seaweed seed shred
  skewed sled speed steed succeed thoroughbred tweed two-legged unheard-of weed wicked woodshed wretched zed`);

/**
 * Participles that describe a state or a feeling and are no passive after be, unless it is said by whom; with verbs
 * that take no object, whose participle with be is an old perfect.
 */
export const stativeAdjectives = words(`
  abashed accomplished accustomed acquainted advanced aggrieved aged agitated agreed alarmed alleged amazed amused angered
  annoyed antiquated anticipated appalled appeared apprehended arrived ashamed associated assorted astonished astounded
  attached attuned awed baffled balding bearded befuddled belated bemused bereaved beset bewildered biased blessed bored
  bothered bound calculated celebrated charmed clad cloudless committed complicated composed conceited concerned conflicted
  confused connected contented content convinced convoluted cultured cursed dazed dead-set dated debauched dedicated delighted
  departed depraved depressed deranged deserved detailed determined devastated devoted disappeared disappointed
  disenchanted disgruntled disgusted disheartened disillusioned disinclined disinterested dismayed displeased dissatisfied
  distinguished distracted distraught distressed disturbed divorced drunk ecstatic educated elated elderly embarrassed
  embittered empowered enamoured enamored encouraged energised energized engaged engrossed enlightened enraged enthralled
  enthused entitled estranged exalted exasperated excited exhausted exhilarated existed experienced faded famed fascinated
  fatigued fed-up flabbergasted flattered flawed flushed fractured frazzled freckled frightened frustrated furnished gifted
  gnarled gone grown happened heartbroken hooded horned horrified humbled hurried hung-over impassioned impoverished
  impressed inclined incensed indebted inexperienced inhibited inspired intended interested intimidated intoxicated intrigued
  introverted involved irritated jaded jaundiced landed lapsed lettered liberated limited lopsided marred married
  mature matured merited mistaken mixed moneyed motivated moved mortified mystified needed nonplussed notwithstanding occurred
  offended opinionated opposed outdated outmoded outraged overjoyed overwhelmed overworked perplexed perturbed petrified
  pained pleased poised possessed preoccupied prejudiced prepared pronounced psyched puzzled qualified rained rattled
  relaxed related reserved relieved renowned repulsed resigned resolved retired revolted rooted satisfied scared seasoned
  secluded self-employed shaken shocked sickened skilled smitten snowed sophisticated spirited spoiled stalled startled
  stressed stuck stunned stupefied sunburned sunburnt sunken supposed surprised suited swollen talented tempted tenured
  terrified thrilled ticked tired titled torn touched tormented traumatised traumatized troubled twisted undecided
  unemployed unimpressed uninterested unprecedented unrelated untitled unwed upset used vanished varied verdant versed vexed
  weathered well-known wholehearted winded wizened worn worried wounded`);

/** Participles that may tell of a state as well as of a deed: a passive only where something around tells of the deed. */
export const resultAdjectives = words(`
  abandoned armed bent bleached blocked broken burnt civilized closed cluttered combined completed concealed concentrated
  confined congested contained contaminated cooked corrupted covered cracked crowded crushed damaged deserted
  dressed dried drowned equipped exposed faded filled finished fixed folded forgotten frozen haunted hidden hurt injured insulated
  isolated jammed lit located locked lost mounted packed parked pointed polluted populated prepared protected
  qualified ruined rusted saturated scattered seated sealed separated settled shaped sharpened shattered shut situated
  soaked spent spoilt started stocked stranded structured sunk tangled trapped united unlocked wrecked wrinkled
  wrapped done`);

/** Participles in un- that are of verbs in un-, and so make passives; other words in un-…-ed are adjectives. */
export const undoingParticiples = words(`
  unblocked unbuckled unbuttoned unchained uncorked uncovered undercharged undercooked undercut underestimated underfunded
  undergone underlined undermined underpaid underpinned underscored understated understood undertaken undervalued underwritten
  undone unearthed unfastened unfolded unfurled unhooked unified uninstalled united unleashed unloaded unlocked unmasked
  unpacked unplugged unraveled unravelled unrolled unscrewed unsealed unseated unsettled unsubscribed untangled untied
  unveiled unwound unwrapped unzipped`);

/** Prefixes after which a participle with a hyphen is still one of a verb: re-elected, but not blue-eyed. */
export const verbPrefixes = words(
  "re pre co cross over under mis de dis hand double out spot fast force mass court sub tele",
);

/** After get these are idioms or states: get lost, get dressed. */
export const getIdioms = words(`
  accustomed acquainted angry bogged bored carried changed confused divorced done dressed drunk engaged excited fed going
  hooked hung involved left lost married mixed motivated moved organised organized prepared ready rid sacked set settled
  shut sorted started stressed stuck tired undressed upset used worried`);

/** Adverbs without -ly that may stand between be and the participle. */
export const middleAdverbs = words(`
  not n't never always often seldom sometimes already still just now then soon ever even also again once twice thus hence first
  last later long since almost both all each either neither indeed perhaps maybe instead therefore however too well
  yet only simply duly anyway meanwhile further thereby thereafter subsequently ill better best hardly scarcely
  altogether together somehow somewhat nevertheless nonetheless likewise otherwise largely partly wholly`);

/** Adverbs that grade an adjective: after them a participle describes, as in very surprised. */
export const gradingAdverbs = words(
  "very so too more most less least quite rather extremely really pretty enough how as",
);
