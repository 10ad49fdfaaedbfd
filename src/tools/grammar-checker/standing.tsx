import { siteDictionaries } from "#core/hunspell/site-dictionaries.ts";
import { Button } from "#ui/button/button.tsx";
import { nameLanguage } from "#ui/language-choice/language-options.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { WorkStatus } from "#ui/work-status/work-status.tsx";

import type { ProgressStage } from "./messages.ts";
import { formatCount, formatQuantity, nameSource } from "./names.ts";
import styles from "./panel.module.css";
import type { Sureness } from "./settings.ts";
import type { Checking } from "./use-checking.ts";
import type { Dictionaries } from "./use-dictionaries.ts";

interface StandingProps {
  readonly checking: Checking;
  readonly dictionaries: Dictionaries;
  readonly count: number;
  /** Shows where a dictionary of one's own is opened. */
  readonly onOpenDictionary: () => void;
}

const stageNames: Readonly<Record<ProgressStage, string>> = {
  own: "Checking",
  harper: "Harper is reading",
  dictionary: "Loading the dictionary",
  suggestions: "Looking for what was meant",
};

/** How far the checking is, in words. */
export function Standing({ checking, dictionaries, count, onOpenDictionary }: StandingProps) {
  const { checked, working, progress, hasText } = checking;
  // Harper's own section says how far that is.
  const measured = progress?.stage === "harper" ? null : progress;
  return (
    <>
      <WorkStatus
        work={{ ...checking, progress: measured?.fraction ?? null }}
        doing={stageNames[measured?.stage ?? "own"]}
        failed="The text could not be checked"
        stopped="The check was stopped."
        again="Check again"
      />
      {checked?.isForeign === true ? (
        <ForeignNotice
          language={checked.language ?? "und"}
          dictionaries={dictionaries}
          onOpenDictionary={onOpenDictionary}
        />
      ) : (
        <p className={styles.count}>{describeCount(hasText, checked, working, count)}</p>
      )}
      {checked === null || checked.dictionary === null ? null : (
        <p className={styles.note}>
          Spelling goes by {nameSource(checked.dictionary)}. Rules of grammar and style are for English and
          are not used here.
        </p>
      )}
      {checked !== null && checked.readLength < checked.text.length ? (
        <p className={styles.note}>
          The text is very long: its first {formatCount(checked.readLength)} characters are checked.
        </p>
      ) : null}
      {checked !== null && total(checked.counts) > checked.findings.length && !working ? (
        <p className={styles.note}>
          There are {formatCount(total(checked.counts))} findings in all; the first{" "}
          {formatCount(checked.findings.length)} are listed.
        </p>
      ) : null}
    </>
  );
}

interface ForeignNoticeProps {
  readonly language: string;
  readonly dictionaries: Dictionaries;
  readonly onOpenDictionary: () => void;
}

/** What can be done for a text in another language. */
function ForeignNotice({ language, dictionaries, onOpenDictionary }: ForeignNoticeProps) {
  const name = nameLanguage(language);
  const dictionary = siteDictionaries.find((one) => one.language === language);
  return (
    <Notice>
      This text seems to be in {name}. The rules are for English.{" "}
      {dictionary === undefined ? (
        <>
          Its spelling can be checked with a dictionary of your own.{" "}
          <Button look="link" onClick={onOpenDictionary}>
            Open a dictionary
          </Button>
        </>
      ) : (
        <Button look="link" onClick={() => dictionaries.accept(language)}>
          Check {name} spelling ({dictionary.megabytes} MB, from this site)
        </Button>
      )}{" "}
      <Button look="link" onClick={() => dictionaries.choose("en")}>
        Check it all the same
      </Button>
    </Notice>
  );
}

function total(counts: Readonly<Record<Sureness, number>>): number {
  return counts.error + counts.likely + counts.style + counts.guess;
}

function describeCount(
  hasText: boolean | null,
  checked: Checking["checked"],
  working: boolean,
  count: number,
): string {
  if (hasText !== true) return "Write or paste a text.";
  if (checked === null) return working ? "Checking…" : "Nothing was checked.";
  const places = formatQuantity(count, ["place", "places"]);
  return checked.extent === "part" && working && checked.dictionary === null
    ? `${places} to look at so far`
    : `${places} to look at`;
}
