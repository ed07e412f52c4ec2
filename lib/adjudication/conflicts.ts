import { hashed } from '@/lib/values';
import type { Side } from '@/lib/words';
import { artilleryRanges } from './artillery';
import { orderRefusals } from './orders';
import { figure, pointsWords } from './score';
import {
  about,
  attacks,
  type Book,
  bookOf,
  type Conflict,
  type ConflictCode,
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
  Conflict,
  ConflictCode,
  SheetRow,
  SheetsOfTurn,
  SheetUnit,
} from './sheets-of-turn';

/** The id of a conflict of several rows or units. Another one among them is another conflict: what was let stand did not have it. */
const idOf = (code: ConflictCode, ids: readonly string[]): string => {
  const whole = `${code} ${ids.join(' ')}`;
  // No longer than it may be stored: many are told apart by a number made of all of them.
  return whole.length <= 200 ? whole : `${code} ${ids.length} ${hashed(whole)}`;
};

/** Rows of the same fault, all of a team together. */
const byTeam = (rows: readonly SheetRow[]): SheetRow[][] =>
  each(rows.map(({ teamId }) => teamId)).map((teamId) => rows.filter((row) => row.teamId === teamId));

/** The units that stand on more than one row, in one list of its ids or the other; those on the same rows together. */
function namedTwice(
  rows: readonly SheetRow[],
  ids: 'unitIds' | 'supportIds',
  isMeant: (id: string) => boolean,
): { unitIds: string[]; by: SheetRow[] }[] {
  const named = new Map<string, SheetRow[]>();
  for (const row of rows)
    for (const id of row[ids]) {
      const held = named.get(id);
      if (held) held.push(row);
      else named.set(id, [row]);
    }
  const twice = new Map<string, { unitIds: string[]; by: SheetRow[] }>();
  for (const [id, by] of named) {
    if (by.length < 2 || !isMeant(id)) continue;
    const key = by.map(({ lineId }) => lineId).join(' ');
    const held = twice.get(key);
    if (held) held.unitIds.push(id);
    else twice.set(key, { unitIds: [id], by });
  }
  return [...twice.values()];
}

const onTwoRows = ({ rows, unitsOf }: Book): Conflict[] =>
  namedTwice(rows, 'unitIds', (id) => unitsOf([id]).length > 0).map(({ unitIds, by }) =>
    about(by, unitsOf(unitIds), {
      id: idOf('unitTwice', unitIds),
      code: 'unitTwice',
      rule: '§5 Orders',
      message: `${listed(unitsOf(unitIds))} ${unitIds.length === 1 ? 'stands' : 'stand'} on more than one row: ${listed(by)}.`,
      remedy: 'Ask which order holds; the first row counts until then.',
    }),
  );

