import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seatsOf } from '@/lib/db/access/seats';
import { db } from '@/lib/db/client';
import { entriesOf, storedTruth } from '@/lib/db/ledger/stored-truth';
import { unitOf, unitsWhere } from '@/lib/db/movement/units';
import { compare } from '@/lib/ledger/compare';
import { fold } from '@/lib/ledger/fold';
import { openingTruth } from '@/lib/ledger/opening';
import type { Result } from '@/lib/result';
import { airBooks, flakOfSide } from '../air/air-picture-rows';
import { chrome } from '../control-desk/frame/chrome';
import { arrivals } from '../control-desk/ground/arrivals';
import { reportOnDesk } from '../control-desk/reports/reports';
import { type ControlSeat, isControl, seatOf } from '../kernel/seat';
import { moveUnit } from '../movement/move-unit';
import { playerDesk } from '../player/player-desk';
import { endTurn } from '../sequence/end-turn';
import { type GivenGame, givenGame } from '../testing/given-game';
import { bringBack } from './bring-back';
import { changeEntry } from './change-entry';
import { issueArrivals } from './issue-arrivals';
import { placeArrival } from './place-arrival';
import { placeColumn } from './place-column';
import { raiseUnit } from './raise-unit';
import { shiftArrival } from './shift-arrival';
import { takeOffMap } from './take-off-map';

const good = <T>(answer: Result<T>): T => {
  if (!answer.ok) throw new Error(answer.refusal.message);
  return answer.value;
};
const refusalOf = (answer: Result<unknown>) => (answer.ok ? null : answer.refusal);

let game: GivenGame;
let gameControl: ControlSeat;
async function given(): Promise<void> {
  game = await givenGame('market-garden');
  gameControl = (await seatsOf(game.gameId))
    .map(seatOf)
    .filter(isControl)
    .find(({ roles }) => roles.includes('gameControl'))!;
}
const unit = async (id: string) => (await unitOf(db(), game.gameId, id))!;
const seen = async (...ids: string[]) =>
  Promise.all(ids.map(async (unitId) => ({ unitId, version: (await unit(unitId)).version })));
const entry = (name: string) => game.scenario.entries.find((one) => one.name === name)!;
async function place(id: string, at: { x: number; y: number }, overrule = '') {
  const { version } = await unit(id);
  return placeArrival(game.control, { unitId: id, version, x: at.x, y: at.y, overrule });
}
async function move(id: string, at: { x: number; y: number }) {
  const { version } = await unit(id);
  const { turn } = await db().game.findUniqueOrThrow({ where: { id: game.gameId } });
  good(await moveUnit(game.control, { unitId: id, version, turn, x: at.x, y: at.y, mode: 'tactical' }));
}
async function nextTurn(): Promise<number> {
  const { turn } = await db().game.findUniqueOrThrow({ where: { id: game.gameId } });
  return good(await endTurn(gameControl, { turn, reason: 'The test goes on.' })).turn;
}
async function ledgerHolds(): Promise<void> {
  const state = fold(openingTruth(game.scenario), await entriesOf(game.gameId));
  expect(compare(state, await storedTruth(game.gameId))).toEqual([]);
}
const firstDue = (name: string, turn: number) =>
  game.scenario.units.filter((one) => one.entry === name && one.arrivalTurn === turn).map(({ id }) => id);

