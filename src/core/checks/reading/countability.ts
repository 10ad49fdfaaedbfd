/** Nouns that have no plural and take no `a` in general use. */
export const uncountable: ReadonlySet<string> = new Set(
  "information advice furniture equipment knowledge homework housework luggage baggage traffic software hardware news music weather money progress feedback accommodation transportation pollution jewelry jewellery scenery evidence research stuff slang rubbish garbage trash cash clothing cutlery electricity employment unemployment enjoyment fun happiness health help honesty hospitality humour humor intelligence jealousy leisure logic luck machinery mail mankind mud nonsense parking patience permission poetry poverty punctuation rain rice safety salt sand shopping snow spaghetti spelling steam sugar sunshine tennis football basketball thunder underwear violence vocabulary water wealth wildlife wisdom work bread butter cheese milk meat air blood gold oil courage education behavior behaviour attention bacon beef dust gasoline petrol grass gossip ground guidance hair heat importance ink internet justice labour labor laughter literature livestock love lightning mathematics moonlight peace physics biology chemistry economics politics psychology history geography art pride proof publicity relaxation respect responsibility room sadness silence sleep smoke soap software space speed sport strength stress support technology time tourism training transport travel trouble truth understanding usage use value youth access anger assistance beauty change childhood commerce compliance consumption content control copper corruption crime culture damage data darkness death debt democracy demand design detail development earth energy english entertainment environment equality experience faith fire food freedom friendship fuel fruit growth hatred hope industry inflation interest investment knowledge lack land language law life light material matter media nature noise paper people piece power practice pressure production protection quality quantity reality religion science sex skin society soil stone sound success taste tea coffee television theory thought trade tradition trust type variety war waste wine wood world writing yoga".split(
    " ",
  ),
);

/** Nouns that learners put in the plural, or after `a`, though they have none: with what to say for one of them. */
export const massNouns: ReadonlyMap<string, string> = new Map(
  `information piece|advice piece|furniture piece|equipment piece|homework piece|housework|luggage piece|baggage piece|traffic|software program|hardware|news item|music|weather|progress|feedback|accommodation|jewellery piece|jewelry piece|scenery|evidence piece|knowledge|money|garbage|rubbish|stuff|clothing item|transportation|pollution|sunshine|wildlife|machinery|underwear|spaghetti|bread loaf|butter|rice|electricity|cash|mail|slang|punctuation|unemployment|poverty|happiness|violence|nonsense|vocabulary`
    .split("|")
    .map((entry): [string, string] => {
      const [noun = "", unit = "piece"] = entry.split(" ");
      return [noun, unit];
    }),
);
