import type { ByteView } from "./byte-view.ts";

/** What the drawings of a document say about their shapes. */
export interface DrawingShapes {
  /** By the number of a shape that is anchored in the text: the numbers of the shapes in it, itself first. */
  readonly members: ReadonlyMap<number, readonly number[]>;
  readonly descriptions: ReadonlyMap<number, string>;
  /** Shapes that show a picture. */
  readonly pictures: ReadonlySet<number>;
}

const recordTypes = {
  drawingGroup: 0xf000,
  drawing: 0xf002,
  group: 0xf003,
  shape: 0xf004,
  shapeNumber: 0xf00a,
  shapeOptions: 0xf00b,
} as const;

const pictureOption = 0x104;
const descriptionOption = 0x381;
const mostDepth = 64;

interface ArtRecord {
  readonly type: number;
  readonly instance: number;
  readonly body: ByteView;
}

/** The records in a stretch of bytes ([MS-ODRAW] 2.2.1); those that break off are cut. */
function* records(bytes: ByteView): Generator<ArtRecord> {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = Math.min(bytes.u32(at + 4), bytes.length - at - 8);
    yield { type: bytes.u16(at + 2), instance: bytes.u16(at) >> 4, body: bytes.slice(at + 8, size) };
    at += 8 + size;
    // In Word documents, a byte that tells the drawing apart comes before each drawing.
    if (at + 8 < bytes.length && isDrawingAfterMark(bytes, at)) at += 1;
  }
}

function isDrawingAfterMark(bytes: ByteView, at: number): boolean {
  return (
    bytes.u8(at) <= 1 &&
    bytes.u16(at + 3) === recordTypes.drawing &&
    bytes.u16(at + 2) !== recordTypes.drawing
  );
}

interface ShapeOptions {
  readonly description: string;
  readonly hasPicture: boolean;
}

/** The description and picture among a shape's properties: a table of fixed size, then the long values in order. */
function readShapeOptions({ body, instance: count }: ArtRecord): ShapeOptions {
  let description = "";
  let hasPicture = false;
  let valueAt = 6 * count;
  for (let index = 0; index < count && 6 * index + 6 <= body.length; index += 1) {
    const option = body.u16(6 * index);
    const value = body.u32(6 * index + 2);
    if ((option & 0x3fff) === pictureOption) hasPicture = true;
    if ((option & 0x8000) === 0) continue;
    const size = Math.min(value, Math.max(0, body.length - valueAt));
    if ((option & 0x3fff) === descriptionOption) {
      description = body.text(valueAt, Math.floor(size / 2)).split("\0", 1)[0] ?? "";
    }
    valueAt += size;
  }
  return { description, hasPicture };
}

/** The description that a picture in the line has; "" when there is none. `bytes` begin at its shape record. */
export function pictureDescription(bytes: ByteView): string {
  for (const record of records(bytes)) {
    if (record.type !== recordTypes.shape) continue;
    for (const inner of records(record.body)) {
      if (inner.type === recordTypes.shapeOptions) return readShapeOptions(inner).description;
    }
  }
  return "";
}

/** Reads the drawings of a document ([MS-DOC] 2.9.172, OfficeArtContent). */
export function readDrawingShapes(table: ByteView): DrawingShapes {
  const members = new Map<number, readonly number[]>();
  const descriptions = new Map<number, string>();
  const pictures = new Set<number>();

  const readShape = (body: ByteView): number => {
    let id = 0;
    for (const record of records(body)) {
      if (record.type === recordTypes.shapeNumber && record.body.length >= 4) id = record.body.u32(0);
      if (record.type !== recordTypes.shapeOptions) continue;
      const { description, hasPicture } = readShapeOptions(record);
      if (description !== "") descriptions.set(id, description);
      if (hasPicture) pictures.add(id);
    }
    return id;
  };
  const readMembers = (body: ByteView, depth: number): readonly number[] => {
    const ids: number[] = [];
    for (const record of records(body)) {
      if (record.type === recordTypes.shape) ids.push(readShape(record.body));
      else if (record.type === recordTypes.group && depth < mostDepth)
        for (const id of readMembers(record.body, depth + 1)) ids.push(id);
    }
    return ids;
  };
  for (const drawing of records(table)) {
    if (drawing.type !== recordTypes.drawing) continue;
    for (const all of records(drawing.body)) {
      if (all.type !== recordTypes.group) continue;
      // The outermost group is the page; what is anchored in the text lies right in it.
      for (const record of records(all.body)) {
        const ids =
          record.type === recordTypes.shape
            ? [readShape(record.body)]
            : record.type === recordTypes.group
              ? readMembers(record.body, 0)
              : [];
        const [first] = ids;
        if (first !== undefined) members.set(first, ids);
      }
    }
  }
  return { members, descriptions, pictures };
}
