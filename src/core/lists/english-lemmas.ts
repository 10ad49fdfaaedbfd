/** Forms that no rule leads to their base, as `base: forms`. */
const irregular = `
be: am is are was were been being 'm 're
have: has had 've
do: does did done
go: goes went gone
say: said
arise: arose arisen
awake: awoke awoken
bear: bore borne
beat: beaten
become: became
befall: befell befallen
begin: began begun
bend: bent
bet: betting
bid: bade bidden
bind: bound
bite: bitten
bleed: bled
blow: blew blown
break: broke broken
breed: bred
bring: brought
build: built
burn: burnt
buy: bought
catch: caught
choose: chose chosen
cling: clung
come: came
creep: crept
deal: dealt
dig: dug
draw: drew drawn
dream: dreamt
drink: drank drunk
drive: drove driven
dwell: dwelt
eat: ate eaten
fall: fell fallen
feed: fed
feel: felt
fight: fought
find: found
flee: fled
fling: flung
fly: flew flown
forbid: forbade forbidden
foresee: foresaw foreseen
forget: forgot forgotten
forgive: forgave forgiven
forgo: forwent forgone forgoes
forsake: forsook forsaken
freeze: froze frozen
get: got gotten
give: gave given
grind: ground
grow: grew grown
hang: hung
hear: heard
hide: hid hidden
hold: held
keep: kept
kneel: knelt
know: knew known
lay: laid
lead: led
lean: leant
leap: leapt
learn: learnt
leave: left
lend: lent
lie: lain lying
light: lit
lose: lost
make: made
mean: meant
meet: met
mislead: misled
mistake: mistook mistaken
misunderstand: misunderstood
overcome: overcame
overhear: overheard
oversee: oversaw overseen
overtake: overtook overtaken
overthrow: overthrew overthrown
pay: paid
prove: proven
rebuild: rebuilt
rewrite: rewrote rewritten
ride: rode ridden
ring: rang rung
rise: risen
run: ran
see: saw seen
seek: sought
sell: sold
send: sent
sew: sewn
shake: shook shaken
shine: shone
shoot: shot
show: shown
shrink: shrank shrunk shrunken
sing: sang sung
sink: sank sunk sunken
sit: sat
slay: slew slain
sleep: slept
slide: slid
sling: slung
smell: smelt
sneak: snuck
sow: sown
speak: spoke spoken
speed: sped
spell: spelt
spend: spent
spill: spilt
spin: spun
spit: spat
spoil: spoilt
spring: sprang sprung
stand: stood
steal: stole stolen
stick: stuck
sting: stung
stink: stank stunk
stride: strode stridden
strike: struck stricken
string: strung
strive: strove striven
swear: swore sworn
sweep: swept
swell: swollen
swim: swam swum
swing: swung
take: took taken
teach: taught
tear: tore torn
tell: told
think: thought
throw: threw thrown
tread: trod trodden
undergo: underwent undergone undergoes
understand: understood
undertake: undertook undertaken
undo: undid undone undoes
uphold: upheld
wake: woke woken
wear: wore worn
weave: wove woven
weep: wept
win: won
wind: winding
withdraw: withdrew withdrawn
withhold: withheld
withstand: withstood
wring: wrung
write: wrote written
can: could 'll
die: dying
tie: tying
vie: vying
belie: belying
underlie: underlying underlain
untie: untying
singe: singeing
dye: dyeing
age: ageing aging aged
focus: focused focusing focussed focussing
bias: biased biasing
gas: gassed gassing
bus: bused busing bussed bussing buses
add: added adding
paste: pasted pasting
change: changed changing
range: ranged ranging
regale: regaled regaling
ski: skied
eye: eyed eyeing
panic: panicked panicking
picnic: picnicked picnicking
mimic: mimicked mimicking
traffic: trafficked trafficking
frolic: frolicked frolicking
man: men
woman: women
child: children
ox: oxen
foot: feet
tooth: teeth
goose: geese
mouse: mice
louse: lice
penny: pence
brother: brethren
life: lives
leaf: leaves
wife: wives
knife: knives
half: halves
calf: calves
elf: elves
self: selves
shelf: shelves
wolf: wolves
loaf: loaves
thief: thieves
sheaf: sheaves
hoof: hooves
scarf: scarves
wharf: wharves
dwarf: dwarves
analysis: analyses
basis: bases
crisis: crises
diagnosis: diagnoses
ellipsis: ellipses
emphasis: emphases
hypothesis: hypotheses
neurosis: neuroses
oasis: oases
paralysis: paralyses
parenthesis: parentheses
prognosis: prognoses
synopsis: synopses
synthesis: syntheses
testis: testes
thesis: theses
axis: axes
criterion: criteria
phenomenon: phenomena
automaton: automata
bacterium: bacteria
curriculum: curricula
erratum: errata
memorandum: memoranda
millennium: millennia
stratum: strata
alumnus: alumni
cactus: cacti
focus: foci
fungus: fungi
locus: loci
nucleus: nuclei
radius: radii
stimulus: stimuli
syllabus: syllabi
appendix: appendices
codex: codices
index: indices
matrix: matrices
vertex: vertices
vortex: vortices
alga: algae
alumna: alumnae
antenna: antennae
formula: formulae
larva: larvae
nebula: nebulae
vertebra: vertebrae
bureau: bureaux
chateau: chateaux
plateau: plateaux
lens: lenses
quiz: quizzes quizzed quizzing
good: better best
bad: worse worst
far: farther farthest further furthest
`;

