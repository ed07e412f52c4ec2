import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { change } from '@/lib/db/kernel/change';
import { db } from '@/lib/db/kernel/client';
import { transaction } from '@/lib/db/kernel/transaction';
import { unitsWhere } from '@/lib/db/movement/units';
import { airDesk } from '@/lib/desks/control/air/air';
import { airPicture } from '@/lib/desks/control/air/air-picture';
import { arrivals } from '@/lib/desks/control/arrivals/arrivals';
import { caseOnDesk } from '@/lib/desks/control/cases/rules';
import { done } from '@/lib/result';
import { shiftArrival } from '../arrivals/shift-arrival';
import { good, ledgerAgreesIn, refusal } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { markAirOrder } from './mark-air-order';
import { putAirCase } from './put-air-case';
import { saveAirOrder } from './save-air-order';
import { saveArea } from './save-area';

/** Turn 2 is the afternoon of 17 September. */
let game: GivenGame;
beforeAll(async () => {
  game = await givenGame('market-garden');
});
afterAll(() => game.drop());

const order = async (more: object) =>
  good(
    await saveAirOrder(game.control, {
      taskId: null,
      version: 0,
      turn: 2,
      squadronId: '83-group-spitfire',
      squadrons: 2,
      mission: 'airCover',
      x: 70,
      y: 75,
      radiusKm: 5,
      ...more,
    }),
  ).taskId;
const put = (about: Parameters<typeof putAirCase>[1]['about'], faces: number[] | null = null) =>
  putAirCase(game.control, { turn: 2, about, faces });
const move = (id: string, patch: object) =>
  transaction(async (tx) =>
    done(await change(tx, { gameId: game.gameId, seat: null, verb: 'test', rule: '' }, 'unit', id, patch)),
  );

describe('a lift whose units were shifted on the board of reinforcements', () => {
  const shift = async (turns: number) => {
    const { unitIds } = game.scenario.lifts.find(({ id }) => id === 't5-dz-y')!;
    const units = await db().unit.findMany({ where: { gameId: game.gameId, id: { in: unitIds } } });
    const seen = units.map(({ id, version }) => ({ unitId: id, version }));
    good(await shiftArrival(game.control, { units: seen, turns, reason: 'The weather over England.' }));
  };
  const serials = () =>
    saveAirOrder(game.control, {
      taskId: null,
      version: 0,
      turn: 2,
      squadronId: null,
      squadrons: 6,
      mission: 'airTransport',
      liftId: 't5-dz-y',
    });
  const dzY = ({ id }: { id: string }) => id === 't5-dz-y';

  it('is due when they are: at the board, on the air desk, in the picture, and to be ordered', async () => {
    await shift(1);
    expect(refusal(await serials())).toMatchObject({ code: 'notNow', message: 'This lift is due in turn 6.' });
    expect((await arrivals(game.control)).lifts.find(dzY)).toMatchObject({ arrivalTurn: 6, when: 'later' });
    expect((await airDesk(game.control)).lifts.some(dzY)).toBe(false);
    expect((await airPicture(game.control)).lifts.some(dzY)).toBe(false);
    await shift(-4);
    expect((await arrivals(game.control)).lifts.find(dzY)).toMatchObject({ arrivalTurn: 2, when: 'due' });
    expect((await airDesk(game.control)).lifts.find(dzY)).toMatchObject({ turn: 2, serials: 6, left: 6 });
    expect((await airPicture(game.control)).lifts.find(dzY)).toMatchObject({ turn: 2, order: null });
    good(await serials());
    expect(refusal(await serials()).message).toBe('All serials of this lift are laid on.');
    expect((await airDesk(game.control)).lifts.find(dzY)).toMatchObject({ left: 0 });
    await ledgerAgreesIn(game);
  });
});

