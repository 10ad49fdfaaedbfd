import { fileHelp } from "../input/document-options.ts";
import { readChosenLimits } from "./limits-chosen.ts";
import { createLimitsReport, formatLimitsReports } from "./limits-report.ts";
import { createReportCommand } from "./report-command.ts";

const help = `Measure texts in the units that forms, platforms and networks limit them by.

Usage:
  wordbench limits [--limit NAME[,NAME...]|all] [--json] [FILE...]

${fileHelp("measured")}
Plain text is measured as it is, with a line break at its end if it has one,
but without a byte order mark.

Options:
  --limit NAME[,NAME...]
              Also hold each text against limits of platforms and forms, such
              as x-post, bluesky-post or ucas-answer; "all" takes every one. A
              limit of your own is its unit, least, most and name, with tildes
              between: words~250~650~Essay. Either number may be left out.
  --json      Print JSON instead of text.
  -h, --help  Print this help.
  --          What follows is a FILE, even if it begins with a dash.

Units:
  graphemes      characters as a reader sees them (UAX #29); CR LF is one
  code points    characters as Unicode numbers them
  UTF-16 units   what JavaScript, Java and most web forms count
  UTF-8 bytes    what databases and protocols count
  X length       as X counts a post, of which 280 are free: 2 for an emoji or a
                 Chinese or Japanese character, 23 for a web address, 1 for most
                 others (twitter-text, version 3 of its configuration)
  SMS            the messages that a text is sent in: 160 septets each, or 153
                 in one of several, where all its characters are in the GSM
                 alphabet; else 70 or 67 units (3GPP TS 23.038)
  columns        the widest line in a terminal: 2 for wide characters and emoji,
                 0 for combining marks, a tab to the next stop of 8 (UAX #11)

Output:
  One input gives a figure a line; several give a table, a row an input. There
  are no totals: a limit holds for each text by itself.

JSON:
  An array with an object an input, in the order given, without those that could
  not be read.
  source           the FILE as given; "-" for standard input
  graphemes, codePoints, utf16Units, utf8Bytes
                   the size of the text
  withoutSpaces    the same four without spaces, tabs and line breaks
  classes          code points by kind: letters, marks, digits, otherNumbers,
                   punctuation, symbols, separators, controls, formats, others
  scripts          the scripts, most frequent first: script, codePoints, share
  xWeightedLength  the length of a post on X
  x                valid, remaining, urls, emoji
  sms              encoding ("GSM-7" or "UCS-2"), segments, units, perSegment,
                   remaining, and forcing: the characters that GSM-7 lacks, each
                   with its count and the offset where it stands first
  displayWidth     columns of the widest line
  limits           with --limit alone: id, name, state ("empty", "under",
                   "within" or "over"), bounds (each with unit, count, most,
                   least, remaining), overflow (the offset from which the text
                   is too long, or null), sentence, source, checked

Exit status:
  0  Everything was measured.
  1  An input could not be read; standard error names it. The others were
     measured.
  2  The command was not understood; nothing was measured.

Examples:
  wordbench limits post.txt
  pbpaste | wordbench limits
  wordbench limits --limit x-post,bluesky-post post.txt
  wordbench limits --json post.txt | jq ".[0].xWeightedLength"
`;

/** `wordbench limits`: the size of texts in the units that limits are set in. */
export const limits = createReportCommand({
  name: "limits",
  summary: "Measure graphemes, bytes, X and SMS lengths, columns.",
  help,
  valueOptions: ["limit"],
  prepare(values) {
    const chosen = readChosenLimits(values.get("limit"));
    return {
      measure: (source, text) => createLimitsReport(source, text, chosen),
      format: formatLimitsReports,
    };
  },
});
