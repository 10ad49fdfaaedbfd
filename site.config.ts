/** Figures that only the owner can substantiate. `null` is off; nothing on the site asserts them then. */
export interface Claims {
  readonly rating: { readonly value: number; readonly count: number } | null;
  readonly wordsAnalysed: number | null;
  readonly monthlyUsers: number | null;
}

const claims: Claims = { rating: null, wordsAnalysed: null, monthlyUsers: null };

/** What the owner of a site changes: brand, addresses, social links, claims. Nothing else names them. */
export const site = {
  name: "Wordbench",
  /** The public origin, used for canonical links and social images. */
  origin: "https://wordbench.example",
  contactAddress: "hello@wordbench.example",
  /** The product's version, as its structured data names it. */
  version: "2.0",
  themeColor: "#2563eb",
  socialLinks: [
    { name: "Mastodon", url: "https://mastodon.social/@wordbench" },
    { name: "Bluesky", url: "https://bsky.app/profile/wordbench.example" },
    { name: "GitHub", url: "https://github.com/wordbench/wordbench" },
  ],
  claims,
} as const;
