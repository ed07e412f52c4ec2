import type {
  Combat,
  DeliveredMessage,
  IssuedIdentity,
  Prisma,
  Report,
  ReportDraft,
  Team,
} from '@/lib/db/generated/client';
import { parts } from '../combat/combats';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';
import { unitsWhere } from '../movement/units';
import { type Requests, requestsOfTeams } from '../orders/team-requests';
import { whereTold } from './is-told';
import { turnEvents } from './turn-events';

/** MASTER. What the reports of a turn are made from, and the drafts themselves. */

/** The sources of the reports of a turn; of what was told before, that of these teams. `fields`: as for `turnEvents`. */
export async function turnBooks(
  gameId: string,
  turn: number,
  teamIds: readonly string[],
  fields: readonly string[],
  tx: Tx = db(),
) {
  const [units, combats, contacts, lines, events] = await Promise.all([
    unitsWhere(tx, { gameId }),
    tx.combat.findMany({ where: { gameId, turn, state: 'ruled' }, include: parts, orderBy: { number: 'asc' } }),
    tx.contactTurn.findMany({ where: { gameId, turn: { lte: turn } } }),
    tx.orderLine.findMany({
      where: { action: 'probe', sheet: { gameId, turn, state: 'submitted' } },
      select: { counterIds: true },
      orderBy: [{ sheetId: 'asc' }, { position: 'asc' }, { id: 'asc' }],
    }),
    turnEvents(gameId, turn, teamIds, fields, tx),
  ]);
  return { units, combats, contacts, events, probing: lines.map((line) => line.counterIds) };
}

/** Everything one team's report of a turn is made from. */
export type ReportBooks = Awaited<ReturnType<typeof turnBooks>> & {
  identities: IssuedIdentity[];
  heard: Heard[];
  requests: Requests;
};

/** The last message of the turn that a team had of a sender. */
type Heard = Pick<DeliveredMessage, 'teamId' | 'sender' | 'gameTime' | 'text'>;

/** The formations that were named to teams, and what each of them heard last of each sender, in one statement. */
const toldToTeams = (gameId: string, teamIds: readonly string[], turn: number, tx: Tx) => tx.$queryRaw<
  { identities: IssuedIdentity[]; heard: Heard[] }[]
>`
  SELECT
    (SELECT coalesce(jsonb_agg(to_jsonb(i)), '[]') FROM "IssuedIdentity" i
      WHERE i."gameId" = ${gameId} AND i."teamId" = ANY(${[...teamIds]})) AS identities,
    (SELECT coalesce(jsonb_agg(to_jsonb(m)), '[]') FROM (
      SELECT DISTINCT ON ("teamId", sender) "teamId", sender, "gameTime", text FROM "DeliveredMessage"
      WHERE "gameId" = ${gameId} AND turn = ${turn} AND "teamId" = ANY(${[...teamIds]})
      ORDER BY "teamId", sender, "deliveredAt" DESC, id) m) AS heard`;

/** The same by team: in as many statements for many teams as for one. */
export async function reportBooks(
  gameId: string,
  teamIds: readonly string[],
  turn: number,
  fields: readonly string[],
  tx: Tx = db(),
): Promise<Map<string, ReportBooks>> {
  const [books, [told], requests] = await Promise.all([
    turnBooks(gameId, turn, teamIds, fields, tx),
    toldToTeams(gameId, teamIds, turn, tx),
    requestsOfTeams(gameId, teamIds, turn, tx),
  ]);
  const booksOf = (id: string): ReportBooks => ({
    ...books,
    identities: told!.identities.filter(({ teamId }) => teamId === id),
    heard: told!.heard.filter(({ teamId }) => teamId === id),
    requests: requests.get(id)!,
  });
  return new Map(teamIds.map((id) => [id, booksOf(id)]));
}

/** The last draft of a team's report of a turn: the report, or its latest correction; null before it is drafted. */
export const draftOf = (gameId: string, teamId: string, turn: number, tx: Tx = db()): Promise<ReportDraft | null> =>
  tx.reportDraft.findFirst({ where: { gameId, teamId, turn }, orderBy: { number: 'desc' } });

/** A team's last draft of a turn, with the teams whose last draft of it is not told yet. */
export type DraftAmongOthers = ReportDraft & { untold: string[] };

export async function draftAmongOthers(gameId: string, teamId: string, turn: number): Promise<DraftAmongOthers | null> {
  const [draft] = await db().$queryRaw<DraftAmongOthers[]>`
    SELECT d.*, ARRAY(
      SELECT last."teamId" FROM (
        SELECT DISTINCT ON ("teamId") "teamId", state, "saidAt" FROM "ReportDraft"
        WHERE "gameId" = ${gameId} AND turn = ${turn} ORDER BY "teamId", number DESC) last
      WHERE last.state = 'drafted' AND last."saidAt" IS NULL) AS untold
    FROM "ReportDraft" d WHERE d."gameId" = ${gameId} AND d."teamId" = ${teamId} AND d.turn = ${turn}
    ORDER BY d.number DESC LIMIT 1`;
  return draft ?? null;
}

/** When this turn's earlier reports were released to a team. */
export const releasesBefore = async (tx: Tx, { gameId, teamId, turn, number }: ReportDraft): Promise<Date[]> => {
  const told = await tx.reportDraft.findMany({
    where: { gameId, teamId, turn, number: { lt: number }, state: 'released' },
    select: { releasedAt: true },
  });
  return told.flatMap(({ releasedAt }) => releasedAt ?? []);
};

