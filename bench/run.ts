/**
 * Everything that is measured: `npm run bench`. `--only hall,engine` runs some parts, `--full` those too that take long,
 * `--into <file>` keeps the figures elsewhere and writes no page.
 * Prints a table, and writes `bench/results.json`, the tables of `docs/performance.md` and its plots. What each part does is
 * said in `bench/README.md`; nothing is asserted, but a run in which something acknowledged is missing is void.
 */
import { parseArgs } from 'node:util';
import { step } from '@/host/steps.mjs';
import type { Figure } from './figure';
import { writePages } from './report/pages';
import { figuresIn, newest, type PartRun, readResults, thisPlace, writeResults } from './report/results';
import { terminalTable } from './report/table';

/** The parts, each a function of its name, and the file it stands in. */
const parts: Record<string, string> = {
  engine: 'engine',
  hall: 'hall',
  hall20: 'hall',
  hallWorst: 'hall',
  growth: 'growth',
  out: 'out',
  strangers: 'strangers',
  day: 'day',
  map: 'map',
  page: 'page',
  replay: 'replay',
  hallLive: 'hall',
  phone: 'phone',
};
const onlyInFull = ['hallLive'];
/** It asks the npm registry for the packages of an older commit. */
const onlyNamed = ['phone'];

const { values } = parseArgs({
  options: { full: { type: 'boolean' }, only: { type: 'string' }, into: { type: 'string', default: newest } },
});
const isAsked = (part: string) => !onlyNamed.includes(part) && (values.full || !onlyInFull.includes(part));
const asked = values.only?.split(',') ?? Object.keys(parts).filter(isAsked);
const unknown = asked.find((part) => !Object.hasOwn(parts, part));
if (unknown !== undefined) throw new Error(`There is no part “${unknown}”: ${Object.keys(parts).join(', ')}.`);

const place = thisPlace();
const results = readResults(values.into);
const ran: Figure[] = [];
let failed = 0;
for (const part of asked) {
  const began = performance.now();
  try {
    const figures = await step(part, () => measure(part));
    const tookSeconds = Math.round((performance.now() - began) / 1000);
    results[part] = { ...place, date: new Date().toISOString(), tookSeconds, figures } satisfies PartRun;
    for (const one of figures) ran.push(one);
    writeResults(values.into, results);
    if (values.into === newest) writePages(results);
  } catch (error) {
    failed += 1;
    console.error(error);
  }
}
console.log(`\n${terminalTable(ran)}`);
console.log(`\n${ran.length} figures of ${figuresIn(results).length} that are kept in ${values.into}`);
process.exit(failed > 0 ? 1 : 0);

async function measure(part: string): Promise<Figure[]> {
  const module = (await import(`./${parts[part]}.ts`)) as Record<string, () => Promise<Figure[]>>;
  return module[part]!();
}
