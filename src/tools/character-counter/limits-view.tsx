import { Star, Trash2 } from "lucide-react";
import { useState } from "react";

import { limitGroupNames, limitGroups } from "#core/limits/limit.ts";
import { describeBound, describeMeasure, measureLimit } from "#core/limits/measure-limit.ts";
import { formatOwnLimit } from "#core/limits/own-limit.ts";
import { platformLimits } from "#core/limits/platform-limits.ts";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import { SearchBox } from "#ui/search-box/search-box.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";

import styles from "./limits-view.module.css";
import { OwnLimitForm } from "./own-limit-form.tsx";
import type { CharacterReply } from "./requests.ts";
import { ownGroup, readLimit, showPlatformLimit } from "./settings.ts";
import type { ShownLimit } from "./settings.ts";
import type { CharacterSettings } from "./use-settings.ts";

export interface LimitsViewProps {
  readonly settings: CharacterSettings;
  readonly reply: CharacterReply | null;
}

const all = platformLimits.map(showPlatformLimit);

/** Every limit with how far the text is from it, those that are kept on top first. */
export function LimitsView({ settings, reply }: LimitsViewProps) {
  const [search, setSearch] = useState("");
  const { favourites, ownLimits, limit } = settings;
  const own = ownLimits.value.flatMap((key) => readLimit(key) ?? []);
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = [...own, ...all].filter((shown) => terms.every((term) => wordsOf(shown).includes(term)));
  const groups = [ownGroup, ...limitGroups.map((group) => limitGroupNames[group])];
  const kept = found.filter(({ key }) => favourites.value.includes(key));

  const toggleFavourite = (key: string) =>
    favourites.set(
      favourites.value.includes(key)
        ? favourites.value.filter((other) => other !== key)
        : [...favourites.value, key],
    );
  const removeOwn = (key: string) => {
    ownLimits.set(ownLimits.value.filter((other) => other !== key));
    favourites.set(favourites.value.filter((other) => other !== key));
    if (limit.value === key) limit.set("none");
  };
  const list = (title: string, rows: readonly ShownLimit[]) =>
    rows.length === 0 ? null : (
      <section key={title} aria-label={title}>
        <h3 className={styles.group}>{title}</h3>
        <ul className={styles.rows}>
          {rows.map((shown) => (
            <LimitRow
              key={shown.key}
              shown={shown}
              reply={reply}
              isChosen={limit.value === shown.key}
              isFavourite={favourites.value.includes(shown.key)}
              onChoose={() => limit.set(shown.key)}
              onFavourite={() => toggleFavourite(shown.key)}
              onRemove={shown.limit === null ? () => removeOwn(shown.key) : null}
            />
          ))}
        </ul>
      </section>
    );

  return (
    <>
      <SearchBox label="Search the limits" value={search} onChange={setSearch} />
      {found.length === 0 ? (
        <p className={styles.note}>No limit is called that. Set your own below.</p>
      ) : null}
      {list("Kept on top", kept)}
      {groups.map((group) =>
        list(
          group,
          found.filter((shown) => shown.group === group && !kept.includes(shown)),
        ),
      )}
      <OwnLimitForm
        onAdd={(added) => {
          const key = formatOwnLimit(added);
          if (!ownLimits.value.includes(key)) ownLimits.set([...ownLimits.value, key]);
          limit.set(key);
        }}
      />
    </>
  );
}

function wordsOf({ name, group, key, bounds }: ShownLimit): string {
  return `${name} ${group} ${key} ${bounds.map(describeBound).join(" ")}`.toLowerCase();
}

interface LimitRowProps {
  readonly shown: ShownLimit;
  readonly reply: CharacterReply | null;
  readonly isChosen: boolean;
  readonly isFavourite: boolean;
  readonly onChoose: () => void;
  readonly onFavourite: () => void;
  readonly onRemove: (() => void) | null;
}

function LimitRow({ shown, reply, isChosen, isFavourite, onChoose, onFavourite, onRemove }: LimitRowProps) {
  const measure = reply === null ? null : measureLimit(reply.counts, shown.bounds);
  const state = measure?.state ?? "empty";
  return (
    <li className={styles.row} data-state={state}>
      <button type="button" className={styles.choose} aria-pressed={isChosen} onClick={onChoose}>
        <span className={styles.name}>{shown.name}</span>
        <VisuallyHidden>, </VisuallyHidden>
        <span className={styles.left}>
          {measure === null ? shown.bounds.map(describeBound).join(", ") : describeMeasure(measure)}
        </span>
        <span className={styles.track} aria-hidden>
          <span
            className={styles.fill}
            style={{ inlineSize: `${Math.min(1, measure?.fraction ?? 0) * 100}%` }}
          />
        </span>
      </button>
      {onRemove === null ? null : (
        <IconButton label={`Remove ${shown.name}`} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      )}
      <IconButton label={`Keep ${shown.name} on top`} aria-pressed={isFavourite} onClick={onFavourite}>
        <Star aria-hidden className={isFavourite ? styles.starred : undefined} />
      </IconButton>
    </li>
  );
}
