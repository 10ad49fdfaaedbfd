import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { site } from "#config";
import { toolCategories } from "#tools/define-tool.ts";
import { fileTypes } from "#workspace/import/file-types.ts";
import { readFacts } from "./articles/site-addresses.ts";
import { clientFolder, root } from "./paths.ts";

/** `--paper` and `--ink` of the light theme, as sRGB: launchers know nothing of themes. */
const paper = "#fbfaf8";
const ink = "#1c1917";

/** What the manifest says of a tool. */
export interface AppTool {
  readonly name: string;
  readonly path: string;
  readonly description: string;
  readonly category: string;
  readonly order: number;
}

function parseTool(value: unknown): AppTool {
  const facts: Readonly<Record<string, unknown>> =
    typeof value === "object" && value !== null ? { ...value } : {};
  const { name, path, description, category, order } = facts;
  if (
    typeof name !== "string" ||
    typeof path !== "string" ||
    typeof description !== "string" ||
    typeof category !== "string" ||
    typeof order !== "number"
  ) {
    throw new TypeError("A tool lacks a name, an address, a description, a category or an order.");
  }
  return { name, path, description, category, order };
}

function place({ category, order }: AppTool): number {
  return toolCategories.findIndex((known) => known === category) * 1000 + order;
}

/** The icons of the app: `maskable` ones may be cut to any shape by the system, so their mark is smaller. */
const icons = [
  { file: "any-192.png", size: 192, purpose: "any" },
  { file: "any-512.png", size: 512, purpose: "any" },
  { file: "maskable-192.png", size: 192, purpose: "maskable" },
  { file: "maskable-512.png", size: 512, purpose: "maskable" },
] as const;

/** Where shared files and texts are posted; the service worker knows it too (`sharePath`). */
const sharePath = "/share";

/** The web app manifest (W3C, with the share target, file handling and launch handler extensions), as plain data. */
export function describeApp(tools: readonly AppTool[]): object {
  const accept = Object.fromEntries(fileTypes.map(({ mediaType, endings }) => [mediaType, endings]));
  const ordered = tools.toSorted((first, second) => place(first) - place(second));
  const home = ordered.find(({ path }) => path === "/");
  return {
    id: "/",
    name: site.name,
    short_name: site.name,
    ...(home === undefined ? {} : { description: home.description }),
    lang: "en",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: site.themeColor,
    background_color: paper,
    categories: ["productivity", "utilities", "education"],
    icons: [
      ...icons.map(({ file, size, purpose }) => ({
        src: `/icons/${file}`,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
      })),
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    ],
    // Systems show about four; the first ones are those.
    shortcuts: ordered.slice(0, 10).map(({ name, path, description }) => ({
      name,
      url: path,
      description,
      icons: [{ src: "/icons/any-192.png", sizes: "192x192", type: "image/png" }],
    })),
    share_target: {
      action: sharePath,
      method: "POST",
      enctype: "multipart/form-data",
      params: {
        title: "title",
        text: "text",
        url: "url",
        files: [
          { name: "files", accept: fileTypes.flatMap(({ mediaType, endings }) => [mediaType, ...endings]) },
        ],
      },
    },
    file_handlers: [{ action: "/", accept, launch_type: "single-client" }],
    // A window with somebody's text in it is never taken over by a file.
    launch_handler: { client_mode: ["navigate-new", "auto"] },
  };
}

interface Mark {
  readonly bench: string;
  readonly cursor: string;
}

/** The outlines of the brand mark, 24 units wide, from the icon that browsers show. */
export function readMark(favicon: string): Mark {
  const outline = (part: string) => new RegExp(`class="${part}" d="([^"]+)"`).exec(favicon)?.[1];
  const bench = outline("bench");
  const cursor = outline("cursor");
  if (bench === undefined || cursor === undefined) throw new Error("favicon.svg has no bench or no cursor.");
  return { bench, cursor };
}

/** The brand mark on paper; it takes `share` of the width, and corners are round by `radius` of it. */
export function drawIcon({ bench, cursor }: Mark, share: number, radius: number): string {
  const scale = share * (100 / 24);
  const edge = 50 - 12 * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="${radius * 100}" fill="${paper}"/><g transform="translate(${edge} ${edge}) scale(${scale})" fill="none" stroke-width="2.5"><path stroke="${ink}" d="${bench}"/><path stroke="${site.themeColor}" d="${cursor}"/></g></svg>`;
}

async function paintIcon(svg: string, size: number): Promise<Buffer> {
  // Drawn at the size that it is for, so that edges stay sharp.
  const density = (72 * size) / 100;
  return sharp(Buffer.from(svg), { density }).resize(size, size).png().toBuffer();
}

/**
 * A picture of up to 255 pixels as an ICO file of its own (Microsoft's ICONDIR and ICONDIRENTRY, which take a PNG since
 * Windows Vista). Feed readers and crawlers ask for `/favicon.ico` without reading a page.
 */
export function wrapIcon(png: Uint8Array, size: number): Uint8Array {
  const head = new DataView(new ArrayBuffer(22));
  head.setUint16(2, 1, true);
  head.setUint16(4, 1, true);
  head.setUint8(6, size);
  head.setUint8(7, size);
  head.setUint16(10, 1, true);
  head.setUint16(12, 32, true);
  head.setUint32(14, png.byteLength, true);
  head.setUint32(18, head.byteLength, true);
  return Buffer.concat([new Uint8Array(head.buffer), png]);
}

/** Writes `manifest.webmanifest` and its icons into the built site: name and colours from site.config.ts, tools by their facts. */
export async function writeAppManifest(folder: string = clientFolder): Promise<void> {
  const tools = (await readFacts("tools", "tool")).map(parseTool);
  const mark = readMark(await readFile(join(root, "public", "favicon.svg"), "utf8"));
  const iconFolder = join(folder, "icons");
  await mkdir(iconFolder, { recursive: true });
  for (const { file, size, purpose } of icons) {
    // What is within 80% of the width is safe from being cut off (W3C, Web Application Manifest, "icon masks").
    const svg = purpose === "maskable" ? drawIcon(mark, 0.5, 0) : drawIcon(mark, 0.66, 0.2);
    await writeFile(join(iconFolder, file), await paintIcon(svg, size));
  }
  await writeFile(join(iconFolder, "apple-touch-icon.png"), await paintIcon(drawIcon(mark, 0.6, 0), 180));
  await writeFile(join(folder, "favicon.ico"), wrapIcon(await paintIcon(drawIcon(mark, 0.8, 0.2), 32), 32));
  await writeFile(join(folder, "manifest.webmanifest"), `${JSON.stringify(describeApp(tools), null, 2)}\n`);
}
