import { useState } from "react";

import type { Finding, FindingTier } from "#core/analysis/finding.ts";
import { checkGroups } from "#core/checks/check.ts";
import { FindingList } from "#ui/finding-list/finding-list.tsx";
import { FoundPlace } from "#ui/found-place/found-place.tsx";
import { MarkLegend, MarkSwitch } from "#ui/mark-legend/mark-legend.tsx";
import { MarkSwatch } from "#ui/mark-swatch/mark-swatch.tsx";
import { SelectRow } from "#ui/select-row/select-row.tsx";
import type { TableColumn } from "#ui/virtual-table/virtual-table.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";

import { GrammarFindingCard } from "./finding-card.tsx";
import styles from "./findings-view.module.css";
import { mostMarks } from "./marks.ts";
import { formatCount, groupNames, nameCheck, tierNames } from "./names.ts";
import { groupCodec, surenessOf, tiers } from "./settings.ts";
import type { Checking } from "./use-checking.ts";
import type { FindingsDesk } from "./use-findings.ts";
import type { GrammarSettings } from "./use-settings.ts";

interface FindingsViewProps {
  readonly checking: Checking;
  readonly settings: GrammarSettings;
  readonly desk: FindingsDesk;
  readonly onAddWord: (finding: Finding) => void;
  readonly onTurnOff: (finding: Finding) => void;
}

/** What was found: the tiers with their counts, the finding that is looked at, and the list of all. */
export function FindingsView({ checking, settings, desk, onAddWord, onTurnOff }: FindingsViewProps) {
  const [said, setSaid] = useState("");
  const { checked, facts } = checking;
  const { shown, chosen } = desk;
  const text = checked?.text ?? "";
  return (
    <div className={styles.view}>
      <Filters checking={checking} settings={settings} />
      {chosen === null ? null : (
        <GrammarFindingCard
          desk={desk}
          finding={chosen}
          text={text}
          facts={facts}
          isEnglish={checked?.dictionary === null}
          onStale={() => setSaid("The text has changed there. It is being checked anew.")}
          onAddWord={onAddWord}
          onTurnOff={onTurnOff}
        />
      )}
      <FindingList
        desk={desk}
        columns={columnsFor(text, checking)}
        said={said}
        onChoose={() => setSaid("")}
        resetKey={`${settings.hiddenTiers.value.join(" ")} ${settings.group.value}`}
        empty={emptySentence(checking, settings)}
      >
        Press a row, or a mark in the text (Alt and Enter at the cursor), to see the reason and the fixes.
        {shown.length > mostMarks ? ` The first ${formatCount(mostMarks)} are marked in the text.` : ""} No
        checker finds every mistake, and some of what it marks is right.
      </FindingList>
    </div>
  );
}

/** Each tier with a sample of its mark and its count, and the group that is listed. */
function Filters({
  checking: { checked, facts },
  settings,
}: Pick<FindingsViewProps, "checking" | "settings">) {
  const { hiddenTiers, guesses, group } = settings;
  const sizes = new Map<string, number>();
  for (const finding of checked?.findings ?? []) {
    const kind = facts.get(finding.check)?.group;
    const isShown =
      !hiddenTiers.value.includes(finding.tier) && (guesses.value || surenessOf(finding) !== "guess");
    if (kind !== undefined && isShown) sizes.set(kind, (sizes.get(kind) ?? 0) + 1);
  }
  const groups = checkGroups.filter((one) => sizes.has(one) || one === group.value);

  function toggle(tier: FindingTier) {
    const hidden = hiddenTiers.value;
    hiddenTiers.set(hidden.includes(tier) ? hidden.filter((one) => one !== tier) : [...hidden, tier]);
  }

  return (
    <div>
      <MarkLegend layout="row">
        {tiers.map((tier) => (
          <MarkSwitch
            key={tier}
            name={tierNames[tier][1]}
            count={formatCount(checked?.counts[tier] ?? 0)}
            mark={tier}
            shown={!hiddenTiers.value.includes(tier)}
            onToggle={() => toggle(tier)}
          />
        ))}
        {checked !== null && checked.counts.guess > 0 ? (
          <MarkSwitch
            name="Guesses"
            count={formatCount(checked.counts.guess)}
            shown={guesses.value}
            onToggle={() => guesses.set(!guesses.value)}
          />
        ) : null}
      </MarkLegend>
      <SelectRow
        label="Kind"
        options={[
          { value: "all", name: "All kinds" },
          ...groups.map((one) => ({
            value: one,
            name: `${groupNames[one]} (${formatCount(sizes.get(one) ?? 0)})`,
          })),
        ]}
        value={group.value}
        onChange={(value) => group.set(groupCodec.parse(value) ?? "all")}
      />
    </div>
  );
}

function emptySentence({ hasText, checked, working }: Checking, settings: GrammarSettings): string {
  if (hasText === false) return "What is found in your text shows here.";
  if (checked === null || (working && checked.extent === "part"))
    return working ? "Checking…" : "Nothing was checked.";
  if (checked.isForeign) return "The text was not checked.";
  return settings.hiddenTiers.value.length > 0 || settings.group.value !== "all"
    ? "Nothing of what is shown."
    : "Nothing found. That does not prove that nothing is wrong.";
}

const mostShown = 80;
const contextUnits = 40;

function columnsFor(text: string, { facts }: Checking): readonly TableColumn<Finding>[] {
  return [
    {
      id: "place",
      heading: "Place",
      width: 11,
      grow: 3,
      cell: ({ tier, span }) => (
        <span className={styles.place} title={tierNames[tier][0]}>
          <MarkSwatch kind={tier} />
          <VisuallyHidden>{tierNames[tier][0]}: </VisuallyHidden>
          <FoundPlace text={text} span={span} mostFound={mostShown} mostAfter={contextUnits} />
        </span>
      ),
    },
    {
      id: "fix",
      heading: "Fix",
      width: 6,
      grow: 2,
      cell: ({ fixes: [fix] }) =>
        fix === undefined ? (
          ""
        ) : (
          <bdi className={styles.quiet}>{fix.slice(0, mostShown).replaceAll(/\s+/g, " ")}</bdi>
        ),
    },
    {
      id: "rule",
      heading: "Rule",
      width: 7,
      grow: 2,
      cell: ({ check }) => <span className={styles.quiet}>{nameCheck(check, facts)}</span>,
    },
  ];
}
