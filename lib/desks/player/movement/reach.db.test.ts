import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeSomeCrossings } from '@/lib/db/issued/map-issued';
import { db } from '@/lib/db/kernel/client';
import { transaction } from '@/lib/db/kernel/transaction';
import { done } from '@/lib/result';
import type { PlayerSeat } from '@/lib/turn/kernel/seat';
import { alterUnit } from '@/lib/turn/testing/alter-unit';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { issue } from '@/lib/visibility/issued';
import type { IssuedCrossingRow } from '@/lib/visibility/rows';
import { playerReach } from './reach';
import { playerRoad } from './road';

let game: GivenGame;
let guards: PlayerSeat;
beforeAll(async () => {
  game = await givenGame('market-garden');
  guards = await game.player('guards-armoured');
});
beforeEach(() => game.besideTheLedger());
afterAll(() => game.drop());

interface Told {
  byRoad: [[number, number], [number, number]][];
  acrossCountry: [number, number][][];
}

const counterOf = async (name: string) =>
  (await db().unit.findFirstOrThrow({ where: { gameId: game.gameId, name } })).counterId;
const reachOf = async (seat: PlayerSeat, name: string): Promise<string | null> =>
  playerReach(seat, await counterOf(name));

/** The way of a unit's counter to Valkenswaard by road, which is the Eindhoven road. */
const roadOf = async (seat: PlayerSeat, name: string): Promise<string | null> =>
  playerRoad(seat, `${await counterOf(name)};43.41,8.32`);

/** The furthest road it comes along, km to the north on the grid. */
const northernmost = (reach: string): number =>
  Math.max(...(JSON.parse(reach) as Told).byRoad.flat().map(([, y]) => y));

const irish = '2 (Armd) Irish Guards';

describe('how far a counter gets this turn, for its own team (§6)', () => {
  it('is told of the team’s own counters, and of no other', async () => {
    expect(await reachOf(guards, irish)).not.toBeNull();
    // Of the same side, of the enemy, of nobody.
    for (const other of ['1 Para Bn', 'I/FJR 6']) expect(await reachOf(guards, other)).toBeNull();
    expect(await playerReach(guards, 'nobody')).toBeNull();
    const walther = await game.player('kg-walther');
    expect(await reachOf(walther, irish)).toBeNull();
    expect(await roadOf(walther, irish)).toBeNull();
  });

  it('the way by road is no shorter than straight, and what cannot be read has no answer', async () => {
    const { x, y } = await db().unit.findFirstOrThrow({ where: { gameId: game.gameId, name: irish } });
    const straight = Math.hypot(43.41 - x!, 8.32 - y!);
    const { km } = JSON.parse((await roadOf(guards, irish))!) as { km: number };
    expect(km).toBeGreaterThanOrEqual(Math.floor(straight * 10) / 10);
    expect(km).toBeLessThan(straight * 1.5);
    const id = await counterOf(irish);
    for (const asked of [
      id,
      `${id};`,
      `${id};north`,
      `${id};1,2,3`,
      `${id}${';1,2'.repeat(9)}`,
      `${id};${'1'.repeat(400)}`,
    ])
      expect(await playerRoad(guards, asked), asked.slice(0, 40)).toBeNull();
  });

  it('is the same in two worlds: blown bridges nobody told it of, the enemy, the weather, its unit’s state and moves', async () => {
    const before = await reachOf(guards, irish);
    const roadBefore = await roadOf(guards, irish);
    const recceBefore = await reachOf(guards, '2 Household Cavalry Regt');
    const { gameId } = game;
    await db().$executeRaw`UPDATE "Crossing" SET state = 'blown' WHERE "gameId" = ${gameId}`;
    await db().$executeRaw`UPDATE "Turn" SET weather = 'bad' WHERE "gameId" = ${gameId}`;
    await db()
      .$executeRaw`UPDATE "Unit" SET x = 38.5, y = -2 WHERE "gameId" = ${gameId} AND side = 'german' AND x IS NOT NULL`;
    const { id } = await db().unit.findFirstOrThrow({ where: { gameId, name: irish } });
    await alterUnit(gameId, id, {
      stepsLost: 3,
      kmMoved: 20,
      turnShareMoved: 0.9,
      x: 40,
      y: -1,
      slowedBy: ['traffic jams'],
    });
    await db().$executeRaw`UPDATE "Unit" SET mover = 'foot', "immobilisedIn" = 2 WHERE id = ${id}`;
    expect(await reachOf(guards, irish)).toBe(before);
    expect(await roadOf(guards, irish)).toBe(roadBefore);
    expect(await reachOf(guards, '2 Household Cavalry Regt')).toBe(recceBefore);
  });

  it('ends at a bridge once the team was told that it is blown', async () => {
    const before = (await reachOf(guards, irish))!;
    const joes = await db().crossing.findFirstOrThrow({
      where: { gameId: game.gameId, name: { startsWith: 'Joe' } },
    });
    // Tanks make 64 km by road from the bridgehead; the canal they stand before lies at the bridge.
    expect(northernmost(before)).toBeGreaterThan(joes.y + 20);
    const bridges = await db().crossing.findMany({ where: { gameId: game.gameId } });
    await transaction(async (tx) => {
      await writeSomeCrossings(
        tx,
        guards.teamId,
        bridges.map(({ id, name, kind, x, y }) =>
          issue<IssuedCrossingRow>({
            id: `told-${id}`,
            gameId: game.gameId,
            teamId: guards.teamId,
            name,
            kind,
            x,
            y,
            look: 'blown',
            asOf: new Date('1944-09-17T12:00:00Z'),
            asOfTurn: 2,
          }),
        ),
      );
      return done(null);
    });
    const after = (await reachOf(guards, irish))!;
    expect(northernmost(after)).toBeLessThan(northernmost(before) - 10);
    // Round by where the canal has no bridge of this map that was told of.
    const { km } = JSON.parse((await roadOf(guards, irish))!) as { km: number };
    expect(km).toBeGreaterThan(40);
    // Word that it stands again, told later, opens it.
    await db().$executeRaw`UPDATE "IssuedCrossing" SET look = 'safe', "asOfTurn" = 3 WHERE "teamId" = ${guards.teamId}`;
    expect(await reachOf(guards, irish)).toBe(before);
  });
});
