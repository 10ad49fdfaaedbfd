import type { Limit, LimitSource } from "./limit.ts";

const checked = "2026-11-21";

function published(name: string, address: string): LimitSource {
  return { name, address, checked, basis: "published" };
}

function reported(name: string, address: string): LimitSource {
  return { name, address, checked, basis: "reported" };
}

const telegramApi = published(
  "Telegram Bot API, sendMessage",
  "https://core.telegram.org/bots/api#sendmessage",
);
const discordLimits = reported(
  "Sapphire, limits of Discord messages",
  "https://sapphirejs.dev/docs/Documentation/api-utilities/@sapphire/discord-utilities/variables/MessageLimits/",
);
const googleAds = published(
  "Google Ads Help, About responsive search ads",
  "https://support.google.com/google-ads/answer/7684791",
);
const searchWidths = reported("Yoast and others, widths of search results", "https://yoast.com/");
const appStore = reported(
  "App Store Connect character limits, collected",
  "https://www.appconnecttranslate.com/tools/app-store-character-limits/",
);
const playStore = reported(
  "Easy-Connect, App Store and Google Play Store",
  "https://onboarding-help.tools.easy-connect.io/en/articles/10-app-store-google-play-store",
);
const ucas = reported(
  "UCAS rules for entry from 2026, as quoted by advisers",
  "https://applytouni.uk/articles/how-long-should-a-personal-statement-be-ucas-2026",
);
const gsm: LimitSource = { name: "3GPP TS 23.038 and TS 23.040", checked, basis: "published" };
const doubleWidth = "Chinese, Japanese and Korean characters count 2.";
const notALimit =
  "Not a limit: search engines set none and cut what does not fit, by the width of the screen.";
const anyCharacters =
  "The source says “characters” and not which; characters as you see them are the reading here.";

