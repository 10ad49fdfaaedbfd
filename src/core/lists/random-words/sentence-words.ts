/* The words that random sentences are made of, written for this project: see `../SOURCES.md`. */

const split = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Nouns by what they can do; an irregular plural stands after a slash. */
export const sentenceNouns = {
  person: split(`
    actor archer architect artist astronaut aunt author baker barber biologist boy brother butcher captain carpenter
    child/children clown coach composer cook cousin dancer daughter dentist detective doctor driver drummer editor
    electrician engineer explorer farmer firefighter fisherman/fishermen florist friend gardener geologist girl
    grandfather grandmother guard guide historian inventor journalist judge juggler king knight lawyer librarian
    lifeguard magician man/men mayor mechanic merchant musician neighbor nephew niece nurse officer
    optician painter pharmacist philosopher photographer pianist pilot pirate plumber poet potter president prince
    princess professor queen reporter sailor scientist sculptor shepherd shopkeeper singer sister son
    stranger student surgeon swimmer tailor teacher teenager translator traveler umpire uncle violinist waiter
    weaver wizard woman/women writer
  `),
  animal: split(`
    alligator ant antelope badger bat bear beaver bee beetle bird bull butterfly/butterflies camel cat cheetah chicken
    cow crab cricket crocodile crow deer/deer dog dolphin donkey dragonfly/dragonflies duck eagle eel elephant ferret
    fish/fish flamingo/flamingos fox/foxes frog giraffe goat goose/geese gorilla hamster hare hawk hedgehog hen heron
    horse iguana jaguar kangaroo kitten ladybug lamb leopard lion lizard llama lobster mole monkey moose/moose mouse/mice
    octopus/octopuses ostrich/ostriches otter owl ox/oxen panda panther parrot peacock pelican penguin pig pigeon pony/ponies
    puffin puppy/puppies rabbit raccoon raven reindeer/reindeer rooster salamander seagull seal shark sheep/sheep
    snail sparrow spider squirrel stork swan tiger toad tortoise turkey turtle unicorn walrus/walruses whale wolf/wolves
    woodpecker yak zebra
  `),
  thing: split(`
    accordion album anchor apple armchair atlas backpack bagpipe balloon banana banner basket bell bicycle blanket boat
    book bottle box/boxes bracelet brick broom bucket button cabinet cake calendar camera candle canoe carpet chair
    chessboard clock coat coin compass/compasses cookie crown cup cushion diary/diaries drum easel egg engine envelope
    feather flag flute guitar hammer harp hat helmet honeypot instrument jacket jar kettle key kite ladder
    lamp lantern leaf/leaves letter lock magnet map marble mask medal microscope mirror mitten motorcycle mug necklace
    needle newspaper notebook novel oar onion orange orchid painting pancake parcel pear pen pencil photograph piano/pianos
    pillow pitcher plate poem postcard potato/potatoes pumpkin puzzle quilt radio/radios record ribbon ring rocket rope
    rose saddle sandwich/sandwiches saxophone scarf/scarves seashell shell shoe shovel sketch/sketches snowball
    spoon stone suitcase sweater sword table teapot telescope tent ticket toolbox/toolboxes torch/torches toy trophy/trophies
    trumpet typewriter ukulele umbrella uniform urn vase violin wagon wallet watch/watches wheel whistle window xylophone
  `),
  place: split(`
    airport alley aquarium arena attic backyard bakery/bakeries balcony/balconies barn basement bay beach/beaches bookshop bridge
    cabin campsite canyon castle cathedral cave cellar chapel city/cities classroom cliff corridor cottage courtyard
    desert dock farm field forest fountain garage garden gate glacier greenhouse gym harbor hill hospital hotel
    island kitchen laboratory/laboratories lake library/libraries lighthouse lobby/lobbies marketplace meadow mill
    mountain museum oasis/oases ocean office orchard palace park pier playground pond porch/porches quarry/quarries
    railway restaurant river roof school shop square stadium station studio/studios supermarket temple theater tower
    tunnel university/universities valley village vineyard volcano/volcanoes warehouse waterfall windmill workshop
  `),
} as const;

