import type { CheckFacts } from "./check.ts";
import { consistencyChecks } from "./consistency/consistency-checks.ts";
import { unfittingGuesses, unfittingWords } from "./context/unfitting-facts.ts";
import { checks } from "./registry.ts";
import { foreignChecks } from "./sieve/foreign-checks.ts";
import { spelling } from "./spelling/spelling.ts";

function toFacts({ id, group, tier, title, reason, exceptions, flags, leaves }: CheckFacts): CheckFacts {
  const facts = { id, group, tier, title, reason, flags, leaves };
  return exceptions === undefined ? facts : { ...facts, exceptions };
}

/** The facts of every check there is, as plain data: ours, those of consistency, and Harper's kinds. */
export function listCheckFacts(): CheckFacts[] {
  return [spelling, ...checks, unfittingWords, unfittingGuesses, ...consistencyChecks, ...foreignChecks].map(
    toFacts,
  );
}
