import { describe, expect, it } from "vitest";

import { countCodeLines } from "./count-code-lines.ts";
import type { CommentStyleName } from "./count-code-lines.ts";

// By the rule that cloc states: a line is a comment when nothing is left of it without its comments.
describe("countCodeLines", () => {
  it.each<[string, CommentStyleName, string, readonly [code: number, comment: number, blank: number]]>([
    ["nothing", "slashes", "", [0, 0, 0]],
    ["a comment behind code", "slashes", "a(); // b\n// c\n\n", [1, 1, 1]],
    ["a comment over lines with a blank one", "slashes", "/* a\n\n b */\nc\n", [1, 2, 1]],
    ["code behind a comment", "slashes", "/* a\n*/ b\n", [1, 1, 0]],
    ["signs of comments in a text", "slashes", 'a = "/*";\nb = "//";\nc = \'\\\'/*\';\nd\n', [4, 0, 0]],
    ["a comment that is not closed", "slashes", "a /* b\nc\nd", [1, 2, 0]],
    ["two comments on a line", "slashes", "/* a */ /* b */\n/* a */ c /* b */\n", [1, 1, 0]],
    ["hashes", "hash", "#!/bin/sh\n  # a\nb # c\n", [1, 2, 0]],
    ["dashes", "dashes", "-- a\nselect '--'\n", [1, 1, 0]],
    ["markup", "markup", "<!-- a\nb -->\n<p>it's</p><!-- c -->\n", [1, 2, 0]],
    ["semicolons", "semicolon", ";; a\n(b) ; c\n", [1, 1, 0]],
    ["per cent signs, CR LF", "percent", "% a\r\nb\r\n\r\n", [1, 1, 1]],
  ])("%s", (_name, style, text, [code, comment, blank]) => {
    expect(countCodeLines(text, style)).toEqual({ code, comment, blank });
  });
});
