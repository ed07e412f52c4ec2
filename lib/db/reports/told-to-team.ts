import { db } from '../kernel/client';
import { whereTold } from './is-told';

/** All that some teams were told from the opening of the game on, and which of their papers who has read: for Control's own look at it. */
async function toldToTeams(gameId: string, teamIds: readonly string[]) {
  const own = { where: { gameId, teamId: { in: [...teamIds] } } };
  const [reports, drafts, sightings, contacts, counters, friends, friendsTold, expected, reads] = await Promise.all([
    db().report.findMany(own),
    db().reportDraft.findMany({ where: { ...own.where, ...whereTold }, orderBy: { number: 'asc' } }),
    db().sightingReport.findMany({ where: { ...own.where, ...whereTold }, orderBy: { number: 'asc' } }),
    db().enemyContact.findMany({ ...own, orderBy: { id: 'asc' } }),
    db().issuedCounter.findMany(own),
    db().friendlyCounter.findMany(own),
    db().friendTold.findMany(own),
    db().expectedArrival.findMany(own),
    db().paperRead.findMany({ ...own, orderBy: [{ readAt: 'asc' }, { seatId: 'asc' }] }),
  ]);
  const [messages, copies, notices, queries, notes, updates, decisions, nudges, seats] = await Promise.all([
    db().deliveredMessage.findMany(own),
    db().deliveredCopy.findMany(own),
    db().publicNotice.findMany({ where: { gameId } }),
    db().issuedQuery.findMany(own),
    db().issuedNote.findMany(own),
    db().battleUpdate.findMany({ ...own, orderBy: [{ releasedAt: 'asc' }, { id: 'asc' }] }),
    db().issuedDecision.findMany(own),
    db().issuedNudge.findMany(own),
    db().seat.findMany({ ...own, select: { id: true, label: true, teamId: true } }),
  ]);
  return {
    reports,
    drafts,
    sightings,
    contacts,
    counters,
    friends,
    friendsTold,
    expected,
    reads,
    messages,
    copies,
    notices,
    queries,
    notes,
    updates,
    decisions,
    nudges,
    seats,
  };
}

export type ToldTo = Awaited<ReturnType<typeof toldToTeams>>;

/** The same of one team. */
export const toldTo = (gameId: string, teamId: string): Promise<ToldTo> => toldToTeams(gameId, [teamId]);

/** The same of each of some teams, by their ids, read together. A public notice was told to all of them. */
export async function toldToEach(gameId: string, teamIds: readonly string[]): Promise<Map<string, ToldTo>> {
  const all = await toldToTeams(gameId, teamIds);
  const isOf = (row: object, teamId: string) => !('teamId' in row) || row.teamId === teamId;
  const toldOf = (teamId: string) =>
    Object.fromEntries(Object.entries(all).map(([name, rows]) => [name, rows.filter((row) => isOf(row, teamId))]));
  return new Map(teamIds.map((teamId) => [teamId, toldOf(teamId) as ToldTo]));
}

/**
 * Where these units were met by a team's: the combats they fought in with all who were in them, the turns in which units of the team were in contact
 * with their formations, and the flights ruled on.
 */
export async function metBy(
  gameId: string,
  ownIds: readonly string[],
  unitIds: readonly string[],
  formations: readonly string[],
) {
  const fought = await db().combatUnit.findMany({
    where: { gameId, unitId: { in: [...unitIds] }, isArtillery: false },
    select: { combatId: true, unitId: true, role: true },
  });
  const [parts, contacts, recces] = await Promise.all([
    db().combatUnit.findMany({
      where: { combatId: { in: fought.map(({ combatId }) => combatId) }, isArtillery: false },
      select: { combatId: true, unitId: true, role: true },
    }),
    db().contactTurn.findMany({
      where: { gameId, enemyFormation: { in: [...formations] }, unitId: { in: [...ownIds] } },
      orderBy: { turn: 'asc' },
    }),
    db().rulesCase.findMany({ where: { gameId, kind: 'recce', state: 'ruled' } }),
  ]);
  return { fought, parts, contacts, recces };
}

export type MetBy = Awaited<ReturnType<typeof metBy>>;
