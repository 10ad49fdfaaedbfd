const table = {
  1: "aisle ain't aren't come comes does eye eyes eyed gone league lived loved moved nth ours rhyme rhymes rhymed school scheme schemes some these those tongue vague vogue were weren't whose pfft psst shh brr hmm quite sure sewn plaque queue queues queued heart bruise brogue rogue fugue hymn st schism's choir's",
  2: "acre acres argue argues argued aged area's asia beloved being biscuit buried business cached cafe circuit cliche chaos choir colonel comfort couldn't create creates cruel crooked daily diet doing dryer eighty every evening everywhere eyebrow fairy fiery flower forehead giant gonna going guitar handsome hasn't heaven household idol iron ironed it'll jewel learned liar liars lion lonely mrs naked naive ninety notebook ocean olive opaque people people's phoenix pigeon poem poems poet poets prayer pretty pueblo quiet quiet's rely reuse riot ruin ruins ruined safety science seeing skiing sacred sometime sometimes someone someone's something something's somehow somewhat somewhere surgeon that'll theatre there'll theme's tired tower triage trio truly usual's wasn't wednesday whereas wicked without wretched women soldier soldiers dozen lawyer lawyers rugged ragged jagged blessed",
  3: "abdomen aborigine adobe alien aliens anemone anyone anyone's apostrophe area areas asiatic bicycle biceps camera catastrophes celery chocolate coffeehouse coincide coyote created creating creative creator deity elevate eleven epitome everyone everyone's everybody everything everything's facsimile family fiasco finale forever hideous hundredweight idea ideas karate linear museum museums maybe's nobody nuclear nucleus oasis oedipus parliament persona piano pianos recipe recipes reacted reacting sesame simile somebody souvenir syllable syncope theater theories theory twentieth ukulele vehicle vehicles video videos violence violent violet",
  4: "aborigines apostrophes catastrophe creation's everybody's hyperbole interested mathematics realistic reality realities simultaneous vegetable's europe's agriculture",
  5: "creativity curiosity theoretical vocabulary evaporation abbreviation",
} as const;

/** How many syllables English words have whose spelling misleads the rules. */
export const syllableExceptions: ReadonlyMap<string, number> = new Map(
  Object.entries(table).flatMap(([count, words]) =>
    words.split(" ").map((word) => [word, Number(count)] as const),
  ),
);
