import type { TextRates } from "#files/text-report/text-rates.ts";
import { Segmented } from "#ui/segmented/segmented.tsx";
import type { Setting } from "#workspace/setting.ts";

import { formatCount } from "./format.ts";
import { RateField } from "./rate-field.tsx";
import { rateOf } from "./settings.ts";
import type { ReadingKind, ReadingPace } from "./settings.ts";
import { nameLanguage } from "./text-languages.ts";

interface LanguageRatesProps {
  /** ISO 639-1 code of the language that the text is taken to be in. */
  readonly language: string;
  readonly rates: TextRates;
}

/** What is divided: in Chinese and Japanese, characters. */
function Division({ rates, rate }: { readonly rates: TextRates; readonly rate: number }) {
  return rates.unit === "words" ? (
    <>The words divided by {formatCount(rate)} a minute.</>
  ) : (
    <>
      The characters divided by {formatCount(rate)} a minute. Punctuation counts among them, and a word of
      another script counts as one.
    </>
  );
}

function Source({ language, rates }: LanguageRatesProps) {
  return (
    <>
      {rates.basis === "borrowed" ? (
        <p>No rate is known here for {nameLanguage(language)}, so it is the average for English.</p>
      ) : null}
      <p>Source: {rates.source}</p>
    </>
  );
}

interface ReadingPaceChoiceProps extends LanguageRatesProps {
  readonly pace: Setting<ReadingPace>;
}

/** How reading time comes about, and at what rate. */
export function ReadingPaceChoice({ pace, language, rates }: ReadingPaceChoiceProps) {
  const { value, set } = pace;
  const { silent, fiction, aloud, unit } = rates;
  const kinds: readonly { readonly value: ReadingKind; readonly label: string }[] =
    fiction === null
      ? [
          { value: "nonFiction", label: `Average ${silent}` },
          { value: "own", label: "Own" },
        ]
      : [
          { value: "nonFiction", label: `Non-fiction ${silent}` },
          { value: "fiction", label: `Fiction ${fiction}` },
          { value: "own", label: "Own" },
        ];
  return (
    <>
      <p>
        <Division rates={rates} rate={rateOf(value, rates)} />{" "}
        {rates.basis === "estimated" ? (
          <>
            Adults who read {nameLanguage(language)} aloud average {aloud} {unit} a minute. How fast they read
            silently is estimated from that, in the proportion that English has.
          </>
        ) : null}
        {rates.basis === "measured" ? (
          <>
            Adults who read English silently average {silent} words a minute for non-fiction and {fiction} for
            fiction; people differ widely.
          </>
        ) : null}
      </p>
      <Segmented
        legend={unit === "words" ? "Words a minute" : "Characters a minute"}
        options={kinds}
        value={value.kind === "fiction" && fiction === null ? "nonFiction" : value.kind}
        onChange={(kind) => set({ ...value, kind })}
      />
      {value.kind === "own" ? (
        <RateField
          label="Own reading rate"
          unit={unit}
          rate={value.ownRate}
          onChange={(ownRate) => set({ ...value, ownRate })}
        />
      ) : null}
      <Source language={language} rates={rates} />
    </>
  );
}

interface SpeakingRateChoiceProps extends LanguageRatesProps {
  readonly rate: Setting<number | null>;
}

/** How speaking time comes about, and at what rate. */
export function SpeakingRateChoice({ rate, language, rates }: SpeakingRateChoiceProps) {
  const { aloud, basis, unit } = rates;
  const spoken = rate.value ?? aloud;
  return (
    <>
      <p>
        <Division rates={rates} rate={spoken} />{" "}
        {basis === "borrowed"
          ? null
          : `Adults who read ${nameLanguage(language)} aloud average ${aloud}; a talk with pauses is slower.`}
      </p>
      <Segmented
        legend={unit === "words" ? "Words a minute" : "Characters a minute"}
        options={[
          { value: "average", label: `Average ${aloud}` },
          { value: "own", label: "Own" },
        ]}
        value={rate.value === null ? "average" : "own"}
        onChange={(kind) => rate.set(kind === "own" ? spoken : null)}
      />
      {rate.value === null ? null : (
        <RateField label="Speaking rate" unit={unit} rate={rate.value} onChange={rate.set} />
      )}
      <Source language={language} rates={rates} />
    </>
  );
}
