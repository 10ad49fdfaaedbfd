import { describe, expect, it } from "vitest";

import { readDocument, textsOf } from "../fixtures/read-document.ts";
import type { ReadOptions } from "../file-reader.ts";

async function read(body: string, options: ReadOptions = {}) {
  return readDocument(
    "page.html",
    `<!DOCTYPE html><html><head><title>no</title></head><body>${body}</body></html>`,
    options,
  );
}

describe("the words of a page", () => {
  it.each<[name: string, body: string, expected: string]>([
    ["paragraphs", "<p>One.</p><p>Two.", "One.\n\nTwo."],
    ["white space", "<p>  one\n\t two<b> three </b>  four </p>", "one two three four"],
    ["words in tags", "<p>b<b>ol</b>d</p>", "bold"],
    ["line breaks", "<p>a <br> b<br/>c</br>d</p>", "a\nb\nc\nd"],
    ["blocks without space between them", "<div>a</div><div>b<div>c</div></div>d", "a\nb\nc\nd"],
    [
      "entities",
      "<p>&eacute;&amp;&#8217;&#x1F600;&nbsp;&lt;b&gt;&unknown;&copy</p>",
      "é&’😀\u00a0<b>&unknown;©",
    ],
    [
      "what is not shown",
      "a<script>no</script><style>no</style><template>no</template><noscript>no</noscript><!-- no --><svg><text>no</text></svg><select><option>no</select>b",
      "ab",
    ],
    ["preformatted text", "<pre>\n a\n   b\n</pre>", " a\n   b"],
    [
      "lists",
      "<ul><li>a<ul><li>b</ul><li>c</ul><ol start=3><li>d<li value=7>e<li>f</ol><ol type=a><li>g</ol>",
      "• a\n◦ b\n• c\n3. d\n7. e\n8. f\na. g",
    ],
    ["a list without marks", '<ul style="list-style: none"><li>a<li>b</ul>', "a\nb"],
    ["a definition list", "<dl><dt>a<dd>b<dt>c<dd>d</dl>", "a\nb\nc\nd"],
    ["a table", "<table><tr><th>a<th>b<tr><td rowspan=2>c<td>d<tr><td>e</table>f", "a\tb\nc\td\n\te\n\nf"],
    ["quotations", "<q>a</q>", "“a”"],
    [
      "ruby, with and without its own parentheses",
      "<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby><ruby>字<rt>ji</ruby>",
      "漢(kan)字(ji)",
    ],
    ["a soft hyphen and a break that is only possible", "co&shy;op<wbr>erate", "co\u00adoperate"],
    ["tags that overlap", "<p><b>a<p>b</b>c</p>", "a\n\nbc"],
    ["a tag that is never closed", "a<b", "a"],
    ["signs that begin no tag", "1 < 2 && 3 > 2 <3", "1 < 2 && 3 > 2 <3"],
    ["an attribute with a sign in it", '<p title="a>b">c</p>', "c"],
    ["closing tags of nothing", "</p>a</div></b>b", "ab"],
    ["no body at all after an open head", "</body></html>a", "a"],
  ])("%s", async (_name, body, expected) => {
    expect((await read(body)).text).toBe(expected);
  });

  it("hides what is hidden, and can show it", async () => {
    const body =
      '<p hidden>a</p><p style="display:none">b</p><p style="visibility: hidden">c</p><p>d<span style="mso-hide:all">e</span></p>';
    const document = await read(body);
    expect(document.text).toBe("d");
    expect(document.notes).toHaveLength(1);
    expect((await read(body, { hiddenText: true })).text).toBe("a\n\nb\n\nc\n\nde");
  });

  it("knows headings, emphasis, links and pictures", async () => {
    const document = await read(
      '<h2>Title</h2><p>a <strong>b <em>c</em></strong> <a href=" /x ">link</a> <img src="p.png" alt="A boat"> <b style="font-weight:normal">not</b> <span style="font-weight:700">bold</span>',
    );
    expect(document.text).toBe("Title\n\na b c link not bold");
    expect(document.structure.blocks.map(({ kind, level }) => [kind, level])).toEqual([
      ["heading", 2],
      ["paragraph", 0],
    ]);
    expect(textsOf(document, document.structure.bold)).toEqual(["Title", "b c", "bold"]);
    expect(textsOf(document, document.structure.italic)).toEqual(["c"]);
    expect(document.structure.links).toEqual([{ span: { start: 13, end: 17 }, address: "/x" }]);
    expect(document.structure.images).toEqual([{ offset: 17, description: "A boat", address: "p.png" }]);
  });

  it("takes the numbers that Word writes into pages for numbers of lists", async () => {
    const body =
      "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt \"Times New Roman\"'>&nbsp;&nbsp; </span></span></span><![endif]>First</p>" +
      "<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.2<span>&nbsp; </span></span>Second</p><p class=MsoNormal>Third<o:p></o:p></p>";
    const { text, structure } = await read(body);
    expect(text).toBe("• First\n1.2 Second\n\nThird");
    expect(structure.blocks.map(({ kind, level }) => [kind, level])).toEqual([
      ["list-item", 1],
      ["list-item", 2],
      ["paragraph", 0],
    ]);
  });

  it.each<[name: string, before: string, byte: number, expected: string]>([
    ["as the page says", '<html><meta charset="windows-1251"><p>a', 0xe4, "aд"],
    [
      "as the page says in the older way",
      '<html><meta http-equiv=Content-Type content="text/html; charset=iso-8859-2"><p>a',
      0xb1,
      "aą",
    ],
    ["as its bytes suggest when it says nothing", "<html><p>caf", 0xe9, "café"],
  ])("decodes %s", async (_name, before, byte, expected) => {
    const bytes = Uint8Array.from([...new TextEncoder().encode(before), byte]);
    expect((await readDocument("page.html", bytes)).text).toBe(expected);
  });

  it("believes valid UTF-8 more than what the page says", async () => {
    expect((await readDocument("page.html", '<html><meta charset="windows-1251"><p>café')).text).toBe("café");
  });
});
