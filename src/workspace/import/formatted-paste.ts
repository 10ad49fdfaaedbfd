/** What a clipboard offers. */
export interface ClipboardFlavours {
  readonly types: readonly string[];
  readonly plain: string;
  readonly html: string;
}

/** What a clipboard of the page offers; reading it costs nothing where it holds no HTML. */
export function flavoursOf(clipboard: DataTransfer): ClipboardFlavours {
  const types = [...clipboard.types];
  const html = types.includes("text/html") ? clipboard.getData("text/html") : "";
  return { types, plain: clipboard.getData("text/plain"), html };
}

/** Kinds of data by which editors of code say that theirs is code. */
const codeTypes = /^(?:vscode-editor-data|application\/vnd\.code\.|application\/x-(?:jetbrains|java-jvm))/;

/** What clipboards put before the first element of what was copied. */
const wrapping =
  /^(?:\s|<!--[^]*?-->|<!doctype[^>]*>|<\/?(?:html|body|meta|head|title)\b[^>]*>|<style\b[^]*?<\/style>)+/i;

const fixedWidth = /font-family\s*:[^;"]*\b(?:monospace|consolas|menlo|monaco|courier|mono)\b/i;

/** Whether all of it is code or preformatted text: its spaces and line ends are meant as they are. */
function isCode(html: string): boolean {
  const start = html.slice(0, 20_000).replace(wrapping, "");
  const [first = ""] = /^<[a-z][^>]*>/i.exec(start) ?? [];
  if (/^<(?:pre|code|samp|kbd|textarea|xmp|listing)\b/i.test(first)) return true;
  if (/white-space\s*:\s*pre(?![\w-])/i.test(first) || fixedWidth.test(first)) return true;
  return /^<table\b[^>]*class="[^"]*\b(?:highlight|blob|code|diff)/i.test(first);
}

/** Elements whose numbers, cells or levels the plain flavour of a browser leaves out. */
const structured = /<(?:li|h[1-6]|td|th)\b|mso-list\s*:/i;

/** The longest HTML that is looked at: beyond it, the plain flavour is what is pasted. In UTF-16 units. */
const mostHtmlUnits = 20_000_000;

/**
 * Whether the HTML of a clipboard says more than its plain text: numbers of lists, cells of tables, headings. Words
 * within a line, and paragraphs alone, are the same in both, and code must stay as it is to the character.
 */
export function hasFormatting({ types, html }: Pick<ClipboardFlavours, "types" | "html">): boolean {
  if (html === "" || html.length > mostHtmlUnits || types.some((type) => codeTypes.test(type))) return false;
  return structured.test(html) && !isCode(html);
}
