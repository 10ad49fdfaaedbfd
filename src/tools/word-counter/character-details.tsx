import { useEffect, useState } from "react";

import { describeCharacters } from "#core/characters/describe-characters.ts";
import type { CharacterDescription, TextSize } from "#core/characters/describe-characters.ts";
import { useWorkspaceActions, useWorkspaceState } from "#workspace/use-workspace.ts";

import styles from "./character-details.module.css";
import { characterClasses, nameScript } from "./character-classes.ts";
import { formatCount, formatShare } from "./format.ts";

/** A pause in the typing after which the characters are described; short enough not to be waited for. */
const pauseMilliseconds = 200;
const mostScripts = 8;

const units: readonly { readonly unit: keyof TextSize; readonly name: string; readonly use: string }[] = [
  { unit: "graphemes", name: "Characters", use: "as readers see them" },
  { unit: "codePoints", name: "Code points", use: "as Python and databases count" },
  { unit: "utf16Units", name: "UTF-16 units", use: "as most web forms count" },
  { unit: "utf8Bytes", name: "UTF-8 bytes", use: "as stored and sent" },
];

/** The characters of the text in every unit, by class and by script. */
export default function CharacterDetails() {
  const description = useDescription();
  if (description === null) return null;
  const { all, withoutSpaces, classes, scripts } = description;
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">The whole text</th>
            <th scope="col" className={styles.number}>
              All
            </th>
            <th scope="col" className={styles.number}>
              No spaces
            </th>
          </tr>
        </thead>
        <tbody>
          {units.map(({ unit, name, use }) => (
            <tr key={unit}>
              <th scope="row">
                {name}
                <span className={styles.use}>{use}</span>
              </th>
              <td className={styles.number}>{formatCount(all[unit])}</td>
              <td className={styles.number}>{formatCount(withoutSpaces[unit])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>Line breaks count here, as in a file; the large figure leaves them out.</p>
      <CodePointTable
        heading="Kinds of characters"
        rows={characterClasses
          .map(({ name, label }) => ({
            name: label,
            count: classes[name],
            share: all.codePoints === 0 ? 0 : classes[name] / all.codePoints,
          }))
          .filter(({ count }) => count > 0)}
      />
      <CodePointTable
        heading="Scripts"
        rows={scripts
          .slice(0, mostScripts)
          .map(({ script, codePoints, share }) => ({ name: nameScript(script), count: codePoints, share }))}
      />
    </>
  );
}

interface Described {
  readonly revision: number;
  readonly description: CharacterDescription;
}

/** Describes the text, anew in pauses of the typing. */
function useDescription(): CharacterDescription | null {
  const { revision, status } = useWorkspaceState();
  const actions = useWorkspaceActions();
  const [described, setDescribed] = useState<Described | null>(null);
  useEffect(() => {
    if (status !== "ready" || described?.revision === revision) return undefined;
    const describe = () => setDescribed({ revision, description: describeCharacters(actions.readText()) });
    const timer = setTimeout(describe, pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [actions, described, revision, status]);
  return described?.description ?? null;
}

interface CodePointTableProps {
  readonly heading: string;
  readonly rows: readonly { readonly name: string; readonly count: number; readonly share: number }[];
}

function CodePointTable({ heading, rows }: CodePointTableProps) {
  if (rows.length === 0) return null;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col" className={styles.number}>
            Code points
          </th>
          <th scope="col" className={styles.number}>
            Share
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, count, share }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={styles.number}>{formatCount(count)}</td>
            <td className={styles.number}>{formatShare(share)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
