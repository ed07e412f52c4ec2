import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/client';
import { seatsOf } from '@/lib/db/seats';
import type { Answer } from './answer';
import { good, ledgerAgreesIn, refusal } from './combats-for-tests';
import { endTurn } from './end-turn';
import { landLift } from './land-lift';
import { moveColumn } from './move-column';
import { passCrossing } from './pass-crossing';
import { placeArrival } from './place-arrival';
import { queueUnits } from './queue-units';
import { saveAirOrder } from './save-air-order';
import { saveArea } from './save-area';
import { type ControlSeat, isControl, seatOf } from './seat';
import { takeOffAir } from './take-off-air';
import { type GivenGame, givenGame } from './testing';

/** Two umpires do the same thing at once: one does it, the other is told, and nothing is done twice. */

let game: GivenGame;
let seats: ControlSeat[];
beforeAll(async () => {
  game = await givenGame('market-garden');
  seats = (await seatsOf(game.gameId)).map(seatOf).filter(isControl);
  const gameControl = seats.find(({ roles }) => roles.includes('gameControl'))!;
  for (const turn of [2, 3, 4]) good(await endTurn(gameControl, { turn, reason: 'to the second lift' }));
}, 120_000);
afterAll(async () => {
  await ledgerAgreesIn(game);
  await game.drop();
});

/** What two umpires get who both do it; the refusal is that of the second. */
async function both<T>(act: (seat: ControlSeat) => Promise<Answer<T>>) {
  const answers = await Promise.all([act(seats[0]!), act(seats[1]!)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  return refusal(answers.find(({ ok }) => !ok)!);
}
const one = (id: string) => db().unit.findUniqueOrThrow({ where: { gameId_id: { gameId: game.gameId, id } } });
const joes = () => db().crossing.findUniqueOrThrow({ where: { gameId_id: { gameId: game.gameId, id: 'joes' } } });
const [irish, irishToo] = ['A004', 'A005'];

describe('two umpires at once', () => {
  it('move one column', async () => {
    const [head, tail] = [await one(irish!), await one(irishToo!)];
    const units = [head, tail].map(({ id, version }) => ({ unitId: id, version }));
    const way: [number, number][] = [[head.x! + 0.5, head.y!]];
    const moved = { turn: 5, units, way, mode: 'tactical' as const, overrule: 'So it is.' };
    expect((await both((seat) => moveColumn(seat, moved))).code).toBe('changedByAnother');
    expect((await one(irish!)).version).toBe(head.version + 1);
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
    expect((await both((seat) => placeArrival(seat, placed))).code).toBe('changedByAnother');
    expect((await one(due.id)).version).toBe(due.version + 1);
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
    const told = await both((seat) => landLift(seat, { taskId, version, landings }));
    expect(['changedByAnother', 'alreadyDone']).toContain(told.code);
    expect(await one(lift.unitIds[0]!)).toMatchObject({ isOnMap: true, arrivedIn: 5 });
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
        takeOffAir(seats[0]!, made),
        saveAirOrder(seats[1]!, { taskId: null, version: 0, turn: 5, ...escort }),
      ]);
      const escorting = await db().airTask.findMany({ where: { gameId: game.gameId, escortsId: made.taskId } });
      expect(escorting).toHaveLength(off.ok ? 0 : 1);
      for (const task of escorting) good(await takeOffAir(seats[0]!, { taskId: task.id, version: task.version }));
      if (!off.ok) good(await takeOffAir(seats[0]!, made));
    }
  });
});
