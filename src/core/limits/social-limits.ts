import type { Limit, LimitSource } from "./limit.ts";

const checked = "2026-11-21";

function published(name: string, address: string): LimitSource {
  return { name, address, checked, basis: "published" };
}

const schedulers: LimitSource = {
  name: "Ayrshare, Character limits reference",
  address: "https://www.ayrshare.com/docs/help-center/technical-support/character_limits",
  checked,
  basis: "reported",
};
const uploadPost: LimitSource = {
  name: "Upload-Post, Social media character limits",
  address: "https://docs.upload-post.com/resources/character-limits/",
  checked,
  basis: "reported",
};
const twitterText = published(
  "twitter-text, config/v3.json",
  "https://github.com/twitter/twitter-text/blob/master/config/v3.json",
);
const blueskyLexicon = published(
  "AT Protocol, lexicons of app.bsky",
  "https://github.com/bluesky-social/atproto/tree/main/lexicons/app/bsky",
);
const threadsApi = published(
  "Meta, Threads API documentation",
  "https://developers.facebook.com/docs/threads/overview",
);
const mastodonPosting = published(
  "Mastodon documentation, Posting to your profile",
  "https://docs.joinmastodon.org/user/posting/",
);
const tiktokApi = published(
  "TikTok for Developers, Content Posting API",
  "https://developers.tiktok.com/doc/content-posting-api-reference-direct-post",
);
const youtubeApi = published(
  "YouTube Data API, Videos",
  "https://developers.google.com/youtube/v3/docs/videos",
);
const unitNotStated =
  "The source says “characters” and not which; UTF-16 units are the usual, strictest reading.";

