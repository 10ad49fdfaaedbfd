/** What the owner of a site changes: brand, addresses, social links, claims. Nothing else names them. */
export const site = {
  name: "Wordbench",
  /** The public origin, used for canonical links and social images. */
  origin: "https://wordbench.example",
  contactAddress: "hello@wordbench.example",
  themeColor: "#2563eb",
  socialLinks: [
    { name: "Mastodon", url: "https://mastodon.social/@wordbench" },
    { name: "Bluesky", url: "https://bsky.app/profile/wordbench.example" },
    { name: "GitHub", url: "https://github.com/wordbench/wordbench" },
  ],
  /** Figures that only the owner can substantiate. `null` is off; nothing on the site asserts them then. */
  claims: {
    rating: null as null | { readonly value: number; readonly count: number },
    wordsAnalysed: null as null | number,
    monthlyUsers: null as null | number,
  },
} as const;
