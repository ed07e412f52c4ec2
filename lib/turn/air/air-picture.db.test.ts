import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aboutOnDesk } from '@/companions/about/companion-about';
import { companionGameOnDesk } from '@/companions/reads/companion-games';
import { beginCompanionGame } from '@/companions/verbs/begin-companion-game';
import { endCompanionGame } from '@/companions/verbs/end-companion-game';
import { change } from '@/lib/db/kernel/change';
import { db } from '@/lib/db/kernel/client';
import { transaction } from '@/lib/db/kernel/transaction';
import { airPicture } from '@/lib/desks/control/air/air-picture';
import { caseOnDesk } from '@/lib/desks/control/cases/rules';
import { reportOnDesk } from '@/lib/desks/control/reports/reports';
import { sightingsDesk } from '@/lib/desks/control/reports/sightings';
import { done } from '@/lib/result';
import { draftSighting } from '../reports/draft-sighting';
import { good, ledgerAgreesIn, refusal, unitOf } from '../testing/combats';
import { act, cursors, game, given, group, order, put, ruled, task } from './air-picture-for-tests';
import { issueSquadrons } from './issue-squadrons';
import { landLift } from './land-lift';
import { markAirOrder } from './mark-air-order';
import { putAirCase } from './put-air-case';

beforeAll(given);
afterAll(() => game.drop());

/** Turn 5, the afternoon of 18 September: the lift to DZ Y, 6 serials with four units. */
const zone = { x: 62.5, y: 84.7 };
let fight = '';
let aboard: string[] = [];

/** The losses of the units of the lift. */
const steps = async () => Promise.all(aboard.map(async (id) => (await unitOf(game, id)).stepsLost));
/** Dice for each serial: ones, and one face at the first of a heavy gun. */
const weights = (mission: 'overflight' | 'landing', serials: number, face: number): number[] => {
  const each = fire[mission];
  return Array.from({ length: serials * each.length }, (_, i) => (i === each.indexOf('heavy') ? face : 1));
};
const fire = { overflight: ['heavy'], landing: ['heavy'] };

