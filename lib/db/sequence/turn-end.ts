import type { OrderLine, Team } from '@/lib/db/generated/client';
import type { Lift } from '@/lib/scenario/types';
import { type FightsOpen, fightsOpen } from '../combat/fights-open';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';
import { postWaiting } from '../messages/messages';
import { type Unit, unitsWhere } from '../movement/units';
import { whereTold } from '../reports/is-told';
import { type TeamInTurn, teamsInTurn } from '../reports/teams-owed';

/** The units that the end of a turn looks at, read inside its transaction. */

export const unitsInGame = (tx: Tx, gameId: string): Promise<Unit[]> => unitsWhere(tx, { gameId });

/** The order of a unit by the row that names it. */
export type OrderGiven = Pick<OrderLine, 'action' | 'posture' | 'standFast' | 'orders'>;

/** The order of each unit in a turn, by unit id: from the sheets handed in. */
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

/** `group`: the squadrons' name; `zone`: where a lift is to land. */
interface AirOrderOpen {
  mission: 'closeAirSupport' | 'bombing' | 'recce' | 'airTransport';
  formation: string;
  group: string | null;
  zone: string | null;
}

/** The unfinished business of a turn: sheets, combats, reports. */
export interface OpenBusiness {
  /** Of the teams that are asked and were told of a unit of their own: a team without a counter has nobody to order. */
  notHandedIn: Team[];
  unread: Team[];
  fights: FightsOpen;
  /** Air orders that nothing has become of. Air cover, escorts and a cab rank may fly and meet nothing. */
  airOrders: AirOrderOpen[];
  /** The teams that are owed a report of the turn. */
  owed: TeamInTurn[];
  /** The teams among them that have had none. */
  untold: TeamInTurn[];
  /** The messages and notes that wait with Control. */
  post: { messages: number; notes: number };
}

/** The unfinished business of a turn, inside a transaction or outside; `lifts` are those of the game's scenario. */
export async function openBusiness(
  gameId: string,
  turn: number,
  lifts: readonly Lift[],
  tx: Tx = db(),
): Promise<OpenBusiness> {
  const all = await teamsInTurn(gameId, turn, lifts, tx);
  const sheets = await tx.$queryRaw<{ teamId: string; isAccepted: boolean }[]>`
    SELECT s."teamId", coalesce(r.state = 'accepted', false) AS "isAccepted"
    FROM "OrderSheet" s LEFT JOIN "SheetReading" r ON r."gameId" = s."gameId" AND r."sheetId" = s.id
    WHERE s."gameId" = ${gameId} AND s.turn = ${turn} AND s.state = 'submitted'`;
  const fights = await fightsOpen(gameId, turn, tx);
  const airOrders = await tx.$queryRaw<(Omit<AirOrderOpen, 'zone'> & { liftId: string | null })[]>`
    SELECT t.mission::text AS mission, t.formation, t."liftId", s.name AS "group"
    FROM "AirTask" t LEFT JOIN "Squadron" s ON s."gameId" = t."gameId" AND s.id = t."squadronId"
    WHERE t."gameId" = ${gameId} AND t.turn = ${turn} AND t.state = 'ordered' AND (
      t.mission IN ('bombing', 'recce', 'airTransport')
      OR (t.mission = 'closeAirSupport' AND NOT EXISTS (SELECT FROM "CombatAir" a WHERE a."airTaskId" = t.id)))
    ORDER BY t.id`;
  const reports = await tx.reportDraft.findMany({
    where: { gameId, turn, ...whereTold },
    select: { teamId: true },
  });
  const counters = await tx.issuedCounter.findMany({
    where: { gameId },
    distinct: ['teamId'],
    select: { teamId: true },
  });
  const mayOrder = new Set(counters.map(({ teamId }) => teamId));
  const told = new Set(reports.map((report) => report.teamId));
  const isAccepted = new Map(sheets.map((sheet) => [sheet.teamId, sheet.isAccepted]));
  const teams = all.filter(({ hasTroops }) => hasTroops);
  const owed = all.filter(({ isOwed }) => isOwed);
  return {
    notHandedIn: teams.filter((team) => team.isAsked && mayOrder.has(team.id) && !isAccepted.has(team.id)),
    unread: teams.filter((team) => isAccepted.get(team.id) === false),
    fights,
    airOrders: airOrders.map(({ liftId, ...order }) => ({
      ...order,
      zone: lifts.find(({ id }) => id === liftId)?.zone ?? null,
    })),
    owed,
    untold: owed.filter((team) => !told.has(team.id)),
    post: await postWaiting(gameId, tx),
  };
}
