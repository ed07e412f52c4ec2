import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { isHallPlaying, type TurnFigures, weighingUnderWay } from '@/lib/db/scenarios/weighings';
import { practicesOf } from '@/lib/db/sequence/practices';
import { weighingDesk } from '@/lib/desks/control/scenarios/weighing/weighing-desk';
import { playerDesk, playerMap } from '@/lib/desks/player/frame/player-desk';
import { pauseClock } from '@/lib/turn/clock/pause-clock';
import { editDraft } from '@/lib/turn/scenarios/edit-draft';
import { makeDraft } from '@/lib/turn/scenarios/make-draft';
import { startWeighing } from '@/lib/turn/scenarios/start-weighing';
import { stopWeighing } from '@/lib/turn/scenarios/stop-weighing';
import { beginGame } from '@/lib/turn/sequence/begin-game';
import { good, refusal } from '@/lib/turn/testing/combats';
import { type GivenGame, givenLobby } from '@/lib/turn/testing/given-game';
import { blindly, dropBlindReader, makeBlindReader } from '@/lib/turn/testing/no-truth';
import { hashed } from '@/lib/values';
import { playDatabase } from './play-database';
import { type AskedPlay, type Broke, openPlayer, type Player } from './player';
import { weigh } from './weigh';

let game: GivenGame;
let draftId: string;
beforeEach(async () => {
  game = await givenLobby('arnhem-bridge');
  const from = { kind: 'shipped', scenario: 'arnhem-bridge' } as const;
  draftId = good(await makeDraft(game.control, { name: 'our-bridge', from })).draftId;
});
afterEach(() => game.drop());

const started = async (plays: number, turns: number | null = null) =>
  good(await startWeighing(game.control, { draftId, plays, turns })).weighingId;
const underWay = async () => (await weighingUnderWay())!;
const onDesk = async () => (await weighingDesk(game.control, draftId))!;
const goes = () => new AbortController().signal;
const nowhere = { fresh: async () => 'postgresql://nobody', drop: async () => undefined };

const figures = (turn: number): TurnFigures => ({
  turn,
  held: { 'Arnhem – Rhine road bridge': 'allied' },
  stepsLost: { allied: 1, german: 2 },
  short: 0,
  waiting: 0,
  idle: [],
  faults: 0,
  tookMs: 500,
});

/** A player who plays as it is written here: two turns of each, unless something breaks. */
function written(broke: Record<number, Broke> = {}): Player & { asked: number[] } {
  const asked: number[] = [];
  return {
    asked,
    play: async ({ number }: AskedPlay, afterTurn) => {
      asked.push(number);
      const break_ = broke[number];
      for (const turn of [5, 6, 7]) if (!break_ || turn <= (break_.after ?? 0)) afterTurn(figures(turn));
      return break_ ?? null;
    },
    standStill: () => undefined,
    end: () => undefined,
  };
}

it('a scenario is played twice for two turns in a database of its own, and no player’s desk is another', async () => {
  await makeBlindReader();
  const players = await Promise.all(['1-airborne', '9-ss-panzer'].map((key) => game.player(key)));
  // What o'clock it is goes on.
  const seen = () =>
    blindly(async () => {
      const desks = await Promise.all(players.map(playerDesk));
      return hashed(
        JSON.stringify([
          desks.map(({ clock: { now: _, ...clock }, ...desk }) => ({ ...desk, clock })),
          await playerMap(players[1]!),
        ]),
      );
    });
  const before = await seen();
  await started(2, 2);
  const player = openPlayer(false);
  const database = playDatabase(process.env.DATABASE_URL!);
  await weigh(await underWay(), database, player, goes());
  player.end();
  await database.drop();
  const { weighing } = await onDesk();
  const { progress, endedAt, endedBecause, turns, broken, faults, places, about } = weighing!;
  expect({ ...progress, leftMs: 0 }).toEqual({ done: 4, of: 4, plays: 2, leftMs: 0 });
  expect([endedAt !== null, endedBecause, broken, faults]).toEqual([true, '', [], 0]);
  expect(turns.map(({ turn, plays }) => [turn, plays])).toEqual([
    [5, 2],
    [6, 2],
  ]);
  expect(places.map(({ allied, german, nobody }) => allied + german + nobody)).toEqual(about.places.map(() => 2));
  expect([await db().game.count(), await practicesOf(game.gameId), await weighingUnderWay()]).toEqual([1, [], null]);
  expect((await db().weighing.findFirstOrThrow()).scenario).toBeNull();
  expect(await seen()).toBe(before);
  await dropBlindReader();
});