/** The texts of this turn's earlier reports that a team was told, the oldest first. */
export const bodiesTold = async (tx: Tx, { gameId, teamId, turn, number }: ReportDraft): Promise<string[]> => {
  const told = await tx.reportDraft.findMany({
    where: { gameId, teamId, turn, number: { lt: number }, ...whereTold },
    select: { body: true },
    orderBy: { number: 'asc' },
  });
  return told.map(({ body }) => body);
};

/** A team in a combat, and whether it has been told of it: by its report of the turn, or by an update. */
export interface TeamInCombat extends Pick<Team, 'id' | 'key' | 'name'> {
  isTold: boolean;
  /** It has had its report of the turn. */
  hasReport: boolean;
}

/** These teams of a combat, by name. */
export const teamsInCombat = (
  gameId: string,
  { id, turn }: Pick<Combat, 'id' | 'turn'>,
  teamIds: readonly string[],
  tx: Tx = db(),
): Promise<TeamInCombat[]> => tx.$queryRaw<TeamInCombat[]>`
  SELECT t.id, t.key, t.name, r.told AS "hasReport",
    r.told OR EXISTS (SELECT FROM "BattleUpdate" u WHERE u."gameId" = ${gameId} AND u.turn = ${turn} AND u."teamId" = t.id
      AND u.facts->'fights' @> jsonb_build_array(jsonb_build_object('id', ${id}::text))) AS "isTold"
  FROM "Team" t, LATERAL (SELECT EXISTS (SELECT FROM "ReportDraft" d WHERE d."gameId" = ${gameId} AND d.turn = ${turn}
    AND d."teamId" = t.id AND (d.state = 'released' OR d."saidAt" IS NOT NULL)) AS told) r
  WHERE t.id = ANY(${[...teamIds]}) ORDER BY t.name`;

export const draftById = (tx: Tx, gameId: string, id: string): Promise<ReportDraft | null> =>
  tx.reportDraft.findFirst({ where: { id, gameId } });

/** All drafts of a turn, a team's latest last. */
export const draftsOf = (gameId: string, turn: number, tx: Tx = db()): Promise<ReportDraft[]> =>
  tx.reportDraft.findMany({ where: { gameId, turn }, orderBy: { number: 'asc' } });

/** A report as a team was told it; `isCorrectable`: it is one of a turn’s letters, or tells of a turn that has one. */
export type ToldBefore = Report & { isCorrectable: boolean };

/** The reports that a team was told before, newest first. */
export const toldBefore = (gameId: string, teamId: string): Promise<ToldBefore[]> =>
  db().$queryRaw<ToldBefore[]>`
    SELECT r.*, EXISTS (SELECT FROM "ReportDraft" d WHERE d."gameId" = r."gameId" AND d."teamId" = r."teamId"
      AND d.turn = r.turn AND (d.state = 'released' OR d."saidAt" IS NOT NULL)) AS "isCorrectable"
    FROM "Report" r WHERE r."gameId" = ${gameId} AND r."teamId" = ${teamId}
    ORDER BY r."releasedAt" DESC LIMIT 12`;

/** A combat with the teams that fight in it. */
type FightOfTeams = Pick<Combat, 'id' | 'number' | 'name' | 'ruledAt'> & { teamIds: string[] };

/** A combat of the turn that has no ruling yet. */
export type OpenCombat = Pick<FightOfTeams, 'number' | 'name' | 'teamIds'>;

/** The combats of a turn without a ruling, by number. */
export const openCombats = (gameId: string, turn: number, tx: Tx = db()): Promise<OpenCombat[]> =>
  fightsWhere(tx, { gameId, turn, state: { not: 'ruled' } });

/**
 * The combats that a letter of a turn waits for, by number: those without a ruling. Of the turn before the one under way
 * (`now`) those whose dice have fallen, because no other can be ruled on any more; of earlier turns none.
 */
export function combatsAwaited(gameId: string, turn: number, now: number, tx: Tx = db()): Promise<OpenCombat[]> {
  if (turn === now) return openCombats(gameId, turn, tx);
  return turn === now - 1 ? fightsWhere(tx, { gameId, turn, state: 'resolved' }) : Promise.resolve([]);
}

/** The combats of a turn with when they were ruled on, by number. */
export const fightsOfTurn = (gameId: string, turn: number, tx: Tx = db()): Promise<FightOfTeams[]> =>
  fightsWhere(tx, { gameId, turn });

async function fightsWhere(tx: Tx, where: Prisma.CombatWhereInput): Promise<FightOfTeams[]> {
  const ofUnits = { units: { select: { unit: { select: { teamId: true } } } } };
  const select = { id: true, number: true, name: true, ruledAt: true, ...ofUnits };
  const combats = await tx.combat.findMany({ where, select, orderBy: { number: 'asc' } });
  return combats.map(({ units, ...combat }) => ({
    ...combat,
    teamIds: [...new Set(units.map(({ unit }) => unit.teamId))],
  }));
}

/** A value as a JSON column takes it. */
export const asColumn = (value: unknown): Prisma.InputJsonValue => JSON.parse(JSON.stringify(value));
