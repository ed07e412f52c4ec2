import { expect, test } from 'vitest';
import type { SeatOnTime, TeamOnTime } from '@/lib/desks/control/orders/on-time';
import { whoIsLate } from './on-time-words';

const at = '2026-11-28T10:00:00.000Z';
const never = { where: 'empty', hasOpened: false, seenAt: null } as SeatOnTime;
const gone = { where: 'away', hasOpened: true, seenAt: at } as SeatOnTime;
const here = { where: 'here', hasOpened: false, seenAt: at } as SeatOnTime;
const team = (name: string, state: TeamOnTime['state'], ...seats: SeatOnTime[]) =>
  ({ name, state, hasTroops: true, isOwing: state === 'nothing', seats }) as TeamOnTime;

test('a team that never opened its links is no team whose line is down', () => {
  const teams = [
    team('never came', 'nothing', never, never),
    team('line down', 'nothing', never, gone),
    team('at the door', 'nothing', here, gone),
    team('handed in', 'handedIn', here),
  ];
  const { unseen, offline, unopened, blank } = whoIsLate({ teams });
  expect([unseen, offline, unopened, blank].map((some) => some.map(({ name }) => name))).toEqual([
    ['never came'],
    ['line down'],
    [],
    ['at the door'],
  ]);
});

test('for a team that the console plays no link is waited for', () => {
  const staff = { ...team('the console’s', 'nothing', never), playedBy: 'console' } as TeamOnTime;
  const { console, unseen } = whoIsLate({ teams: [staff, team('never came', 'nothing', never)] });
  expect([console, unseen].map((some) => some.map(({ name }) => name))).toEqual([['the console’s'], ['never came']]);
});
