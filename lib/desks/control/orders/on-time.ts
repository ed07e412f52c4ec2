import { hasTimeAt, isLateAt } from '@/lib/advice/orders/lateness';
import { type SeatHeard, seatsHeard } from '@/lib/db/access/presence';
import { lastNudges } from '@/lib/db/issued/issued-clock';
import { gameOf, timeNow } from '@/lib/db/sequence/control-reads';
import { nudgeText } from '@/lib/turn/clock/nudges';
import type { InGame } from '@/lib/turn/kernel/seat';
import { only } from '@/lib/values';
import type { DeadlinePolicy } from '@/lib/words';
import type { TrayTeam } from './tray-teams';
import { trayTeams } from './tray-teams';

/** The state of each team's orders for the turn, and of its seats. Times are ISO strings. */
export interface OnTime {
  turn: number;
  /** Orders are closed for this turn. */
  isClosed: boolean;
  /** The policy for orders that are missing when the orders phase ends. */
  deadline: DeadlinePolicy;
  /** The default text of a nudge. */
  nudgeText: string;
  /** The server's time. */
  now: string;
  teams: TeamOnTime[];
}

const ofTheTray = [
  'teamId',
  'key',
  'name',
  'side',
  'playedBy',
  'isAsked',
  'isOwing',
  'hasTroops',
  'state',
  'isTakenAsDraft',
  'rows',
  'begunAt',
  'updatedAt',
  'submittedAt',
  'longerUntil',
] as const;

export interface TeamOnTime extends Pick<TrayTeam, (typeof ofTheTray)[number]> {
  /** Its sheet was handed in late, or is not handed in although the time is over. */
  isLate: boolean;
  /** Its extra time is still running. */
  hasTime: boolean;
  nudgedAt: string | null;
  seats: SeatOnTime[];
}

export interface SeatOnTime {
  id: string;
  label: string;
  /** `empty`: no browser holds it; `away`: it was there and is not now; `here`: it is at its desk. */
  where: 'empty' | 'away' | 'here';
  /** It has been shown the desk of this turn. */
  hasOpened: boolean;
  /** The time of its last sign of life; null: never. */
  seenAt: string | null;
}

/** Three beats of a seat's stream: a seat that was not heard of for so long is away, in ms. */
const awayAfterMs = 45_000;

/** Says for each team whether its orders of this turn come in time. */
export async function onTime(inGame: InGame): Promise<OnTime> {
  const game = await gameOf(inGame.gameId);
  const [teams, seats, nudges, now] = await Promise.all([
    trayTeams(inGame, game.turn),
    seatsHeard(game.id),
    lastNudges(game.id, game.turn),
    timeNow(),
  ]);
  const moment = (game.pausedAt ?? now).toISOString();
  return {
    turn: game.turn,
    isClosed: game.turns.some(({ number, movementClosedAt }) => number === game.turn && movementClosedAt !== null),
    deadline: game.deadline,
    nudgeText,
    now: now.toISOString(),
    teams: teams.map((team) => ({
      ...only(team, ofTheTray),
      isLate: isLateAt(team, game.phase, moment),
      hasTime: hasTimeAt(team, moment),
      nudgedAt: nudges.get(team.teamId)?.toISOString() ?? null,
      seats: seats.filter((one) => one.teamId === team.teamId).map((one) => seatOnTime(one, game.turn, now)),
    })),
  };
}

function seatOnTime({ id, label, isHeld, seenAt, deskTurn }: SeatHeard, turn: number, now: Date): SeatOnTime {
  const isHere = seenAt !== null && now.getTime() - seenAt.getTime() < awayAfterMs;
  return {
    id,
    label,
    where: !isHeld ? 'empty' : isHere ? 'here' : 'away',
    hasOpened: isHeld && deskTurn === turn,
    seenAt: isHeld && seenAt ? seenAt.toISOString() : null,
  };
}
