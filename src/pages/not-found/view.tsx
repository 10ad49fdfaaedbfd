import { useState } from "react";
import { Link, useLocation } from "react-router";

import { useHydrated } from "#ui/foundation/use-hydrated.ts";
import { SearchBox } from "#ui/search-box/search-box.tsx";
import { MarkedName } from "#ui/search/marked-name.tsx";

import { destinations } from "./destinations.ts";
import type { Destination, DestinationKind } from "./destinations.ts";
import { findDestinations } from "./find-destinations.ts";
import { nearestDestinations } from "./nearest.ts";
import styles from "./view.module.css";

/** What the address that led here may have meant. It is not known while the page is prerendered. */
function useNearest(): readonly Destination[] {
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  return isHydrated ? nearestDestinations(pathname, destinations) : [];
}

function Suggestions() {
  const nearest = useNearest();
  return (
    <output className={styles.suggestions}>
      {nearest.length === 0 ? null : (
        <>
          <span>Did you mean </span>
          {nearest.map(({ path, name }, place) => (
            <span key={path}>
              {place === 0 ? "" : place === nearest.length - 1 ? " or " : ", "}
              <Link to={path}>{name}</Link>
            </span>
          ))}
          <span>?</span>
        </>
      )}
    </output>
  );
}

function countSentence(count: number): string {
  return count === 0 ? "Nothing found" : count === 1 ? "1 result" : `${count} results`;
}

function Results({ query }: { readonly query: string }) {
  return (
    <ul className={styles.list}>
      {findDestinations(destinations, query).map(({ destination, ranges }) => (
        <li key={destination.path}>
          <Link to={destination.path} className={styles.destination}>
            <span className={styles.name}>
              <MarkedName name={destination.name} ranges={ranges} />
            </span>
            <span className={styles.description}>{destination.description}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const groups: readonly { readonly kind: DestinationKind; readonly title: string }[] = [
  { kind: "tool", title: "Tools" },
  { kind: "article", title: "Articles" },
  { kind: "page", title: "Pages" },
];

/** All there is by name, for who does not search, or cannot because scripts are switched off. */
function Directory() {
  return groups.map(({ kind, title }) => (
    <section key={kind} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={kind === "article" ? styles.titles : styles.names}>
        {destinations
          .filter((destination) => destination.kind === kind)
          .map(({ path, name }) => (
            <li key={path}>
              <Link to={path} className={styles.link}>
                {name}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  ));
}

function SiteSearch() {
  const [query, setQuery] = useState("");
  const isSearching = query.trim() !== "";
  const count = isSearching ? findDestinations(destinations, query).length : null;
  return (
    <>
      <div className={styles.search}>
        <SearchBox label="Search this site" value={query} onChange={setQuery} />
      </div>
      <output className={count === 0 ? styles.empty : "visually-hidden"}>
        {count === null ? null : countSentence(count)}
      </output>
      {isSearching ? <Results query={query} /> : <Directory />}
    </>
  );
}

/** For every address that leads nowhere. It is prerendered once, and learns which address that was from the browser. */
export default function NotFoundView() {
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>There is no page here</h1>
      <p className={styles.explanation}>
        The address may be mistyped, or the page may have moved. If you were working on a text, it is where
        you left it.
      </p>
      <Suggestions />
      <SiteSearch />
    </div>
  );
}
