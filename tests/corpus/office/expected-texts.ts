/** What `sources/harbour.fodt` says, as a word processor shows it with changes accepted. */
export const harbour = `The harbour report

“We don’t sail at dawn,” she said — it’s never that simple… The tide runs from 06:10–07:45.

The town has a new pier with shops. The keeper left.

This word is bold, this one italic, and this one plain. A note follows, and another, and an endnote.

See the tide tables for more.

A line
broken in two, a tab\there, a non-breaking hyphen in co\u2011operate, a soft hyphen in har\u00adbour, a no-break space in 10\u00a0km.

Lists

1. First step
a) Part one
b) Part two
i. Deep one
ii. Deep two
2. Second step
a) Part again
3. Third step

Between the lists.

1 Scope
1.1 Ships
1.2 Crews
2 Terms
2.1 Fees
• Rope
• Tar

Table

Ship\tLength\tCrew
Aurora\t31 m\tNine people
and a dog
Wide cell\t\tNarrow

A paragraph with a text box anchored in it.

Words in a box.

The last paragraph stands on a new page.

First footnote, about the pier.
Second footnote.

The only endnote.`;

/** The paragraphs of `sources/scripts.fodt`. */
export const scripts: readonly string[] = [
  "Six scripts",
  "Latin: The ferry crosses the bay in twenty minutes; naïve façade, Łódź, Müller.",
  "Cyrillic: Паром пересекает залив за двадцать минут.",
  "Greek: Το πλοίο διασχίζει τον κόλπο σε είκοσι λεπτά.",
  "العبارة تعبر الخليج في عشرين دقيقة.",
  "המעבורת חוצה את המפרץ בעשרים דקות.",
  "フェリーは二十分で湾を渡ります。港には灯台があります。",
  "Emoji and beyond: 😀 𝒳.",
];
