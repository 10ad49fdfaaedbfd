/** A colour in OKLCH: lightness from 0 to 1, chroma, hue in degrees. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** Red, green and blue in linear light, 0 to 1 inside sRGB. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

/** Reads `oklch(54.6% 0.2 262)`; `null` for anything else, an alpha included. */
export function parseOklch(text: string): Oklch | null {
  const match = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(text.trim());
  if (match === null) return null;
  return { lightness: Number(match[1]) / 100, chroma: Number(match[2]), hue: Number(match[3]) };
}

/** OKLCH to linear sRGB, unclipped. Matrices: Björn Ottosson, “A perceptual color space for image processing”, 2020. */
export function toLinearRgb({ lightness, chroma, hue }: Oklch): LinearRgb {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function clip(channel: number): number {
  return Math.min(1, Math.max(0, channel));
}

/** Linear sRGB as `#rrggbb`, clipped to what a screen can show (transfer function of IEC 61966-2-1, 1999). */
export function toHex(color: LinearRgb): string {
  const channels = color.map((linear) => {
    const clipped = clip(linear);
    const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

function relativeLuminance([red, green, blue]: LinearRgb): number {
  return 0.2126 * clip(red) + 0.7152 * clip(green) + 0.0722 * clip(blue);
}

/** Contrast ratio of two colours, 1 to 21, in either order (WCAG 2.2, 2023, “contrast ratio”). */
export function contrastRatio(first: LinearRgb, second: LinearRgb): number {
  const luminances = [relativeLuminance(first), relativeLuminance(second)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}
