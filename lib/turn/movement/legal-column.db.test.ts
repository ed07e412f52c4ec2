import { afterAll, beforeAll, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import { submitOrderSheet } from '../orders/submit-order-sheet';
import { alterUnit } from '../testing/alter-unit';
import { good, ledgerAgreesIn, refusal } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { moveColumn } from './move-column';

let game: GivenGame;
beforeAll(async () => {
  game = await givenGame('market-garden');
});
afterAll(() => game.drop());

const unit = (id: string) => db().unit.findUniqueOrThrow({ where: { gameId_id: { gameId: game.gameId, id } } });
const column = async (ids: string[], way: [number, number][], more: object = {}) =>
  moveColumn(game.control, {
    turn: 2,
    units: await Promise.all(ids.map(async (unitId) => ({ unitId, version: (await unit(unitId)).version }))),
    way,
    mode: 'tactical',
    isLegal: true,
    ...more,
  });
/** The distance of the nearest enemy, km. */
async function kmToEnemy(id: string): Promise<number> {
  const { x, y, side } = await unit(id);
  const enemies = await db().unit.findMany({ where: { gameId: game.gameId, isOnMap: true, NOT: { side } } });
  return Math.min(...enemies.map((enemy) => Math.hypot(enemy.x! - x!, enemy.y! - y!)));
}

it('§6 Passing By: a column that runs into the enemy ends 2 km from him, side by side a kilometre apart', async () => {
  const irish = ['A004', 'A005'];
  const { x, y } = await unit('A004');
  const { units, stays } = good(
    await column(
      irish,
      [
        [x!, y!],
        [43, 18],
      ],
      { isAbreast: true },
    ),
  );
  expect(stays).toEqual([]);
  expect(units).toHaveLength(2);
  const [head, beside] = await Promise.all(irish.map(unit));
  expect(head!.y).toBeGreaterThan(y!);
  expect(await kmToEnemy('A004')).toBeCloseTo(2, 1);
  expect(await kmToEnemy('A005')).toBeGreaterThan(1.9);
  expect(Math.hypot(head!.x! - beside!.x!, head!.y! - beside!.y!)).toBeGreaterThan(0.4);
});

it('§5 Probe: a probe that meets the enemy lies along their front', async () => {
  const stand = async (id: string, x: number, y: number) =>
    alterUnit(game.gameId, id, { isOnMap: true, x, y, startX: x, startY: y });
  const germans = await db().unit.findMany({
    where: { gameId: game.gameId, side: 'german', isOnMap: true },
    orderBy: { id: 'asc' },
    take: 2,
  });
  const probers = ['A008', 'A009'];
  // A front that runs north, 10 km east of where the probe comes from.
  for (const [i, { id }] of germans.entries()) await stand(id, 90, 20 + 1.5 * i);
  for (const id of probers) await stand(id, 82, 20);
  good(
    await column(
      probers,
      [
        [82, 20],
        [92, 20],
      ],
      { isAbreast: true, conforms: true },
    ),
  );
  const [head, beside] = await Promise.all(probers.map(unit));
  expect(head!.x).toBeGreaterThan(87);
  expect(beside!.x).toBeCloseTo(head!.x!, 0);
  expect(Math.abs(beside!.y! - head!.y!)).toBeGreaterThan(0.7);
});

it('of two side by side only one meets the enemy: he has why he stopped, the other keeps his note', async () => {
  const grenadiers = ['A006', 'A007'];
  const staff = await game.player('guards-armoured');
  const { counters } = await playerDesk(staff);
  const counterIds = counters.filter(({ shortName }) => /^[12] Gren Gds$/.test(shortName)).map(({ id }) => id);
  const row = { ...emptyLine, id: 'grenadiers', position: 0, version: 0, counterIds };
  const ordered = { ...row, action: 'move' as const, posture: 'tact' as const };
  good(await submitOrderSheet(staff, { turn: 2, version: 0, lines: [ordered] }));
  for (const [i, id] of grenadiers.entries())
    await alterUnit(game.gameId, id, { x: 38.66 + i, y: -4.44, startX: 38.66 + i, startY: -4.44 });
  const way: [number, number][] = [
    [38.66, -4.44],
    [39.66, 2.13],
  ];
  good(await column(grenadiers, way, { isAbreast: true }));
  const [tanks, motor] = await Promise.all(grenadiers.map(unit));
  expect([tanks!.moveNote, motor!.moveNote]).toEqual(['Stopped on meeting the enemy', '']);

  // Control moves it elsewhere: that it stopped on meeting the enemy is no longer so, and no letter says it.
  good(
    await column(
      ['A006'],
      [
        [tanks!.x!, tanks!.y!],
        [38.66, -4.44],
      ],
    ),
  );
  expect((await unit('A006'))!.moveNote).toBe('');
});

it('§6 Movement: a battalion on foot that is sent 30 km ends after its 15 km, and may then not go a step', async () => {
  const { id: foot } = await db().unit.findFirstOrThrow({
    where: { gameId: game.gameId, side: 'allied', mover: 'foot' },
    orderBy: { id: 'asc' },
  });
  await alterUnit(game.gameId, foot, { isOnMap: true, x: 99, y: 15, startX: 99, startY: 15 });
  const { mover } = await unit(foot);
  expect(mover).toBe('foot');
  good(
    await column(
      [foot],
      [
        [99, 15],
        [99, 45],
      ],
    ),
  );
  const moved = await unit(foot);
  expect(moved.kmMoved).toBeGreaterThan(14.9);
  expect(moved.kmMoved).toBeLessThanOrEqual(15);
  const again = refusal(
    await column(
      [foot],
      [
        [moved.x!, moved.y!],
        [99, 45],
      ],
    ),
  );
  expect(again).toMatchObject({ code: 'reasonNeeded', field: 'overrule' });
  expect(again.message).toMatch(/the guide is 15\.0 km/);
  good(
    await column(
      [foot],
      [
        [moved.x!, moved.y!],
        [99, 35],
      ],
      { isLegal: false, overrule: 'They march on.' },
    ),
  );
  expect((await unit(foot)).y).toBe(35);
  await ledgerAgreesIn(game);
});
