import { db } from '@/lib/db/kernel/client';
import { entriesOf, storedTruth } from '@/lib/db/record/stored-truth';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { compare } from '@/lib/ledger/compare';
import { fold, LedgerBroken } from '@/lib/ledger/fold';
import type { LedgerState } from '@/lib/ledger/kinds';
import { openingTruth } from '@/lib/ledger/opening';
import type { Result } from '@/lib/result';
import type { Scenario } from '@/lib/scenario/types';
import { type ControlSeat, isControl, type PlayerSeat, seatOf } from '@/lib/turn/kernel/seat';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import { strayCanaries } from './canaries';
import type { View } from './view';

/** The faults, one sentence each; empty: none. */
export type Faults = string[];

/** The parts of a game that are watched over: its ledger and every team's desk. */
export interface Watch {
  gameId: string;
  /** The truth the ledger has given so far, and the number of the entry it stands at. */
  truth: LedgerState;
  folded: number;
  /** A seat of each team, to look at its desk with. */
  players: { key: string; seat: PlayerSeat }[];
  /** The cursor of each desk as it was last looked at. */
  cursors: Map<string, string>;
}

export async function watchOver(gameId: string, scenario: Scenario): Promise<Watch> {
  const teams = await db().team.findMany({ where: { gameId }, include: { seats: true } });
  return {
    gameId,
    truth: openingTruth(scenario),
    folded: 0,
    players: teams.map(({ key, seats }) => ({ key, seat: seatOf(seats[0]!) as PlayerSeat })),
    cursors: new Map(),
  };
}

/** The faults of an answer: a refusal says in plain words what would be right, and a player nothing of the mechanism. */
export function faultsInAnswer(answer: Result<unknown>, seat: ControlSeat | PlayerSeat): Faults {
  if (answer?.ok === true) return [];
  if (answer?.ok !== false) return [`answered neither ok nor why not: ${JSON.stringify(answer)}`];
  const { code, message, rule } = answer.refusal;
  const faults: Faults = [];
  if (!/[.?!”’]$/u.test(message) || /undefined|\bnull\b|\bNaN\b|\[object|prisma|postgres/.test(message))
    faults.push(`refused (${code}) in no plain words: ${message}`);
  if (rule !== undefined && !isControl(seat)) faults.push(`told a player of ${rule}`);
  return faults;
}

/** The faults of an act: in the ledger's new entries, and on the desks that have changed. */
export async function faultsIn(watch: Watch, view: View): Promise<Faults> {
  return [...(await faultsInEntries(watch)), ...(await faultsOnDesks(watch, view))];
}

/** Folds on what has been written since: an entry out of turn, or one whose `before` is not what was. */
async function faultsInEntries(watch: Watch): Promise<Faults> {
  const entries = await entriesOf(watch.gameId, watch.folded);
  try {
    watch.truth = fold(watch.truth, entries, watch.folded);
    watch.folded += entries.length;
    return [];
  } catch (error) {
    if (error instanceof LedgerBroken) return [`the ledger is broken: ${error.message}`];
    throw error;
  }
}

/** Where what the ledger has given differs from what is stored: the whole of the game, which takes a while to read. */
export async function faultsInStore({ gameId, truth }: Watch): Promise<Faults> {
  return compare(truth, await storedTruth(gameId)).map(
    ({ key, field, ledger, stored }) =>
      `${key} ${field}: the ledger says ${JSON.stringify(ledger)}, stored is ${JSON.stringify(stored)}`,
  );
}

async function faultsOnDesks({ gameId, players, cursors }: Watch, view: View): Promise<Faults> {
  const now = await db().teamDesk.findMany({ where: { gameId }, select: { id: true, cursor: true } });
  const faults: Faults = [];
  const units = await db().unit.findMany({ where: { gameId }, select: unitFields });
  for (const { key, seat } of players) {
    const cursor = now.find(({ id }) => id === seat.teamId)?.cursor ?? '';
    if (cursors.get(seat.teamId) === cursor) continue;
    cursors.set(seat.teamId, cursor);
    const found = leaksOn(await playerDesk(seat), key, seat.teamId, units, view);
    for (const one of found.map((leak) => `on the desk of ${key}: ${leak}`)) faults.push(one);
  }
  return faults;
}

const unitFields = { id: true, counterId: true, teamId: true, side: true, name: true } as const;
type UnitKnown = { id: string; counterId: string; teamId: string; side: string; name: string };

const profile = /\[?\(?\d{1,2}\)?(-\(?\d{1,2}\)?){2,}\]?/;
/** An id as it is drawn: its figures are chance. */
const drawnId = /"id":"[\w-]{21}"/g;

/** The things on a desk that were never issued to it. */
export function leaksOn(
  desk: PlayerDesk,
  teamKey: string,
  teamId: string,
  units: readonly UnitKnown[],
  view: View,
): Faults {
  const text = JSON.stringify(desk);
  const leaks = strayCanaries(teamKey, text).map((stray) => `words that are not its own to read: ${stray}`);
  // The team's own papers hold what it wrote itself, whatever that was; the rest was issued.
  const { sheets, airSheets, lastSheet, marks, sentMessages, sentCopies, ...issued } = desk;
  const values = new Set(textsIn(issued));
  for (const unit of units) {
    if (values.has(unit.id)) leaks.push(`the master id ${unit.id}`);
    if (unit.teamId !== teamId && values.has(unit.counterId)) leaks.push(`the counter id of ${unit.name}`);
  }
  for (const { kind, id } of view.things) {
    if (masterOnly.has(kind) && values.has(id)) leaks.push(`the id of a ${kind} of Control’s`);
  }
  const { side } = desk.team;
  const own = new Map(units.filter((unit) => unit.teamId === teamId).map((unit) => [unit.counterId, unit]));
  for (const { id, name } of desk.counters)
    if (!own.has(id)) leaks.push(`the counter ${name}, which is another team's`);
  for (const { name } of desk.friends)
    if (!units.some((unit) => unit.side === side && unit.name === name)) leaks.push(`${name} among its friends`);
  for (const { name } of desk.expected)
    if (!units.some((unit) => unit.teamId === teamId && unit.name === name))
      leaks.push(`${name} among those it expects`);
  const { counters, friends, expected, squadrons } = desk;
  const figures = profile.exec(
    JSON.stringify({ counters, friends, expected, squadrons })
      .replace(drawnId, '')
      .replace(/\d{4}-\d\d-\d\d/g, ''),
  );
  if (figures) leaks.push(`a status profile: ${figures[0]}`);
  return leaks;
}

/** Kinds of which a player knows no id. */
const masterOnly = new Set([
  'combat',
  'report',
  'case',
  'area',
  'airTask',
  'bridging',
  'passage',
  'binding',
  'companionGame',
  'telephone',
  'controlNote',
]);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
