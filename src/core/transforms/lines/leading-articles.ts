/** The articles that catalogues of these languages pass over at the start of a title. Those with an apostrophe need no space. */
const articles: Readonly<Record<string, string>> = {
  de: "der die das den dem des ein eine einen einem einer eines",
  en: "the a an",
  es: "el la los las un una unos unas",
  fr: "le la les l' l’ un une des",
  it: "il lo la gli le i l' l’ un uno una un' un’",
  nl: "de het een 't ’t",
  pt: "o a os as um uma uns umas",
  sv: "en ett den det de",
};

const expressions = new Map<string, RegExp | null>();

function expressionFor(language: string): RegExp | null {
  const primary = language.toLowerCase().split(/[-_]/, 1)[0] ?? "";
  const known = expressions.get(primary);
  if (known !== undefined) return known;
  const words = Object.hasOwn(articles, primary) ? articles[primary] : undefined;
  const alternatives = words?.split(" ").map((word) => (/^\S.*['’]$/.test(word) ? word : `${word}\\s+`));
  const expression =
    alternatives === undefined ? null : new RegExp(`^\\s*(?:${alternatives.join("|")})(?=\\S)`, "iu");
  expressions.set(primary, expression);
  return expression;
}

/** A line without the article of the language at its start. A language without a list, or a line of nothing else, stays. */
export function dropArticle(line: string, language: string): string {
  const expression = expressionFor(language);
  return expression === null ? line : line.replace(expression, "");
}
