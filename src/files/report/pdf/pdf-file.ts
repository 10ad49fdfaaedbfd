import { zlibSync } from "fflate";

/** The number of an object in the file; 0 is none. */
export type PdfReference = number;

const encoder = new TextEncoder();

/** Collects the objects of a PDF file (ISO 32000-1, 7.5) and writes them out. */
export class PdfFile {
  readonly #objects: (readonly Uint8Array[] | null)[] = [];

  /** A number for an object that others point to before it is known. */
  reserve(): PdfReference {
    return this.#objects.push(null);
  }

  /** Gives a reserved object its content, in PDF syntax. */
  set(reference: PdfReference, content: string): void {
    this.#objects[reference - 1] = [encoder.encode(content)];
  }

  add(content: string): PdfReference {
    const reference = this.reserve();
    this.set(reference, content);
    return reference;
  }

  /** A stream, deflated unless `plain`; `entries` are those of its dictionary besides length and filter. */
  addStream(entries: string, data: Uint8Array, { plain = false } = {}): PdfReference {
    const stored = plain ? data : zlibSync(data, { level: 6 });
    const filter = plain ? "" : "/Filter/FlateDecode";
    const head = `<<${entries}${filter}/Length ${String(stored.length)}>>stream\n`;
    return this.#objects.push([encoder.encode(head), stored, encoder.encode("\nendstream")]);
  }

  /** The whole file. Its identifier is taken from its content, so the same objects make the same bytes. */
  async write(root: PdfReference, information: PdfReference): Promise<Uint8Array> {
    // The second line marks the file as binary (7.5.2).
    const chunks: Uint8Array[] = [
      encoder.encode("%PDF-1.7\n"),
      Uint8Array.of(0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a),
    ];
    let size = chunks.reduce((sum, { length }) => sum + length, 0);
    const push = (chunk: Uint8Array): void => {
      chunks.push(chunk);
      size += chunk.length;
    };
    const offsets = this.#objects.map((content, index) => {
      const offset = size;
      push(encoder.encode(`${String(index + 1)} 0 obj\n`));
      for (const chunk of content ?? [encoder.encode("null")]) push(chunk);
      push(encoder.encode("\nendobj\n"));
      return offset;
    });
    const body = joinBytes(chunks, size);
    const identifier = toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", body)).subarray(0, 16));
    const lines = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
    const count = String(offsets.length + 1);
    const trailer = `xref\n0 ${count}\n0000000000 65535 f \n${lines}trailer\n<</Size ${count}/Root ${refer(root)}/Info ${refer(information)}/ID[<${identifier}><${identifier}>]>>\nstartxref\n${String(size)}\n%%EOF\n`;
    const end = encoder.encode(trailer);
    return joinBytes([body, end], size + end.length);
  }
}

function joinBytes(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** An indirect reference. */
export function refer(reference: PdfReference): string {
  return `${String(reference)} 0 R`;
}

/** A text string (7.9.2.2): UTF-16 with a mark, in hexadecimal. */
export function textString(text: string): string {
  return `<feff${toUtf16Hex(text)}>`;
}

/** The code units of a text, four hexadecimal digits each. */
export function toUtf16Hex(text: string): string {
  let hex = "";
  for (let index = 0; index < text.length; index += 1)
    hex += text.charCodeAt(index).toString(16).padStart(4, "0");
  return hex;
}

/** A number in PDF syntax, to a thousandth: no exponent, no minus zero. */
export function writeNumber(value: number): string {
  const rounded = Math.round(value * 1000) / 1000;
  return rounded === 0 || !Number.isFinite(rounded) ? "0" : String(rounded);
}
