const cacheName = "own-dictionaries";

/** The two files of a dictionary, as they were opened. */
interface DictionaryFiles {
  readonly rules: Uint8Array;
  readonly words: Uint8Array;
}

/** Addresses that nothing serves: they only name what is kept. */
function addressesOf(name: string): readonly [rules: string, words: string] {
  const folder = `/own-dictionaries/${encodeURIComponent(name)}`;
  return [`${folder}.aff`, `${folder}.dic`];
}

/** Keeps a dictionary in this browser, in the place of one of the same name. */
export async function keepOwnDictionary(name: string, rules: Blob, words: Blob): Promise<void> {
  const cache = await caches.open(cacheName);
  const [rulesAddress, wordsAddress] = addressesOf(name);
  await cache.put(rulesAddress, new Response(rules));
  await cache.put(wordsAddress, new Response(words));
}

/** Takes a dictionary out of this browser. */
export async function removeOwnDictionary(name: string): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(addressesOf(name).map((address) => cache.delete(address)));
}

/** Reads a dictionary that is kept; rejects where it is not there any more. */
export async function readOwnDictionary(name: string): Promise<DictionaryFiles> {
  const cache = await caches.open(cacheName);
  const [rules, words] = await Promise.all(addressesOf(name).map((address) => cache.match(address)));
  if (rules === undefined || words === undefined)
    throw new Error(`The dictionary ${name} is not in this browser any more. Open it anew.`);
  return {
    rules: new Uint8Array(await rules.arrayBuffer()),
    words: new Uint8Array(await words.arrayBuffer()),
  };
}