describe('§4 step 4: entry places', () => {
  beforeAll(given);
  afterAll(() => game.drop());

  it('a place within the range needs no word, one beyond it a reason', async () => {
    const [id] = firstDue('South map edge, Hechtel road', 3);
    const { place: at } = entry('South map edge, Hechtel road');
    good(await place(id!, { x: at.x, y: at.y + 3 }));
    expect(await unit(id!)).toMatchObject({ isOnMap: false, arrivedIn: null });
    const beyond = { x: at.x, y: at.y + 5 };
    expect(refusalOf(await place(id!, beyond))).toMatchObject({ code: 'reasonNeeded', field: 'overrule' });
    expect(refusalOf(await place(id!, beyond))?.message).toContain('5.0 km from South map edge, Hechtel road');
    good(await place(id!, beyond, 'It came up in the night.'));
    expect(refusalOf(await place(id!, { x: 500, y: 500 }, 'Anywhere.'))).toMatchObject({ field: 'x' });
  });

  it('held by the enemy it lets nobody on but whom Control lets in; the others are late', async () => {
    const ids = firstDue('Boxtel', 3);
    const [one, other] = ids;
    const { place: at } = entry('Boxtel');
    await move('A113', at);
    const held = await place(one!, at);
    expect(refusalOf(held)?.message).toMatch(/^Boxtel is held by the enemy: .+\. Say why it comes on all the same\.$/);
    const board = async () => (await arrivals(game.control)).entries.find(({ name }) => name === 'Boxtel')!;
    expect(await board()).toMatchObject({ state: 'held', pointsDue: 19 });
    expect((await board()).holders).toEqual([(await unit('A113')).name]);
    expect((await board()).units.find(({ id }) => id === one)).toMatchObject({ waits: 'held', when: 'due' });
    const badge = async () => (await chrome(game.control)).badges.arrivals;
    const waiting = (await badge())!;
    good(await place(one!, at, 'They fight their way in.'));
    expect(await badge()).toBe(waiting - 1);
    expect((await board()).units.find(({ id }) => id === one)).toMatchObject({ waits: null, isLetIn: true });
    expect(await nextTurn()).toBe(3);
    expect(await unit(one!)).toMatchObject({ isOnMap: true, arrivedIn: 3, x: at.x, y: at.y });
    expect(await unit(other!)).toMatchObject({ isOnMap: false, arrivedIn: null, arrivalTurn: 3 });
    // Freed, it lets the late ones on with the next turn.
    await move('A113', { x: at.x + 6, y: at.y });
    expect(await nextTurn()).toBe(4);
    expect(await unit(other!)).toMatchObject({ isOnMap: true, arrivedIn: 4 });
  });

  it('the team is told who has arrived in the turn, and nobody twice', async () => {
    const came = await db().unit.findMany({ where: { gameId: game.gameId, arrivedIn: 4 } });
    expect(came.length).toBeGreaterThan(0);
    for (const one of came) expect(one).toMatchObject({ isOnMap: true, lastAction: null, kmMoved: 0, way: [] });
  });

  it('full it lets on what it holds: placed first, then the longest due', async () => {
    const due = (
      await unitsWhere(db(), { gameId: game.gameId, entry: 'South map edge, Hechtel road', isOnMap: false })
    ).filter(({ arrivalTurn }) => arrivalTurn >= 5 && arrivalTurn <= 7);
    // Turns 5, 6 and 7 together: 46 + 10 + 56 points, more than the 100 of a turn.
    expect(due.reduce((sum, { sizePoints }) => sum + sizePoints, 0)).toBe(112);
    for (const late of due.filter(({ arrivalTurn }) => arrivalTurn > 5))
      good(
        await shiftArrival(game.control, {
          units: [{ unitId: late.id, version: late.version }],
          turns: 5 - late.arrivalTurn,
          reason: 'All of it at once.',
        }),
      );
    expect(await nextTurn()).toBe(5);
    const came = await unitsWhere(db(), {
      ...{ gameId: game.gameId, entry: 'South map edge, Hechtel road', arrivedIn: 5 },
    });
    const points = came.reduce((sum, { sizePoints }) => sum + sizePoints, 0);
    expect(points).toBeGreaterThan(90);
    expect(points).toBeLessThanOrEqual(100);
    const late = due.find(({ id }) => !came.some((one) => one.id === id) && !/^$/.test(id))!;
    // Late, it would come on at once; the capacity of this turn is used up.
    const at = entry('South map edge, Hechtel road').place;
    const full = await place(late.id, at);
    if (points + late.sizePoints > 100) {
      expect(refusalOf(full)?.message).toContain(`${points} of its 100 points a turn are taken`);
      good(await place(late.id, at, 'The police wave it through.'));
    } else good(full);
    expect(await unit(late.id)).toMatchObject({ isOnMap: true, arrivedIn: 5 });
  });

  it('units of an airborne lift do not come on by road, and are placed only with a reason', async () => {
    const { unitIds, turn } = game.scenario.lifts.find(({ id }) => id === 't5-dz-y')!;
    expect(turn).toBe(5);
    const lift = (await arrivals(game.control)).lifts.find(({ id }) => id === 't5-dz-y');
    expect(lift).toMatchObject({ zone: 'DZ Y', serials: 6, state: 'notOrdered', when: 'due', arrivalTurn: 5 });
    expect(lift!.units.map(({ id, waits }) => [id, waits])).toEqual(unitIds.map((id) => [id, 'air']));
    for (const id of unitIds) expect(await unit(id)).toMatchObject({ isOnMap: false, arrivedIn: null });
    const zone = game.scenario.lifts.find(({ id }) => id === 't5-dz-y')!.place;
    expect(refusalOf(await place(unitIds[0]!, zone))).toMatchObject({
      code: 'reasonNeeded',
      message: expect.stringContaining('comes by air to DZ Y: flak and fighters first.'),
    });
    good(await place(unitIds[0]!, zone, 'It had landed before the flak opened up.'));
    expect(await unit(unitIds[0]!)).toMatchObject({ isOnMap: true, arrivedIn: 5 });
  });

  it('all of it is in the ledger, which folds to what is stored', ledgerHolds);
});

