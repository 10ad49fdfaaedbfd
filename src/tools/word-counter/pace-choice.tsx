import { readingRates, readingRatesSource } from "#core/durations/durations.ts";
import { Segmented } from "#ui/segmented/segmented.tsx";

import { readingRatesAddress } from "./explanations.ts";
import { RateField } from "./rate-field.tsx";
import { rateOf } from "./settings.ts";
import type { ReadingKind, ReadingPace } from "./settings.ts";
import type { Setting } from "./use-settings.ts";

const kinds: readonly { readonly value: ReadingKind; readonly label: string }[] = [
  { value: "nonFiction", label: `Non-fiction ${readingRates.nonFiction}` },
  { value: "fiction", label: `Fiction ${readingRates.fiction}` },
  { value: "own", label: "Own" },
];

function Source() {
  return (
    <p>
      Source: <a href={readingRatesAddress}>{readingRatesSource}</a>
    </p>
  );
}

/** How reading time comes about, and at what rate. */
export function ReadingPaceChoice({ pace }: { readonly pace: Setting<ReadingPace> }) {
  const { value, set } = pace;
  return (
    <>
      <p>
        The words divided by {rateOf(value)} a minute. Adults who read English silently average{" "}
        {readingRates.nonFiction} words a minute for non-fiction and {readingRates.fiction} for fiction;
        people differ widely.
      </p>
      <Segmented
        legend="Words a minute"
        options={kinds}
        value={value.kind}
        onChange={(kind) => set({ ...value, kind })}
      />
      {value.kind === "own" ? (
        <RateField
          label="Own reading rate"
          rate={value.ownRate}
          onChange={(ownRate) => set({ ...value, ownRate })}
        />
      ) : null}
      <Source />
    </>
  );
}

/** How speaking time comes about, and at what rate. */
export function SpeakingRateChoice({ rate }: { readonly rate: Setting<number> }) {
  return (
    <>
      <p>
        The words divided by {rate.value} a minute. Adults who read English aloud average {readingRates.aloud}
        ; a talk with pauses is slower.
      </p>
      <RateField label="Speaking rate" rate={rate.value} onChange={rate.set} />
      <Source />
    </>
  );
}
