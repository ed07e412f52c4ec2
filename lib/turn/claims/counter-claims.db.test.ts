import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seatsOf } from '@/lib/db/access/seats';
import { cursorsOf } from '@/lib/db/issued/desk-cursors';
import { db } from '@/lib/db/kernel/client';
import { othersClaims } from '@/lib/desks/control/claims/counter-claims';
import { subscribe } from '@/lib/live/subscribe';
import { noticesCome } from '@/scripts/testing/notices-come';
import { until } from '@/scripts/testing/until';
import { type ControlSeat, seatOf } from '../kernel/seat';
import { databaseNow } from '../testing/database-now';
import { type GivenGame, givenGame } from '../testing/given-game';
import { claimCounters } from './claim-counters';
import { letCountersGo } from './let-counters-go';

let game: GivenGame;
let anna: ControlSeat;
let ben: ControlSeat;
let units: string[];
const heard = { anna: [] as string[], counters: 0, team: [] as string[] };
const ends: (() => void)[] = [];

beforeAll(async () => {
  game = await givenGame('market-garden');
  const { gameId } = game;
  [anna, ben] = (await seatsOf(gameId)).filter(({ kind }) => kind === 'control').map(seatOf) as [
    ControlSeat,
    ControlSeat,
  ];
  units = (await db().unit.findMany({ where: { gameId, isOnMap: true }, orderBy: { id: 'asc' }, take: 3 })).map(
    ({ id }) => id,
  );
  const teamId = await game.teamId('1-airborne');
  ends.push(
    subscribe(
      { gameId, teamId: null },
      (cursor) => heard.anna.push(cursor),
      () => {
        heard.counters += 1;
      },
    ),
    subscribe({ gameId, teamId }, (cursor) => heard.team.push(cursor)),
  );
  await until(() => expect([heard.anna.length, heard.team.length]).toEqual([1, 1]));
  await noticesCome(gameId);
});
afterAll(async () => {
  for (const end of ends) end();
  await game.drop();
});

/** Of the 30 s of a hand that was laid after `since`: at least so many are left. */
const leastLeft = async (since: number) => 30 - ((await databaseNow()) - since) / 1000 - 0.001;

describe('a hand on the master map', () => {
  it('is seen by the other seats of Control with its name, and not by its own', async () => {
    const since = await databaseNow();
    expect((await claimCounters(anna, { unitIds: [units[0]!, units[1]!] })).ok).toBe(true);
    expect(await othersClaims(anna)).toEqual([]);
    const [hand] = await othersClaims(ben);
    expect(hand).toMatchObject({ seatId: anna.id, label: anna.label, unitIds: [units[0], units[1]] });
    expect(hand!.secondsLeft).toBeGreaterThanOrEqual(await leastLeft(since));
    expect(hand!.secondsLeft).toBeLessThanOrEqual(30);
  });

  it('is told to Control alone, and apart from the desk: no cursor, no ledger entry', async () => {
    await until(() => expect(heard.counters).toBe(1));
    const cursors = await cursorsOf(game.gameId);
    const entries = await entered();
    const told = [...heard.anna];
    expect((await claimCounters(anna, { unitIds: [units[2]!] })).ok).toBe(true);
    await until(() => expect(heard.counters).toBe(2));
    expect(await cursorsOf(game.gameId)).toEqual(cursors);
    expect(await entered()).toBe(entries);
    expect(heard.anna).toEqual(told);
    expect(heard.team).toHaveLength(1);
  });

  it('that is only renewed is told to nobody, and lasts on', async () => {
    await aged(16);
    const since = await databaseNow();
    expect((await claimCounters(anna, { unitIds: [units[2]!] })).ok).toBe(true);
    const [hand] = await othersClaims(ben);
    expect(hand!.secondsLeft).toBeGreaterThanOrEqual(await leastLeft(since));
    expect(heard.counters).toBe(2);
  });

  it('that was not renewed for 30 s by the database’s clock is off, and told again when it is laid again', async () => {
    await aged(31);
    expect(await othersClaims(ben)).toEqual([]);
    expect((await claimCounters(anna, { unitIds: [units[2]!] })).ok).toBe(true);
    await until(() => expect(heard.counters).toBe(3));
  });

  it('is lifted, once', async () => {
    expect((await letCountersGo(anna, {})).ok).toBe(true);
    expect((await letCountersGo(anna, {})).ok).toBe(true);
    expect(await othersClaims(ben)).toEqual([]);
    await until(() => expect(heard.counters).toBe(4));
  });

  it('on nothing is refused by its field', async () => {
    const answer = await claimCounters(anna, { unitIds: [] });
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'badInput', field: 'unitIds' } });
  });
});

const entered = () => db().ledgerEntry.count({ where: { gameId: game.gameId } });

/** The claims as they would be so many seconds later. */
const aged = (seconds: number) =>
  db()
    .$executeRaw`UPDATE "CounterClaim" SET at = at - make_interval(secs => ${seconds}) WHERE "gameId" = ${game.gameId}`;
