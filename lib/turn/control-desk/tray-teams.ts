import { copiesOfTurn, queriesOfTurn, sheetsOfTurn, teamsWithUnits } from '@/lib/db/control';
import { papersOf, readingsOf } from '@/lib/db/readings';
import { teamsOf } from '@/lib/db/teams';
import type { ControlSeat } from '../seat';
import type { TrayState, TrayTeam } from './orders';

/** Every team with how far its sheet of this turn is; the seat's own teams first. */
export async function trayTeams(seat: ControlSeat, turn: number, phase: string): Promise<TrayTeam[]> {
  const { gameId } = seat;
  const [teams, sheets, queries, copies, papers, active] = await Promise.all([
    teamsOf(gameId),
    sheetsOfTurn(gameId, turn),
    queriesOfTurn(gameId, turn),
    copiesOfTurn(gameId, turn),
    papersOf(gameId, turn),
    teamsWithUnits(gameId),
  ]);
  const readings = new Map(
    (
      await readingsOf(
        gameId,
        sheets.map((sheet) => sheet.id),
      )
    ).map((reading) => [reading.sheetId, reading]),
  );
  const rows = teams.map((team): TrayTeam => {
    const sheet = sheets.find((candidate) => candidate.teamId === team.id);
    const reading = sheet && readings.get(sheet.id);
    const hasTroops = active.some((candidate) => candidate.id === team.id);
    const unanswered = queries.filter((query) => query.teamId === team.id && !query.answer).length;
    const state: TrayState =
      !sheet || (sheet.state === 'draft' && sheet.lines.length === 0)
        ? 'nothing'
        : sheet.state === 'draft'
          ? 'drafting'
          : reading?.state === 'accepted'
            ? 'accepted'
            : unanswered > 0
              ? 'queried'
              : reading
                ? 'reading'
                : 'handedIn';
    return {
      teamId: team.id,
      key: team.key,
      name: team.name,
      side: team.side,
      isMine: seat.teamKeys.includes(team.key),
      hasTroops,
      state,
      isLate: sheet?.isLate || (hasTroops && phase !== 'orders' && sheet?.state !== 'submitted'),
      rows: sheet?.lines.length ?? 0,
      updatedAt: sheet?.updatedAt.toISOString() ?? null,
      submittedAt: sheet?.submittedAt?.toISOString() ?? null,
      hasPaper: papers.some((paper) => paper.teamId === team.id && (paper.lines as unknown[]).length > 0),
      unanswered,
      copiesWaiting: copies.filter((copy) => copy.teamId === team.id && !copy.deliveredAt).length,
    };
  });
  return [...rows.filter((row) => row.isMine), ...rows.filter((row) => !row.isMine)];
}
