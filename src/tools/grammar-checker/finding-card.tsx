import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRef } from "react";

import type { Finding } from "#core/analysis/finding.ts";
import type { CheckFacts } from "#core/checks/check.ts";
import { Button } from "#ui/button/button.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";

import { CheckExamples } from "./check-examples.tsx";
import styles from "./finding-card.module.css";
import { formatCount, isHarpers, nameCheck, tierNames } from "./names.ts";
import { Swatch } from "./swatch.tsx";
import type { FindingsDesk } from "./use-findings.ts";

interface FindingCardProps {
  readonly desk: FindingsDesk;
  readonly finding: Finding;
  readonly text: string;
  readonly facts: ReadonlyMap<string, CheckFacts>;
  readonly onStale: () => void;
  readonly onAddWord: (finding: Finding) => void;
  readonly onTurnOff: (finding: Finding) => void;
}

const mostQuoted = 240;
const contextUnits = 50;
const mostFixes = 5;

/** One finding: what it is, why, what could stand there instead, and how to be rid of it. */
export function FindingCard(props: FindingCardProps) {
  const { desk, finding, text, facts, onStale, onAddWord, onTurnOff } = props;
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const { check, message, fixes, tier, span } = finding;
  const known = facts.get(check);
  const [firstFix] = fixes;

  function stepFrom(button: React.RefObject<HTMLButtonElement | null>, by: 1 | -1) {
    desk.step(by);
    // The text shows the place; who walks with the keyboard stays at the button.
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
  }

  return (
    <section className={styles.card} aria-label="The finding you are at">
      <div className={styles.head}>
        <h3 className={styles.title}>
          <Swatch tier={tier} /> {nameCheck(check, facts)}
          <span className={styles.tier}>{tierNames[tier][0]}</span>
        </h3>
        <span className={styles.walk}>
          <Button ref={previous} aria-label="Previous finding" onClick={() => stepFrom(previous, -1)}>
            <ChevronLeft size={18} strokeWidth={1.75} aria-hidden />
          </Button>
          <span className={styles.place}>
            {formatCount(desk.chosenIndex + 1)} of {formatCount(desk.shown.length)}
          </span>
          <Button ref={next} aria-label="Next finding" onClick={() => stepFrom(next, 1)}>
            <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
          </Button>
        </span>
      </div>
      <Quote text={text} span={span} />
      <p className={styles.reason}>{message}</p>
      <div className={styles.actions}>
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
      </div>
      <div className={styles.actions}>
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
        <Button onClick={() => onTurnOff(finding)}>Turn this rule off</Button>
      </div>
      {known === undefined || isHarpers(check) ? null : (
        <Disclosure label="The rule, with examples">
          <CheckExamples facts={known} withReason={known.reason !== message} />
        </Disclosure>
      )}
    </section>
  );
}

function Quote({ text, span: { start, end } }: { readonly text: string; readonly span: Finding["span"] }) {
  const before = text.slice(Math.max(0, start - contextUnits), start).replace(/^[^\s]*\s|^[\s\S]*[\n\r]/, "");
  const [after = ""] = text.slice(end, end + contextUnits).split(/[\n\r]/);
  const marked = text.slice(start, Math.min(end, start + mostQuoted));
  return (
    <p className={styles.quote} dir="auto">
      {before.split(/[\n\r]/).at(-1)}
      <mark className={styles.marked}>{end - start > mostQuoted ? `${marked}…` : marked}</mark>
      {after}
    </p>
  );
}

function shorten(fix: string): string {
  return fix.length > 60 ? `${fix.slice(0, 60)}…` : fix;
}
