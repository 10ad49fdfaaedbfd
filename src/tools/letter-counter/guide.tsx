import { alphabetLanguages } from "#core/letters/alphabets.ts";
import { nameLanguage } from "#ui/language-choice/language-options.ts";
import { Questions } from "#ui/prose/questions.tsx";

import { tool } from "./tool.ts";

const languages = alphabetLanguages
  .map(nameLanguage)
  .toSorted((first, second) => first.localeCompare(second, "en"))
  .join(", ");

/** What stands under the tool: method, sources, limits, questions. */
export default function LetterCounterGuide() {
  return (
    <>
      <h2>What a letter is</h2>
      <p>
        Letters are the characters of the Unicode category Letter, each with the marks on it. A letter that is
        written as one character inside and the same one written as a letter with a mark are not told apart.
        Ligatures such as ﬁ are the letters that they join. Korean is counted by syllables, Chinese and
        Japanese by characters.
      </p>
      <p>
        Which marks make another letter depends on the language. By the alphabet, é is e in English, å is a
        letter in Swedish, ñ in Spanish, ё in Russian, and Vietnamese letters keep their shape and lose their
        tones. You can leave out all marks instead, or keep every marked letter apart. Where marks are left
        out, letters such as ø and ł lose their strokes, й stays a letter of its own, and so do ß and æ.
      </p>
      <p>
        Some alphabets have letters that are written as two, such as the Welsh ll, the Dutch ij, the Hungarian
        sz, the Croatian lj. They are counted as letters when you ask for it. Two letters that merely meet, as
        n and g do in the Welsh name Bangor, cannot be told from one.
      </p>

      <h2>Vowels and consonants</h2>
      <p>
        They are told by the letters of the language, as schools teach them: w is a vowel in Welsh, y in
        French and Swedish, ъ in Bulgarian. The Russian signs ъ and ь are neither. Hebrew and Arabic letters
        do not show vowels, so there is no claim. It is about letters, not sounds: the u of quiet counts as a
        vowel.
      </p>
      <p>
        By its place, y is a consonant before a vowel where a word begins or after another vowel (yes, mayor),
        and a vowel elsewhere (my, gym, day). The y of canyon comes out wrong by this rule.
      </p>

      <h2>Letters beside their language</h2>
      <p>
        The usual shares of English letters were counted in Herman Melville’s <cite>Moby-Dick</cite> (1851)
        and in the addresses of presidents of the United States to Congress since 1945, in equal parts. Those
        of other languages were counted in the Universal Declaration of Human Rights: about 10,000 letters of
        formal prose, in which words such as right and everyone come often. A difference of half a percentage
        point may be that text’s manner.
      </p>
      <p>
        χ² adds up how far letters are from what is usual. It grows with the length of a text, and every long
        text differs from any norm. So its size is told by Cohen’s w, √((χ² − degrees of freedom) ÷ letters),
        from which the part of chance is taken out. Where more than a fifth of the letters are to be expected
        fewer than five times, as in English below some hundreds of letters, nothing is claimed.
      </p>
      <p>
        If the letters fit the language far better when each is moved by the same number of places, the text
        may be in a Caesar cipher, and the number is shown under Measures.
      </p>

      <h2>Letters in a row, words, tests</h2>
      <p>
        Bigrams and trigrams are two and three letters in a row within a word. The index of coincidence is Σ
        n(n − 1) ÷ N(N − 1), entropy is −Σ p log₂ p, over all letters as your options tell them apart.
      </p>
      <p>
        A pangram has every letter of the alphabet. A lipogram does without one: that is only said of a letter
        of which at least five were to be expected, because short texts lack rare letters anyway. A palindrome
        is the same backwards when spaces, punctuation and capitals are passed over. An isogram has no letter
        twice.
      </p>

      <h2>Sources</h2>
      <ul>
        <li>Friedman, W. F. (1922). The index of coincidence and its applications in cryptography.</li>
        <li>Shannon, C. E. (1948). A mathematical theory of communication.</li>
        <li>Pearson, K. (1900). On the criterion that a given system of deviations…</li>
        <li>Cochran, W. G. (1954). Some methods for strengthening the common χ² tests.</li>
        <li>Cohen, J. (1988). Statistical power analysis for the behavioral sciences.</li>
        <li>
          <a href="https://www.unicode.org/reports/tr44/">Unicode Standard Annex #44</a>, General_Category and
          Script; <a href="https://www.unicode.org/reports/tr29/">Annex #29</a>, words.
        </li>
      </ul>

      <h2>Limits</h2>
      <p>
        Alphabets are known for {languages}. In other languages letters are counted, and there are no vowels,
        no norm and no pangrams. A language is told from the text; short texts in Latin letters are taken for
        English unless they are clearly another’s, so choose the language for a line or two. In Chinese,
        Japanese and Thai, words are those of the browser’s dictionary. At most 5,000 places are marked.
      </p>

      <Questions questions={tool.questions} />
    </>
  );
}
