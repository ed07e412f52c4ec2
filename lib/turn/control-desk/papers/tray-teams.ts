import { type TrayRow, trayRows } from '@/lib/db/orders/order-tray';
import type { ControlSeat } from '@/lib/turn/kernel/seat';
import { only } from '@/lib/values';

/**
 * How far a team's sheet is: `nothing` written, `drafting`, `handedIn` and waiting, `reading` (Control has opened it),
 * `queried` (a question is not answered yet), `accepted`.
 */
export type TrayState = 'nothing' | 'drafting' | 'handedIn' | 'reading' | 'queried' | 'accepted';

const asItIs = [
  ...(['teamId', 'key', 'name', 'side', 'hasTroops', 'isTakenAsDraft', 'hasTime'] as const),
  ...(['rows', 'sheetId', 'hasPaper', 'unanswered', 'copiesWaiting'] as const),
] as const;

export interface TrayTeam extends Pick<TrayRow, (typeof asItIs)[number]> {
  /** The seat looks after this team first. */
  isMine: boolean;
  state: TrayState;
  /** Handed in after the orders phase, or not handed in although it is over. */
  isLate: boolean;
  /** It was given until then, longer than the others; null: it was not. */
  longerUntil: string | null;
  /** When the first of its rows was written; null: none is. */
  begunAt: string | null;
  updatedAt: string | null;
  submittedAt: string | null;
  acceptedAt: string | null;
}

/** Every team with how far its sheet of this turn is; the seat's own teams first. */
export async function trayTeams(seat: ControlSeat, turn: number, phase: string): Promise<TrayTeam[]> {
  const rows = (await trayRows(seat.gameId, turn)).map((row): TrayTeam => {
    const { key, hasTroops, isLate, hasTime } = row;
    return {
      ...only(row, asItIs),
      isMine: seat.teamKeys.includes(key),
      state: stateOf(row),
      isLate: isLate || (hasTroops && phase !== 'orders' && row.state !== 'submitted' && !hasTime),
      longerUntil: row.longerUntil?.toISOString() ?? null,
      begunAt: row.rows > 0 ? (row.begunAt?.toISOString() ?? null) : null,
      updatedAt: row.updatedAt?.toISOString() ?? null,
      submittedAt: row.submittedAt?.toISOString() ?? null,
      acceptedAt: row.acceptedAt?.toISOString() ?? null,
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
