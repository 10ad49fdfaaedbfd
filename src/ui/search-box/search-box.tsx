import { Search } from "lucide-react";
import { useEffect, useId, useRef } from "react";

import styles from "./search-box.module.css";

export interface SearchBoxProps {
  /** What is searched, as a request: "Search the tools". */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Somebody is about to search: time to fetch what is searched. */
  readonly onApproach?: () => void;
}

/**
 * A box to search what stands under it. It takes over what was typed before scripts ran, and what a link asks for with
 * `?q=`. Without scripts it is not shown.
 */
export function SearchBox({ label, value, onChange, onApproach }: SearchBoxProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  }, [onChange]);

  useEffect(() => {
    const asked = box.current?.value || new URLSearchParams(location.search).get("q") || "";
    if (asked !== "") report.current(asked);
  }, []);

  return (
    <search className={styles.search}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <Search size={18} strokeWidth={1.75} aria-hidden className={styles.icon} />
      <input
        ref={box}
        id={id}
        type="search"
        className={styles.input}
        placeholder={label}
        autoComplete="off"
        value={value}
        onFocus={onApproach}
        onChange={(event) => onChange(event.target.value)}
      />
    </search>
  );
}