describe('a weighing', () => {
  it('is one at a time, of whoever may edit scenarios', async () => {
    await started(3);
    expect(refusal(await startWeighing(game.control, { draftId, plays: 3, turns: null })).message).toBe(
      'our-bridge is being weighed. Stop that, or wait until it is done.',
    );
    const other = { ...game.control, roles: ['teamControl' as const] };
    expect(refusal(await startWeighing(other, { draftId, plays: 3, turns: null })).code).toBe('notYours');
    expect(refusal(await stopWeighing(other, { weighingId: (await underWay()).id })).code).toBe('notYours');
  });

  it('goes on after a play that breaks, which is shown with its turn', async () => {
    await started(3);
    const player = written({ 2: { after: 5, words: 'no counter' }, 3: { after: null, words: 'no clock' } });
    await weigh(await underWay(), nowhere, player, goes());
    const { weighing } = await onDesk();
    expect(weighing!.broken).toEqual([
      { number: 2, turn: 6, words: 'no counter' },
      { number: 3, turn: 5, words: 'no clock' },
    ]);
    expect(weighing!.turns.map(({ turn, plays }) => [turn, plays])).toEqual([
      [5, 2],
      [6, 1],
      [7, 1],
    ]);
    expect(weighing!.progress).toEqual({ done: 9, of: 9, plays: 3, leftMs: 0 });
  });

  it('keeps what was played when it is stopped, and may be begun anew', async () => {
    const weighingId = await started(3);
    const first = written();
    const stopsThen: Player = {
      ...first,
      play: async (asked, afterTurn) => {
        if (asked.number === 2) good(await stopWeighing(game.control, { weighingId }));
        return first.play(asked, afterTurn);
      },
    };
    await weigh(await underWay(), nowhere, stopsThen, goes());
    expect(first.asked).toEqual([1, 2]);
    const { weighing } = await onDesk();
    expect([weighing!.endedBecause, weighing!.progress.plays, weighing!.turns.length]).toEqual([
      'stopped by Control',
      1,
      3,
    ]);
    expect(refusal(await stopWeighing(game.control, { weighingId })).message).toBe('That weighing has ended already.');
    expect(await started(2)).not.toBe(weighingId);
    expect((await onDesk()).weighing!.turns).toEqual([]);
  });

  it('goes on after a restart with the play in the midst of which the console went', async () => {
    const weighingId = await started(3);
    const ends = new AbortController();
    const first = written({ 2: { after: 5, words: 'The process that played it ended.' } });
    const goesThen: Player = {
      ...first,
      play: async (asked, afterTurn) => {
        const broke = await first.play(asked, afterTurn);
        if (asked.number === 2) ends.abort();
        return broke;
      },
    };
    await weigh(await underWay(), nowhere, goesThen, ends.signal);
    expect((await underWay()).id).toBe(weighingId);
    const again = written();
    await weigh(await underWay(), nowhere, again, goes());
    expect(again.asked).toEqual([2, 3]);
    const { weighing } = await onDesk();
    expect([weighing!.broken, weighing!.turns.map(({ plays }) => plays)]).toEqual([[], [3, 3, 3]]);
  });

  it('says why where no database can be made for it', async () => {
    await started(3);
    const none = { ...nowhere, fresh: () => Promise.reject(new Error('permission denied to create database')) };
    await weigh(await underWay(), none, written(), goes());
    expect((await onDesk()).weighing!.endedBecause).toBe(
      'no database could be made for it: permission denied to create database',
    );
  });

  it('is of the version that it was begun with, and not begun where the scenario has faults', async () => {
    await started(1);
    await weigh(await underWay(), nowhere, written(), goes());
    const splice = { file: 'teams.csv', at: 1, removed: [], inserted: [['ghosts', 'Ghosts']] };
    good(await editDraft(game.control, { draftId, what: 'A row', splices: [splice] }));
    const desk = await onDesk();
    expect([desk.version, desk.weighing!.version]).toEqual([1, 0]);
    expect(refusal(await startWeighing(game.control, { draftId, plays: 1, turns: null })).message).toMatch(
      /^It has \d+ faults?\. Fix (it|them), then weigh it\.$/,
    );
  });
});

it('a hall plays while a game that is no practice has begun and its clock runs', async () => {
  expect(await isHallPlaying()).toBe(false);
  good(await beginGame(game.control, {}));
  expect(await isHallPlaying()).toBe(true);
  good(await pauseClock(game.control, { turn: 5 }));
  expect(await isHallPlaying()).toBe(false);
});
