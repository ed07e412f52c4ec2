import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { reportOnDesk } from '@/lib/desks/control/reports/reports';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { airPictureRows, flakOfSide } from '../air/air-picture-rows';
import {
  entry,
  game,
  gameControl,
  given,
  good,
  ledgerHolds,
  nextTurn,
  place,
  refusalOf,
  unit,
} from './arrivals-for-tests';
import { bringBack } from './bring-back';
import { raiseUnit } from './raise-unit';
import { takeOffMap } from './take-off-map';

describe('§2: units raised by Control, and the off-map box', () => {
  beforeAll(given);
  afterAll(() => game.drop());

  const alarm = async (more: object = {}) => ({
    teamId: await game.teamId('kg-walther'),
    name: 'Alarm Company Valkenswaard',
    shortName: 'Alarm Valk',
    formation: 'KG Walther',
    arm: 'infantry' as const,
    nation: 'GER' as const,
    mover: 'foot' as const,
    carriage: 'foot' as const,
    profile: '2-1-0',
    sizePoints: 2,
    at: { x: 44, y: 5 },
    reason: 'The clerks were given rifles.',
    ...more,
  });

  it('refuses what no counter could carry, each at its field', async () => {
    const fault = async (more: object) => refusalOf(await raiseUnit(game.control, await alarm(more)));
    expect(await fault({ profile: '2-4-0' })).toMatchObject({ field: 'profile' });
    expect((await fault({ profile: '2-4-0' }))?.message).toContain('rises from 2 to 4');
    expect(await fault({ stepsLost: 3 })).toMatchObject({ field: 'stepsLost' });
    expect(await fault({ shortName: 'Alarmkompanie' })).toMatchObject({ field: 'shortName' });
    expect(await fault({ shortName: '2 Irish Gds' })).toMatchObject({ field: 'shortName' });
    expect(await fault({ shortName: '2 irish gds' })).toMatchObject({ field: 'shortName' });
    expect(await fault({ arm: 'antiAircraftArtillery' })).toMatchObject({ field: 'flakWeights' });
    expect(await fault({ flags: ['heavyTanks'] })).toMatchObject({ field: 'flags' });
    expect(await fault({ teamId: 'nobody' })).toMatchObject({ field: 'teamId' });
    expect(await fault({ at: { x: 500, y: 5 } })).toMatchObject({ field: 'at' });
    expect(await fault({ at: null })).toMatchObject({ field: 'entry' });
    expect(await fault({ reason: '' })).toMatchObject({ field: 'reason' });
    expect(await db().unit.count({ where: { gameId: game.gameId, raisedIn: { not: null } } })).toBe(0);
  });

  it('stands on the map at once; its team learns of it as of any arrival, under an opaque id', async () => {
    const walther = await game.player('kg-walther');
    const before = await playerDesk(walther);
    const { unitId } = good(await raiseUnit(game.control, await alarm()));
    const raised = await unit(unitId);
    expect(raised).toMatchObject({ isOnMap: true, x: 44, y: 5, arrivedIn: 2, raisedIn: 2, side: 'german' });
    expect(raised.counterId).not.toBe(unitId);
    expect(await playerDesk(walther)).toEqual({ ...before, clock: expect.anything() });
    const told = async (key: string) =>
      (await reportOnDesk(game.control, key))!.facts.arrivals.flatMap(({ names }) => names);
    expect(await told('kg-walther')).toContain('Alarm Company Valkenswaard');
    expect(await told('guards-armoured')).not.toContain('Alarm Company Valkenswaard');
    expect(await nextTurn()).toBe(3);
    const desk = await playerDesk(walther);
    expect(desk.counters.find(({ name }) => name === 'Alarm Company Valkenswaard')).toMatchObject({
      id: raised.counterId,
      shortName: 'Alarm Valk',
      x: 44,
      y: 5,
    });
    expect(JSON.stringify(desk)).not.toContain(unitId);
  });

  it('from the box it comes on when Control brings it back', async () => {
    const boxed = await alarm({ name: 'Alarm Company Best', shortName: 'Alarm Best', at: null, entry: 'Boxtel' });
    const { unitId } = good(await raiseUnit(game.control, boxed));
    expect(await unit(unitId)).toMatchObject({ isOnMap: false, isInBox: true, x: null });
    expect(refusalOf(await place(unitId, entry('Boxtel').place))?.message).toContain('in the off-map box');
    expect(await nextTurn()).toBe(4);
    expect(await unit(unitId)).toMatchObject({ isOnMap: false, isInBox: true });
    const back = { unitId, version: (await unit(unitId)).version, reason: 'They are ready.' };
    expect(refusalOf(await bringBack(game.control, { ...back, arrivalTurn: 3 }))).toMatchObject({
      field: 'arrivalTurn',
    });
    good(await bringBack(game.control, { ...back, arrivalTurn: 5 }));
    expect(await nextTurn()).toBe(5);
    expect(await unit(unitId)).toMatchObject({ isOnMap: true, arrivedIn: 5 });
  });

  it('§12: a raised anti-aircraft unit fires flak', async () => {
    const guns = { name: 'Flak Company Best', shortName: 'Flak Best', arm: 'antiAircraftArtillery' };
    const { unitId } = good(await raiseUnit(game.control, await alarm({ ...guns, flakWeights: ['light'] })));
    expect(flakOfSide(await airPictureRows(game.gameId), 'german')).toContainEqual({
      id: unitId,
      x: 44,
      y: 5,
      weights: ['light'],
      isSuppressed: false,
    });
  });

  it('two raised at once under one name: the second is refused at its field', async () => {
    const twin = async (shortName: string) => alarm({ name: 'Alarm Company Veghel', shortName });
    const one = await twin('Alarm Veg 1');
    const other = await twin('Alarm Veg 2');
    const answers = await Promise.all([raiseUnit(game.control, one), raiseUnit(gameControl, other)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.map(refusalOf).find(Boolean)).toMatchObject({
      field: 'name',
      message: 'Another unit is called Alarm Company Veghel already.',
    });
    expect(await db().unit.count({ where: { gameId: game.gameId, name: 'Alarm Company Veghel' } })).toBe(1);
  });

  it('takes a unit off the map with a reason, not out of a combat without a ruling', async () => {
    const take = async (reason = 'Withdrawn to refit.') =>
      takeOffMap(game.control, { unitId: 'A003', version: (await unit('A003')).version, reason });
    expect(refusalOf(await take(' '))).toMatchObject({ field: 'reason' });
    const combat = await db().combat.create({
      data: {
        id: 'open',
        gameId: game.gameId,
        turn: 5,
        number: 1,
        name: 'Joe’s Bridge',
        x: 38,
        y: -3,
        attackersLead: 'Guards',
        defendersLead: 'Walther',
        units: {
          create: {
            unitId: 'A003',
            gameId: game.gameId,
            turn: 5,
            role: 'attacker',
            isArtillery: false,
            isPrepared: false,
          },
        },
      } as never,
    });
    expect(refusalOf(await take())?.message).toContain('C1 Joe’s Bridge, which has no ruling');
    await db().combat.delete({ where: { id: combat.id } });
    good(await take());
    expect(await unit('A003')).toMatchObject({ isOnMap: false, isInBox: true, x: null, startX: null });
    expect(refusalOf(await take())?.code).toBe('alreadyDone');
    expect(await nextTurn()).toBe(6);
    expect(await unit('A003')).toMatchObject({ isOnMap: false });
    const guards = await playerDesk(await game.player('guards-armoured'));
    expect(guards.counters.some(({ name }) => name === '2 Household Cavalry Regt')).toBe(false);
  });

  it('all of it is in the ledger, which folds to what is stored', ledgerHolds);
});
