import type { TrayTeamForSeat } from '@/components/control/parts/sheets/use-tray-for-seat';
import type { Meaning } from '@/components/ui/tag';
import type { TrayState } from '@/lib/desks/control/orders/tray-teams';
import { counted } from '@/lib/text';
import { notAskedWords } from './played-by-words';

/** The state of a sheet, in a word or two. */
export const stateWords: Record<TrayState, string> = {
  nothing: 'not begun',
  drafting: 'drafting',
  handedIn: 'handed in',
  reading: 'being read',
  queried: 'queried',
  accepted: 'accepted',
};

/** Where a sheet lies: still with its team, on Control's desk, or done with. */
export type TrayLane = 'toCome' | 'inHand' | 'accepted';

export const laneOf = (state: TrayState): TrayLane =>
  state === 'nothing' || state === 'drafting' ? 'toCome' : state === 'accepted' ? 'accepted' : 'inHand';

/** The meaning of a sheet's colour: overdue when late and still with its team, waiting when it waits for Control. */
export function meaningOf({ state, isLate }: Pick<TrayTeamForSeat, 'state' | 'isLate'>): Meaning {
  if (isLate && laneOf(state) === 'toCome') return 'overdue';
  return state === 'handedIn' || state === 'queried' ? 'waiting' : 'plain';
}

/** `1 row`, `7 rows`. */
export const rowCount = (rows: number): string => counted(rows, 'row');

/** The next act on a sheet, in a sentence; empty when none. */
export function askOf({ state, isLate, hasPaper, unanswered, copiesWaiting, rows }: TrayTeamForSeat): string {
  const asks = [
    isLate && state === 'nothing' && 'Late: nothing handed in.',
    isLate && state === 'drafting' && `Late: a draft of ${rowCount(rows)}.`,
    unanswered > 0 && (unanswered === 1 ? 'One answer is missing.' : `${unanswered} answers are missing.`),
    hasPaper && 'A paper sheet is being typed in.',
    copiesWaiting > 0 &&
      (copiesWaiting === 1 ? 'A copy to deliver.' : `${counted(copiesWaiting, 'copy', 'copies')} to deliver.`),
  ];
  return asks.filter(Boolean).join(' ');
}

const since = ({ submittedAt, updatedAt }: TrayTeamForSeat): string => submittedAt ?? updatedAt ?? '';

/** The state of a sheet, said of this team. */
export function wordsOf({ state, hasTroops, isLate, isAsked, playedBy }: TrayTeamForSeat): string {
  if (state !== 'nothing') return stateWords[state];
  if (!isAsked) return notAskedWords(playedBy);
  if (!hasTroops) return 'no troops yet';
  return isLate ? 'late, not begun' : stateWords.nothing;
}

/** The teams in order: those looked after first, then the late ones, then those that wait longest. */
export const inOrder = (teams: readonly TrayTeamForSeat[]): TrayTeamForSeat[] =>
  [...teams].sort(
    (a, b) =>
      Number(b.isMine) - Number(a.isMine) ||
      Number(b.isLate) - Number(a.isLate) ||
      Number(b.isAsked) - Number(a.isAsked) ||
      Number(b.hasTroops) - Number(a.hasTroops) ||
      Number(a.state === 'nothing') - Number(b.state === 'nothing') ||
      since(a).localeCompare(since(b)) ||
      a.name.localeCompare(b.name),
  );
