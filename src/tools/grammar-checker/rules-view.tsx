import { checkGroups } from "#core/checks/check.ts";
import type { CheckFacts, CheckGroup } from "#core/checks/check.ts";
import { Button } from "#ui/button/button.tsx";
import { Checkbox } from "#ui/checkbox/checkbox.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";

import { CheckExamples } from "./check-examples.tsx";
import { groupNames, isHarpers, nameCheck } from "./names.ts";
import styles from "./rules-view.module.css";
import { noRules, styleGroups } from "./settings.ts";
import type { GrammarSettings } from "./use-settings.ts";

interface RulesViewProps {
  readonly facts: ReadonlyMap<string, CheckFacts>;
  readonly settings: GrammarSettings;
}

const groupsOfStyle: ReadonlySet<CheckGroup> = new Set(styleGroups);

/** Every rule by group, with its examples and a switch; matters of style have one for the whole group. */
export function RulesView({ facts, settings: { off, offGroups, harper } }: RulesViewProps) {
  const rules = [...facts.values()].filter(({ id }) => harper.value || !isHarpers(id));

  function toggleGroup(group: CheckGroup) {
    const now = offGroups.value;
    offGroups.set(now.includes(group) ? now.filter((one) => one !== group) : [...now, group]);
  }

  function toggleRule(id: string) {
    off.set(off.value.includes(id) ? off.value.filter((one) => one !== id) : [...off.value, id]);
  }

  return (
    <div className={styles.view}>
      <fieldset className={styles.switches}>
        <legend className={styles.heading}>Matters of style</legend>
        {styleGroups.map((group) => (
          <Checkbox
            key={group}
            checked={!offGroups.value.includes(group)}
            onChange={() => toggleGroup(group)}
          >
            {groupNames[group]}
          </Checkbox>
        ))}
      </fieldset>
      {off.value.length === 0 ? null : (
        <p className={styles.note}>
          Switched off: {off.value.map((id) => nameCheck(id, facts)).join(", ")}.{" "}
          <Button look="link" onClick={() => off.set(noRules)}>
            Turn all on again
          </Button>
        </p>
      )}
      {rules.length === 0 ? (
        <p className={styles.note}>The rules are listed once a text is checked.</p>
      ) : null}
      {checkGroups.map((group) => {
        const inGroup = rules.filter((rule) => rule.group === group);
        if (inGroup.length === 0) return null;
        const isOff = groupsOfStyle.has(group) && offGroups.value.includes(group);
        return (
          <section key={group} className={styles.group} aria-label={groupNames[group]}>
            <h3 className={styles.heading}>
              {groupNames[group]}
              {isOff ? " (off)" : ""}
            </h3>
            {inGroup.map((rule) => (
              <Rule
                key={rule.id}
                rule={rule}
                name={nameCheck(rule.id, facts)}
                isOn={!off.value.includes(rule.id)}
                onToggle={() => toggleRule(rule.id)}
              />
            ))}
          </section>
        );
      })}
    </div>
  );
}

interface RuleProps {
  readonly rule: CheckFacts;
  readonly name: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

function Rule({ rule, name, isOn, onToggle }: RuleProps) {
  return (
    <div className={styles.rule}>
      <Checkbox checked={isOn} onChange={onToggle}>
        {name}
      </Checkbox>
      {rule.flags.length === 0 ? null : (
        <Disclosure label={`Examples: ${name}`}>
          <CheckExamples facts={rule} withReason />
        </Disclosure>
      )}
    </div>
  );
}
