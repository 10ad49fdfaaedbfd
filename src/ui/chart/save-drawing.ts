import { saveFile } from "../save-file/save-file.ts";

/** What of a style makes up a drawing; in a file of its own it has no style sheet to take it from. */
const drawnProperties = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
  "dominant-baseline",
  "direction",
] as const;
const colours: ReadonlySet<string> = new Set(["fill", "stroke"]);
/** Pixels of the picture for each of the drawing, so that it is sharp in print. */
const pictureScale = 3;

export type DrawingFormat = "svg" | "png";

/**
 * Saves a drawing as a file that looks the same anywhere: with its colours as they are on the screen now, and on paper of
 * its own. Rejects when the browser cannot make the picture.
 */
export async function saveDrawing(
  drawing: SVGSVGElement,
  name: string,
  format: DrawingFormat,
): Promise<void> {
  const markup = drawingMarkup(drawing);
  const vector = new Blob([markup], { type: "image/svg+xml;charset=utf-8" });
  saveFile(`${name}.${format}`, format === "svg" ? vector : await paintPicture(vector, drawing));
}

function drawingMarkup(drawing: SVGSVGElement): string {
  const readColour = colourReader();
  const copy = drawing.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new TypeError("A drawing has no copy.");
  const originals = [drawing, ...drawing.querySelectorAll("*")];
  const copies = [copy, ...copy.querySelectorAll("*")];
  originals.forEach((original, index) => {
    const target = copies[index];
    if (target === undefined) return;
    const style = getComputedStyle(original);
    for (const property of drawnProperties) {
      const value = style.getPropertyValue(property);
      target.setAttribute(property, colours.has(property) ? readColour(value) : value);
    }
    target.removeAttribute("class");
    target.removeAttribute("style");
  });
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const paper = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  paper.setAttribute("width", "100%");
  paper.setAttribute("height", "100%");
  paper.setAttribute("fill", readColour(getComputedStyle(document.documentElement).backgroundColor));
  copy.prepend(paper);
  return new XMLSerializer().serializeToString(copy);
}

/** Reads colours of any notation as #rrggbb, which every program understands; `none` and the like stay. */
function colourReader(): (colour: string) => string {
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const known = new Map<string, string>();
  return (colour) => {
    if (context === null || colour === "none" || colour.startsWith("url(")) return colour;
    const found = known.get(colour);
    if (found !== undefined) return found;
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("");
    const read = alpha === 0 ? "none" : `#${hex}`;
    known.set(colour, read);
    return read;
  };
}

async function paintPicture(vector: Blob, drawing: SVGSVGElement): Promise<Blob> {
  const { width, height } = drawing.viewBox.baseVal;
  const address = URL.createObjectURL(vector);
  try {
    const image = new Image(width * pictureScale, height * pictureScale);
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = width * pictureScale;
    canvas.height = height * pictureScale;
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((picture) => {
        if (picture === null) reject(new Error("The browser made no picture of the drawing."));
        else resolve(picture);
      }, "image/png");
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
