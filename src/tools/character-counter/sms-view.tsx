import { formatCodePoint } from "#core/characters/character-names.ts";
import { showCharacter } from "#core/characters/character-table.ts";
import { findSmsReplacements } from "#core/characters/sms-replacements.ts";
import type { SmsReplacement } from "#core/characters/sms-replacements.ts";
import { formatWholeNumber } from "#core/goal/whole-number.ts";
import { Button } from "#ui/button/button.tsx";
import { Checkbox } from "#ui/checkbox/checkbox.tsx";
import { useWorkspaceActions } from "#workspace/use-workspace.ts";

import { formatQuantity } from "./format.ts";
import type { SmsReply } from "./requests.ts";
import styles from "./sms-view.module.css";
import type { CharacterSettings } from "./use-settings.ts";

export interface SmsViewProps {
  readonly settings: CharacterSettings;
  readonly sms: SmsReply | null;
  readonly notice: string;
  readonly onNotice: (notice: string) => void;
}

/** What the text costs as a text message, and what makes it cost more. */
export function SmsView({ settings, sms, notice, onNotice }: SmsViewProps) {
  const actions = useWorkspaceActions();
  const { withoutAccents, longReference } = settings;
  if (sms === null) return null;
  const { segments, after, edits, replacements, irreplaceable } = sms;
  const unit = segments.encoding === "GSM-7" ? "septet" : "unit";
  const isCheaper = after.segments < segments.segments || after.encoding !== segments.encoding;

  function replace() {
    // Of the text as it is now: it may have changed since it was looked at.
    const found = findSmsReplacements(actions.readText(), withoutAccents.value);
    const made = actions.applyEdits(found.edits);
    onNotice(
      made
        ? `${formatQuantity(found.edits.length, "character")} replaced. Undo takes it back.`
        : "Nothing was replaced.",
    );
  }

  return (
    <>
      <dl className={styles.facts}>
        <Fact name="Messages" value={formatWholeNumber(segments.segments)} />
        <Fact name="Encoding" value={segments.encoding} />
        <Fact name="Used" value={formatQuantity(segments.units, unit)} />
        <Fact name="In each message" value={formatWholeNumber(segments.perSegment)} />
        <Fact name="Left in the last one" value={formatWholeNumber(segments.remaining)} />
      </dl>
      <div className={styles.options}>
        <Checkbox checked={withoutAccents.value} onChange={withoutAccents.set}>
          Also take accents away, such as ç to c
        </Checkbox>
        <Checkbox checked={longReference.value} onChange={longReference.set}>
          Long reference: 152 or 66 in each part
        </Checkbox>
      </div>
      {edits > 0 ? (
        <div className={styles.offer}>
          <Button look="outlined" onClick={replace}>
            Replace {formatQuantity(edits, "character")}
          </Button>
          <p className={styles.note}>
            {isCheaper
              ? `It would be ${formatQuantity(after.segments, "message")} in ${after.encoding} instead of ${formatWholeNumber(segments.segments)} in ${segments.encoding}.`
              : "It would cost the same, because of the characters that nothing can stand for."}
          </p>
        </div>
      ) : null}
      <output className={styles.note}>{notice}</output>
      {segments.encoding === "GSM-7" ? (
        <p className={styles.note}>
          Every character is in the GSM alphabet. ^ {"{ } \\ [ ~ ] | €"} take two septets each.
        </p>
      ) : (
        <>
          {replacements.length > 0 ? <Replacements rows={replacements} /> : null}
          {irreplaceable.length > 0 ? (
            <>
              <h3 className={styles.heading}>Nothing can stand for these</h3>
              <ul className={styles.chips}>
                {irreplaceable.slice(0, 100).map((character) => (
                  <li key={character}>
                    <bdi>{character}</bdi>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </>
      )}
    </>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Replacements({ rows }: { readonly rows: readonly SmsReplacement[] }) {
  return (
    <table className={styles.table}>
      <caption>What forces the costlier encoding, and what can stand there</caption>
      <thead>
        <tr>
          <th scope="col">Character</th>
          <th scope="col">Instead</th>
          <th scope="col">Times</th>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, 100).map(({ from, to, count, losesAccent }) => {
          const codePoint = from.codePointAt(0) ?? 0;
          return (
            <tr key={from}>
              <th scope="row">
                <bdi>{from.length > 2 ? from : showCharacter(codePoint) || "invisible"}</bdi>{" "}
                <span className={styles.note}>{formatCodePoint(codePoint)}</span>
              </th>
              <td>
                {to === "" ? (
                  "left out"
                ) : to === " " ? (
                  "a space"
                ) : to === "\n" ? (
                  "a line break"
                ) : (
                  <bdi>{to}</bdi>
                )}
                {losesAccent ? <span className={styles.note}> loses its accent</span> : null}
              </td>
              <td>{formatWholeNumber(count)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
