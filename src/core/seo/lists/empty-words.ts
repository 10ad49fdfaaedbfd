/**
 * English words that say little of a subject though they are no function words: numbers, degrees, times, praise, and nouns
 * and verbs of any subject. Words of size stay, and nouns that name things as often as not: short stories, high heels,
 * phone cases, car parts. With the stop words, they are passed over in a keyphrase. Chosen for this project.
 */
export const emptyWords: ReadonlySet<string> = new Set(
  `two three four five six seven eight nine ten eleven twelve hundred hundreds thousand thousands million millions
  first second third fourth fifth sixth last next once twice several plenty lot lots bit
  actually absolutely basically certainly clearly completely definitely easily especially essentially exactly extremely
  fairly finally fully generally highly hopefully immediately incredibly mainly merely mostly obviously particularly
  possibly pretty probably quickly recently relatively simply slightly somewhat soon specifically suddenly surely
  totally truly typically ultimately unfortunately usually constantly
  good better best great big bigger biggest little new newer newest old older oldest own different various certain
  able likely actual main major real sure bad worse worst top nice awesome easy easier easiest simple simpler simplest
  important special specific recent latest early earlier later
  thing things stuff way ways matter kind kinds sort sorts piece item items aspect aspects fact idea ideas person
  today tomorrow yesterday time times minute minutes hour hours day days week weeks month months year years
  use used using uses want wants wanted need needs needed try tries tried trying think thinks thought
  seem seems seemed give gives gave given take takes took taken put puts keep keeps kept become becomes
  got came went make makes making made mean means called tell tells told ask asks asked say saying says
  please ok okay oh hey thanks mr mrs ms dr etc`
    .trim()
    .split(/\s+/),
);

/**
 * Of these, words that begin a thought of their own ("Everything you wanted to know about rye bread"): behind them a
 * keyphrase does not stand at the beginning of a title any more, as it does in "The best rye bread".
 */
export const weightyWords: ReadonlySet<string> = new Set(
  `time times fact idea ideas uses want wants wanted needed think thinks thought seem seems seemed give gives gave given
  tell told ask asks asked say saying says`
    .trim()
    .split(/\s+/),
);
