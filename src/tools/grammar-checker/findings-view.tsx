import { useCallback, useState } from "react";

import type { Finding, FindingTier } from "#core/analysis/finding.ts";
import { checkGroups } from "#core/checks/check.ts";
import { Button } from "#ui/button/button.tsx";
import { SelectRow } from "#ui/select-row/select-row.tsx";
import { VirtualTable } from "#ui/virtual-table/virtual-table.tsx";
import type { TableColumn } from "#ui/virtual-table/virtual-table.tsx";
import { useWorkspaceActions } from "#workspace/use-workspace.ts";

import { GrammarFindingCard } from "./finding-card.tsx";
import styles from "./findings-view.module.css";
import { mostMarks } from "./marks.ts";
import { formatCount, formatQuantity, groupNames, nameCheck, tierNames } from "./names.ts";
import { groupCodec, surenessOf, tiers } from "./settings.ts";
import { Swatch } from "./swatch.tsx";
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
  const actions = useWorkspaceActions();
  const [said, setSaid] = useState("");
  const { checked, facts } = checking;
  const { shown, chosen, chosenIndex } = desk;
  const text = checked?.text ?? "";
  const readRow = useCallback((index: number) => shown[index], [shown]);
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
      <output className={styles.said}>{said}</output>
      <VirtualTable
        label="Findings"
        columns={columnsFor(text, checking)}
        rowCount={shown.length}
        rowAt={readRow}
        onOpen={(finding) => {
          setSaid("");
          desk.choose(finding);
          actions.reveal(finding.span);
        }}
        selectedIndex={chosenIndex}
        resetKey={`${settings.hiddenTiers.value.join(" ")} ${settings.group.value}`}
        mostRowsInSight={10}
        rowHeight={44}
        empty={emptySentence(checking, settings)}
      />
      {desk.ignored === 0 ? null : (
        <p className={styles.note}>
          {formatQuantity(desk.ignored, ["finding is", "findings are"])} ignored until you leave this page.{" "}
          <Button look="link" onClick={desk.restoreIgnored}>
            Bring them back
          </Button>
        </p>
      )}
      <p className={styles.note}>
        Press a row, or a mark in the text (Alt and Enter at the cursor), to see the reason and the fixes.
        {shown.length > mostMarks ? ` The first ${formatCount(mostMarks)} are marked in the text.` : ""} No
        checker finds every mistake, and some of what it marks is right.
      </p>
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
      <fieldset className={styles.legend}>
        <legend className={styles.heading}>Shown in the text</legend>
        {tiers.map((tier) => (
          <label key={tier} className={styles.kind}>
            <input
              type="checkbox"
              checked={!hiddenTiers.value.includes(tier)}
              onChange={() => toggle(tier)}
            />
            <Swatch tier={tier} />
            <span>{tierNames[tier][1]}</span>
            <span className={styles.count}>{formatCount(checked?.counts[tier] ?? 0)}</span>
          </label>
        ))}
        {checked !== null && checked.counts.guess > 0 ? (
          <label className={styles.kind}>
            <input type="checkbox" checked={guesses.value} onChange={() => guesses.set(!guesses.value)} />
            <span>Guesses</span>
            <span className={styles.count}>{formatCount(checked.counts.guess)}</span>
          </label>
        ) : null}
      </fieldset>
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

const contextUnits = 40;

function columnsFor(text: string, { facts }: Checking): readonly TableColumn<Finding>[] {
  return [
    {
      id: "place",
      heading: "Place",
      width: 11,
      grow: 3,
      cell: ({ tier, span: { start, end } }) => (
        <span className={styles.cell} title={tierNames[tier][0]}>
          <Swatch tier={tier} />
          <span className="visually-hidden">{tierNames[tier][0]}: </span>
          <bdi className={styles.place}>
            <mark className={styles.found}>{oneLine(text.slice(start, Math.min(end, start + 80)))}</mark>
            {oneLine(text.slice(end, end + contextUnits))}
          </bdi>
        </span>
      ),
    },
    {
      id: "fix",
      heading: "Fix",
      width: 6,
      grow: 2,
      cell: ({ fixes: [fix] }) =>
        fix === undefined ? "" : <bdi className={styles.place}>{oneLine(fix.slice(0, 80))}</bdi>,
    },
    {
      id: "rule",
      heading: "Rule",
      width: 7,
      grow: 2,
      cell: ({ check }) => <span className={styles.place}>{nameCheck(check, facts)}</span>,
    },
  ];
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}
