import { easyFrom, perMillion, rarestListedPerMillion } from "#core/generators/words/complexity.ts";
import { definitionBytes } from "#core/lists/random-words/sizes.ts";
import { Questions } from "#ui/prose/questions.tsx";

import { tool } from "./tool.ts";

const megabytes = (definitionBytes / 1_000_000).toFixed(1);

/** What stands under the tool: method, sources, limits, questions. */
export default function RandomWordGuide() {
  return (
    <>
      <h2>Words by chance, by your rules</h2>
      <p>
        Choose words by type, length, sound and difficulty and how many you want, and press “Draw again”,
        Space or Enter. Press a word to see what it means; most have definitions. The pin keeps a word while
        the others are drawn anew. All of this happens in your browser.
      </p>

      <h2>How words are chosen</h2>
      <h3>Fairly</h3>
      <p>
        Every word that fits is as likely as any other. The numbers come from the generator xoshiro128++,
        started from your seed; what would favour some words is drawn again. A test in the project draws a
        hundred thousand words and checks that each comes as often as it should.
      </p>
      <h3>Difficulty</h3>
      <p>
        Difficulty is how often a word stands in print, counted in English books and fiction from 2010 to
        2019. Easy words come at least {perMillion(easyFrom)} times in a million words, which is {easyFrom} on
        the Zipf scale of van Heuven, Mandera, Keuleers and Brysbaert (2014). Medium words come at least{" "}
        {rarestListedPerMillion} times. Hard words are rarer than all 12,869 words of that list. Each form is
        counted by itself: walked says nothing of walk.
      </p>
      <h3>Parts of speech</h3>
      <p>
        A word counts as a noun, verb, adjective or adverb where WordNet has it as one and where its authors
        found it used so in at least one of twenty places in their texts. Words are given as dictionaries list
        them, without plurals and other endings.
      </p>
      <h3>Sound</h3>
      <p>
        Syllables and rhymes follow the CMU Pronouncing Dictionary, which is American. A perfect rhyme is
        alike from the stressed vowel on, and differs before it: night and light, but not night and knight.
        Only the first pronunciation of each word is used.
      </p>
      <h3>Clean words</h3>
      <p>
        Slurs, vulgar words and words about sex, hard drugs and cruelty are left out, also where an innocent
        sense stands beside the other. Innocent words that only contain such letters stay. Made-up words are
        checked for them in every place.
      </p>

      <h2>The same words again, by a link</h2>
      <p>
        “Copy link” makes an address with the seed, every setting and the version of the word list. Whoever
        opens it sees the same words. When the list changes, an old link says that its words may differ.
      </p>

      <h2>Sentences and made-up words</h2>
      <p>
        Sentences are built from patterns in which articles, numbers and verbs agree; what they say is by
        chance. Made-up words follow the way English puts vowels and consonants after each other. Each is
        checked against 200,000 real words and names, so one that you know may still come when the list does
        not have it.
      </p>

      <h2>Passphrases with their strength</h2>
      <p>
        The words come from a list of 7,776, as many as five dice can show. Each is drawn from the browser’s
        cryptographic source, without a seed and without favour, and a word may come twice. One word is worth
        12.9 bits, since 2 to the power of 12.9 is 7,776. A random digit behind a random word adds the
        logarithm of ten times the number of words; capitals at first letters add nothing. No word of the list
        begins another one, so that a passphrase without separators loses no strength.
      </p>

      <h2>Sources</h2>
      <ul>
        <li>
          Parts of speech and definitions: WordNet 3.1, Copyright Princeton University,{" "}
          <a href="https://wordnet.princeton.edu/">wordnet.princeton.edu</a>
        </li>
        <li>Sounds: CMU Pronouncing Dictionary, Copyright Carnegie Mellon University</li>
        <li>Frequency: Google Books Ngrams, by way of google-books-ngram-frequency, CC BY 3.0</li>
        <li>The list of words left out, the words of the sentences: made for this project</li>
      </ul>
      <p>
        Definitions take about {megabytes} MB in all and are fetched a letter at a time when you open a word.
      </p>

      <Questions questions={tool.questions} />
    </>
  );
}
