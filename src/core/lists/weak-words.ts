/** Words in -ly that are no adverbs of manner, or that say something that no other word would. */
export const keptAdverbs: ReadonlySet<string> = new Set(
  `accordingly ally anomaly anomalously apply assembly barfly belly billy bodily brotherly bubbly bully burly butterfly chilly
  comply consequently costly courtly cowardly crumbly cuddly curly daily deadly disorderly doily dolly dragonfly early earthly
  elderly exactly family fatherly finally firefly firstly fly folly fortnightly friendly frilly ghostly gnarly godly golly
  goodly gully heavenly hilly hilly holly holy homely hourly imply italy jelly jolly july kindly leisurely likely lily lively
  lonely lovely lowly manly mealy measly melancholy miserly monopoly monthly motherly multiply namely nearly neighborly
  neighbourly nightly oily only orderly panoply partly ply poly prickly princely quarterly rally rely reply respectively
  sally saintly scaly scholarly secondly sickly silly sly sparkly sprightly squiggly stately supply surly tally thirdly timely
  ugly ungainly unfriendly unlikely unruly unseemly unsightly weekly wily wobbly womanly wooly woolly worldly wrinkly yearly`.split(
    /\s+/,
  ),
);

/** Adverbs without -ly that mostly add nothing to the word they stand before. */
export const emptyAdverbs: ReadonlySet<string> = new Set("very quite rather".split(" "));

/** Verbs with an adverb that a single verb says. */
export const strongerVerbs: ReadonlyMap<string, string> = new Map(
  `ran quickly=raced
run quickly=race
walked slowly=strolled
walk slowly=stroll
said loudly=shouted
say loudly=shout
said quietly=whispered
say quietly=whisper
spoke quietly=whispered
speak quietly=whisper
spoke softly=murmured
cried loudly=wailed
ate quickly=gulped
eat quickly=gulp
looked closely=examined
look closely=examine
looked angrily=glared
moved quickly=hurried
move quickly=hurry
went quickly=hurried
drove quickly=sped
shut loudly=slammed
increased greatly=soared
decreased greatly=plunged
thought carefully=considered
think carefully=consider
completely destroyed=destroyed
completely finished=finished
totally destroyed=destroyed
absolutely essential=essential
completely full=full
completely empty=empty
absolutely necessary=necessary`
    .split("\n")
    .map((line): [string, string] => {
      const [wordy = "", plain = ""] = line.split("=");
      return [wordy, plain];
    }),
);

/** Wordings that hold back from a claim; `true` where leaving it out leaves a sentence whole. */
export const hedges: ReadonlyMap<string, boolean> = new Map([
  ..."arguably,apparently,conceivably,i believe,i believe that,i feel that,i guess,i suppose,i think,i think that,in a sense,in a way,in my opinion,in my view,in our opinion,it appears that,it could be argued that,it has been suggested that,it is believed that,it is likely that,it is possible that,it is thought that,it may be that,it seems that,it would appear that,it would seem that,kind of,maybe,more or less,perhaps,possibly,presumably,probably,seemingly,so to speak,somewhat,sort of,supposedly,to a certain degree,to a certain extent,to some degree,to some extent,we believe that,we feel that,we think that"
    .split(",")
    .map((wording): [string, boolean] => [wording, true]),
  ..."appear to,appears to,appeared to,could possibly,could potentially,may possibly,might possibly,may potentially,might potentially,seem to,seems to,seemed to,tend to,tends to,tended to"
    .split(",")
    .map((wording): [string, boolean] => [wording, false]),
]);
