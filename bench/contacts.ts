/**
 * The pairs of units near each other, measured: `npm run bench:contacts`. The pairs in contact, the combats proposed
 * and the meeting of a move, for 250, 1,000 and 4,000 units on a map that grows with them. Four times the units should
 * take little more than four times the time; sixteen times would mean that every unit looks at every other. Prints a
 * table; nothing is asserted.
 */

import { proposeCombats } from '@/lib/advice/combat/propose-combats';
import { pairsAfter } from '@/lib/advice/movement/contact-pairs';
import { measureLeg } from '@/lib/advice/movement/measure-move';
import { strewnUnits } from './growth/strewn-units';

/** Processor time in ms: the least of several, so that what else runs counts for little. */
function timeOf(work: () => void): number {
  work();
  const times = Array.from({ length: 5 }, () => {
    const began = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

const before = new Map<string, number>();
for (const count of [250, 1_000, 4_000]) {
  const { units, map, side } = strewnUnits(count);
  const all = new Set(units.map(({ id }) => id));
  const { begins } = pairsAfter(units, [], all, map, 'morning');
  const move = {
    from: { x: 0, y: side / 2 },
    to: { x: 12, y: side / 2 },
    mover: 'foot',
    mode: 'tactical',
    daypart: 'morning',
    weather: 'fair',
    kmBefore: 0,
    shareBefore: 0,
    map,
    crossings: [],
    rulebook: 'literal2011',
  } as const;
  const german = units.filter((one) => one.side === 'german');
  const works: Record<string, () => void> = {
    'all pairs in contact': () => pairsAfter(units, [], all, map, 'morning'),
    'all combats proposed': () => proposeCombats(units, new Set(), new Map(), begins),
    'a move measured, enemies indexed anew': () =>
      measureLeg({ ...move, beside: { enemies: [...german], action: 'move', isTanks: false } }),
  };
  for (const [what, work] of Object.entries(works)) {
    const took = timeOf(work);
    const was = before.get(what);
    const growth = was === undefined ? '' : `, ${(took / was).toFixed(1)} times the quarter`;
    console.log(`${count} units, ${begins.length} pairs: ${what} ${took.toFixed(1)} ms${growth}`);
    before.set(what, took);
  }
}
