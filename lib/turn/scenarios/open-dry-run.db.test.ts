import { afterEach, beforeEach, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { ledgerDifferences } from '@/lib/db/record/ledger-differences';
import { newestGame } from '@/lib/db/sequence/games';
import { pauseClock } from '../clock/pause-clock';
import { beginGame } from '../sequence/begin-game';
import { good, refusal } from '../testing/combats';
import { type GivenGame, givenLobby } from '../testing/given-game';
import { openDryRun } from './open-dry-run';

let game: GivenGame;
beforeEach(async () => {
  game = await givenLobby('arnhem-bridge');
});
afterEach(() => game.drop());

it('the game of a dry run is a practice game of the same scenario, with every seat free; the one beside stays the newest', async () => {
  good(await openDryRun());
  const run = await db().game.findFirstOrThrow({ where: { practiceOf: game.gameId } });
  expect([run.title, run.isBegun]).toEqual(['Practice: Arnhem Bridge', false]);
  const seats = await db().seat.findMany({ where: { gameId: run.id, kind: 'player' } });
  expect(seats.map(({ holderId, revokedAt }) => [holderId, revokedAt])).toEqual(Array(6).fill([null, null]));
  expect((await newestGame())!.id).toBe(game.gameId);
  expect(await ledgerDifferences(run.id)).toEqual([]);
});

it('it is not opened while people play, and is once the clock stands', async () => {
  good(await beginGame(game.control, {}));
  expect(refusal(await openDryRun()).message).toBe(
    'People play now, and a dry run would slow them down. Stop the clock first.',
  );
  good(await pauseClock(game.control, { turn: 5 }));
  good(await openDryRun());
});
