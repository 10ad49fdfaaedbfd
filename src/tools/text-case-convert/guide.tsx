import { Questions } from "#ui/prose/questions.tsx";

import { tool } from "./tool.ts";

/** The guides with the rule by which they differ most. */
const styles: readonly { readonly name: string; readonly source: string; readonly rule: string }[] = [
  {
    name: "AP",
    source: "The Associated Press Stylebook, 55th edition, 2020",
    rule: "Prepositions and conjunctions of up to three letters are small; “to” before a verb is capitalised.",
  },
  {
    name: "APA",
    source: "Publication Manual of the APA, 7th edition, 2020, 6.17",
    rule: "Minor words of up to three letters are small. Its rule is silent about the last word, which is capitalised here.",
  },
  {
    name: "Chicago 18",
    source: "The Chicago Manual of Style, 18th edition, 2024, 8.160",
    rule: "Prepositions of up to four letters are small.",
  },
  {
    name: "Chicago 17",
    source: "The Chicago Manual of Style, 17th edition, 2017, 8.159",
    rule: "Prepositions of any length are small, and so is what follows a hyphenated prefix.",
  },
  {
    name: "MLA",
    source: "MLA Handbook, 9th edition, 2021",
    rule: "Prepositions of any length are small, and so are all seven coordinating conjunctions.",
  },
  {
    name: "New York Times",
    source: "The New York Times Manual of Style and Usage, 2015",
    rule: "A list of small words; all others are capitalised.",
  },
  {
    name: "Wikipedia",
    source: "Manual of Style, Titles of works",
    rule: "Prepositions of up to four letters are small.",
  },
  {
    name: "AMA",
    source: "AMA Manual of Style, 11th edition, 2020, 10.2",
    rule: "Prepositions of up to three letters are small; a hyphenated word that dictionaries list as one has one capital.",
  },
  {
    name: "Simple",
    source: "John Gruber, 2008, and David Gouch, 2008 to 2018",
    rule: "A short list of small words and no grammar. It passes every case of their published lists.",
  },
];

/** What stands under the case converter: method, sources, limits, questions. */
export default function CaseConverterGuide() {
  return (
    <>
      <h2>See every case at once</h2>
      <p>
        Previews show the first lines of your own text in every case. Press one to convert the text, or the
        part that you have selected; undo takes it back in one step. Copy a result without changing the text,
        and star the cases that you use often.
      </p>

      <h2>How it works</h2>
      <h3>Titles</h3>
      <p>
        Each line is a title. Nouns, verbs, adjectives, adverbs and pronouns are capitalised, and so are first
        and last words. The guides differ in their small words:
      </p>
      <dl>
        {styles.map(({ name, source, rule }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {rule} Source: {source}.
            </dd>
          </div>
        ))}
      </dl>
      <p>
        A preposition that belongs to a verb, as in “Log In” or “Turn Off”, is capitalised. Addresses, names
        of files, tags, abbreviations and words such as iPhone keep their spelling. Open “Why each word is
        written so” for the reason of every word.
      </p>
      <h3>Sentence case</h3>
      <p>
        Sentences are found first, past abbreviations such as “Dr.”. Each begins with a capital, and so does
        each line of a list or of headlines. Names, abbreviations and “I” keep theirs. A text in capitals is
        read as if it were in small letters; names are then found on lists of places, peoples, people and
        companies. Words that are names as well are read by what stands beside them: “turkey in Turkey”, “to
        polish” and “in Polish”, “Bill Clinton paid the bill”.
      </p>
      <h3>Languages</h3>
      <p>
        Letters follow{" "}
        <a href="https://www.unicode.org/Public/UCD/latest/ucd/SpecialCasing.txt">Unicode’s SpecialCasing</a>{" "}
        and the language: i and İ in Turkish and Azerbaijani, IJ in Dutch, SS or ẞ in German, capitals without
        accents in Greek, dots in Lithuanian, ԵՎ in Armenian. Georgian has capitals only in texts that are all
        in capitals.
      </p>
      <h3>Names in code</h3>
      <p>
        Each line is split at spaces, punctuation and changes of case: XMLHttpRequest becomes
        xml_http_request. Letters of other scripts stay; accents stay unless you choose otherwise.
      </p>
      <h3>Clean-ups</h3>
      <p>
        Quotation marks take the shape of the language. Accents are removed letter by letter, with ss for ß
        and o for ø. Dashes stand for two or three hyphens and between numbers.
      </p>

      <h2>Limits</h2>
      <ul>
        <li>
          What part of speech a word is, is guessed from its neighbours. “On” in “Turn on the Stove” can be
          either.
        </li>
        <li>The rules of titles are for English. Other languages capitalise titles in their own ways.</li>
        <li>Names that are on no list are lost when a text is all in capitals. Name them under settings.</li>
        <li>Not every letter exists in every style of Unicode; a letter that does not stays as it is.</li>
        <li>Text that is styled with capitals alone comes back in capitals.</li>
      </ul>

      <Questions questions={tool.questions} />
    </>
  );
}
