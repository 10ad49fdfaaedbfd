/** Irregular verbs as `base past participle`; a slash parts forms that are both in use, the commoner first. */
const table = `
arise arose arisen
awake awoke awoken
be was/were been
bear bore borne
beat beat beaten
become became become
befall befell befallen
begin began begun
bend bent bent
bet bet bet
bind bound bound
bite bit bitten
bleed bled bled
blow blew blown
break broke broken
breed bred bred
bring brought brought
broadcast broadcast broadcast
build built built
burn burned/burnt burned/burnt
burst burst burst
buy bought bought
cast cast cast
catch caught caught
choose chose chosen
cling clung clung
come came come
cost cost cost
creep crept crept
cut cut cut
deal dealt dealt
dig dug dug
do did done
draw drew drawn
dream dreamed/dreamt dreamed/dreamt
drink drank drunk
drive drove driven
dwell dwelt/dwelled dwelt/dwelled
eat ate eaten
fall fell fallen
feed fed fed
feel felt felt
fight fought fought
find found found
flee fled fled
fling flung flung
fly flew flown
forbid forbade forbidden
forecast forecast forecast
foresee foresaw foreseen
forget forgot forgotten
forgive forgave forgiven
forsake forsook forsaken
freeze froze frozen
get got got/gotten
give gave given
go went gone
grind ground ground
grow grew grown
hang hung/hanged hung/hanged
have had had
hear heard heard
hide hid hidden
hit hit hit
hold held held
hurt hurt hurt
keep kept kept
kneel knelt/kneeled knelt/kneeled
know knew known
lay laid laid
lead led led
lean leaned/leant leaned/leant
leap leaped/leapt leaped/leapt
learn learned/learnt learned/learnt
leave left left
lend lent lent
let let let
lie lay/lied lain/lied
light lit/lighted lit/lighted
lose lost lost
make made made
mean meant meant
meet met met
mislead misled misled
mistake mistook mistaken
misunderstand misunderstood misunderstood
overcome overcame overcome
overhear overheard overheard
oversee oversaw overseen
overtake overtook overtaken
overthrow overthrew overthrown
partake partook partaken
pay paid paid
prove proved proven/proved
put put put
quit quit quit
read read read
rebuild rebuilt rebuilt
rid rid rid
ride rode ridden
ring rang rung
rise rose risen
run ran run
say said said
see saw seen
seek sought sought
sell sold sold
send sent sent
set set set
sew sewed sewn/sewed
shake shook shaken
shed shed shed
shine shone/shined shone/shined
shoot shot shot
show showed shown/showed
shrink shrank shrunk
shut shut shut
sing sang sung
sink sank sunk
sit sat sat
slay slew slain
sleep slept slept
slide slid slid
sling slung slung
slit slit slit
smell smelled/smelt smelled/smelt
sow sowed sown/sowed
speak spoke spoken
speed sped/speeded sped/speeded
spell spelled/spelt spelled/spelt
spend spent spent
spill spilled/spilt spilled/spilt
spin spun spun
spit spat/spit spat/spit
split split split
spoil spoiled/spoilt spoiled/spoilt
spread spread spread
spring sprang sprung
stand stood stood
steal stole stolen
stick stuck stuck
sting stung stung
stink stank stunk
stride strode stridden
strike struck struck/stricken
string strung strung
strive strove/strived striven/strived
swear swore sworn
sweep swept swept
swell swelled swollen/swelled
swim swam swum
swing swung swung
take took taken
teach taught taught
tear tore torn
tell told told
think thought thought
throw threw thrown
thrust thrust thrust
tread trod trodden
undergo underwent undergone
understand understood understood
undertake undertook undertaken
undo undid undone
uphold upheld upheld
upset upset upset
wake woke/waked woken/waked
wear wore worn
weave wove woven
weep wept wept
win won won
wind wound wound
withdraw withdrew withdrawn
withhold withheld withheld
withstand withstood withstood
wring wrung wrung
write wrote written
`;

/** The past tense and the past participle of a verb, the commoner form first. */
export interface IrregularVerb {
  readonly base: string;
  readonly past: readonly string[];
  readonly participle: readonly string[];
}

/** The irregular verbs of English by their bases. */
export const irregularVerbs: ReadonlyMap<string, IrregularVerb> = new Map(
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [base = "", past = "", participle = ""] = line.split(" ");
      return [base, { base, past: past.split("/"), participle: participle.split("/") }];
    }),
);
