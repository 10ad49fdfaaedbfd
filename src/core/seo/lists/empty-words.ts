/**
 * English words that say little of a subject though they are no function words: numbers, degrees, praise, and nouns and
 * verbs of any subject. With the stop words, they are passed over in a keyphrase. Chosen for this project.
 */
export const emptyWords: ReadonlySet<string> = new Set(
  `two three four five six seven eight nine ten eleven twelve hundred hundreds thousand thousands million millions
  first second third fourth fifth sixth last next dozen half couple several plenty lot lots bit
  actually absolutely basically certainly clearly completely definitely easily especially essentially exactly extremely
  fairly finally fully generally highly hopefully immediately incredibly mainly merely mostly obviously particularly
  possibly pretty probably quickly recently relatively simply slightly somewhat soon specifically suddenly surely
  totally truly typically ultimately unfortunately usually
  good better best great big bigger biggest little new newer newest old older oldest own different various certain
  able likely actual main real sure whole bad worse worst
  thing things stuff way ways matter kind kinds sort sorts part parts piece item items aspect aspects fact case cases
  day days
  use used using uses want wants wanted need needs needed try tries tried trying know knows knew known think thinks thought
  seem seems seemed look looks looked give gives gave given take takes took taken put puts keep keeps kept become becomes
  got tell tells told ask asks asked say saying says show shows
  please ok okay oh hey thanks mr mrs ms dr etc`
    .trim()
    .split(/\s+/),
);