describe('what is ordered on an area and does not count when its dice fall (§9 Bombing/Interdiction)', () => {
  it('OC-60, OC-71, OC-44: spent, moved, out of range, driven off: left out, and the working says why', async () => {
    const guns = (
      await unitsWhere(db(), { gameId: game.gameId, isOnMap: true, side: 'allied', artilleryClass: 'field' })
    ).filter(({ x }) => x !== null);
    const [fires, spent, moved, far] = guns;
    const target = await db().unit.findFirstOrThrow({
      where: { gameId: game.gameId, isOnMap: true, side: 'german' },
      orderBy: { id: 'asc' },
    });
    const at = { x: 60, y: 60 };
    await move(target.id, at);
    for (const unit of [fires, spent, moved, far]) await move(unit!.id, { x: 60, y: 52, turnShareMoved: 0 });
    const { areaId } = good(
      await saveArea(game.control, {
        areaId: null,
        version: 0,
        turn: 2,
        name: 'Wood',
        ...at,
        guns: [fires!.id, spent!.id, moved!.id, far!.id],
      }),
    );
    const bombing = { squadronId: '83-group-typhoon', mission: 'bombing', areaId, squadrons: 2 };
    const gone = await order(bombing);
    good(
      await markAirOrder(game.control, {
        taskId: gone,
        version: 1,
        state: 'drivenOff',
        reason: 'Jumped over the Maas.',
      }),
    );
    await move(spent!.id, { stepsLost: spent!.profile.split('-').length - 1 });
    await move(moved!.id, { turnShareMoved: 0.6 });
    await move(far!.id, { y: 30 });
    const step = (await airPicture(game.control)).steps.find(({ part }) => part === 'interdiction')!;
    expect(step.lines.map(({ what }) => what)).toEqual(
      expect.arrayContaining([`${moved!.name} has moved for more than half the turn. It does not fire.`]),
    );
    const inside = await db().unit.count({
      where: { gameId: game.gameId, isOnMap: true, x: { gte: 59, lte: 61 }, y: { gte: 59, lte: 61 } },
    });
    const { caseId } = good(
      await put(
        { areaId },
        Array.from({ length: inside }, () => 1),
      ),
    );
    const { input, finding } = (await caseOnDesk(game.control, caseId))!;
    expect((input.case as unknown as { forces: object[] }).forces).toEqual([{ weight: 'light', count: 1 }]);
    expect(finding.lines.slice(-4).map(({ what, rule }) => [what, rule])).toEqual([
      [expect.stringMatching(/was driven off and carries out nothing\.$/), '§12 Air Operations, OC-44'],
      [`${spent!.name} is no longer effective. It does not fire.`, '§9 Unit Status, OC-60'],
      [`${moved!.name} has moved for more than half the turn. It does not fire.`, '§6 Movement, OC-71'],
      [expect.stringMatching(/ is 30\.0 km off; field guns reach .* It does not fire\.$/), '§9 Supporting Artillery'],
    ]);
    await ledgerAgreesIn(game);
  });

  it('is not rolled for when nothing is left of it', async () => {
    const { areaId } = good(await saveArea(game.control, { areaId: null, version: 0, turn: 2, x: 70, y: 75 }));
    const taskId = await order({ squadronId: '83-group-typhoon', mission: 'bombing', areaId });
    good(await markAirOrder(game.control, { taskId, version: 1, state: 'drivenOff', reason: 'Jumped by 109s.' }));
    expect(refusal(await put({ areaId })).message).toMatch(
      /^Nothing bombs or shells this area\. .* was driven off and carries out nothing\.$/,
    );
  });
});

describe('§12c: a reconnaissance over empty squares', () => {
  it('has no dice, and is marked flown by hand', async () => {
    const units = await db().unit.findMany({ where: { gameId: game.gameId, isOnMap: true } });
    const isEmpty = (x: number, y: number) =>
      !units.some((unit) => Math.floor(unit.x ?? 0) === x && Math.floor(unit.y ?? 0) === y);
    const x = [66, 67, 68, 69].find((east) => isEmpty(east, 75))!;
    const taskId = await order({ squadronId: '83-group-recce', mission: 'recce', squadrons: 1, squares: [[x, 75]] });
    expect(refusal(await put({ recceOf: taskId })).message).toContain('No enemy stands in these squares');
    good(await markAirOrder(game.control, { taskId, version: 1, state: 'flown', reason: 'Nobody stood there.' }));
    const picture = await airPicture(game.control);
    expect(picture.tasks.find(({ id }) => id === taskId)).toMatchObject({ state: 'flown', version: 2 });
    expect(picture.steps.find(({ part }) => part === 'recce')).toMatchObject({ settledBy: null, dice: [] });
    await ledgerAgreesIn(game);
  });
});

describe('§13: who fights in an air combat is Control’s choice', () => {
  it('who is left out is not proposed with those who have fought (OC-97), but with others', async () => {
    const allied = await order({ x: 70, y: 75 });
    const first = await order({ squadronId: 'jagdkorps-fighters', x: 76, y: 75 });
    const second = await order({ squadronId: 'jagdkorps-fighters', x: 62, y: 75 });
    const fights = async () =>
      (await airPicture(game.control)).steps
        .filter(({ part }) => part === 'airToAir')
        .map(({ taskIds, settledBy }) => ({ taskIds: [...taskIds].sort(), isSettled: settledBy !== null }));
    expect(await fights()).toEqual([{ taskIds: [allied, first, second].sort(), isSettled: false }]);
    good(await put({ tasks: [allied, first!] }, [3]));
    expect(await fights()).toEqual([{ taskIds: [allied, first].sort(), isSettled: true }]);
    const late = await order({ squadronId: 'adgb-fighters', x: 58, y: 75 });
    expect(await fights()).toEqual([
      { taskIds: [allied, first].sort(), isSettled: true },
      { taskIds: [second, late].sort(), isSettled: false },
    ]);
    await ledgerAgreesIn(game);
  });
});