const gunsOnTwoTasks = ({ rows, unitsOf }: Book): Conflict[] =>
  namedTwice(rows, 'supportIds', (id) => unitsOf([id]).some(({ artilleryClass }) => artilleryClass !== null)).map(
    ({ unitIds, by }) =>
      about(by, unitsOf(unitIds), {
        id: idOf('gunsTwice', unitIds),
        code: 'gunsTwice',
        rule: '§9 Supporting Artillery, OC-33',
        message: `${listed(unitsOf(unitIds))} ${unitIds.length === 1 ? 'is' : 'are'} to support more than one row: ${listed(by)}.`,
        remedy: `One fight a turn: say which ${unitIds.length === 1 ? 'it supports' : 'they support'}.`,
      }),
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
  byTeam(book.rows.filter((row) => unprepared(row, book).length > 0)).map((rows) => {
    const units = book.unitsOf(each(rows.flatMap((row) => unprepared(row, book).map(({ id: unitId }) => unitId))));
    return about(rows, units, {
      id: idOf(
        'attackUnprepared',
        rows.map(({ lineId }) => lineId),
      ),
      code: 'attackUnprepared',
      rule: '§9 Combat Assumptions, OC-75',
      message: `${listed(rows)} ${rows.length === 1 ? 'attacks' : 'attack'} without preparation: ${toldUnprepared(units)}.`,
      remedy: 'Prepare this turn and attack in the next; or let it stand, at −4 for each unit.',
    });
  });

/** Close air support must be in the ground orders and in the air orders (OC-43). */
function airOnOneSheetOnly({ rows, air, unitsOf, formationsToCome }: Book): Conflict[] {
  const key = (side: Side, formation: string) => `${side} ${formation}`;
  const laidOn = new Set(air.map(({ side, formation }) => key(side, formation)));
  const asking = rows.filter(({ asksForAir }) => asksForAir).map((row) => ({ row, units: unitsOf(row.unitIds) }));
  const asked = new Set(asking.flatMap(({ units }) => units.map(({ side, formation }) => key(side, formation))));
  const rule = '§9 Close Air Support, OC-43';
  const without = asking
    .filter(({ units }) => !units.some(({ side, formation }) => laidOn.has(key(side, formation))))
    .map(({ row }) => row);
  const unserved = byTeam(without).map((lacking) => {
    const units = unitsOf(each(lacking.flatMap(({ unitIds }) => unitIds)));
    const [asks, them] = lacking.length === 1 ? ['asks', 'it'] : ['ask', 'them'];
    return about(lacking, units, {
      id: idOf(
        'airNotLaidOn',
        lacking.map(({ lineId }) => lineId),
      ),
      code: 'airNotLaidOn',
      rule,
      message: `${listed(lacking)} ${asks} for air support, and no air order serves ${each(units.map(({ formation }) => formation)).join(', ') || them}.`,
      remedy: 'Lay squadrons on for the formation, or tell the team that none will come.',
    });
  });
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
        ? `${name} is blown and carries nobody: ${pointsWords(points)} ${points === 1 ? 'is' : 'are'} to cross it.`
        : `${name} carries ${pointsWords(capacity)} a turn, and ${figure(points)} are to cross it.`,
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

/** The units of an attack that nobody is in reach of, once movement is closed (§9 Analysing Combat 3). */
function withoutTarget(row: SheetRow, { unitsOf, enemyOf, reachKm, isMovementClosed }: Book): SheetUnit[] {
  if (!isMovementClosed || !attacks(row)) return [];
  const units = unitsOf(row.unitIds).filter(isStanding);
  const fighters = units.filter(({ artilleryClass }) => artilleryClass === null);
  const isInReach = (unit: Standing) => (enemyOf[unit.side].nearest(unit)?.km ?? Infinity) <= reachKm;
  return fighters.some((unit) => unit.isAttacking || isInReach(unit)) ? [] : fighters;
}

/** Attacks whose target has left, all of a team as one. */
const targetsGone = (book: Book): Conflict[] =>
  byTeam(book.rows.filter((row) => withoutTarget(row, book).length > 0)).map((rows) => {
    const fighters = book.unitsOf(each(rows.flatMap((row) => withoutTarget(row, book).map(({ id }) => id))));
    return about(rows, fighters, {
      id: idOf(
        'targetGone',
        rows.map(({ lineId }) => lineId),
      ),
      code: 'targetGone',
      rule: '§9 Analysing Combat 3',
      message: `${listed(rows)} ${rows.length === 1 ? 'attacks' : 'attack'}, and no enemy stands within ${book.reachKm} km: ${listed(fighters)}.`,
      remedy: 'Refer it back to the team for an instant decision, without discussion.',
    });
  });

/** The conflicts among all the sheets of a turn (§5, §9 Analysing Combat 2 and 3), kind by kind. They block nothing. */
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
    ...sheets.rows.flatMap((row) => [...barredBreakThroughs(row, book), ...gunsOutOfRange(row, book, moving)]),
    ...targetsGone(book),
  ];
  const rank = new Map(conflictCodes.map((code, i) => [code, i]));
  return found.sort((a, b) => rank.get(a.code)! - rank.get(b.code)!);
}
