import type { Finding } from "#core/analysis/finding.ts";
import type { CheckFacts } from "#core/checks/check.ts";
import { Button } from "#ui/button/button.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { FindingActions, FindingCard, FindingQuote, FindingReason } from "#ui/finding-card/finding-card.tsx";
import { MarkSwatch } from "#ui/mark-swatch/mark-swatch.tsx";

import { CheckExamples } from "./check-examples.tsx";
import styles from "./finding-card.module.css";
import { formatCount, isHarpers, nameCheck, tierNames } from "./names.ts";
import { quoteAfter, quoteBefore } from "./quote.ts";
import type { FindingsDesk } from "./use-findings.ts";

interface GrammarFindingCardProps {
  readonly desk: FindingsDesk;
  readonly finding: Finding;
  readonly text: string;
  readonly facts: ReadonlyMap<string, CheckFacts>;
  /** Whether the rules of English found it; a dictionary of another language has no rules to show. */
  readonly isEnglish: boolean;
  readonly onStale: () => void;
  readonly onAddWord: (finding: Finding) => void;
  readonly onTurnOff: (finding: Finding) => void;
}

const mostQuoted = 240;
const mostFixes = 5;

/** One finding: what it is, why, what could stand there instead, and how to be rid of it. */
export function GrammarFindingCard(props: GrammarFindingCardProps) {
  const { desk, finding, text, facts, isEnglish, onStale, onAddWord, onTurnOff } = props;
  const { check, message, fixes, tier } = finding;
  const known = facts.get(check);
  const [firstFix] = fixes;

  return (
    <FindingCard
      title={
        <>
          <MarkSwatch kind={tier} /> {nameCheck(check, facts)}
        </>
      }
      note={tierNames[tier][0]}
      index={desk.chosenIndex}
      count={desk.shown.length}
      onStep={desk.step}
    >
      <Quote text={text} finding={finding} />
      <FindingReason>{message}</FindingReason>
      <FindingActions>
        {fixes.slice(0, mostFixes).map((fix, index) => (
          <Button
            key={fix}
            look={index === 0 ? "main" : "outlined"}
            onClick={() => {
              if (!desk.apply(finding, fix)) onStale();
            }}
          >
            {fix === "" ? "Leave it out" : <bdi>{`Use “${shorten(fix)}”`}</bdi>}
          </Button>
        ))}
        {firstFix === undefined ? (
          <span className={styles.none}>Only you can tell what fits here.</span>
        ) : null}
      </FindingActions>
      <FindingActions>
        {desk.alike.length > 1 && firstFix !== undefined ? (
          <Button
            look="outlined"
            onClick={() => {
              if (!desk.applyAlike(finding, firstFix)) onStale();
            }}
          >
            {check === "spelling"
              ? `Use “${shorten(firstFix)}” in all ${formatCount(desk.alike.length)} places`
              : `Apply the first fix to all ${formatCount(desk.alike.length)} of this kind`}
          </Button>
        ) : null}
        <Button onClick={() => desk.ignore(finding)}>Ignore once</Button>
        {check === "spelling" ? (
          <Button onClick={() => onAddWord(finding)}>Add to my dictionary</Button>
        ) : null}
        {isEnglish ? <Button onClick={() => onTurnOff(finding)}>Turn this rule off</Button> : null}
      </FindingActions>
      {known === undefined || isHarpers(check) || !isEnglish ? null : (
        <Disclosure label="The rule, with examples">
          <CheckExamples facts={known} withReason={known.reason !== message} />
        </Disclosure>
      )}
    </FindingCard>
  );
}

/** The place in its line, with what would stand there after the first fix. */
function Quote({ text, finding: { span, fixes } }: { readonly text: string; readonly finding: Finding }) {
  const { start, end } = span;
  const marked = text.slice(start, Math.min(end, start + mostQuoted));
  const [fix] = fixes;
  const change = fix === undefined || fix === "" || fix.length > mostQuoted ? null : fix;
  return (
    <FindingQuote>
      <span className={styles.line}>
        {quoteBefore(text, start)}
        <mark className={fix === undefined ? styles.marked : styles.wrong}>
          {end - start > mostQuoted ? `${marked}…` : marked}
        </mark>
        {change === null ? null : (
          <>
            {" "}
            <ins className={styles.marked}>{change}</ins>
          </>
        )}
        {quoteAfter(text, end)}
      </span>
    </FindingQuote>
  );
}

function shorten(fix: string): string {
  return fix.length > 60 ? `${fix.slice(0, 60)}…` : fix;
}
