import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seatsOf } from '@/lib/db/access/seats';
import { db } from '@/lib/db/kernel/client';
import type { Result } from '@/lib/result';
import { gridReference } from '@/lib/visibility/words/grid';
import { cancelAirOrder } from '../air/cancel-air-order';
import { landLift } from '../air/land-lift';
import { putAirCase } from '../air/put-air-case';
import { saveAirOrder } from '../air/save-air-order';
import { saveArea } from '../air/save-area';
import { placeArrival } from '../arrivals/place-arrival';
import { shiftArrival } from '../arrivals/shift-arrival';
import { letCardGo } from '../claims/let-card-go';
import { takeCard } from '../claims/take-card';
import { leaveQueue } from '../crossings/leave-queue';
import { orderMarch } from '../crossings/order-march';
import { passCrossing } from '../crossings/pass-crossing';
import { queueUnits } from '../crossings/queue-units';
import { moveColumn } from '../movement/move-column';
import { endTurn } from '../sequence/end-turn';
import { good, ledgerAgreesIn, refusal } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { type ControlSeat, isControl, seatOf } from './seat';

/** Two umpires do the same thing at once: one does it, the other is told, and nothing is done twice. */

let game: GivenGame;
let seats: ControlSeat[];
beforeAll(async () => {
  game = await givenGame('market-garden');
  seats = (await seatsOf(game.gameId)).map(seatOf).filter(isControl);
  const gameControl = seats.find(({ roles }) => roles.includes('gameControl'))!;
  for (const turn of [2, 3, 4]) good(await endTurn(gameControl, { turn, reason: 'to the second lift' }));
});
afterAll(async () => {
  await ledgerAgreesIn(game);
  await game.drop();
});

/** The answers of two umpires who both do it: the refusal is that of the second, `by` the label of the first. */
async function both<T>(act: (seat: ControlSeat) => Promise<Result<T>>) {
  const answers = await Promise.all([act(seats[0]!), act(seats[1]!)]);
  expect(
    answers.filter(({ ok }) => ok),
    JSON.stringify(answers),
  ).toHaveLength(1);
  const won = answers[0]!.ok ? 0 : 1;
  return { ...refusal(answers[1 - won]!), won, by: seats[won]!.label };
}
/** While another umpire has taken the card, it is refused with his name; once he lets go it is done. */
async function waitsFor<T>(card: CardNamed, named: string, act: (seat: ControlSeat) => Promise<Result<T>>) {
  good(await takeCard(seats[0]!, card));
  const told = refusal(await act(seats[1]!));
  expect(told.code).toBe('claimed');
  expect(told.message).toContain(`${seats[0]!.label} took ${named}`);
  good(await letCardGo(seats[0]!, card));
}
type CardNamed = Parameters<typeof takeCard>[1];
const one = (id: string) => db().unit.findUniqueOrThrow({ where: { gameId_id: { gameId: game.gameId, id } } });
const joes = () => db().crossing.findUniqueOrThrow({ where: { gameId_id: { gameId: game.gameId, id: 'joes' } } });
const irish = 'A004';
const irishToo = 'A005';

