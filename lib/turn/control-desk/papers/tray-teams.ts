import { type TrayRow, trayRows } from '@/lib/db/orders/order-tray';
import type { ControlSeat } from '@/lib/turn/kernel/seat';
import type { Side } from '@/lib/words';

/**
 * How far a team's sheet is: `nothing` written, `drafting`, `handedIn` and waiting, `reading` (Control has opened it),
 * `queried` (a question is not answered yet), `accepted`.
 */
export type TrayState = 'nothing' | 'drafting' | 'handedIn' | 'reading' | 'queried' | 'accepted';

export interface TrayTeam {
  teamId: string;
  key: string;
  name: string;
  side: Side;
  /** The seat looks after this team first. */
  isMine: boolean;
  /** It has units on the map: without any it owes no sheet. */
  hasTroops: boolean;
  state: TrayState;
  /** Handed in after the orders phase, or not handed in although it is over. */
  isLate: boolean;
  /** Nobody handed it in: its draft was taken as it lay. */
  isTakenAsDraft: boolean;
  /** It was given until then, longer than the others; null: it was not. */
  longerUntil: string | null;
  /** That time still runs. */
  hasTime: boolean;
  rows: number;
  /** When the first of its rows was written; null: none is. */
  begunAt: string | null;
  /** null: nothing is written. */
  sheetId: string | null;
  updatedAt: string | null;
  submittedAt: string | null;
  acceptedAt: string | null;
  /** Control has begun to type a sheet for this team. */
  hasPaper: boolean;
  /** Queries the team has not answered. */
  unanswered: number;
  /** Copies of the sheet that wait for Control to deliver them. */
  copiesWaiting: number;
}

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
      isTakenAsDraft,
      hasTime,
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
