import type { PageFields } from "../assessment.ts";

/** The card that a network makes of a page that is shared. */
export interface SocialCard {
  readonly network: "open-graph" | "x";
  readonly title: string;
  readonly description: string;
  /** The address of its picture; empty for none. */
  readonly image: string;
  readonly imageDescription: string;
  /** A picture above the words, not a small one beside them. */
  readonly isLarge: boolean;
  /** What will be cut or is missing, a sentence each. */
  readonly notes: readonly string[];
}

/**
 * Longest title and description of a card of X in characters, by its documentation of card markup
 * (https://developer.x.com/cards/markup, read in November 2026). By it, too, a page without a kind of card may get a small
 * card where it has a type, a title and a description of Open Graph.
 */
const xLimits = { title: 70, description: 200 } as const;

/** The kinds of cards of X, by the same documentation. */
const xCardTypes: ReadonlySet<string> = new Set(["summary", "summary_large_image", "app", "player"]);

function lengthNote(what: string, text: string, most: number): readonly string[] {
  const length = Array.from(text).length;
  return length > most ? [`The ${what} has ${length} characters; X shows ${most}.`] : [];
}

/**
 * The cards of a page, by its Open Graph and X properties; what these leave out is taken from the title and the
 * description, as the networks do. Pictures are not loaded, and each network lays cards out in its own way.
 */
export function makeSocialCards(
  social: ReadonlyMap<string, string>,
  fields: PageFields,
): readonly SocialCard[] {
  const firstOf = (...names: readonly string[]): string =>
    names.map((name) => social.get(name) ?? "").find((value) => value !== "") ?? "";
  const title = firstOf("og:title", "twitter:title") || fields.title;
  const description = firstOf("og:description", "twitter:description") || fields.description;
  const image = firstOf(
    "og:image",
    "og:image:secure_url",
    "og:image:url",
    "twitter:image",
    "twitter:image:src",
  );
  const imageDescription = firstOf("og:image:alt", "twitter:image:alt");
  const xTitle = firstOf("twitter:title", "og:title") || fields.title;
  const xDescription = firstOf("twitter:description", "og:description") || fields.description;
  const xImage = firstOf("twitter:image", "twitter:image:src", "og:image", "og:image:url");
  const card = firstOf("twitter:card").toLowerCase();
  const hasOpenGraph = ["og:type", "og:title", "og:description"].every(
    (name) => (social.get(name) ?? "") !== "",
  );
  const noImage = (address: string, instead: string): readonly string[] => {
    if (address === "") return [`No picture is named: ${instead}`];
    return /^https?:\/\//i.test(address) ? [] : ["The address of the picture is not written out in full."];
  };
  return [
    {
      network: "open-graph",
      title,
      description,
      image,
      imageDescription,
      isLarge: true,
      notes: noImage(image, "the card has none, or one that the network picks from the page."),
    },
    {
      network: "x",
      title: xTitle,
      description: xDescription,
      image: xImage,
      imageDescription: firstOf("twitter:image:alt", "og:image:alt"),
      isLarge: card === "summary_large_image",
      notes: [
        ...(card === ""
          ? [
              hasOpenGraph
                ? "No kind of card is named (twitter:card): X may make a small card by the Open Graph tags."
                : "No kind of card is named (twitter:card): X shows the address alone.",
            ]
          : []),
        ...(card === "" || xCardTypes.has(card) ? [] : [`“${card}” is no kind of card of X.`]),
        ...noImage(xImage, "the card has none."),
        ...lengthNote("title", xTitle, xLimits.title),
        ...lengthNote("description", xDescription, xLimits.description),
      ],
    },
  ];
}
