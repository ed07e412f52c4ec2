import type { Side } from '@/lib/words';
import { artilleryRanges } from './artillery';
import { orderRefusals } from './orders';
import { figure } from './score';
import {
  about,
  attacks,
  type Book,
  bookOf,
  type Conflict,
  conflictCodes,
  each,
  isStanding,
  listed,
  type SheetRow,
  type SheetsOfTurn,
  type SheetUnit,
  type Standing,
} from './sheets-of-turn';

export type {
  AirLaidOn,
  Conflict,
  ConflictCode,
  SheetCrossing,
  SheetRow,
  SheetsOfTurn,
  SheetUnit,
} from './sheets-of-turn';

/** The rows that name each unit, in one list of their ids or the other; only units on more than one. */
function namedTwice(rows: readonly SheetRow[], ids: 'unitIds' | 'supportIds'): [string, SheetRow[]][] {
  const named = new Map<string, SheetRow[]>();
  for (const row of rows)
    for (const id of row[ids]) {
      const held = named.get(id);
      if (held) held.push(row);
      else named.set(id, [row]);
    }
  return [...named].filter(([, by]) => by.length > 1);
}

const onTwoRows = ({ rows, unitsOf }: Book): Conflict[] =>
  namedTwice(rows, 'unitIds').flatMap(([id, by]) =>
    unitsOf([id]).map((unit) =>
      about(by, [unit], {
        id: `unitTwice ${id}`,
        code: 'unitTwice',
        rule: '§5 Orders',
        message: `${unit.name} stands on more than one row: ${listed(by)}.`,
        remedy: 'Ask which order holds; the first row counts until then.',
      }),
    ),
  );

const gunsOnTwoTasks = ({ rows, unitsOf }: Book): Conflict[] =>
  namedTwice(rows, 'supportIds').flatMap(([id, by]) =>
    unitsOf([id])
      .filter(({ artilleryClass }) => artilleryClass !== null)
      .map((guns) =>
        about(by, [guns], {
          id: `gunsTwice ${id}`,
          code: 'gunsTwice',
          rule: '§9 Supporting Artillery, OC-33',
          message: `${guns.name} is to support more than one row: ${listed(by)}.`,
          remedy: 'One fight a turn: say which it supports.',
        }),
      ),
  );

function barredBreakThroughs(row: SheetRow, { unitsOf }: Book): Conflict[] {
  if (row.action !== 'breakThrough') return [];
  const units = unitsOf(row.unitIds);
  const refused = orderRefusals(row.action, units);
  if (refused.length === 0) return [];
  const slow = unitsOf(refused.flatMap(({ unitIds }) => unitIds));
  const message =
    slow.length > 0
      ? `${row.name} is to break through with units that cannot keep up: ${listed(slow)}.`
      : `${row.name} is to break through without a tank unit.`;
  return [
    about([row], slow.length > 0 ? slow : units, {
      id: `breakThroughBarred ${row.lineId}`,
      code: 'breakThroughBarred',
      rule: '§5 Orders, OC-66',
      message,
      remedy: 'Take it as an attack, or ask for armour alone.',
    }),
  ];
}

/** The units of a row that attack without having prepared; guns do not attack. */
const unprepared = (row: SheetRow, { unitsOf }: Book): SheetUnit[] =>
  attacks(row) ? unitsOf(row.unitIds).filter((unit) => !unit.isPrepared && unit.artilleryClass === null) : [];

/** Units with why they are not prepared, those alike together: "2 Para, 3 Para (Move last turn)". */
const toldUnprepared = (units: readonly SheetUnit[]): string =>
  each(units.map(({ whyUnprepared }) => whyUnprepared))
    .map((why) => `${listed(units.filter(({ whyUnprepared }) => whyUnprepared === why))} (${why})`)
    .join('; ');

