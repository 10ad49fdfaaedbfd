import { describe, expect, it } from "vitest";
import { lemma } from "./lemma.ts";

// Dictionary forms as English dictionaries give them.
const table: Readonly<Record<string, string>> = {
  "irregular verbs":
    "was be|were be|went go|gone go|took take|taken take|wrote write|thought think|bought buy|is be|has have|did do",
  "irregular nouns":
    "mice mouse|geese goose|feet foot|children child|women woman|policemen policeman|men man|wolves wolf|knives knife|criteria criterion|phenomena phenomenon|analyses analysis|hypotheses hypothesis|indices index",
  "irregular adjectives": "better good|best good|worse bad|worst bad|further far",
  plurals:
    "cats cat|boxes box|buses bus|glasses glass|churches church|watches watch|headaches headache|heroes hero|photos photo|shoes shoe|cities city|boys boy|movies movie|pies pie|horses horse|houses house|lenses lens|viruses virus|quizzes quiz|prizes prize|menus menu|taxis taxi|gases gas|gloves glove",
  "third person":
    "walks walk|goes go|tries try|plays play|passes pass|fixes fix|teaches teach|makes make|dies die",
  "past forms":
    "walked walk|stopped stop|planned plan|loved love|hoped hope|tried try|died die|agreed agree|called call|controlled control|travelled travel|visited visit|invited invite|created create|treated treat|argued argue|danced dance|charged charge|changed change|pasted paste|tested test|added add|focused focus|panicked panic|used use|decided decide|pleased please|breathed breathe|opened open|buzzed buzz|quitted quit",
  gerunds:
    "running run|making make|hopping hop|hoping hope|singing sing|bringing bring|seeing see|dying die|lying lie|playing play|sewing sew|fixing fix|developing develop|completing complete|putting put|adding add|freeing free|studying study|skiing ski|visiting visit",
  comparison:
    "bigger big|biggest big|happier happy|happiest happy|larger large|fastest fast|easier easy|later late|freer free|dryer dry",
  "words that only look inflected":
    "news news|series series|physics physics|always always|bus bus|glass glass|analysis analysis|this this|species species|bed bed|red red|hundred hundred|need need|thing thing|morning morning|during during|king king|spring spring|water water|teacher teacher|forest forest|honest honest|interest interest|omen omen|specimen specimen|gas gas|as as|us us|ring ring",
  "spelling, possessives, odd input":
    "DOGS dog|dog's dog|dogs' dog|dog’s dog|don't don't|CO2 co2|naïve naïve|x x|' '|well-known well-known",
};

describe("lemma", () => {
  for (const [kind, pairs] of Object.entries(table)) {
    it.each(pairs.split("|").map((pair) => pair.split(" ")))(`of ${kind}: %s is %s`, (form, base) => {
      expect(lemma(form ?? "")).toBe(base);
    });
  }

  it("of nothing is nothing", () => {
    expect(lemma("")).toBe("");
  });
});
