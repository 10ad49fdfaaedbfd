import { benchmarkEngine } from "./engine.ts";
import { benchmarkKeystrokes } from "./keystrokes.ts";
import { benchmarkPage } from "./page.ts";

/** Every benchmark by the name that chooses it: `npm run bench -- keystrokes`. */
const benchmarks: Readonly<Record<string, () => Promise<void>>> = {
  engine: benchmarkEngine,
  keystrokes: benchmarkKeystrokes,
  page: benchmarkPage,
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in benchmarks));
if (unknown.length > 0) {
  process.stderr.write(
    `No benchmark is called ${unknown.join(", ")}. There are: ${Object.keys(benchmarks).join(", ")}.\n`,
  );
  process.exit(2);
}
for (const [name, benchmark] of Object.entries(benchmarks)) {
  if (chosen.length === 0 || chosen.includes(name)) await benchmark();
}