export const socialLimits: readonly Limit[] = [
  {
    id: "x-post",
    platform: "X",
    field: "Post",
    group: "social",
    bounds: [{ unit: "x", most: 280 }],
    source: twitterText,
    threads: true,
  },
  {
    id: "x-premium-post",
    platform: "X",
    field: "Post with Premium",
    group: "social",
    bounds: [{ unit: "x", most: 25_000 }],
    source: schedulers,
    fold: { after: 280, label: "Show more" },
  },
  {
    id: "x-alt-text",
    platform: "X",
    field: "Alternative text of an image",
    group: "social",
    bounds: [{ unit: "utf16", most: 1000 }],
    source: schedulers,
    note: unitNotStated,
  },
  {
    id: "x-bio",
    platform: "X",
    field: "Bio",
    group: "social",
    bounds: [{ unit: "x", most: 160 }],
    source: { name: "Help pages of X as quoted by others", checked, basis: "reported" },
  },
  {
    id: "x-name",
    platform: "X",
    field: "Name",
    group: "social",
    bounds: [{ unit: "x", most: 50 }],
    source: { name: "Help pages of X as quoted by others", checked, basis: "reported" },
  },
  {
    id: "bluesky-post",
    platform: "Bluesky",
    field: "Post",
    group: "social",
    bounds: [
      { unit: "graphemes", most: 300 },
      { unit: "utf8", most: 3000 },
    ],
    source: blueskyLexicon,
    note: "Both must hold: 300 characters as you see them, and 3,000 bytes.",
    threads: true,
  },
  {
    id: "bluesky-name",
    platform: "Bluesky",
    field: "Display name",
    group: "social",
    bounds: [
      { unit: "graphemes", most: 64 },
      { unit: "utf8", most: 640 },
    ],
    source: blueskyLexicon,
  },
  {
    id: "bluesky-bio",
    platform: "Bluesky",
    field: "Description of a profile",
    group: "social",
    bounds: [
      { unit: "graphemes", most: 256 },
      { unit: "utf8", most: 2560 },
    ],
    source: blueskyLexicon,
  },
  {
    id: "threads-post",
    platform: "Threads",
    field: "Post",
    group: "social",
    bounds: [{ unit: "threads", most: 500 }],
    source: threadsApi,
    note: "Emoji count as their UTF-8 bytes. At most five links since December 2025.",
    threads: true,
  },
  {
    id: "threads-attachment",
    platform: "Threads",
    field: "Text attachment",
    group: "social",
    bounds: [{ unit: "threads", most: 10_000 }],
    source: threadsApi,
  },
  {
    id: "mastodon-post",
    platform: "Mastodon",
    field: "Post",
    group: "social",
    bounds: [{ unit: "mastodon", most: 500 }],
    source: mastodonPosting,
    note: "500 unless the server is set otherwise. A content warning counts too.",
    threads: true,
  },
  {
    id: "instagram-caption",
    platform: "Instagram",
    field: "Caption",
    group: "social",
    bounds: [{ unit: "utf16", most: 2200 }],
    source: schedulers,
    note: "By reports at most five hashtags, since December 2025, and 20 mentions. Comments through a program end at 2,196.",
    fold: { after: 125, label: "more" },
  },
  {
    id: "instagram-alt-text",
    platform: "Instagram",
    field: "Alternative text of an image",
    group: "social",
    bounds: [{ unit: "utf16", most: 1000 }],
    source: schedulers,
    note: unitNotStated,
  },
  {
    id: "linkedin-post",
    platform: "LinkedIn",
    field: "Post",
    group: "social",
    bounds: [{ unit: "utf16", most: 3000 }],
    source: schedulers,
    fold: { after: 210, label: "see more" },
  },
  {
    id: "linkedin-comment",
    platform: "LinkedIn",
    field: "Comment",
    group: "social",
    bounds: [{ unit: "utf16", most: 1250 }],
    source: schedulers,
  },
  {
    id: "linkedin-headline",
    platform: "LinkedIn",
    field: "Headline",
    group: "social",
    bounds: [{ unit: "utf16", most: 220 }],
    source: { name: "LinkedIn’s profile form as quoted by others", checked, basis: "reported" },
  },
  {
    id: "linkedin-about",
    platform: "LinkedIn",
    field: "About",
    group: "social",
    bounds: [{ unit: "utf16", most: 2600 }],
    source: { name: "LinkedIn’s profile form as quoted by others", checked, basis: "reported" },
  },
  {
    id: "facebook-post",
    platform: "Facebook",
    field: "Post",
    group: "social",
    bounds: [{ unit: "utf16", most: 63_206 }],
    source: schedulers,
    note: "Scheduling services often stop at 5,000.",
  },
  {
    id: "pinterest-title",
    platform: "Pinterest",
    field: "Title of a pin",
    group: "social",
    bounds: [{ unit: "utf16", most: 100 }],
    source: uploadPost,
    note: unitNotStated,
  },
  {
    id: "pinterest-description",
    platform: "Pinterest",
    field: "Description of a pin",
    group: "social",
    bounds: [{ unit: "utf16", most: 500 }],
    source: uploadPost,
    note: unitNotStated,
  },
  {
    id: "reddit-title",
    platform: "Reddit",
    field: "Title",
    group: "social",
    bounds: [{ unit: "codePoints", most: 300 }],
    source: uploadPost,
    note: "The source says “characters” and not which; code points are the reading here.",
  },
  {
    id: "reddit-comment",
    platform: "Reddit",
    field: "Comment",
    group: "social",
    bounds: [{ unit: "codePoints", most: 10_000 }],
    source: uploadPost,
    note: "The source says “characters” and not which; code points are the reading here.",
  },
  {
    id: "tiktok-caption",
    platform: "TikTok",
    field: "Caption of a video, through a program",
    group: "video",
    bounds: [{ unit: "utf16", most: 2200 }],
    source: tiktokApi,
    note: "The app itself shows 4,000. Hashtags and mentions count.",
  },
  {
    id: "tiktok-photo-title",
    platform: "TikTok",
    field: "Title of a photo post",
    group: "video",
    bounds: [{ unit: "utf16", most: 90 }],
    source: tiktokApi,
  },
  {
    id: "tiktok-photo-description",
    platform: "TikTok",
    field: "Description of a photo post",
    group: "video",
    bounds: [{ unit: "utf16", most: 4000 }],
    source: tiktokApi,
  },
  {
    id: "youtube-title",
    platform: "YouTube",
    field: "Title",
    group: "video",
    bounds: [{ unit: "utf16", most: 100 }],
    source: youtubeApi,
    note: unitNotStated,
  },
  {
    id: "youtube-description",
    platform: "YouTube",
    field: "Description",
    group: "video",
    bounds: [{ unit: "utf8", most: 5000 }],
    source: youtubeApi,
    note: "Bytes, not characters: in Greek or Russian half as many letters fit.",
  },
  {
    id: "youtube-tags",
    platform: "YouTube",
    field: "Tags, together",
    group: "video",
    bounds: [{ unit: "utf16", most: 500 }],
    source: youtubeApi,
    note: "Commas between tags count, and a tag with a space counts two more for its quotation marks.",
  },
];