export const otherLimits: readonly Limit[] = [
  {
    id: "sms-one",
    platform: "SMS",
    field: "One message",
    group: "messages",
    bounds: [{ unit: "sms", most: 1 }],
    source: gsm,
    note: "160 septets, or 70 units once a character is not in the GSM alphabet.",
  },
  {
    id: "sms-twilio",
    platform: "SMS",
    field: "Longest text that Twilio sends",
    group: "messages",
    bounds: [{ unit: "utf16", most: 1600 }],
    source: reported(
      "Twilio’s limit, as quoted by others",
      "https://www.twilio.com/docs/glossary/what-sms-character-limit",
    ),
  },
  {
    id: "discord-message",
    platform: "Discord",
    field: "Message",
    group: "messages",
    bounds: [{ unit: "codePoints", most: 2000 }],
    source: discordLimits,
    note: "4,000 with Nitro.",
    threads: true,
  },
  {
    id: "discord-nitro-message",
    platform: "Discord",
    field: "Message with Nitro",
    group: "messages",
    bounds: [{ unit: "codePoints", most: 4000 }],
    source: discordLimits,
  },
  {
    id: "discord-embed",
    platform: "Discord",
    field: "Description of an embed",
    group: "messages",
    bounds: [{ unit: "codePoints", most: 4096 }],
    source: discordLimits,
  },
  {
    id: "telegram-message",
    platform: "Telegram",
    field: "Message",
    group: "messages",
    bounds: [{ unit: "utf16", most: 4096 }],
    source: telegramApi,
    note: "Counted after the marks of bold and links are taken out.",
    threads: true,
  },
  {
    id: "telegram-caption",
    platform: "Telegram",
    field: "Caption",
    group: "messages",
    bounds: [{ unit: "utf16", most: 1024 }],
    source: telegramApi,
  },
  {
    id: "google-title",
    platform: "Google Search",
    field: "Title, as shown",
    group: "search",
    bounds: [{ unit: "titlePixels", most: 580 }],
    source: searchWidths,
    note: notALimit,
  },
  {
    id: "google-description",
    platform: "Google Search",
    field: "Description, as shown on a computer",
    group: "search",
    bounds: [{ unit: "descriptionPixels", most: 920 }],
    source: searchWidths,
    note: notALimit,
  },
  {
    id: "google-description-phone",
    platform: "Google Search",
    field: "Description, as shown on a phone",
    group: "search",
    bounds: [{ unit: "descriptionPixels", most: 680 }],
    source: searchWidths,
    note: notALimit,
  },
  {
    id: "google-ads-headline",
    platform: "Google Ads",
    field: "Headline",
    group: "search",
    bounds: [{ unit: "wide", most: 30 }],
    source: googleAds,
    note: `${doubleWidth} Three to 15 headlines an ad.`,
  },
  {
    id: "google-ads-description",
    platform: "Google Ads",
    field: "Description",
    group: "search",
    bounds: [{ unit: "wide", most: 90 }],
    source: googleAds,
    note: `${doubleWidth} Two to four descriptions an ad.`,
  },
  {
    id: "google-ads-path",
    platform: "Google Ads",
    field: "Path",
    group: "search",
    bounds: [{ unit: "wide", most: 15 }],
    source: googleAds,
    note: doubleWidth,
  },
  {
    id: "google-business-post",
    platform: "Google Business Profile",
    field: "Post",
    group: "search",
    bounds: [{ unit: "utf16", most: 1500 }],
    source: reported(
      "Ayrshare, Character limits reference",
      "https://www.ayrshare.com/docs/help-center/technical-support/character_limits",
    ),
    note: "Sources differ: others say 4,000.",
  },
  {
    id: "app-store-name",
    platform: "App Store",
    field: "Name",
    group: "shops",
    bounds: [{ unit: "graphemes", most: 30 }],
    source: appStore,
    note: anyCharacters,
  },
  {
    id: "app-store-subtitle",
    platform: "App Store",
    field: "Subtitle",
    group: "shops",
    bounds: [{ unit: "graphemes", most: 30 }],
    source: appStore,
    note: anyCharacters,
  },
  {
    id: "app-store-keywords",
    platform: "App Store",
    field: "Keywords",
    group: "shops",
    bounds: [{ unit: "graphemes", most: 100 }],
    source: appStore,
    note: "Some sources say 100 bytes. Commas count.",
  },
  {
    id: "app-store-description",
    platform: "App Store",
    field: "Description",
    group: "shops",
    bounds: [{ unit: "graphemes", most: 4000 }],
    source: appStore,
    note: anyCharacters,
  },
  {
    id: "app-store-promotion",
    platform: "App Store",
    field: "Promotional text",
    group: "shops",
    bounds: [{ unit: "graphemes", most: 170 }],
    source: appStore,
    note: anyCharacters,
  },
  {
    id: "play-title",
    platform: "Google Play",
    field: "Title",
    group: "shops",
    bounds: [{ unit: "graphemes", most: 30 }],
    source: playStore,
    note: anyCharacters,
  },
  {
    id: "play-short-description",
    platform: "Google Play",
    field: "Short description",
    group: "shops",
    bounds: [{ unit: "graphemes", most: 80 }],
    source: playStore,
    note: anyCharacters,
  },
  {
    id: "play-description",
    platform: "Google Play",
    field: "Full description",
    group: "shops",
    bounds: [{ unit: "graphemes", most: 4000 }],
    source: playStore,
    note: anyCharacters,
  },
  {
    id: "ucas-statement",
    platform: "UCAS",
    field: "Personal statement, all three answers",
    group: "forms",
    bounds: [{ unit: "utf16", most: 4000 }],
    source: ucas,
    note: "Spaces count; the questions do not. Each of the three answers has at least 350. There is no limit of lines.",
  },
  {
    id: "ucas-answer",
    platform: "UCAS",
    field: "Personal statement, one answer",
    group: "forms",
    bounds: [{ unit: "utf16", least: 350, most: 4000 }],
    source: ucas,
    note: "The three answers share 4,000.",
  },
  {
    id: "common-app-essay",
    platform: "Common App",
    field: "Essay",
    group: "forms",
    bounds: [{ unit: "words", least: 250, most: 650 }],
    source: reported(
      "Common App essay, as quoted by advisers",
      "https://yourdreamschool.com/how-to-write-a-personal-statement-2026/",
    ),
    note: "The minimum of 250 words is not in the source; the maximum is.",
  },
];
