import { type TrayRow, trayRows } from '@/lib/db/orders/order-tray';
import type { InGame } from '@/lib/turn/kernel/seat';
import { type AsSent, asSent } from '@/lib/values';

/**
 * The state of a team's sheet: `nothing` written, `drafting`, `handedIn` and waiting, `reading` (Control has opened
 * it), `queried` (a question is not answered yet), `accepted`.
 */
export type TrayState = 'nothing' | 'drafting' | 'handedIn' | 'reading' | 'queried' | 'accepted';

const asItIs = [
  'teamId',
  'key',
  'name',
  'side',
  'playedBy',
  'isAsked',
  'hasTroops',
  'isTakenAsDraft',
  'rows',
  'sheetId',
  'hasPaper',
  'unanswered',
  'copiesWaiting',
  'longerUntil',
  'updatedAt',
  'submittedAt',
  'acceptedAt',
] as const;

/**
 * A sheet is late or not by the time at which it is looked at: `lib/advice/orders/lateness.ts`. `longerUntil`: it was
 * given until then, longer than the others; null: it was not.
 */
export interface TrayTeam extends AsSent<TrayRow, (typeof asItIs)[number]> {
  state: TrayState;
  /** Handed in when its time was up. A team that is not asked for orders is never late. */
  cameLate: boolean;
  /** It is asked for orders, has troops on the map, and has not handed its sheet in. */
  isOwing: boolean;
  /** When the first of its rows was written; null: none is. */
  begunAt: string | null;
}

/** Every team with how far its sheet of this turn is, Allied first, by name. */
export const trayTeams = async ({ gameId }: InGame, turn: number): Promise<TrayTeam[]> =>
  (await trayRows(gameId, turn)).map((row) => ({
    ...asSent(row, asItIs),
    state: stateOf(row),
    cameLate: row.isAsked && row.isLate,
    isOwing: row.isAsked && row.hasTroops && row.state !== 'submitted',
    begunAt: row.rows > 0 ? (row.begunAt?.toISOString() ?? null) : null,
  }));

/** The state of a sheet. */
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
