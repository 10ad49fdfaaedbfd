import { createThrottle, systemTimer } from "../persistence/throttle.ts";
import type { Timer } from "../persistence/throttle.ts";
import { chooseCompanions, findOutdated } from "./stored-companion.ts";
import type { StoredCompanion } from "./stored-companion.ts";

/** A text beside the open document: what it is compared with, for instance. It is kept on the device. */
export interface CompanionText {
  /** The file or document that it came from; empty for what was typed or pasted. */
  readonly name: string;
  readonly text: string;
  /** Another number whenever the text is another one. */
  readonly revision: number;
  /** Another number whenever it came from elsewhere than its box. */
  readonly filling: number;
}

export const noCompanion: CompanionText = { name: "", text: "", revision: 0, filling: 0 };

/** Where companion texts are kept. */
export interface CompanionStore {
  readAll(): Promise<readonly StoredCompanion[]>;
  write(records: readonly StoredCompanion[], outdated: readonly string[]): Promise<void>;
  clear(): Promise<void>;
}

/** What companion texts need of the page around them; a test gives its own. */
export interface CompanionSurroundings {
  openStore(): Promise<CompanionStore>;
  /** The same for a tab after it was loaded anew. */
  readTab(): string;
  now(): number;
  readonly timer?: Timer;
}

export interface CompanionTexts {
  read(slot: string): CompanionText;
  /** Puts a whole text in, from a file, the library or a sample. */
  fill(slot: string, name: string, text: string): void;
  /** Takes over what a person typed. The name stays: it is that text, edited. */
  type(slot: string, text: string): void;
  subscribe(listener: () => void): () => void;
  /** Reads what was kept; what was put in before that stays. Never rejects: without a store, the page alone holds them. */
  restore(): Promise<void>;
  /** Writes what is not written yet, now. */
  flush(): void;
  /** Empties every slot, on the device too. */
  clear(): Promise<void>;
}

const writeIntervalMs = 500;

/** Companion texts by slot, written to the device half a second after a change at the latest. */
export function createCompanionTexts(surroundings: CompanionSurroundings): CompanionTexts {
  const listeners = new Set<() => void>();
  const unsaved = new Set<string>();
  let held: ReadonlyMap<string, CompanionText> = new Map();
  let store: CompanionStore | null = null;
  let outdated: readonly string[] = [];
  let restoring: Promise<void> | null = null;

  const read = (slot: string) => held.get(slot) ?? noCompanion;
  const show = (slot: string, text: CompanionText) => {
    held = new Map(held).set(slot, text);
    for (const listener of listeners) listener();
  };

  const write = () => {
    if (store === null || unsaved.size === 0) return;
    const tab = surroundings.readTab();
    const records = [...unsaved].map((slot): StoredCompanion => {
      const { name, text } = read(slot);
      return { key: `${tab} ${slot}`, slot, tab, name, text, writtenAt: surroundings.now() };
    });
    const forgotten = outdated;
    unsaved.clear();
    outdated = [];
    store.write(records, forgotten).catch(() => {
      // No room, or the database was closed: the page goes on holding the text, and tries again with the next change.
      for (const { slot } of records) unsaved.add(slot);
    });
  };
  const throttle = createThrottle(write, writeIntervalMs, surroundings.timer ?? systemTimer);

  const change = (slot: string, text: CompanionText) => {
    unsaved.add(slot);
    show(slot, text);
    throttle.request();
  };

  const readStore = async () => {
    try {
      const opened = await surroundings.openStore();
      const records = await opened.readAll();
      outdated = findOutdated(records);
      store = opened;
      for (const [slot, { name, text }] of chooseCompanions(records, surroundings.readTab())) {
        const known = read(slot);
        if (known.revision === 0) show(slot, { name, text, revision: 1, filling: 1 });
      }
      throttle.request();
    } catch {
      // Some private windows keep no databases. What is saved of the document says so already.
    }
  };

  return {
    read,
    fill(slot, name, text) {
      const { revision, filling } = read(slot);
      change(slot, { name, text, revision: revision + 1, filling: filling + 1 });
    },
    type(slot, text) {
      const { name, text: known, revision, filling } = read(slot);
      if (text !== known) {
        change(slot, { name: text === "" ? "" : name, text, revision: revision + 1, filling });
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    restore: () => (restoring ??= readStore()),
    flush: () => throttle.flush(),
    async clear() {
      throttle.cancel();
      unsaved.clear();
      for (const [slot, { revision, filling }] of held) {
        show(slot, { name: "", text: "", revision: revision + 1, filling: filling + 1 });
      }
      await store?.clear();
    },
  };
}
