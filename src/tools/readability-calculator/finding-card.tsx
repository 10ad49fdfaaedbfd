import { findingNames } from "#core/readability-findings/finding-kinds.ts";
import type { ReadabilityFinding } from "#core/readability-findings/finding-kinds.ts";
import { Button } from "#ui/button/button.tsx";
import { FindingActions, FindingCard, FindingQuote, FindingReason } from "#ui/finding-card/finding-card.tsx";
import { MarkSwatch } from "#ui/mark-swatch/mark-swatch.tsx";

import { markKinds } from "./marks.ts";
import type { FindingsDesk } from "./use-findings.ts";

interface ReadabilityFindingCardProps {
  readonly desk: FindingsDesk;
  readonly finding: ReadabilityFinding;
  readonly text: string;
  readonly onStale: () => void;
}

const mostQuoted = 280;

/** One finding: what it is, why, and what could stand there instead. */
export function ReadabilityFindingCard({ desk, finding, text, onStale }: ReadabilityFindingCardProps) {
  const { check, message, fixes, span } = finding;
  const quoted = text.slice(span.start, span.end);
  const isSentence = check === "hard-sentence" || check === "very-hard-sentence";
  const [name] = findingNames[check];

  return (
    <FindingCard
      title={
        <>
          <MarkSwatch kind={markKinds[check]} /> {name.charAt(0).toUpperCase() + name.slice(1)}
        </>
      }
      index={desk.chosenIndex}
      count={desk.shown.length}
      onStep={desk.step}
    >
      <FindingQuote>
        <bdi>{quoted.length > mostQuoted ? `${quoted.slice(0, mostQuoted)}…` : quoted}</bdi>
      </FindingQuote>
      <FindingReason>{message}</FindingReason>
      {isSentence && fixes[0] !== undefined ? (
        <FindingQuote>
          <bdi>{fixes[0]}</bdi>
        </FindingQuote>
      ) : null}
      <FindingActions>
        {fixes.map((fix) => (
          <Button
            key={fix}
            look="outlined"
            onClick={() => {
              if (!desk.apply(finding, fix)) onStale();
            }}
          >
            {fix === "" ? "Leave it out" : isSentence ? "Split it so" : `Use “${fix}”`}
          </Button>
        ))}
        <Button onClick={() => desk.ignore(finding)}>Ignore</Button>
      </FindingActions>
    </FindingCard>
  );
}
