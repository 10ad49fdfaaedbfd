/** How far the characters of a page are ones that can be read. */
export interface TextQuality {
  readonly characters: number;
  /** Characters that a font gave no meaning: of the private use area, controls, and marks of what is unknown. */
  readonly unknown: number;
}

// oxlint-disable-next-line no-control-regex -- finding control characters is what it is for
const unknown = /[\p{Co}\p{Cn}\ufffd\u0000-\u0008\u000b\u000e-\u001f\u007f-\u0084\u0086-\u009f]/gu;

/** From this share of unknown characters on, text is none. */
export const mostUnknown = 0.3;

export function measureQuality(text: string): TextQuality {
  return {
    characters: Array.from(text.replace(/\s+/g, "")).length,
    unknown: text.match(unknown)?.length ?? 0,
  };
}

/** Whether so many characters are unknown that the words cannot be read. */
export function isUnreadable({ characters, unknown }: TextQuality): boolean {
  return characters >= 20 && unknown > mostUnknown * characters;
}
