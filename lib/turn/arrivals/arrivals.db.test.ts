import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { endTurn } from '../sequence/end-turn';
import {
  entry,
  firstDue,
  game,
  gameControl,
  given,
  good,
  ledgerHolds,
  nextTurn,
  place,
  refusalOf,
  seen,
  unit,
} from './arrivals-for-tests';
import { changeEntry } from './change-entry';
import { issueArrivals } from './issue-arrivals';
import { placeColumn } from './place-column';
import { shiftArrival } from './shift-arrival';

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
    // When the game opened it was told when its first troops come, and no more.
    expect(new Set((await playerDesk(wessex)).expected.map(({ turn }) => turn))).toEqual(new Set([7]));
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
