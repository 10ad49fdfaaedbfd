interface Signature {
  readonly offset: number;
  /** The bytes, as Latin-1 characters. */
  readonly bytes: string;
  readonly name: string;
}

/** Files that are recognised so as to be refused by name, by the bytes they begin with. */
const signatures: readonly Signature[] = [
  { offset: 0, bytes: "\x89PNG\r\n\x1a\n", name: "a PNG picture" },
  { offset: 0, bytes: "\xff\xd8\xff", name: "a JPEG picture" },
  { offset: 0, bytes: "GIF87a", name: "a GIF picture" },
  { offset: 0, bytes: "GIF89a", name: "a GIF picture" },
  { offset: 8, bytes: "WEBPVP8", name: "a WebP picture" },
  { offset: 0, bytes: "II*\0", name: "a TIFF picture" },
  { offset: 0, bytes: "MM\0*", name: "a TIFF picture" },
  { offset: 4, bytes: "ftypheic", name: "a HEIC picture" },
  { offset: 4, bytes: "ftypheix", name: "a HEIC picture" },
  { offset: 4, bytes: "ftypmif1", name: "a HEIF picture" },
  { offset: 4, bytes: "ftypavif", name: "an AVIF picture" },
  { offset: 4, bytes: "ftypM4A", name: "a sound recording (M4A)" },
  { offset: 4, bytes: "ftyp", name: "a video (MP4 or QuickTime)" },
  { offset: 4, bytes: "moov", name: "a video (QuickTime)" },
  { offset: 0, bytes: "8BPS", name: "a Photoshop picture" },
  { offset: 0, bytes: "ID3", name: "a sound recording (MP3)" },
  { offset: 0, bytes: "\xff\xfb\x90", name: "a sound recording (MP3)" },
  { offset: 0, bytes: "fLaC", name: "a sound recording (FLAC)" },
  { offset: 0, bytes: "OggS", name: "a sound or video recording (Ogg)" },
  { offset: 8, bytes: "WAVEfmt", name: "a sound recording (WAV)" },
  { offset: 8, bytes: "AVI LIST", name: "a video (AVI)" },
  { offset: 0, bytes: "\x1aE\xdf\xa3", name: "a video (Matroska or WebM)" },
  { offset: 0, bytes: "\x1f\x8b\x08", name: "a gzip archive" },
  { offset: 0, bytes: "7z\xbc\xaf\x27\x1c", name: "a 7-Zip archive" },
  { offset: 0, bytes: "Rar!\x1a\x07", name: "a RAR archive" },
  { offset: 0, bytes: "BZh91AY", name: "a bzip2 archive" },
  { offset: 0, bytes: "\xfd7zXZ\0", name: "an xz archive" },
  { offset: 0, bytes: "(\xb5/\xfd", name: "a Zstandard archive" },
  { offset: 257, bytes: "ustar", name: "a tar archive" },
  { offset: 0, bytes: "\x7fELF", name: "a program" },
  { offset: 0, bytes: "\xca\xfe\xba\xbe", name: "a program" },
  { offset: 0, bytes: "\xcf\xfa\xed\xfe", name: "a program" },
  { offset: 0, bytes: "\0asm", name: "a WebAssembly program" },
  { offset: 0, bytes: "SQLite format 3\0", name: "an SQLite database" },
  { offset: 4, bytes: "Standard Jet DB", name: "an Access database" },
  { offset: 4, bytes: "Standard ACE DB", name: "an Access database" },
  { offset: 0, bytes: "wOFF", name: "a font" },
  { offset: 0, bytes: "wOF2", name: "a font" },
  { offset: 0, bytes: "\0\x01\0\0\0", name: "a font" },
  { offset: 0, bytes: "OTTO\0", name: "a font" },
  { offset: 0, bytes: "bplist00", name: "a property list" },
  { offset: 0, bytes: "AT&TFORM", name: "a DjVu document" },
  { offset: 60, bytes: "BOOKMOBI", name: "a Kindle book" },
  { offset: 60, bytes: "TEXtREAd", name: "a Palm book" },
  { offset: 0, bytes: "ITSF", name: "a Windows help file" },
  { offset: 0, bytes: "ITOLITLS", name: "a Microsoft Reader book" },
  { offset: 0, bytes: "\xffWPC", name: "a WordPerfect document" },
  { offset: 0, bytes: "%!PS-Adobe", name: "a PostScript document" },
  { offset: 0, bytes: "\xc5\xd0\xd3\xc6", name: "a PostScript picture" },
  { offset: 0, bytes: "\x31\xbe\0\0", name: "a document of Windows Write" },
  { offset: 0, bytes: "\xdb\xa5", name: "a document of Word 2 for Windows or older" },
  { offset: 0, bytes: "\x9b\xa5", name: "a document of Word 1 for Windows" },
  { offset: 0, bytes: "\xfe\x37\0\x23", name: "a document of Word for Macintosh" },
  { offset: 0, bytes: "{\\urtf", name: "a document in an unusual form of RTF" },
];

/** Whether bytes begin with some others, given as Latin-1 characters, from an offset on. */
export function hasBytes(bytes: Uint8Array, offset: number, expected: string): boolean {
  if (bytes.length < offset + expected.length) return false;
  for (let index = 0; index < expected.length; index += 1) {
    if (bytes[offset + index] !== expected.charCodeAt(index)) return false;
  }
  return true;
}

/** What a file that is not read is, with its article ("a PNG picture"); `null` when it is none that is known. */
export function recogniseForeign(bytes: Uint8Array): string | null {
  const signature = signatures.find(({ offset, bytes: expected }) => hasBytes(bytes, offset, expected));
  if (signature !== undefined) return signature.name;
  // Two letters are too few to go by; the header after them must make sense too.
  if (hasBytes(bytes, 0, "BM") && bytes[6] === 0 && bytes[7] === 0 && bytes[8] === 0) return "a BMP picture";
  if (hasBytes(bytes, 0, "MZ") && bytes.length > 64 && bytes.subarray(0, 64).includes(0)) return "a program";
  return null;
}