/** Adjectives by what they can be said of. */
export const sentenceAdjectives = {
  person: split(`
    absent-minded ambitious anxious brave calm careful cautious cheerful clever confident curious eager elderly elegant
    energetic famous forgetful friendly generous gentle graceful grateful grumpy honest hopeful humble hungry imaginative
    impatient kind lively lonely loyal modest nervous optimistic patient polite proud quiet reliable retired
    serious shy silent skillful sleepy stubborn talented tall thoughtful tired unusual wise witty young
  `),
  animal: split(`
    agile alert brave clever clumsy curious enormous fluffy friendly gentle graceful hungry impatient itchy lazy lively
    noisy old orange playful proud quick quiet restless shy silent sleepy slow small spotted striped swift tame timid
    tiny ugly unruly watchful white wild young
  `),
  thing: split(`
    ancient antique beautiful big blue bright broken cheap colorful cracked crooked delicate dusty elegant empty enormous
    expensive familiar favorite fragile golden gray green handmade heavy hollow huge ordinary invisible light little lost
    mysterious narrow new odd old oval painted perfect plain polished precious purple rare red round rusty shiny silver
    simple smooth soft square strange striped tiny unusual useful useless wooden yellow
  `),
  place: split(`
    abandoned ancient beautiful busy cold crowded dark deserted distant empty famous foggy forgotten hidden icy local
    lonely nearby noisy old peaceful quiet remote ruined secret silent small snowy steep sunny unfamiliar vast warm windy
  `),
} as const;

/** Verbs that take a thing; an irregular past stands after a slash. */
export const verbsWithThing = split(`
  admire borrow build/built buy/bought carry clean collect copy deliver describe design discover draw/drew drop/dropped
  examine find/found fix forget/forgot hide/hid inspect invent keep/kept lend/lent lift like lose/lost make/made measure
  mend move need notice open order own pack paint photograph pick polish push remember repair replace return save sell/sold
  steal/stole study take/took touch trade unwrap/unwrapped want wash weigh wrap/wrapped
`);

/** Verbs that take a person or an animal. */
export const verbsWithBeing = split(`
  admire annoy amuse avoid chase calm comfort encourage feed/fed follow forgive/forgave greet guide help hear/heard hug/hugged
  ignore impress interrupt invite join know/knew like meet/met miss notice photograph protect recognize remember rescue
  see/saw surprise teach/taught thank trust understand/understood visit warn watch welcome
`);

/** Verbs that stand alone, of people. */
export const verbsOfPeople = split(`
  apologize argue arrive cook cough dance daydream draw/drew explore hesitate hum/hummed juggle jump kneel/knelt laugh leave/left
  listen nod/nodded paint pause practice read/read rest return run/ran shout shrug/shrugged sigh sing/sang sit/sat sketch sleep/slept smile
  sneeze speak/spoke stumble swim/swam talk travel wait walk wave whisper whistle work write/wrote yawn
`);

/** Verbs that stand alone, of animals. */
export const verbsOfAnimals = split(`
  appear blink climb dance disappear doze drink/drank eat/ate escape gallop hide/hid hop/hopped jump leap/leapt listen nap/napped play
  rest roam roll run/ran sleep/slept sneeze stretch swim/swam tremble vanish wait wander yawn
`);

/** Verbs of things. */
export const verbsOfThings = split(`
  appear break/broke crack disappear drop/dropped fall/fell float glow melt move rattle roll shake/shook shine/shone spin/spun squeak vanish wobble
`);

/** How something is done. */
export const sentenceAdverbs = split(`
  accidentally angrily awkwardly bravely brightly calmly carefully cheerfully clumsily eagerly elegantly gently gracefully
  happily hastily impatiently kindly loudly nervously patiently politely proudly quickly quietly sadly secretly silently
  slowly softly suddenly thoughtfully unexpectedly
`);

/** When something happens: phrases of the past, and of what happens again and again. */
export const timesOfPast = [
  "after breakfast",
  "after the storm",
  "an hour later",
  "at dawn",
  "at midnight",
  "before lunch",
  "during the concert",
  "in the middle of the night",
  "last summer",
  "last winter",
  "late in the evening",
  "on the first day of spring",
  "on the last day of school",
  "one afternoon",
  "one rainy morning",
  "three weeks ago",
  "yesterday",
] as const;

export const timesOfHabit = [
  "after dinner",
  "at noon",
  "at sunset",
  "every autumn",
  "every morning",
  "every other day",
  "in winter",
  "most evenings",
  "on Fridays",
  "on rainy days",
  "on Sundays",
  "once a year",
  "whenever it snows",
] as const;

export const placePrepositions = ["behind", "beside", "in front of", "near", "outside", "opposite"] as const;