describe('two umpires at once', () => {
  it('move one column', async () => {
    const head = await one(irish!);
    const tail = await one(irishToo!);
    const units = [head, tail].map(({ id, version }) => ({ unitId: id, version }));
    const way: [number, number][] = [[head.x! + 0.5, head.y!]];
    const moved = { turn: 5, units, way, mode: 'tactical' as const, overrule: 'So it is.' };
    const told = await both((seat) => moveColumn(seat, moved));
    expect(told.code).toBe('changedByAnother');
    expect(told.message).toMatch(
      new RegExp(`^${told.by} changed 2 \\(Armd\\) Irish Guards meanwhile. Here is what stands now.$`),
    );
    expect((await one(irish!)).version).toBe(head.version + 1);
  });

  it('queue at one crossing: the second reads who waits there by now', async () => {
    const { version } = await joes();
    const queue = { crossingId: 'joes', version };
    const { name } = await joes();
    const units = [await one(irish!), await one(irishToo!)];
    const told = await both((seat) => queueUnits(seat, { ...queue, unitIds: [units[seats.indexOf(seat)]!.id] }));
    expect(told).toMatchObject({
      code: 'changedByAnother',
      message: `${told.by} changed ${name} meanwhile. Waiting now: ${units[told.won]!.shortName}.`,
    });
    const left = { crossingId: 'joes', version: version + 1, unitId: units[told.won]!.id };
    good(await leaveQueue(seats[0]!, left));
  });

  it('set one order of march: one stands, and the second reads it', async () => {
    const a = await one(irish!);
    const b = await one(irishToo!);
    const c = await one('A006');
    const joined = { crossingId: 'joes', version: (await joes()).version, unitIds: [a.id, b.id, c.id] };
    const { version } = good(await queueUnits(seats[0]!, joined));
    const wanted = [
      [c, a, b],
      [b, c, a],
    ];
    const inOrder = (seat: ControlSeat) => wanted[seats.indexOf(seat)]!.map(({ id }) => id);
    const told = await both((seat) => orderMarch(seat, { crossingId: 'joes', version, unitIds: inOrder(seat) }));
    const [first, second, third] = wanted[told.won]!.map(({ shortName }) => shortName);
    expect(told).toMatchObject({
      code: 'changedByAnother',
      message: `${told.by} changed ${(await joes()).name} meanwhile. Waiting now: ${first}, ${second} and ${third}.`,
    });
    for (const { id: unitId } of [a, b, c])
      good(await leaveQueue(seats[0]!, { crossingId: 'joes', version: (await joes()).version, unitId }));
  });

  it('let one queue go over', async () => {
    const queue = { crossingId: 'joes', version: (await joes()).version, unitIds: [irish!, irishToo!] };
    const { version } = good(await queueUnits(seats[0]!, queue));
    const passed = { crossingId: 'joes', version, turn: 5 };
    expect((await both((seat) => passCrossing(seat, passed))).code).toBe('changedByAnother');
    const gone = await db().passage.findMany({ where: { gameId: game.gameId } });
    expect(gone.filter(({ unitId }) => unitId === irish)).toHaveLength(1);
  });

  it('place one arrival', async () => {
    const due = await db().unit.findFirstOrThrow({
      where: { gameId: game.gameId, isOnMap: false, arrivalTurn: 6, entry: { contains: 'edge' } },
      orderBy: { id: 'asc' },
    });
    const place = { x: due.entryX, y: due.entryY, overrule: 'So it is.' };
    const placed = { unitId: due.id, version: due.version, ...place };
    const card = { kind: 'arrivals', subjectId: due.side } as const;
    const side = due.side === 'allied' ? 'the Allied arrivals' : 'the German arrivals';
    await waitsFor(card, side, (seat) => placeArrival(seat, placed));
    const told = await both((seat) => placeArrival(seat, placed));
    expect(told).toMatchObject({
      code: 'changedByAnother',
      message: `${told.by} was quicker: ${due.name} comes on at ${gridReference(place)} in turn 6.`,
    });
    expect((await one(due.id)).version).toBe(due.version + 1);
    const later = [{ unitId: due.id, version: due.version + 1 }];
    const shift = (seat: ControlSeat) => shiftArrival(seat, { units: later, turns: 1, reason: 'Fog.' });
    await waitsFor(card, side, shift);
    expect(await both(shift)).toMatchObject({
      code: 'changedByAnother',
      message: expect.stringContaining(`was quicker: ${due.name} has no place, and is due in turn 7.`),
    });
  });

  it('change one area', async () => {
    const area = { areaId: null, version: 0, turn: 5, x: 44, y: 12 };
    const { areaId, version } = good(await saveArea(seats[0]!, area));
    const guns = ['A006'];
    const changed = { ...area, areaId, version };
    expect((await both((seat) => saveArea(seat, { ...changed, x: 45 }))).code).toBe('changedByAnother');
    // A new one of guns that have their one task: the second hand is told so (OC-33).
    const free = await db().unit.findFirst({
      where: { gameId: game.gameId, isOnMap: true, artilleryClass: { in: ['field', 'medium'] }, side: 'allied' },
      orderBy: { id: 'asc' },
    });
    const shelled = { ...area, x: free!.x! + 4, y: free!.y!, guns: [free?.id ?? guns[0]!] };
    const told = await both((seat) => saveArea(seat, shelled));
    expect(told.field).toBe('guns.0');
    expect(await db().areaGun.count({ where: { gameId: game.gameId } })).toBe(1);
  });

  it('land one lift', async () => {
    const lift = game.scenario.lifts.find(({ id }) => id === 't5-dz-y')!;
    const order = { squadronId: null, mission: 'airTransport' as const, liftId: lift.id, squadrons: lift.serials };
    const { taskId, version } = good(await saveAirOrder(seats[0]!, { taskId: null, version: 0, turn: 5, ...order }));
    const landings = lift.unitIds.map((unitId) => ({ unitId, ...lift.place }));
    const land = (seat: ControlSeat) => landLift(seat, { taskId, version, landings });
    await waitsFor({ kind: 'airTask', subjectId: taskId }, 'an air order', land);
    const told = await both(land);
    expect(told).toMatchObject({
      code: 'alreadyDone',
      message: `${told.by} has landed the lift to ${lift.zone}: its units are on the map.`,
    });
    expect(await one(lift.unitIds[0]!)).toMatchObject({ isOnMap: true, arrivedIn: 5 });
  });

  it('settle one thing of the air: the dice fall once, and the second reads who has put it and where', async () => {
    const recce = { squadronId: '83-group-recce', mission: 'recce' as const, squadrons: 1 };
    const german = await db().unit.findFirstOrThrow({
      where: { gameId: game.gameId, side: 'german', isOnMap: true },
      orderBy: { y: 'desc' },
    });
    const squares: [number, number][] = [[Math.floor(german.x!), Math.floor(german.y!)]];
    const { taskId } = good(await saveAirOrder(seats[0]!, { taskId: null, version: 0, turn: 5, ...recce, squares }));
    const put = (seat: ControlSeat) => putAirCase(seat, { turn: 5, about: { recceOf: taskId }, faces: null });
    await waitsFor({ kind: 'airTask', subjectId: taskId }, 'an air order', put);
    const told = await both(put);
    expect(told).toMatchObject({
      code: 'alreadyDone',
      message: `${told.by} has put this to the rules. The dice have fallen: rule on case 1.`,
    });
    expect(await db().rulesCase.count({ where: { gameId: game.gameId } })).toBe(1);
  });

  it('an order is not escorted that is taken off in the same moment (§12d)', async () => {
    for (let round = 0; round < 6; round++) {
      const bombers = {
        squadronId: '83-group-recce',
        mission: 'recce' as const,
        squares: [[44, 12]] as [number, number][],
      };
      const made = good(await saveAirOrder(seats[0]!, { taskId: null, version: 0, turn: 5, squadrons: 1, ...bombers }));
      const escort = { squadronId: 'adgb-fighters', mission: 'escort' as const, escortsId: made.taskId, squadrons: 1 };
      const [off] = await Promise.all([
        cancelAirOrder(seats[0]!, made),
        saveAirOrder(seats[1]!, { taskId: null, version: 0, turn: 5, ...escort }),
      ]);
      const escorting = await db().airTask.findMany({ where: { gameId: game.gameId, escortsId: made.taskId } });
      expect(escorting).toHaveLength(off.ok ? 0 : 1);
      for (const task of escorting) good(await cancelAirOrder(seats[0]!, { taskId: task.id, version: task.version }));
      if (!off.ok) good(await cancelAirOrder(seats[0]!, made));
    }
  });
});
