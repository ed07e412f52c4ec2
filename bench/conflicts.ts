/**
 * The conflicts of a turn's sheets, measured: `npm run bench:conflicts`. Twice the sheets should take twice the time;
 * 4 times would mean that every row looks at every unit. Prints a table; nothing is asserted.
 */
import { conflictsOf, type SheetRow, type SheetsOfTurn, type SheetUnit } from '@/lib/adjudication/conflicts';

const rowsOnSheet = 20;
const unitsOnRow = 2;

/** A turn of `sheets` sheets, on a map that grows with them. */
function turnOf(sheets: number): SheetsOfTurn {
  const count = sheets * rowsOnSheet;
  const height = sheets * 1.2;
  const units = Array.from({ length: count * unitsOnRow }, (_, i): SheetUnit => {
    const isGerman = i % 2 === 1;
    return {
      id: `u${i}`,
      name: `u${i}`,
      teamId: isGerman ? 'walther' : 'guards',
      side: isGerman ? 'german' : 'allied',
      formation: isGerman ? 'Div Walther' : 'Guards Armd Div',
      arm: 'infantry',
      flags: [],
      mover: 'mech',
      x: (i * 37) % 90,
      y: (i * 53) % height,
      sizePoints: 8,
      artilleryClass: i % 10 === 0 ? 'field' : null,
      isPrepared: i % 7 !== 0,
      whyUnprepared: 'Move last turn',
      isAttacking: false,
    };
  });
  const rows = Array.from(
    { length: count },
    (_, i): SheetRow => ({
      lineId: `${i}`,
      teamId: 'guards',
      name: `Row ${i}`,
      action: 'attack',
      unitIds: [`u${2 * i}`, `u${2 * i + 1}`],
      supportIds: i % 10 === 0 ? [`u${i}`] : [],
      asksForAir: i % 20 === 0,
      crossingIds: [`c${i % 30}`],
    }),
  );
  const crossings = Array.from({ length: 30 }, (_, i) => ({
    id: `c${i}`,
    name: `c${i}`,
    x: i,
    y: i,
    capacityPoints: 40,
    isBlown: false,
    crossedBy: [],
  }));
  return { rows, units, crossings, air: [], formationsToCome: new Set(), isMovementClosed: true, reachKm: 2.5 };
}

/** Processor time of one going-through in ms: the least of several, so that what else runs counts for little. */
function timeOf(turn: SheetsOfTurn): number {
  const times = Array.from({ length: 7 }, () => {
    const began = process.cpuUsage();
    conflictsOf(turn);
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

timeOf(turnOf(50));
let before: number | null = null;
for (const sheets of [25, 50, 100, 200, 400]) {
  const turn = turnOf(sheets);
  const took = timeOf(turn);
  const growth = before === null ? '' : `, ${(took / before).toFixed(1)} times the half`;
  console.log(`${sheets} sheets, ${turn.rows.length} rows: ${took.toFixed(1)} ms${growth}`);
  before = took;
}
