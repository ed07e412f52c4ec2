import { type TrayRow, trayRows } from '@/lib/db/tray';
import type { ControlSeat } from '@/lib/turn/kernel/seat';
import type { TrayState, TrayTeam } from './orders';

/** Every team with how far its sheet of this turn is; the seat's own teams first. */
export async function trayTeams(seat: ControlSeat, turn: number, phase: string): Promise<TrayTeam[]> {
  const rows = (await trayRows(seat.gameId, turn)).map((row): TrayTeam => {
    const { teamId, key, name, side, hasTroops, isLate, hasPaper, unanswered, copiesWaiting, sheetId } = row;
    const { isTakenAsDraft, hasTime } = row;
    return {
      teamId,
      key,
      name,
      side,
      isMine: seat.teamKeys.includes(key),
      hasTroops,
      state: stateOf(row),
      isLate: isLate || (hasTroops && phase !== 'orders' && row.state !== 'submitted' && !hasTime),
      ...{ isTakenAsDraft, hasTime },
      longerUntil: row.longerUntil?.toISOString() ?? null,
      rows: row.rows,
      sheetId,
      begunAt: row.rows > 0 ? (row.begunAt?.toISOString() ?? null) : null,
      updatedAt: row.updatedAt?.toISOString() ?? null,
      submittedAt: row.submittedAt?.toISOString() ?? null,
      acceptedAt: row.acceptedAt?.toISOString() ?? null,
      hasPaper,
      unanswered,
      copiesWaiting,
    };
  });
  return [...rows.filter((row) => row.isMine), ...rows.filter((row) => !row.isMine)];
}

/** How far a sheet is. */
export function stateOf({
  state,
  rows,
  reading,
  unanswered,
}: Pick<TrayRow, 'state' | 'rows' | 'reading' | 'unanswered'>): TrayState {
  if (state === null || (state === 'draft' && rows === 0)) return 'nothing';
  if (state === 'draft') return 'drafting';
  if (reading === 'accepted') return 'accepted';
  if (unanswered > 0) return 'queried';
  return reading ? 'reading' : 'handedIn';
}
