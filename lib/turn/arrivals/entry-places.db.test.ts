import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { unitsWhere } from '@/lib/db/movement/units';
import { arrivals } from '@/lib/desks/control/arrivals/arrivals';
import { chrome } from '@/lib/desks/control/frame/chrome';
import {
  entry,
  firstDue,
  game,
  given,
  good,
  ledgerHolds,
  move,
  nextTurn,
  place,
  refusalOf,
  unit,
} from './arrivals-for-tests';
import { shiftArrival } from './shift-arrival';

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

  it('blocked by the enemy it lets nobody on but whom Control lets in; the others are late', async () => {
    const ids = firstDue('Boxtel', 3);
    const [one, other] = ids;
    const { place: at } = entry('Boxtel');
    await move('A113', at);
    const held = await place(one!, at);
    expect(refusalOf(held)?.message).toMatch(
      /^Boxtel is blocked by the enemy: .+\. Say why it comes on all the same\.$/,
    );
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
      gameId: game.gameId,
      entry: 'South map edge, Hechtel road',
      arrivedIn: 5,
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
