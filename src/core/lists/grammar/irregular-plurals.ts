const table = `
man men
woman women
child children
person people
foot feet
tooth teeth
goose geese
mouse mice
louse lice
ox oxen
wife wives
life lives
knife knives
half halves
leaf leaves
loaf loaves
shelf shelves
self selves
wolf wolves
thief thieves
calf calves
elf elves
scarf scarves
hoof hooves
wharf wharves
sheaf sheaves
crisis crises
analysis analyses
basis bases
thesis theses
hypothesis hypotheses
parenthesis parentheses
diagnosis diagnoses
emphasis emphases
oasis oases
axis axes
criterion criteria
phenomenon phenomena
bacterium bacteria
stimulus stimuli
alumnus alumni
nucleus nuclei
fungus fungi
cactus cacti
curriculum curricula
stratum strata
vertebra vertebrae
larva larvae
appendix appendices
sheep sheep
deer deer
fish fish
series series
species species
aircraft aircraft
spacecraft spacecraft
means means
salmon salmon
trout trout
offspring offspring
quiz quizzes
bus buses
gas gases
potato potatoes
tomato tomatoes
hero heroes
echo echoes
veto vetoes
embargo embargoes
torpedo torpedoes
mosquito mosquitoes
volcano volcanoes
mother-in-law mothers-in-law
passer-by passers-by
`;

/** Nouns whose plural no rule of spelling makes, by their singular. */
export const irregularPlurals: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split("\n")
    .map((line): [string, string] => {
      const [singular = "", plural = ""] = line.split(" ");
      return [singular, plural];
    }),
);

/** The same, by the plural, without nouns that are alike in both. */
export const irregularSingulars: ReadonlyMap<string, string> = new Map(
  [...irregularPlurals].filter(([one, many]) => one !== many).map(([one, many]) => [many, one]),
);