describe('a lift through fighters and flak to the ground (§12, §13)', () => {
  it('is proposed in the order of the turn: fighters, flak on the way, flak at the landing', async () => {
    const { place, unitIds } = game.scenario.lifts.find(({ id }) => id === 't5-dz-y')!;
    Object.assign(zone, place);
    aboard = unitIds;
    await order('dz-y', {
      mission: 'airTransport',
      liftId: 't5-dz-y',
      squadrons: 6,
      route: [[zone.x - 30, zone.y]],
    });
    await order('escort', { mission: 'escort', squadronId: 'adgb-fighters', squadrons: 4, escortsId: 'dz-y' });
    await order('jg', {
      mission: 'airCover',
      squadronId: 'jagdkorps-fighters',
      squadrons: 10,
      x: zone.x - 10,
      y: zone.y + 3,
      radiusKm: 5,
    });
    // Two batteries by the way and one by the zone, of which one is suppressed.
    const flak = await db().unit.findMany({
      where: { gameId: game.gameId, side: 'german', isOnMap: true, flakWeights: { isEmpty: false } },
      orderBy: { id: 'asc' },
      take: 3,
    });
    const places = [
      [zone.x - 12, zone.y + 1, 5],
      [zone.x - 20, zone.y - 1.5, null],
      [zone.x + 1, zone.y - 1, null],
    ] as const;
    expect(flak).toHaveLength(3);
    await db().unit.updateMany({
      where: { gameId: game.gameId, id: { in: flak.map(({ id }) => id) } },
      data: { flakWeights: ['heavy'] },
    });
    for (const [i, unit] of flak.entries())
      await transaction(async (tx) => {
        const [x, y, suppressedIn] = places[i]!;
        return done(await change(tx, act, 'unit', unit.id, { x, y, suppressedIn }));
      });
    const picture = await airPicture(game.control);
    const parts = picture.steps.map(({ part }) => part);
    expect(parts).toEqual(['airToAir', 'flak', 'flak']);
    expect(picture.steps[0]).toMatchObject({
      about: { tasks: ['dz-y', 'escort', 'jg'] },
      dice: ['Air to air'],
      why: null,
    });
    expect(picture.steps[1]!.lines.map(({ what }) => what)).toEqual(
      expect.arrayContaining([expect.stringMatching(/at 1 km, suppressed\.$/), expect.stringMatching(/at 1\.5 km\.$/)]),
    );
    expect(picture.lifts.find(({ id }) => id === 't5-dz-y')).toMatchObject({ order: { left: 6 }, zone: 'DZ Y' });
  });

  it('two umpires settle the same fight at once: one die falls, the other is told which case', async () => {
    const both = await Promise.all([
      put({ tasks: ['dz-y', 'escort', 'jg'] }, [6]),
      put({ tasks: ['jg', 'escort', 'dz-y'] }, [6]),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(refusal(both.find(({ ok }) => !ok)!)).toMatchObject({ code: 'alreadyDone' });
    const cases = await db().rulesCase.findMany({ where: { gameId: game.gameId, turn: 5 } });
    expect(cases).toHaveLength(1);
    fight = cases[0]!.id;
    expect(cases[0]).toMatchObject({ kind: 'airToAir', state: 'resolved' });
    // A part of it is not settled by itself while it waits.
    expect(refusal(await put({ tasks: ['dz-y', 'jg'] })).code).toBe('alreadyDone');
  });

  it('§13: 10 against 4 is 2-1; a 6 wins: nobody and 2 squadrons lost, escorts driven off', async () => {
    // Larger side 10 loses 10 % of 4 = 0, the smaller 20 % of 10 = 2 (OC-94).
    // Ten squadrons break through and catch every serial (OC-96); Control lets four fly on.
    good(
      await ruled(fight, { overrules: [{ path: 'transportSerialsLost', ruled: 2, reason: 'cloud over the stream' }] }),
    );
    expect(await task('jg')).toMatchObject({ lost: 0, state: 'ordered' });
    expect(await task('escort')).toMatchObject({ lost: 2, state: 'drivenOff' });
    expect(await task('dz-y')).toMatchObject({ lost: 2, state: 'ordered' });
    expect(await group('adgb-fighters')).toMatchObject({ lost: 2 });
    expect((await airPicture(game.control)).steps.find(({ part }) => part === 'airToAir')).toMatchObject({
      settledBy: { caseId: fight, isRuled: true },
    });
    expect(refusal(await put({ tasks: ['dz-y', 'escort', 'jg'] })).message).toContain('has settled this');
    await ledgerAgreesIn(game);
  });

  it('§2: a further ruling takes back what the first one did', async () => {
    good(
      await ruled(fight, {
        overrules: [{ path: 'result', ruled: 'draw', reason: 'both broke off' }],
        reason: 'misread',
      }),
    );
    // Each side loses 10 % of the other: 10 % of 4 and of 10, a half up (OC-94).
    expect(await task('jg')).toMatchObject({ lost: 0, state: 'ordered' });
    expect(await task('escort')).toMatchObject({ lost: 1, state: 'ordered' });
    expect(await task('dz-y')).toMatchObject({ lost: 0, state: 'ordered' });
    expect(await group('adgb-fighters')).toMatchObject({ lost: 1 });
    await ledgerAgreesIn(game);
  });

  it('OC-85: damage is summed over the way in and the landing, and an odd one of each is a serial', async () => {
    const way = good(await put({ flakOf: 'dz-y', mission: 'overflight' }, weights('overflight', 6, 5)));
    const before = await steps();
    good(await ruled(way.caseId));
    expect(await task('dz-y')).toMatchObject({ damage: 1, lost: 0 });
    const landing = good(await put({ flakOf: 'dz-y', mission: 'landing' }, weights('landing', 6, 4)));
    good(await ruled(landing.caseId));
    expect(await task('dz-y')).toMatchObject({ damage: 2, lost: 1 });
    expect(await steps()).toEqual(before);
    // The first taken back, its odd damage goes, and with it the serial that it made.
    good(await ruled(way.caseId, { reason: 'those guns were silent', isApplied: false }));
    expect(await task('dz-y')).toMatchObject({ damage: 1, lost: 0 });
    await ledgerAgreesIn(game);
  });

  it('the batteries that fired are told of it, and those on whom nobody flew are not (§12)', async () => {
    const kept = await db().rulesCase.findMany({
      where: { gameId: game.gameId, kind: 'flak' },
      orderBy: { number: 'asc' },
    });
    const { flak } = (kept.at(-1)!.input as unknown as { case: { flak: { id: string }[] } }).case;
    const battery = await db().unit.findUniqueOrThrow({
      where: { gameId_id: { gameId: game.gameId, id: flak[0]!.id.split(' ')[0]! } },
    });
    const team = await db().team.findUniqueOrThrow({ where: { id: battery.teamId } });
    const { news } = (await reportOnDesk(game.control, team.key))!.facts;
    const fired = news.flatMap((one) => (one.kind === 'flak' ? [{ units: one.units.flat(), at: one.at }] : []));
    expect(fired).toEqual([{ units: expect.arrayContaining([battery.name]), at: 'transports' }]);
    const others = (await reportOnDesk(game.control, 'guards-armoured'))!.facts.news;
    expect(others.filter(({ kind }) => kind === 'flak')).toEqual([]);
  });

  it('a loss takes a step of the unit its serial carries, before it lands', async () => {
    const cases = await db().rulesCase.findMany({
      where: { gameId: game.gameId, kind: 'flak' },
      orderBy: { number: 'asc' },
    });
    const before = await steps();
    // Control rules that the first serial, with the first unit aboard, was hit hard.
    good(
      await ruled(cases[1]!.id, {
        reason: 'a second look',
        overrules: [{ path: 'serials.DZ Y, serial 1.carriedStepsLost', ruled: 1, reason: 'the glider broke up' }],
      }),
    );
    expect(await steps()).toEqual(before.map((lost, i) => (i === 0 ? lost + 1 : lost)));
    await ledgerAgreesIn(game);
  });

  it('is played out in a companion game: its flak ruled by the result, with the link and the reason', async () => {
    const about = { kind: 'landing', id: 'dz-y' } as const;
    const begun = { companion: 'battle-card', setup: { orders: 'first' }, about } as const;
    const { companionGameId } = good(await beginCompanionGame(game.control, begun));
    good(await endCompanionGame(game.control, { companionGameId, version: 1, result: 'Two gliders in the woods.' }));
    const of = (await aboutOnDesk(game.control, about))!;
    expect(of).toMatchObject({ name: 'Landing at DZ Y', title: 'Landing at DZ Y, turn 5', path: '/air/picture' });
    expect(of.scene.units.slice(0, 4).map(({ id, place }) => [id, place])).toEqual(
      [...aboard].sort().map((id) => [id, 'DZ Y']),
    );
    const flak = await db().rulesCase.findFirstOrThrow({
      where: { gameId: game.gameId, kind: 'flak' },
      orderBy: { number: 'asc' },
    });
    const reason = 'a third look';
    good(await ruled(flak.id, { reason, isApplied: false, companionGameId }));
    const desk = (await caseOnDesk(game.control, flak.id))!;
    expect(desk.ruling).toMatchObject({ reason, companionGameId });
    expect(desk.companions.map(({ id }) => id)).toEqual([companionGameId]);
    const { lifts } = await airPicture(game.control);
    const its = lifts.find(({ order: of }) => of?.taskId === 'dz-y')!.order!;
    expect(its.companions).toMatchObject([{ id: companionGameId, result: 'Two gliders in the woods.' }]);
  });

  it('lands at the zone or where Control types; no desk is told until places are issued', async () => {
    const before = await cursors();
    const { version } = await task('dz-y');
    const lands = (landings: { unitId: string; x: number; y: number }[], seen = version) =>
      landLift(game.control, { taskId: 'dz-y', version: seen, landings });
    expect(refusal(await lands([{ unitId: 'A001', ...zone }])).message).toContain('not of this lift');
    expect(refusal(await lands([{ unitId: aboard[0]!, x: 500, y: 500 }])).message).toContain('off the map');
    expect(refusal(await lands([{ unitId: aboard[0]!, ...zone }], version - 1)).code).toBe('changedByAnother');
    const enemy = await db().unit.findFirstOrThrow({
      where: { gameId: game.gameId, side: 'german', isOnMap: true, isCaptured: false },
      orderBy: { id: 'asc' },
    });
    const beside = { x: zone.x, y: zone.y + 0.5 };
    await transaction(async (tx) => done(await change(tx, act, 'unit', enemy.id, beside)));
    const spots = aboard.map((unitId, i) => ({ unitId, x: zone.x + i / 10, y: zone.y }));
    // By the result of the companion game: who comes down where has the link, and its sentence as the reason.
    const { id: companionGameId } = await db().companionGame.findFirstOrThrow({ where: { gameId: game.gameId } });
    const landing = { taskId: 'dz-y', version, landings: spots, companionGameId };
    expect(good(await landLift(game.control, landing))).toEqual({ landed: 4 });
    const { rulings } = (await companionGameOnDesk(game.control, companionGameId))!;
    expect(rulings.map(({ done, reason }) => [done, reason])).toEqual([
      ['ruled on the case', 'a third look'],
      ['landed the lift', 'Played out as companion game 1: Two gliders in the woods.'],
    ]);
    for (const { unitId, x, y } of spots)
      expect(await unitOf(game, unitId)).toMatchObject({ isOnMap: true, x, y, startX: x, arrivedIn: 5 });
    // §6 Passing By: who comes down beside the enemy is in contact with him.
    const held = { gameId: game.gameId, germanId: enemy.id, alliedId: { in: [...aboard] } };
    expect(await db().contactPair.count({ where: held })).toBe(4);
    expect(await task('dz-y')).toMatchObject({ state: 'flown' });
    expect(refusal(await lands(spots, version + 1)).code).toBe('alreadyDone');
    expect(await cursors()).toEqual(before);
    await ledgerAgreesIn(game);
  });

  it('a lift that is driven off does not land, and is offered again in the next turn', async () => {
    await order('dz-z', { mission: 'airTransport', liftId: 't5-lz-z', squadrons: 3 });
    const mark = (state: 'ordered' | 'flown' | 'drivenOff', version: number, reason = 'fog over the zone') =>
      markAirOrder(game.control, { taskId: 'dz-z', version, state, reason });
    expect(refusal(await mark('drivenOff', 1, ' ')).code).toBe('reasonNeeded');
    expect(refusal(await mark('flown', 1)).code).toBe('notNow');
    good(await mark('drivenOff', 1));
    const landing = await landLift(game.control, {
      taskId: 'dz-z',
      version: 2,
      landings: [{ unitId: 'A097', ...zone }],
    });
    expect(refusal(landing)).toMatchObject({ code: 'notNow', message: expect.stringContaining('next turn') });
    expect(refusal(await put({ flakOf: 'dz-z', mission: 'landing' })).message).toContain('was driven off');
    await ledgerAgreesIn(game);
  });

  it('§13: losses are told to their own side as light or heavy, without a figure', async () => {
    const body = async (teamKey: string) => {
      const { id } = good(await draftSighting(game.control, { teamKey, caseIds: [fight] }));
      return (await sightingsDesk(game.control, id)).open!.body;
    };
    // One of four is a fifth and more; none of ten, but they fought (OC-94).
    expect(await body('1-airborne')).toContain('Air Defence of Great Britain, escort: heavy losses.');
    expect(await body('ii-ss-panzerkorps')).toBe('II Jagdkorps, fighter Gruppen: light losses.');
    await ledgerAgreesIn(game);
  });
});

describe('late, and by nobody else', () => {
  it('a player has none of these verbs', async () => {
    const player = (await game.player('guards-armoured')) as never;
    expect(refusal(await putAirCase(player, { turn: 5, about: { recceOf: 'look' }, faces: null })).code).toBe(
      'notYours',
    );
    expect(refusal(await issueSquadrons(player, { teamKeys: ['guards-armoured'], groups: [] })).code).toBe('notYours');
  });

  it('what is settled after movement was closed says so in its working', async () => {
    await transaction(async (tx) => {
      return done(await change(tx, act, 'turn', '5', { movementClosedAt: new Date() }));
    });
    await order('ju88', { mission: 'airCover', squadronId: 'jagdkorps-jabo', squadrons: 3, x: 20, y: 20, radiusKm: 5 });
    await order('spits', {
      mission: 'airCover',
      squadronId: '83-group-spitfire',
      squadrons: 6,
      x: 24,
      y: 20,
      radiusKm: 5,
    });
    const { caseId } = good(await put({ tasks: ['ju88', 'spits'] }));
    expect((await caseOnDesk(game.control, caseId))!.finding.lines.at(-1)!.what).toContain('Movement is closed');
    expect(refusal(await putAirCase(game.control, { turn: 4, about: { recceOf: 'look' }, faces: null })).code).toBe(
      'notNow',
    );
    await ledgerAgreesIn(game);
  });
});