/** Words that look inflected and are not, or not of the word that the rules find. */
const unchanged = `
afterwards alas alias always amiss apparatus asparagus atlas backwards besides bias bourgeois canvas chaos chassis
christmas clothes compass corps cosmos downstairs downwards ethos forwards gallows gas gross headquarters indoors innings
jeans kudos lens maths mathematics means nowadays outdoors overseas pants pathos perhaps physics politics
economics linguistics athletics gymnastics logistics aesthetics acoustics phonetics semantics thermodynamics robotics
genetics electronics mumps news rabies rhinoceros sometimes scissors series species shambles texas thanks this his
its hers ours theirs towards trousers upstairs upwards us yes yours
anything during earring evening everything herring inkling king lightning morning nothing ceiling pudding ring
shilling sibling something spring sterling sterling string thing viking wing darling duckling sling bling ping
bed biped bobsled embed fed hatred hundred infrared kindred moped naked red sacred shed shred sled ted wicked rugged
ragged jagged rugged crooked quadruped zed
indeed need feed seed speed weed deed bleed breed greed heed creed reed steed tweed exceed proceed succeed
abdomen acumen albumen amen bitumen cyclamen lumen omen ramen regimen rumen semen specimen stamen yemen
forest harvest honest interest modest request protest contest conquest guest arrest suggest digest invest
does
`;

/** Nouns in -ie, -oe, -che and -us whose plurals the rules would take for those of -y, -o, -ch and -use. */
const plurals = `
belie birdie brownie calorie collie cookie cutie die eerie foodie freebie genie goalie hippie hoodie lie magpie movie
necktie newbie oldie pie pixie prairie rookie selfie smoothie sortie sweetie techie tie underlie untie vie zombie
aloe canoe floe foe hoe horseshoe oboe roe shoe snowshoe throe tiptoe toe woe
ache avalanche backache cache cliche creche headache heartache moustache mustache niche pastiche psyche quiche
stomachache toothache
abacus apparatus bonus bus cactus campus caucus census chorus circus citrus consensus corpus crocus discus exodus
fetus foetus focus genius genus hiatus hippopotamus impetus litmus lotus minibus minus nexus nimbus octopus omnibus
opus papyrus platypus plus prospectus radius ruckus rumpus sinus status stimulus surplus syllabus thesaurus uterus
virus walrus
alias atlas bias canvas gas iris menu guru emu gnu tutu flu ski taxi bikini alibi rabbi safari emoji khaki kiwi
graffiti tsunami yeti
`;

/** Adjectives that are compared with -er and -est. */
const gradable = `
able angry big black bland bleak blue blunt bold brave brief bright brisk broad brown busy calm cheap chilly clean
clear clever close cloudy clumsy coarse cold cool costly crazy cruel curly damp dark deadly deaf dear deep dense dim
dirty dry dull dumb dusty eager early easy empty faint fair fast fat fine firm fit flat fond foolish free fresh
friendly full funny gentle gloomy grand grave gray great greedy green grey grim guilty handsome handy happy hard harsh
healthy heavy high holy hot humble hungry icy juicy keen kind large late lazy lean light likely little lively lonely
long loose loud lovely low lucky mad mean merry messy mighty mild moist muddy narrow nasty naughty near neat new nice
noble noisy odd old pale plain pleasant polite poor pretty proper proud pure quick quiet rare raw ready red rich ripe
risky rough round rude sad safe salty scary severe shallow sharp shiny short shy sick silly simple sincere skinny
sleepy slim slow small smart smooth soft sore sour spicy steady steep stern stiff strange strict strong stupid subtle
sunny sure sweet swift tall tame tasty tender thick thin thirsty tidy tight tiny tough true ugly vague vast warm
wary weak wealthy weary weird wet white wide wild windy wise worthy yellow young yummy
`;

const words = (list: string): readonly string[] => list.trim().split(/\s+/);

/** Irregular forms and their bases. */
export const irregularForms: ReadonlyMap<string, string> = new Map(
  irregular
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [base = "", forms = ""] = line.split(":");
      return words(forms).map((form) => [form, base] as const);
    }),
);

export const uninflected: ReadonlySet<string> = new Set(words(unchanged));
export const unusualPlurals: ReadonlySet<string> = new Set(words(plurals));
export const gradableAdjectives: ReadonlySet<string> = new Set(words(gradable));
