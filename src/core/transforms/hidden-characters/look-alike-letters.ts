/** Scripts whose letters are taken for one another. */
export type ConfusedScript = "Latin" | "Cyrillic" | "Greek" | "Armenian" | "Cherokee";

/**
 * Letters with the Latin letter that they look like in usual fonts, "а=a" one after the other. Written for this project
 * from the shapes of the letters; the kind of relation is that of UTS #39 (Unicode Security Mechanisms, 2025).
 */
const LATIN_TWINS: Readonly<Record<Exclude<ConfusedScript, "Latin">, string>> = {
  Cyrillic:
    "аa еe оo рp сc уy хx іi јj ѕs ԁd һh ԛq ԝw ӏl ѵv" +
    " АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX ІI ЈJ ЅS ԌG ԚQ ԜW ӀI ҮY ѴV ѐè ёë їï ӧö ӓä ӑă Ӓä ЀÈ ЁË ЇÏ ӦÖ",
  Greek: "αa οo ρp νv ιi υu χx ϲc ϳj ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ϹC ͿJ ϺM όó ίí άá έé ύú Άá",
  Armenian: "օo հh ս u սu ոn ցg զq յj ՏS ՍU ՕO ԼL",
  Cherokee: "ᎠD ᎡR ᎢT ᎥI ᎩY ᎪA ᎫJ ᎬE ᎳW ᎷM ᎻH ᏀG ᏂH ᏃZ ᏎS ᏔW ᏕS ᏙV ᏚS ᏞL ᏟC ᏢP ᏦK ᏧJ ᏩG ᏮB ᏴB",
};

export interface LookAlike {
  readonly script: ConfusedScript;
  /** The Latin letter that it looks like. */
  readonly latin: string;
}

const toLatin = new Map<string, LookAlike>();
const fromLatin = new Map<string, string>();
for (const script of ["Cyrillic", "Greek", "Armenian", "Cherokee"] as const) {
  for (const pair of LATIN_TWINS[script].split(" ")) {
    const [letter = "", latin = "", ...more] = pair;
    if (latin === "" || more.length > 0 || !/\p{Script=Latin}/u.test(latin)) continue;
    if (!new RegExp(`\\p{Script=${script}}`, "u").test(letter)) continue;
    toLatin.set(letter, { script, latin });
    const key = `${script} ${latin}`;
    if (!fromLatin.has(key)) fromLatin.set(key, letter);
  }
}

/** The Latin letter that a letter of another script is taken for; `undefined` where it looks like none. */
export function latinTwin(letter: string): LookAlike | undefined {
  return toLatin.get(letter);
}

/** The letter of another script that a Latin letter is taken for; `undefined` where there is none. */
export function twinInScript(latin: string, script: ConfusedScript): string | undefined {
  return fromLatin.get(`${script} ${latin}`);
}
