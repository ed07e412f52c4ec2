import type { OrderLine, Team } from '@/lib/db/generated/client';
import { db } from '../client';
import { postWaiting } from '../messages/messages';
import { type Unit, unitsWhere } from '../movement/units';
import { whereTold } from '../reports/is-told';
import { type Aboard, type TeamOwed, teamsOwed } from '../reports/teams-owed';
import type { Tx } from '../transaction';

/** What the end of a turn looks at, read inside its transaction. */

export const unitsInGame = (tx: Tx, gameId: string): Promise<Unit[]> => unitsWhere(tx, { gameId });

/** What a unit is ordered by the row that names it. */
export type OrderGiven = Pick<OrderLine, 'action' | 'posture' | 'standFast' | 'orders'>;

/** What each unit was ordered in a turn, by unit id: from the sheets handed in. */
export async function ordersGiven(tx: Tx, gameId: string, turn: number): Promise<Map<string, OrderGiven>> {
  const lines = await tx.orderLine.findMany({
    where: { sheet: { gameId, turn, state: 'submitted' } },
    select: { counterIds: true, action: true, posture: true, standFast: true, orders: true },
  });
  const byCounter = new Map(lines.flatMap((line) => line.counterIds.map((id) => [id, line] as const)));
  const units = await tx.unit.findMany({
    where: { gameId, counterId: { in: [...byCounter.keys()] } },
    select: { id: true, counterId: true },
  });
  return new Map(units.map((unit) => [unit.id, byCounter.get(unit.counterId)!]));
}

/** The units that met an enemy in a turn, as entered. */
export async function unitsInContact(tx: Tx, gameId: string, turn: number): Promise<Set<string>> {
  const rows = await tx.contactTurn.findMany({ where: { gameId, turn }, select: { unitId: true } });
  return new Set(rows.map(({ unitId }) => unitId));
}

/** The units that went back in a combat of this turn, as ruled. */
export async function unitsThatRetired(gameId: string, turn: number, tx: Tx = db()): Promise<Set<string>> {
  const combats = await tx.combat.findMany({ where: { gameId, turn, state: 'ruled' }, select: { ruling: true } });
  const effects = combats.flatMap(
    ({ ruling }) => (ruling as { units?: { id: string; retiresKm: number }[] } | null)?.units ?? [],
  );
  return new Set(effects.filter((effect) => effect.retiresKm > 0).map((effect) => effect.id));
}

/** What stands open in a turn: sheets, combats, reports. */
export interface OpenBusiness {
  /** Of the teams that were told of a unit of their own: a team without a counter has nobody to order. */
  notHandedIn: Team[];
  unread: Team[];
  combats: { number: number; name: string }[];
  /** The teams that are owed a report of the turn. */
  owed: TeamOwed[];
  /** Those of them that have had none. */
  untold: TeamOwed[];
  /** What waits with Control. */
  post: { messages: number; notes: number };
}

/** What still stands open in a turn, inside a transaction or outside; `lifts` are those of the game's scenario. */
export async function openBusiness(gameId: string, turn: number, lifts: Aboard, tx: Tx = db()): Promise<OpenBusiness> {
  const owed = await teamsOwed(gameId, turn, lifts, tx);
  const sheets = await tx.orderSheet.findMany({
    where: { gameId, turn, state: 'submitted' },
    select: { id: true, teamId: true },
  });
  const combats = await tx.combat.findMany({
    where: { gameId, turn, state: { not: 'ruled' } },
    orderBy: { number: 'asc' },
    select: { number: true, name: true },
  });
  const reports = await tx.reportDraft.findMany({
    where: { gameId, turn, ...whereTold },
    select: { teamId: true },
  });
  const readings = await tx.sheetReading.findMany({
    where: { gameId, sheetId: { in: sheets.map((sheet) => sheet.id) }, state: 'accepted' },
  });
  const counters = await tx.issuedCounter.findMany({
    where: { gameId },
    distinct: ['teamId'],
    select: { teamId: true },
  });
  const mayOrder = new Set(counters.map(({ teamId }) => teamId));
  const accepted = new Set(readings.map((reading) => reading.sheetId));
  const told = new Set(reports.map((report) => report.teamId));
  const sheetOf = new Map(sheets.map((sheet) => [sheet.teamId, sheet.id]));
  const teams = owed.filter(({ hasTroops }) => hasTroops);
  return {
    notHandedIn: teams.filter((team) => mayOrder.has(team.id) && !sheetOf.has(team.id)),
    unread: teams.filter((team) => sheetOf.has(team.id) && !accepted.has(sheetOf.get(team.id)!)),
    combats,
    owed,
    untold: owed.filter((team) => !told.has(team.id)),
    post: await postWaiting(gameId, tx),
  };
}
