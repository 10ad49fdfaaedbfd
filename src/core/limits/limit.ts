import type { CountingUnit } from "./counting-units.ts";

/** What one way to count allows. At least one of the two is given. */
export interface LimitBound {
  readonly unit: CountingUnit;
  readonly most?: number;
  readonly least?: number;
}

/** Where platforms are listed together. */
export const limitGroups = ["social", "video", "messages", "search", "shops", "forms"] as const;
export type LimitGroup = (typeof limitGroups)[number];

export const limitGroupNames: Readonly<Record<LimitGroup, string>> = {
  social: "Social networks",
  video: "Video",
  messages: "Messages",
  search: "Search and advertising",
  shops: "App stores",
  forms: "Applications and forms",
};

/** Where a limit was read, and when. */
export interface LimitSource {
  readonly name: string;
  /** Without it the source is a document with no address of its own. */
  readonly address?: string;
  /** The day on which it was read: `2026-11-21`. */
  readonly checked: string;
  /** `published` by the platform itself or its code, or `reported` by others. */
  readonly basis: "published" | "reported";
}

/** A limit of one field of one platform. All its bounds must hold. */
export interface Limit {
  /** Stable, in kebab case; what links and the command line name it by. */
  readonly id: string;
  readonly platform: string;
  readonly field: string;
  readonly group: LimitGroup;
  readonly bounds: readonly LimitBound[];
  readonly source: LimitSource;
  /** What else a person should know: how sure the unit is, what differs. */
  readonly note?: string;
  /** UTF-16 units after which the platform folds the text away, as others have seen it: about, never exactly. */
  readonly fold?: { readonly after: number; readonly label: string };
  /** Whether a longer text may be posted as a series. */
  readonly threads?: boolean;
}