describe('§4 step 4: Control shifts arrivals, and their team hears of it when told', () => {
  const hechtel = 'South map edge, Hechtel road';
  beforeAll(given);
  afterAll(() => game.drop());

  it('brings forward and puts back by turns, with a reason, within the battle', async () => {
    const [id] = firstDue(hechtel, 7);
    const shift = async (turns: number, reason = 'The road is jammed.') =>
      shiftArrival(game.control, { units: await seen(id!), turns, reason });
    expect(refusalOf(await shift(1, '  '))).toMatchObject({ code: 'badInput', field: 'reason' });
    expect(refusalOf(await shift(0))).toMatchObject({ field: 'turns', message: 'Say by how many turns.' });
    expect(good(await shift(2)).arrivalTurn).toBe(9);
    expect(good(await shift(-6)).arrivalTurn).toBe(3);
    expect(refusalOf(await shift(-2))).toMatchObject({ field: 'turns' });
    expect(refusalOf(await shift(28))?.message).toContain('The battle ends with turn 30');
    const stale = await seen(id!);
    good(await place(id!, entry(hechtel).place));
    const old = await shiftArrival(game.control, { units: stale, turns: 1, reason: 'Late.' });
    expect(refusalOf(old)?.code).toBe('changedByAnother');
    expect(good(await shift(1)).arrivalTurn).toBe(4);
    expect(await unit(id!)).toMatchObject({ x: null, y: null });
    good(await shift(3));
    const on = await shiftArrival(game.control, { units: await seen('A004'), turns: 1, reason: 'Late.' });
    expect(refusalOf(on)?.code).toBe('alreadyDone');
  });

  it('§7: places a formation as a column in one act, head first, all or none', async () => {
    const ids = firstDue('Boxtel', 3);
    expect(ids.length).toBeGreaterThan(2);
    const { place: at } = entry('Boxtel');
    const column = async (y: number, more: object = {}) =>
      placeColumn(game.control, { units: await seen(...ids), x: at.x, y: at.y + y, ...more });
    expect(refusalOf(await column(4))).toMatchObject({ code: 'reasonNeeded', field: 'overrule' });
    const twice = await seen(ids[0]!, ids[0]!);
    expect(refusalOf(await placeColumn(game.control, { units: twice, ...at }))).toMatchObject({ field: 'units' });
    const mixed = await seen(ids[0]!, firstDue(hechtel, 3)[0]!);
    expect(refusalOf(await placeColumn(game.control, { units: mixed, ...at }))).toMatchObject({ field: 'units' });
    for (const id of ids) expect(await unit(id)).toMatchObject({ x: null });
    const { places } = good(await column(4, { overrule: 'The police let them run on.' }));
    expect(places[0]!.x).toBeCloseTo(at.x, 1);
    expect(places[0]!.y).toBeCloseTo(at.y + 4, 1);
    let behind = 0;
    const back: number[] = [];
    for (const [i, id] of ids.entries()) {
      const { x, y, sizePoints } = await unit(id);
      expect({ x, y }).toEqual(places[i]);
      back.push(Math.hypot(x! - places[0]!.x, y! - places[0]!.y));
      expect(back[i]).toBeLessThanOrEqual(behind + 0.02);
      behind += sizePoints;
    }
    // 19 km of column on some 4 km of road: the last wait at the entry place, the others in order behind the head.
    expect(back).toEqual(back.toSorted((a, b) => a - b));
    expect(Math.hypot(places.at(-1)!.x - at.x, places.at(-1)!.y - at.y)).toBeLessThan(0.02);
    expect(await nextTurn()).toBe(3);
    for (const id of ids) expect(await unit(id)).toMatchObject({ isOnMap: true, arrivedIn: 3 });
  });

  it('sends units to another entry place of their side', async () => {
    const ids = firstDue(hechtel, 8).slice(0, 2);
    const send = async (to: string) => changeEntry(game.control, { units: await seen(...ids), entry: to });
    expect(refusalOf(await send('Boxtel'))).toMatchObject({ code: 'badInput', field: 'entry' });
    good(await send('South map edge, Hamont road'));
    const { x, y } = entry('South map edge, Hamont road').place;
    for (const id of ids)
      expect(await unit(id)).toMatchObject({ entry: 'South map edge, Hamont road', entryX: x, entryY: y });
    expect(refusalOf(await send('South map edge, Hamont road'))?.code).toBe('alreadyDone');
    const flown = await changeEntry(game.control, { units: await seen('A092'), entry: hechtel });
    expect(refusalOf(flown)?.message).toContain('comes by air');
  });

  it('tells its team what it may expect, only when issued, and no other team', async () => {
    const wessex = await game.player('43-wessex');
    const guards = await game.player('guards-armoured');
    const teamId = await game.teamId('43-wessex');
    const quiet = JSON.stringify(await playerDesk(guards));
    expect((await playerDesk(wessex)).expected).toEqual([]);
    good(await issueArrivals(game.control, { teamId, until: 7 }));
    const first = await playerDesk(wessex);
    expect(first.expected.length).toBeGreaterThan(0);
    const own = new Map(
      (await db().unit.findMany({ where: { gameId: game.gameId, teamId } })).map((one) => [one.counterId, one]),
    );
    for (const told of first.expected) {
      expect(own.get(told.id)).toMatchObject({ name: told.name, isOnMap: false });
      expect(told.turn).toBeLessThanOrEqual(7);
    }

    // What Control does besides changes neither content nor cursor of any desk.
    const [told] = first.expected.filter(({ turn }) => turn > 4);
    const { id } = own.get(told!.id)!;
    good(await shiftArrival(game.control, { units: await seen(id), turns: 1, reason: 'A wreck on the road.' }));
    good(await changeEntry(game.control, { units: await seen(id), entry: 'South map edge, Hamont road' }));
    expect({ ...(await playerDesk(wessex)), clock: null }).toEqual({ ...first, clock: null });

    good(await issueArrivals(game.control, { teamId, until: 9 }));
    const again = await playerDesk(wessex);
    expect(again.cursor).not.toBe(first.cursor);
    expect(again.expected.find((one) => one.id === told!.id)).toMatchObject({
      turn: told!.turn + 1,
      place: 'South map edge, Hamont road',
    });
    expect(JSON.stringify({ ...(await playerDesk(guards)), clock: null })).toBe(
      JSON.stringify({ ...JSON.parse(quiet), clock: null }),
    );
    expect(refusalOf(await issueArrivals(game.control, { teamId, until: 2 }))).toMatchObject({ field: 'until' });
    expect(refusalOf(await issueArrivals(game.control, { teamId: 'nobody', until: 9 }))?.code).toBe('notFound');
  });

  it('a team whose first units come on in the middle of a turn has no sheet to hand in yet', async () => {
    const [id] = (await db().unit.findMany({ where: { gameId: game.gameId, teamId: await game.teamId('43-wessex') } }))
      .filter(({ isOnMap }) => !isOnMap)
      .map((one) => one.id);
    const { arrivalTurn } = await unit(id!);
    const shift = { units: await seen(id!), turns: 3 - arrivalTurn, reason: 'They drove all night.' };
    good(await shiftArrival(game.control, shift));
    good(await place(id!, entry(hechtel).place, 'Wave them on.'));
    expect(await unit(id!)).toMatchObject({ isOnMap: true, arrivedIn: 3 });
    const left = (refusalOf(await endTurn(gameControl, { turn: 3 })) as { theirs?: string[] }).theirs;
    expect(left).toContain('Guards Armoured has not handed in its order sheet.');
    expect(left).not.toContain('43 Wessex has not handed in its order sheet.');
  });

  it('tells every team in one act', async () => {
    const { told } = good(await issueArrivals(game.control, { teamId: null, until: 4 }));
    expect(told).toBe(await db().expectedArrival.count({ where: { gameId: game.gameId } }));
    const guards = await playerDesk(await game.player('guards-armoured'));
    expect(guards.expected.every(({ turn }) => turn <= 4)).toBe(true);
  });

  it('all of it is in the ledger, which folds to what is stored', ledgerHolds);
});

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
    expect(flakOfSide(await airBooks(game.gameId), 'german')).toContainEqual({
      ...{ id: unitId, x: 44, y: 5, weights: ['light'], isSuppressed: false },
    });
  });

  it('two raised at once under one name: the second is refused at its field', async () => {
    const twin = async (shortName: string) => alarm({ name: 'Alarm Company Veghel', shortName });
    const [one, other] = [await twin('Alarm Veg 1'), await twin('Alarm Veg 2')];
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
        ...{ id: 'open', gameId: game.gameId, turn: 5, number: 1, name: 'Joe’s Bridge', x: 38, y: -3 },
        ...{ attackersLead: 'Guards', defendersLead: 'Walther' },
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
