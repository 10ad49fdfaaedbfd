import { namespacePrefixes } from "./namespaces.ts";

/** Word declares some forty prefixes; beyond this many, further ones are not known. */
const mostPrefixes = 200;

/** The declarations in force at an element, and the short names worked out under them. */
class NameScope {
  readonly addresses: ReadonlyMap<string, string>;
  readonly elements = new Map<string, string>();
  readonly attributes = new Map<string, string>();

  constructor(addresses: ReadonlyMap<string, string>) {
    this.addresses = addresses;
  }

  /** A name of the file as a short name: "w:p" whatever its prefix there; "~p" in a namespace that is not read. */
  translate(name: string, isElement: boolean): string {
    const known = isElement ? this.elements : this.attributes;
    const before = known.get(name);
    if (before !== undefined) return before;
    const colon = name.indexOf(":");
    const prefix = colon < 0 ? "" : name.slice(0, colon);
    const local = name.slice(colon + 1);
    const address = prefix === "xml" ? "http://www.w3.org/XML/1998/namespace" : this.addresses.get(prefix);
    let short = name;
    if (prefix !== "" || (isElement && address !== undefined)) {
      // A prefix that is nowhere declared is taken at its word: some programs forget the declaration.
      const own = address === undefined ? prefix : namespacePrefixes.get(address);
      short = own === undefined ? `~${local}` : `${own}:${local}`;
    }
    known.set(name, short);
    return short;
  }
}

/** The namespaces of a file as its elements open and close. */
export class NameScopes {
  #scope = new NameScope(new Map());
  readonly #outer: (NameScope | null)[] = [];

  /** Enters an element with these attributes, which may declare namespaces. */
  enter(attributes: Readonly<Record<string, string>>): void {
    let declared: Map<string, string> | null = null;
    for (const name in attributes) {
      if (!name.startsWith("xmlns") || (name.length > 5 && name[5] !== ":")) continue;
      declared ??= new Map(this.#scope.addresses);
      if (declared.size < mostPrefixes) declared.set(name.slice(6), attributes[name] ?? "");
    }
    this.#outer.push(declared === null ? null : this.#scope);
    if (declared !== null) this.#scope = new NameScope(declared);
  }

  leave(): void {
    const outer = this.#outer.pop();
    if (outer !== undefined && outer !== null) this.#scope = outer;
  }

  get depth(): number {
    return this.#outer.length;
  }

  element(name: string): string {
    return this.#scope.translate(name, true);
  }

  attribute(name: string): string {
    return this.#scope.translate(name, false);
  }

  /** The short names of prefixes, as in a list of what a reader must understand; `null` for each that is not read. */
  prefixes(list: string): readonly (string | null)[] {
    return list
      .split(/\s+/)
      .filter((prefix) => prefix !== "")
      .map((prefix) => namespacePrefixes.get(this.#scope.addresses.get(prefix) ?? "") ?? null);
  }
}