/** Attacks without preparation, all of a team as one: after a landing or a march every row of it is one. */
const unpreparedAttacks = (book: Book): Conflict[] =>
  each(book.rows.map(({ teamId }) => teamId)).flatMap((teamId) => {
    const rows = book.rows.filter((row) => row.teamId === teamId && unprepared(row, book).length > 0);
    const [first, ...more] = rows;
    if (!first) return [];
    const units = book.unitsOf(each(rows.flatMap((row) => unprepared(row, book).map(({ id: unitId }) => unitId))));
    // Another row is another conflict: what was let stand did not have it.
    const id = more.length === 0 ? first.lineId : rows.map(({ lineId }) => lineId.slice(0, 8)).join(' ');
    return [
      about(rows, units, {
        id: `attackUnprepared ${id}`.slice(0, 200),
        code: 'attackUnprepared',
        rule: '§9 Combat Assumptions, OC-75',
        message: `${listed(rows)} ${more.length === 0 ? 'attacks' : 'attack'} without preparation: ${toldUnprepared(units)}.`,
        remedy: 'Prepare this turn and attack in the next; or let it stand, at −4 for each unit.',
      }),
    ];
  });

/** Close air support must be in the ground orders and in the air orders (OC-43). */
function airOnOneSheetOnly({ rows, air, unitsOf, formationsToCome }: Book): Conflict[] {
  const key = (side: Side, formation: string) => `${side} ${formation}`;
  const laidOn = new Set(air.map(({ side, formation }) => key(side, formation)));
  const asking = rows.filter(({ asksForAir }) => asksForAir).map((row) => ({ row, units: unitsOf(row.unitIds) }));
  const asked = new Set(asking.flatMap(({ units }) => units.map(({ side, formation }) => key(side, formation))));
  const rule = '§9 Close Air Support, OC-43';
  const unserved = asking
    .filter(({ units }) => !units.some(({ side, formation }) => laidOn.has(key(side, formation))))
    .map(({ row, units }) =>
      about([row], units, {
        id: `airNotLaidOn ${row.lineId}`,
        code: 'airNotLaidOn',
        rule,
        message: `${row.name} asks for air support, and no air order serves ${each(units.map(({ formation }) => formation)).join(', ') || 'it'}.`,
        remedy: 'Lay squadrons on for the formation, or tell the team that none will come.',
      }),
    );
  const unasked = new Map(
    air
      .filter(({ side, formation, isCabRank }) => !isCabRank && !asked.has(key(side, formation)))
      .filter(({ formation }) => !formationsToCome.has(formation))
      .map((group) => [key(group.side, group.formation), group]),
  );
  const idle = [...unasked.values()].map(({ side, formation }) => {
    const names = air.filter((group) => group.side === side && group.formation === formation);
    return about([], [], {
      id: `airNotAskedFor ${key(side, formation)}`,
      code: 'airNotAskedFor',
      rule,
      message: `${listed(names)} flies for ${formation}, and no row of that formation asks for air support.`,
      remedy: 'Ask the team whether a row was meant to; or take the squadrons off.',
    });
  });
  return [...unserved, ...idle];
}

function overCapacity({ rows, crossings, unitsOf }: Book): Conflict[] {
  return crossings.flatMap((crossing) => {
    const over = rows.filter(({ crossingIds }) => crossingIds.includes(crossing.id));
    const units = unitsOf(each([...over.flatMap(({ unitIds }) => unitIds), ...crossing.crossedBy]));
    const points = units.reduce((sum, { sizePoints }) => sum + sizePoints, 0);
    const capacity = crossing.isBlown ? 0 : crossing.capacityPoints;
    if (points <= capacity) return [];
    const { id, name, x, y } = crossing;
    const conflict = about(over, units, {
      id: `overCapacity ${id}`,
      code: 'overCapacity',
      rule: crossing.isBlown ? '§8 Blowing Bridges' : '§7 Traffic, OC-107, OC-108',
      message: crossing.isBlown
        ? `${name} is blown and carries nobody: ${figure(points)} points are to cross it.`
        : `${name} carries ${figure(capacity)} points a turn, and ${figure(points)} are to cross it.`,
      remedy: crossing.isBlown
        ? 'Send them by another crossing, or let them wait for a bridge.'
        : 'Say in which order they cross and who waits for the next turn, or send some by another crossing.',
    });
    return [{ ...conflict, place: { x, y } }];
  });
}

