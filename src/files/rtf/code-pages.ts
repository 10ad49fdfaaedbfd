/** The characters of bytes 0x80 to 0xFF in the code pages of DOS that browsers do not decode. */
const dosCharacters: Readonly<Record<number, string>> = {
  437: "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0",
  850: "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0",
  852: "ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0",
};

/** The labels of the Encoding Standard for code pages of Windows and Mac OS. */
const labels: Readonly<Record<number, string>> = {
  708: "iso-8859-6",
  866: "ibm866",
  874: "windows-874",
  932: "shift_jis",
  936: "gb18030",
  949: "euc-kr",
  950: "big5",
  1250: "windows-1250",
  1251: "windows-1251",
  1252: "windows-1252",
  1253: "windows-1253",
  1254: "windows-1254",
  1255: "windows-1255",
  1256: "windows-1256",
  1257: "windows-1257",
  1258: "windows-1258",
  10000: "macintosh",
  10001: "shift_jis",
  10002: "big5",
  10003: "euc-kr",
  10007: "x-mac-cyrillic",
  10008: "gb18030",
  20866: "koi8-r",
  21866: "koi8-u",
  28592: "iso-8859-2",
  28595: "iso-8859-5",
  28597: "iso-8859-7",
  54936: "gb18030",
  65001: "utf-8",
};

/** The code pages of the character sets that a font may be of (RTF 1.9.1, `\\fcharset`). */
const charsetPages: Readonly<Record<number, number>> = {
  77: 10000,
  78: 10001,
  79: 10003,
  80: 10008,
  81: 10002,
  128: 932,
  129: 949,
  130: 1361,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
  254: 437,
  255: 850,
};

/** The code page of a font's character set; `null` for those that leave it to the document. */
export function pageOfCharset(charset: number): number | null {
  return charset === 0 ? 1252 : (charsetPages[charset] ?? null);
}

/** Short ASCII text, which most runs are, without the cost of a decoder; `null` for any other. */
function asciiText(bytes: Uint8Array): string | null {
  if (bytes.length > 256) return null;
  let text = "";
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (byte >= 0x80) return null;
    text += String.fromCharCode(byte);
  }
  return text;
}

const decoders = new Map<number, TextDecoder>();

/** Decodes bytes of a code page; Windows-1252 stands in for one that is not known. */
export function decodePage(bytes: Uint8Array, page: number): string {
  const ascii = asciiText(bytes);
  if (ascii !== null) return ascii;
  const dos = dosCharacters[page];
  if (dos !== undefined) {
    return Array.from(bytes, (byte) =>
      byte < 0x80 ? String.fromCharCode(byte) : (dos[byte - 0x80] ?? ""),
    ).join("");
  }
  const decoder = decoders.get(page) ?? new TextDecoder(labels[page] ?? "windows-1252");
  decoders.set(page, decoder);
  const text = decoder.decode(bytes);
  return page === 1258 ? text.normalize("NFC") : text;
}
