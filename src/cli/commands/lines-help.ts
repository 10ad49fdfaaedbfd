import { fileHelp } from "../input/document-options.ts";

/** The help of `wordbench lines`. */
export const linesHelp = `Count lines, or change them.

Usage:
  wordbench lines [--columns N] [--standard N] [--code STYLE] [--json] [FILE...]
  wordbench lines OPERATION... [SETTING...] [--json] [FILE...]

${fileHelp("done")}

Operations, done in the order in which they are given:
  --sort ORDER            ORDER is natural (file2 before file10), locale (as a
                          dictionary), codepoint (as LC_ALL=C sort does; also
                          code-point), number (by the first number of a line;
                          lines without one last; also numeric) or length (in
                          characters as a reader sees them)
  --reverse               last line first
  --shuffle               in an order that depends on --seed alone
  --unique                the first of lines that are the same
  --unique-last           the last of them
  --duplicates            one of each line that stands more than once
  --singles               the lines that stand once
  --tally                 as --unique, each line with how often it stood there
  --filter TEXT           keep lines with TEXT in them
  --without TEXT          remove lines with TEXT in them
  --matching REGEX        keep lines in which REGEX is found
  --not-matching REGEX    remove them
  --extract REGEX         each match on a line of its own
  --replace TEXT          replace TEXT by that of the --with which follows
  --replace-matching REGEX  the same; in --with, $1 is the first group
  --with TEXT             what comes in its place
  --number                number the lines: --start, --step, --pad, --after
  --unnumber              take numbers at the start of lines away
  --prefix TEXT           put TEXT before each line
  --suffix TEXT           put TEXT after each line
  --join TEXT             make one line, with TEXT between what were lines
  --split TEXT            a new line in the place of each TEXT
  --split-matching REGEX  the same
  --chop N                cut lines into pieces of N characters
  --cut LIST              keep fields, such as 2 or 3,1: --separator
  --trim                  take white space at both ends of lines away; also
                          --trim-start and --trim-end
  --squeeze               one space for each run of spaces and tabs
  --remove-blank          remove blank lines
  --collapse-blank        keep the first of blank lines in a row
  --wrap N                break lines at N columns (wide characters take two);
                          with --break-words, longer words too
  --unwrap                join the lines of each paragraph
  --take N                the first N lines; --take-last N: the last
  --common LIST-FILE      keep lines that are in LIST-FILE too
  --except LIST-FILE      remove lines that are in LIST-FILE
  --add LIST-FILE         add the lines of LIST-FILE that are not there
  --ends lf|crlf|cr       write line breaks so

Settings, for all operations:
  --ignore-case           for sorting, comparing and searching
  --ignore-space          compare without white space at the ends of lines
  --ignore-articles       sort without an article ("the") at the start
  --descending            sort from the end; lines without a number stay last
  --language TAG          for --sort locale and natural. Default: en.
  --field N               sort by what stands from field N on
  --separator TEXT        what separates fields. Default: white space.
  --output-separator TEXT  what --cut puts between fields. Default: that of
                          --separator, or a space.
  --seed SEED             for --shuffle: a number or text. Default: 1.
  --start N, --step N     of --number. Default: 1.
  --pad                   numbers of one width, with zeros
  --after TEXT            what follows the number. Default: ". "
  --skip-blank            leave blank lines as they are: unnumbered, without
                          prefix and suffix, out of --join, kept by --unique

Options for counting:
  --columns N             the columns at which lines wrap. Default: 80.
  --standard N            the characters of a standard line. Default: 55.
  --code STYLE            also count code, comments and blank lines. What begins
                          comments: slashes (//, /* */), hash (#), dashes (--),
                          markup (<!-- -->), semicolon (;) or percent (%).
  --json                  Print JSON instead of text.
  -h, --help              Print this help.
  --                      What follows is a FILE, even if it begins with a dash.

TEXT may hold \\n, \\r, \\t, \\0, \\\\, \\x41, \\u0041 and \\u{1F600}. REGEX is a regular
expression of JavaScript with the u flag; one that runs for more than 10 seconds
is stopped. Write --with "" to replace by nothing.

Output:
  Figures; or the changed texts one after another. Whether a text ends with a
  line break stays as it was, and its lines keep the line break that most had.

JSON:
  An array with an object an input, in the order given, without those that could
  not be read. After operations it counts what came out, and has it as text.
  source      the FILE as given; "-" for standard input
  newlines    line feeds, as wc -l counts them
  lines       lines as a reader counts them: a last one without a break, too
  blank       lines of white space alone; nonBlank: all others
  unique      different lines; duplicate: lines that repeat an earlier one
  repeated    different lines that stand more than once; single: those that
              stand once
  characters  as a reader sees them, without line breaks; also
              charactersWithoutSpaces
  longest     characters of the longest line; longestLine: its number
  shortest    of the shortest line that is not blank; shortestLine
  average     characters of a line; averageNonBlank, median: without blank ones
  widest      columns of the widest line, as wc -L; widestLine
  wrapped     rows after wrapping at columns; overlong: lines that are wider
  standardLines  characters / standardLength; also standardLinesWithoutSpaces
  lf, crlf, cr   line breaks of each kind; endsWithBreak
  otherSeparators  VT, FF, NEL, LS and PS, which end no line here
  trailingSpace  lines that end with white space; tabbed: lines with a tab
  code        with --code: code, comment and blank lines; else null
  text        after operations: the text; else absent

Exit status:
  0  Everything was done.
  1  An input could not be read, or an expression ran too long; standard error
     names it. The others were done.
  2  The command was not understood; nothing was done.

Examples:
  wordbench lines notes.txt
  wordbench lines --trim --remove-blank --unique --sort natural names.txt
  wordbench lines --shuffle --seed 7 --take 3 entrants.txt
  wordbench lines --prefix "- " --skip-blank list.txt
  wordbench lines --matching "^\\d{4}-" --cut 2,1 --separator , log.csv
  wordbench lines --except sent.txt addresses.txt
`;
