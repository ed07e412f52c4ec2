/**
 * Who is near whom, measured: `npm run bench:contacts`. The pairs in contact, the combats proposed and the meeting of a
 * move, for 250, 1,000 and 4,000 units on a map that grows with them. Four times the units should take little more than
 * four times the time; sixteen times would mean that every unit looks at every other. Prints a table; nothing is asserted.
 */

import { proposedCombats } from '@/lib/advice/combat/propose-combats';
import type { UnitToGroup } from '@/lib/advice/combat/propose-unit-part';
import { pairsAfter } from '@/lib/advice/movement/contact-pairs';
import { measureLeg } from '@/lib/advice/movement/measure-move';

/** The same places every time, scattered evenly: 0 to 1. */
const scattered = (i: number): number => Math.abs(Math.sin(i * 12.9898 + 1) * 43_758.5453) % 1;

const unit = (i: number, side: number): UnitToGroup & { isOnMap: true; isCaptured: false; name: string } => ({
  id: `u${i}`,
  name: `u${i}`,
  side: i % 2 === 0 ? 'allied' : 'german',
  formation: `Div ${i % 20}`,
  status: 5,
  artilleryClass: i % 10 === 0 ? 'field' : null,
  x: scattered(2 * i) * side,
  y: scattered(2 * i + 1) * side,
  startX: null,
  startY: null,
  turnShareMoved: 0,
  isFlexible: false,
  lastAction: null,
  lastKmMoved: 0,
  hasRetired: false,
  order: { orders: '', action: i % 4 === 0 ? 'attack' : 'hold', posture: 'tact', standFast: false, supportIds: [] },
  isOnMap: true,
  isCaptured: false,
});

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
  const side = 4 * Math.sqrt(count);
  const map = { title: '', credit: '', frame: { minX: 0, minY: 0, maxX: side, maxY: side }, features: [] };
  const units = Array.from({ length: count }, (_, i) => unit(i, side));
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
    'all combats proposed': () => proposedCombats(units, new Set(), new Map(), begins),
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
