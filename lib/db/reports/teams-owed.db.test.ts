import { afterAll, beforeAll, expect, it } from 'vitest';
import { groupCombat } from '@/lib/turn/combat/group-combat';
import { good, para, workedExample } from '@/lib/turn/testing/combats';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { db } from '../kernel/client';
import { newId } from '../kernel/ids';
import { teamsOwed } from './teams-owed';

let game: GivenGame;
let team: string;
beforeAll(async () => {
  game = await givenGame('arnhem-bridge');
  game.besideTheLedger();
  const { teamId } = await db().unit.findFirstOrThrow({ where: { gameId: game.gameId, id: para } });
  team = teamId;
});
afterAll(() => game.drop());

const owedIn = async (turn: number, lifts: Parameters<typeof teamsOwed>[2] = []) =>
  (await teamsOwed(game.gameId, turn, lifts)).find(({ id }) => id === team)?.hasTroops ?? 'nothing is owed';

it('a team with troops on the map is owed a report; without any it is owed none', async () => {
  expect(await owedIn(5)).toBe(true);
  await db().unit.updateMany({ where: { gameId: game.gameId, teamId: team }, data: { isOnMap: false } });
  expect(await owedIn(5)).toBe('nothing is owed');
});

it('who lost his last in a fight is owed the report of that turn, and has nobody to order', async () => {
  await db().unit.updateMany({ where: { gameId: game.gameId, teamId: team }, data: { isOnMap: true } });
  good(await groupCombat(game.control, workedExample));
  await db().unit.updateMany({
    where: { gameId: game.gameId, teamId: team },
    data: { isOnMap: false, isCaptured: true },
  });
  expect(await owedIn(5)).toBe(false);
  expect(await owedIn(6)).toBe('nothing is owed');
});

it('whose lift turned back is owed the report of that turn; whose lift waits for its hour is owed none yet', async () => {
  const { id: unitId } = await db().unit.findFirstOrThrow({ where: { gameId: game.gameId, teamId: team } });
  const lifts = [{ id: 'second', unitIds: [unitId] }];
  const id = newId();
  await db().airTask.create({
    data: { id, gameId: game.gameId, turn: 6, squadrons: 9, mission: 'airTransport', liftId: 'second' },
  });
  expect(await owedIn(6, lifts)).toBe('nothing is owed');
  await db().airTask.update({ where: { id }, data: { state: 'drivenOff' } });
  expect(await owedIn(6, lifts)).toBe(false);
  expect(await owedIn(7, lifts)).toBe('nothing is owed');
});