/** Guns too far from the enemies nearest to the units they support (OC-31). Units that have not moved yet may come within reach. */
function gunsOutOfRange(row: SheetRow, book: Book, moving: ReadonlySet<string>): Conflict[] {
  const { unitsOf, enemyOf, reachKm, isMovementClosed } = book;
  const guns = unitsOf(row.supportIds).filter(isStanding);
  if (guns.length === 0 || !(attacks(row) || row.action === 'hold')) return [];
  const met = unitsOf(row.unitIds)
    .filter(isStanding)
    .flatMap((unit) => enemyOf[unit.side].nearest(unit) ?? [])
    .filter(({ km }) => attacks(row) || km <= reachKm)
    .map(({ thing }) => thing);
  if (met.length === 0) return [];
  const far = guns.flatMap((unit) => {
    if (unit.artilleryClass === null || (moving.has(unit.id) && !isMovementClosed)) return [];
    const km = Math.min(...met.map(({ x, y }) => Math.hypot(x - unit.x, y - unit.y)));
    const { effectiveKm } = artilleryRanges[unit.artilleryClass];
    return km > effectiveKm ? [{ unit, told: `${unit.name} ${km.toFixed(1)} km, reaches ${effectiveKm} km` }] : [];
  });
  if (far.length === 0) return [];
  return [
    about(
      [row],
      far.map(({ unit }) => unit),
      {
        id: `gunsOutOfRange ${row.lineId}`,
        code: 'gunsOutOfRange',
        rule: '§9 Supporting Artillery, OC-31',
        message: `${row.name} is supported from too far off: ${far.map(({ told }) => told).join('; ')}.`,
        remedy: 'Move the guns up, or name others that reach.',
      },
    ),
  ];
}

/** Once movement is closed: an attack with nobody in reach of it (§9 Analysing Combat 3). */
function targetGone(row: SheetRow, { unitsOf, enemyOf, reachKm, isMovementClosed }: Book): Conflict[] {
  if (!isMovementClosed || !attacks(row)) return [];
  const units = unitsOf(row.unitIds).filter(isStanding);
  const fighters = units.filter(({ artilleryClass }) => artilleryClass === null);
  const isInReach = (unit: Standing) => (enemyOf[unit.side].nearest(unit)?.km ?? Infinity) <= reachKm;
  if (fighters.length === 0 || fighters.some((unit) => unit.isAttacking || isInReach(unit))) return [];
  return [
    about([row], fighters, {
      id: `targetGone ${row.lineId}`,
      code: 'targetGone',
      rule: '§9 Analysing Combat 3',
      message: `${row.name} attacks, and no enemy stands within ${reachKm} km: ${listed(fighters)}.`,
      remedy: 'Refer it back to the team for an instant decision, without discussion.',
    }),
  ];
}

/** What all the sheets of a turn are at odds about (§5, §9 Analysing Combat 2 and 3), kind by kind. Blocks nothing. */
export function conflictsOf(sheets: SheetsOfTurn): Conflict[] {
  const book = bookOf(sheets);
  const moving = new Set(
    sheets.rows.filter(({ action }) => action === 'move' || action === 'prepare').flatMap(({ unitIds }) => unitIds),
  );
  const found = [
    ...onTwoRows(book),
    ...airOnOneSheetOnly(book),
    ...overCapacity(book),
    ...gunsOnTwoTasks(book),
    ...unpreparedAttacks(book),
    ...sheets.rows.flatMap((row) => [
      ...barredBreakThroughs(row, book),
      ...gunsOutOfRange(row, book, moving),
      ...targetGone(row, book),
    ]),
  ];
  const rank = new Map(conflictCodes.map((code, i) => [code, i]));
  return found.sort((a, b) => rank.get(a.code)! - rank.get(b.code)!);
}
