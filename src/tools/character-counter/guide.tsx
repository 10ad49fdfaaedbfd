import { limitGroupNames, limitGroups } from "#core/limits/limit.ts";
import { describeBound } from "#core/limits/measure-limit.ts";
import { platformLimits } from "#core/limits/platform-limits.ts";
import { Questions } from "#ui/prose/questions.tsx";

import { tool } from "./tool.ts";

/** What stands under the character counter: units, limits with their sources, method, questions. */
export default function CharacterCounterGuide() {
  return (
    <>
      <h2>A character is not a character everywhere</h2>
      <p>
        What you see as one character may be several to a program. A family emoji is one grapheme, seven code
        points, 11 UTF-16 units and 25 bytes in UTF-8. Each platform counts in a unit of its own, so each
        limit here is measured in that unit, and says which.
      </p>
      <ul>
        <li>
          <strong>Graphemes</strong>, what readers take for characters: UAX #29 of Unicode 17. Bluesky counts
          them, and bytes too.
        </li>
        <li>
          <strong>X</strong>: the weights of twitter-text, configuration 3 (2018), with addresses found as it
          finds them. All its published test cases for lengths pass; those written for an older configuration
          are read by the newer.
        </li>
        <li>
          <strong>Threads</strong>: an emoji counts its bytes in UTF-8, all else its code points.
        </li>
        <li>
          <strong>Mastodon</strong>: an address counts 23, and of a name on another server only the name.
        </li>
        <li>
          <strong>Text messages</strong>: 3GPP TS 23.038 and TS 23.040. A pair of units is never cut in two.
        </li>
        <li>
          <strong>Pixels</strong>: the widths of Liberation Sans, which are those of Arial, without kerning.
          Search engines set no limit and cut by the screen; the widths are what others have observed.
        </li>
      </ul>

      <h2>The limits and where they come from</h2>
      {limitGroups.map((group) => (
        <section key={group}>
          <h3>{limitGroupNames[group]}</h3>
          <ul>
            {platformLimits
              .filter((limit) => limit.group === group)
              .map(({ id, platform, field, bounds, source }) => (
                <li key={id}>
                  {platform}, {field.charAt(0).toLowerCase() + field.slice(1)}:{" "}
                  {bounds.map(describeBound).join(" and ")}. {source.name}, {source.basis}, checked{" "}
                  {source.checked}.
                </li>
              ))}
          </ul>
        </section>
      ))}
      <p>
        Platforms change their limits without notice. “Published” means that the platform or its code says so,
        “reported” that others do. If one is wrong, set your own, and tell us.
      </p>

      <h2>Splitting a thread</h2>
      <p>
        A part ends where a paragraph, a sentence or a line does, if that is in the later half of the room;
        else between words; within a word only when the word is longer than a post. Characters as you see
        them, and addresses that fit a post, are never cut. Numbers take their room from every part.
      </p>

      <h2>Hidden and look-alike characters</h2>
      <p>
        Everything that shows nothing is listed by its Unicode name, with a judgement of whether it belongs
        where it stands: joiners in emoji and in Persian or Indic words, direction marks beside Arabic or
        Hebrew, and spaces in French punctuation do. Letters are called look-alikes when all those of one
        script in a word resemble letters of the other, after UTS #39 (Unicode Security Mechanisms). Removing
        is one step, which undo takes back.
      </p>

      <h2>Limits of the method</h2>
      <ul>
        <li>Where a source says “characters” and not which, the reading is named with the limit.</li>
        <li>Folds such as “see more” are observed, not published, and depend on the device.</li>
        <li>Some services replace curly quotation marks themselves before they send a text message.</li>
        <li>Look-alikes within one script, such as l and I, are not looked for.</li>
        <li>Names are those of common scripts and symbols; rarer characters are shown by their number.</li>
      </ul>

      <Questions questions={tool.questions} />
    </>
  );
}
