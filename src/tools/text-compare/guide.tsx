import { Questions } from "#ui/prose/questions.tsx";

import { tool } from "./tool.ts";

/** What stands under the tool: method, limits, questions. */
export default function TextCompareGuide() {
  return (
    <>
      <h2>Two texts, and all that differs</h2>
      <p>
        Your document is one of the two texts. The other is typed, pasted, opened from a file or taken from
        your library: another document, or a version of this one that you kept. The differences show as soon
        as both are there, and follow as you write.
      </p>
      <h3>Side by side, unified and redline views</h3>
      <p>
        Side by side sets each line beside its counterpart. Unified sets it above, which suits narrow screens.
        Redline has both texts in one, as an editor would mark a manuscript. What was removed is struck out
        and has a minus sign, what was added is underlined and has a plus sign. Long stretches without changes
        are folded; press one to open it.
      </p>
      <h3>Moved passages</h3>
      <p>
        A passage of six words or more that stands elsewhere, word for word, is shown as moved rather than as
        removed and added, with a way from either end to the other. It must stand once in each text: a wrong
        move would tell you that nothing was changed where something was.
      </p>
      <h3>Changed numbers and negations</h3>
      <p>
        15 that became 18, two that became three, or a “not” that went, are small on the page and large in
        effect. Such changes have a frame of their own, and can be listed alone. Numbers in words are known in
        English, German, French and Spanish; negations too, with words that became their opposites (safe,
        unsafe), and some words of Portuguese, Dutch, the Scandinavian languages and Russian.
      </p>
      <h3>Accept or reject each change</h3>
      <p>
        Press a change, or step through them with <kbd>n</kbd> and <kbd>p</kbd>; <kbd>a</kbd> accepts,{" "}
        <kbd>r</kbd> rejects and <kbd>u</kbd> takes the last decision back, while the comparison has the
        focus. Accepting takes the second text’s version. What is rejected or undecided stays as the first
        text has it. The merged text can take the place of your document, which undo takes back, or become a
        new document.
      </p>
      <h3>Three-way merge</h3>
      <p>
        If both texts were made from a third, add it as the base. What only one of them changed is taken, what
        both changed alike too; where they changed the same place differently, you choose. The method is that
        of the program diff3 (Khanna, Kunal and Pierce, “A Formal Investigation of Diff3”, 2007).
      </p>
      <h3>Patches and redlines to download</h3>
      <p>
        The patch is in the unified format that <code>patch</code> and <code>git apply</code> take. The
        redline is a web page of its own, without scripts. The Word document holds both texts with tracked
        changes, by “Text compare” and with the time: all accepted it is the second text, all rejected the
        first. Fonts and layout of the files that the texts came from are not in it. Figures and changes can
        be exported as PDF, Word document and more, with the export of results.
      </p>

      <h2>How texts are compared</h2>
      <p>
        Words (segments of Unicode Standard Annex #29) that stand once in both texts are paired along their
        longest common order, and again between these; what is left is compared by the algorithm of Myers
        (1986) within a bound, so that any two texts are done in time that grows with their length alone.
        Where that bound was reached, the page says so: every change shown is true, but a smaller set of
        changes may exist. Words are paired whatever their case, so a changed capital is one small change.
        Spaces and punctuation are compared between paired words.
      </p>
      <p>
        Similarity is the share of both texts, in characters, that lies in no change, or in an ignored or
        moved one. It is no measure of plagiarism, and two texts on one subject in different words have little
        of it.
      </p>

      <h2>Limits</h2>
      <p>
        Plain text is compared. Changes of meaning in the same words are not seen, nor is a passage that was
        moved and edited at once called moved. The right order of two insertions at one place is anybody’s
        guess, so a merge makes them a conflict.
      </p>

      <Questions questions={tool.questions} />
    </>
  );
}
