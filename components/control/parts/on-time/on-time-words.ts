import type { OnTime, SeatOnTime, TeamOnTime } from '@/lib/desks/control/orders/on-time';
import { notAskedWords } from '../sheets/played-by-words';
import { rowCount } from '../sheets/tray-words';
import { clockTime } from '../time-words';

/** The state of a team's orders, in words. */
export function howFar(team: TeamOnTime): string {
  const { state, hasTroops, rows, begunAt, submittedAt } = team;
  if (submittedAt && team.isTakenAsDraft) return `not handed in: taken as it lay at ${clockTime(submittedAt)}`;
  if (submittedAt) return `handed in at ${clockTime(submittedAt)}${team.isLate ? ', late' : ''}`;
  if (!team.isAsked) return `${notAskedWords(team.playedBy)}: not asked for orders`;
  if (!hasTroops) return 'no troops on the map: owes no orders';
  if (state === 'drafting') return `drafting since ${begunAt ? clockTime(begunAt) : 'a while'}, ${rowCount(rows)}`;
  return 'nothing written';
}

/** Where a seat is, in words. */
export function whereIs({ where, hasOpened, seenAt }: SeatOnTime): string {
  if (where === 'empty') return 'nobody sits here';
  const opened = hasOpened ? 'has opened this turn' : 'has not opened this turn';
  if (where === 'here') return `at the desk, ${opened}`;
  return seenAt ? `offline since ${clockTime(seenAt)}, ${opened}` : 'never seen at the desk';
}

/** Somebody sits at a team that people do not play. */
export const isSeatedUnplayed = ({ playedBy, seats }: TeamOnTime): boolean =>
  playedBy !== 'people' && seats.some(({ where }) => where !== 'empty');

/** The teams whose orders are to come, by what keeps them. A team stands in one group only. */
interface WhoIsLate {
  /** The console plays it, and writes its orders in its own time. */
  console: TeamOnTime[];
  /** Nobody of it has been at a desk yet: its links were not opened. */
  unseen: TeamOnTime[];
  /** No seat is at its desk now. */
  offline: TeamOnTime[];
  /** Somebody is, and nobody has opened this turn's desk. */
  unopened: TeamOnTime[];
  /** Opened, and nothing written. */
  blank: TeamOnTime[];
  drafting: TeamOnTime[];
}

export function whoIsLate({ teams }: Pick<OnTime, 'teams'>): WhoIsLate {
  const late: WhoIsLate = { console: [], unseen: [], offline: [], unopened: [], blank: [], drafting: [] };
  for (const team of teams.filter(({ isOwing }) => isOwing)) {
    if (team.playedBy === 'console') late.console.push(team);
    else if (team.seats.every(({ seenAt }) => seenAt === null)) late.unseen.push(team);
    else if (!team.seats.some(({ where }) => where === 'here')) late.offline.push(team);
    else if (team.state === 'drafting') late.drafting.push(team);
    else if (team.seats.some(({ hasOpened }) => hasOpened)) late.blank.push(team);
    else late.unopened.push(team);
  }
  return late;
}
