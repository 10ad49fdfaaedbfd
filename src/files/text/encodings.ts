/**
 * The encodings that text is read in, by their labels in the WHATWG Encoding Standard, with the names that people know
 * them by. ISO-8859-1 and ASCII are read as Windows-1252, which holds them; ISO-8859-9 as Windows-1254.
 */
export const textEncodings = {
  "utf-8": "Unicode (UTF-8)",
  "utf-16le": "Unicode (UTF-16, little-endian)",
  "utf-16be": "Unicode (UTF-16, big-endian)",
  "windows-1252": "Western European (Windows-1252)",
  "iso-8859-15": "Western European (ISO-8859-15)",
  macintosh: "Western European (Mac OS Roman)",
  "windows-1250": "Central European (Windows-1250)",
  "iso-8859-2": "Central European (ISO-8859-2)",
  "iso-8859-16": "South-Eastern European (ISO-8859-16)",
  "windows-1251": "Cyrillic (Windows-1251)",
  "koi8-r": "Cyrillic (KOI8-R)",
  "koi8-u": "Cyrillic (KOI8-U)",
  "iso-8859-5": "Cyrillic (ISO-8859-5)",
  ibm866: "Cyrillic (DOS 866)",
  "x-mac-cyrillic": "Cyrillic (Mac OS)",
  "windows-1253": "Greek (Windows-1253)",
  "iso-8859-7": "Greek (ISO-8859-7)",
  "windows-1254": "Turkish (Windows-1254)",
  "iso-8859-3": "South European (ISO-8859-3)",
  "windows-1257": "Baltic (Windows-1257)",
  "iso-8859-13": "Baltic (ISO-8859-13)",
  "iso-8859-4": "Baltic (ISO-8859-4)",
  "iso-8859-10": "Nordic (ISO-8859-10)",
  "iso-8859-14": "Celtic (ISO-8859-14)",
  "windows-1255": "Hebrew (Windows-1255)",
  "iso-8859-8": "Hebrew, visual order (ISO-8859-8)",
  "iso-8859-8-i": "Hebrew (ISO-8859-8-I)",
  "windows-1256": "Arabic (Windows-1256)",
  "iso-8859-6": "Arabic (ISO-8859-6)",
  "windows-1258": "Vietnamese (Windows-1258)",
  "windows-874": "Thai (Windows-874)",
  gb18030: "Chinese, simplified (GB18030)",
  big5: "Chinese, traditional (Big5)",
  shift_jis: "Japanese (Shift_JIS)",
  "euc-jp": "Japanese (EUC-JP)",
  "iso-2022-jp": "Japanese (ISO-2022-JP)",
  "euc-kr": "Korean (EUC-KR)",
} as const;

export type TextEncoding = keyof typeof textEncodings;

function isTextEncoding(label: string): label is TextEncoding {
  return Object.hasOwn(textEncodings, label);
}

/** The encoding that a label means ("latin1", "cp1251", "Shift-JIS"); `null` when none that is read here. */
export function parseEncoding(label: string): TextEncoding | null {
  const plain = label.trim().toLowerCase();
  if (isTextEncoding(plain)) return plain;
  try {
    const { encoding } = new TextDecoder(plain);
    if (isTextEncoding(encoding)) return encoding;
    return encoding === "gbk" ? "gb18030" : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
