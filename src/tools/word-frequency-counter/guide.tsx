import { Questions } from "#ui/prose/questions.tsx";

import { tool } from "./tool.ts";

/** What stands under the word frequency counter: method, sources, limits, questions. */
export default function WordFrequencyGuide() {
  return (
    <>
      <h2>From a list of words to what they tell</h2>
      <p>
        Bring a text, and every word of it stands in a list by how often it occurs. Sort and filter the list,
        press a row to see the word in context, draw it, or hold the text against everyday English to find
        what sets it apart.
      </p>

      <h2>How it is counted</h2>
      <h3>Words and phrases</h3>
      <p>
        Words are those of <a href="https://www.unicode.org/reports/tr29/">Unicode Standard Annex #29</a>:
        don’t is one word, well-known is two unless you join hyphens, and Chinese, Japanese, Thai, Lao, Khmer
        and Burmese are cut by the dictionaries of your browser. Capitals make no difference unless you ask
        for it. A phrase is two to five words in a row within one sentence. Forms can be counted together by
        dictionary form in English, or by stem in eleven languages (Porter’s Snowball stemmers). A stem need
        not be a word.
      </p>
      <h3>Stop words</h3>
      <p>
        Stop words carry grammar rather than subject. They can be left out in more than forty languages, with
        a list of your own beside them. A phrase is left out when it begins or ends with one; in its middle it
        may stay: “point of view”. Shares are always those of the whole text.
      </p>
      <h3>Dispersion</h3>
      <p>
        A word that occurs thirty times in one chapter is not the same as one that occurs thirty times
        throughout. DPnorm cuts the text into 20 equal parts and compares each part’s share of the words with
        its share of the word’s occurrences (Gries, 2008; normalised as by Lijffijt and Gries, 2012). It is 0
        where the spread is even and 1 where all is in one part. A word that occurs once always has 1, or very
        nearly.
      </p>
      <h3>Variety</h3>
      <p>
        The type–token ratio falls as a text grows. MATTR (Covington and McFall, 2010), MTLD and HD-D
        (McCarthy and Jarvis, 2007 and 2010) and Yule’s K (1944) hardly do. Words that occur once are called
        hapax legomena; in a long text they are about half of the different words.
      </p>
      <h3>Words that keep near</h3>
      <p>
        Collocates stand within some words of each other in a sentence. logDice (Rychlý, 2008) tells how
        exclusive a pair is, mutual information (Church and Hanks, 1990) how surprising, and log-likelihood
        (Dunning, 1993) how sure one can be.
      </p>
      <h3>What sets a text apart</h3>
      <p>
        Each word’s frequency is compared with that in everyday English or in a second text. Log-likelihood
        with two terms (Rayson and Garside, 2000) tells how sure a difference is; AntConc’s default has four
        terms and is a little larger. Log Ratio (Hardie, 2014) tells how large it is, and the sentence says it
        in words. A count of 0 is taken as a half.
      </p>
      <p>
        Everyday English here is a list of 12,869 words with their frequencies in books printed from 2010 to
        2019: half of all kinds, half fiction, which is nearest to speech. It comes from the{" "}
        <a href="https://books.google.com/ngrams">Google Books Ngram Viewer</a> by way of{" "}
        <a href="https://github.com/orgtre/google-books-ngram-frequency">lists made by orgtre</a> (CC BY 3.0).
        Don’t is counted as do and not, as the list has it. A word that is not on the list is rarer than about
        four in a million, so that “at least” is all that can be said.
      </p>
      <h3>Zipf plot and word cloud</h3>
      <p>
        Zipf (1949) found that a word’s frequency falls with its rank: drawn on logarithmic axes, most texts
        lie near a straight line. In the word cloud the area of a word grows with its count. A cloud is for
        looking; for comparing, use the bars.
      </p>

      <h2>Limits</h2>
      <ul>
        <li>Words are counted by their spelling: lead the metal and lead the verb are one.</li>
        <li>Dictionary forms are told from the word alone, so a form that has two takes the likelier one.</li>
        <li>
          Every test of keyness assumes that words come independently of each other. They do not: one passage
          can make a word “key”. Look at the dispersion and at the lines before you believe it.
        </li>
        <li>A comparison of thousands of words finds some differences by chance. Small counts say little.</li>
        <li>Names of people and places are mostly missing from the list of everyday English.</li>
        <li>
          A regular expression follows the rules of JavaScript in Unicode mode. One that takes more than two
          and a half seconds is stopped.
        </li>
      </ul>

      <Questions questions={tool.questions} />
    </>
  );
}
