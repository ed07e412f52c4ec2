import { afterAll, beforeAll, expect, it } from 'vitest';
import { unusedSeatLinks } from '@/lib/turn/access/seat-links';
import { takeSeat } from '@/lib/turn/access/take-seat';
import { tryBeside } from '@/lib/turn/scenarios/try-beside';
import { openGame } from '@/lib/turn/sequence/open-game';
import { good } from '@/lib/turn/testing/combats';
import { type GivenGame, givenLobby } from '@/lib/turn/testing/given-game';
import { noteOpened } from './console-up';
import { newestGame } from './games';
import { gamesKept, seatsKept } from './games-kept';
import { phaseUnderWay } from './phase-archives';

let first: GivenGame;
let second = '';
beforeAll(async () => {
  first = await givenLobby('arnhem-bridge');
});
afterAll(() => first.drop());

const played = async () => (await newestGame())!.id;
const listed = async () => (await gamesKept()).map(({ id, isPractice }) => (isPractice ? 'practice' : id));

it('a new game is played from then on, and the one before is kept with its seats', async () => {
  const link = (await unusedSeatLinks({ fresh: false })).find(({ opensFirst }) => opensFirst);
  good(await takeSeat(link!.code, null, 'here'));
  second = (await openGame(first.scenario)).gameId;
  expect(await played()).toBe(second);
  expect(await listed()).toEqual([second, first.gameId]);
  const seats = (await seatsKept()).filter(({ kind }) => kind === 'control');
  expect(seats.find(({ gameId }) => gameId === first.gameId)).toMatchObject({
    seats: 1,
    taken: 1,
    awaitsGameControl: false,
  });
  expect(seats.find(({ gameId }) => gameId === second)).toMatchObject({ seats: 1, taken: 0, awaitsGameControl: true });
});

it('the one that its host opens again is played, and archived', async () => {
  await noteOpened(first.gameId);
  expect(await played()).toBe(first.gameId);
  expect(await listed()).toEqual([first.gameId, second]);
  expect((await phaseUnderWay())!.gameId).toBe(first.gameId);
  await noteOpened(second);
  expect(await played()).toBe(second);
});

it('a practice game is never the one that is played or archived', async () => {
  expect((await tryBeside(first.scenario)).ok).toBe(true);
  expect(await played()).toBe(second);
  expect((await phaseUnderWay())!.gameId).toBe(second);
  expect(await listed()).toEqual([second, first.gameId, 'practice']);
});
