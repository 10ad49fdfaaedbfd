import { collapse } from "./read-page.ts";
import type { CrawledPage } from "./crawl-site.ts";

type Thing = Readonly<Record<string, unknown>>;

function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function textAt(thing: Thing, key: string): string {
  const value = thing[key];
  return typeof value === "string" ? value : "";
}

function thingsAt(thing: Thing, key: string): readonly Thing[] {
  return [thing[key]].flat().filter(isThing);
}

/** What search engines ask of each type (schema.org's shapes; Google's lists of required and recommended fields). */
const requiredFields: Readonly<Record<string, readonly string[]>> = {
  AboutPage: ["name", "description", "url"],
  BlogPosting: [
    "headline",
    "image",
    "datePublished",
    "dateModified",
    "author",
    "publisher",
    "mainEntityOfPage",
  ],
  BreadcrumbList: ["itemListElement"],
  CollectionPage: ["name", "description", "url"],
  ContactPage: ["name", "description", "url"],
  FAQPage: ["mainEntity"],
  ItemList: ["itemListElement", "numberOfItems"],
  Organization: ["name", "url", "logo"],
  WebApplication: ["name", "url", "applicationCategory", "operatingSystem", "offers"],
  WebPage: ["name", "description", "url"],
  WebSite: ["name", "url"],
};

function listProblems(thing: Thing, isShown: (text: string) => boolean): readonly string[] {
  const items = thingsAt(thing, "itemListElement");
  const isTrail = thing["@type"] === "BreadcrumbList";
  return [
    ...items.flatMap((item, place) => [
      ...(item["position"] === place + 1
        ? []
        : [`item ${place + 1} has position ${String(item["position"])}`]),
      ...(textAt(item, "name") === "" ? [`item ${place + 1} has no name`] : []),
      ...(isShown(textAt(item, "name")) ? [] : [`"${textAt(item, "name")}" is not shown`]),
    ]),
    ...(isTrail || thing["numberOfItems"] === items.length ? [] : ["numberOfItems is another number"]),
  ];
}

function questionProblems(thing: Thing, isShown: (text: string) => boolean): readonly string[] {
  return thingsAt(thing, "mainEntity").flatMap((question) => {
    const [answer] = thingsAt(question, "acceptedAnswer");
    const texts = [textAt(question, "name"), answer === undefined ? "" : textAt(answer, "text")];
    return texts.filter((text) => text === "" || !isShown(text)).map((text) => `"${text}" is not shown`);
  });
}

function thingProblems(thing: Thing, { reading }: CrawledPage): readonly string[] {
  const type = textAt(thing, "@type");
  const fields = requiredFields[type];
  if (fields === undefined) return [`${type} is not a type of this site`];
  const isShown = (text: string) => reading.text.includes(collapse(text));
  const features = [thing["featureList"]].flat().filter((feature) => typeof feature === "string");
  const text = reading.text.toLowerCase();
  return [
    ...(thing["@context"] === "https://schema.org" ? [] : ["@context is not schema.org"]),
    ...fields.filter((field) => thing[field] === undefined).map((field) => `${type} has no ${field}`),
    ...(type === "ItemList" || type === "BreadcrumbList" ? listProblems(thing, isShown) : []),
    ...(type === "FAQPage" ? questionProblems(thing, isShown) : []),
    ...(type === "BlogPosting" && !reading.headings.includes(textAt(thing, "headline"))
      ? ["the headline is not the page's heading"]
      : []),
    ...(thing["aggregateRating"] === undefined ? [] : ["it claims a rating"]),
    ...features
      .filter((feature) => !text.includes(feature.toLowerCase()))
      .map((feature) => `the feature "${feature}" is not shown`),
  ];
}

/** The data of a page, parsed. Throws where a piece of it is not JSON. */
export function dataOf(page: CrawledPage): readonly Thing[] {
  return page.reading.structuredData.flatMap((json) => {
    const value: unknown = JSON.parse(json);
    return [value].flat().filter(isThing);
  });
}

/** What is wrong with a page's structured data: its shape, or that it says what the page does not show. */
export function dataProblems(page: CrawledPage): readonly string[] {
  return dataOf(page).flatMap((thing) =>
    thingProblems(thing, page).map((problem) => `${page.path}: ${problem}`),
  );
}

/** Every address of this site in a page's data. */
export function addressesInData(page: CrawledPage, origin: string): readonly string[] {
  const found = page.reading.structuredData.join(" ").matchAll(/"(https?:\/\/[^"]+)"/g);
  return [...found].flatMap(([, address = ""]) => (address.startsWith(origin) ? [address] : []));
}
