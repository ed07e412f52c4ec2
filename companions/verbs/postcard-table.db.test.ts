import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testSet } from '@/companions/postcard-arnhem/rules';
import type { PostcardAct, PostcardState } from '@/companions/postcard-arnhem/rules/state';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { layMove } from '@/lib/turn/cases/lay-move';
import type { PlayerSeat } from '@/lib/turn/kernel/seat';
import { good, ledgerAgreesIn, refusal } from '@/lib/turn/testing/combats';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import type { BoardShown } from '@/lib/visibility/player/table-shown';
import { companionGameOnDesk } from '../reads/companion-games';
import { actInCompanionGame } from './act-in-companion-game';
import { beginCompanionGame } from './begin-companion-game';
import { seatCompanionTeams } from './seat-companion-teams';
import { turnOverMoves } from './turn-over-moves';

let game: GivenGame;
let frost: PlayerSeat;
let harzer: PlayerSeat;
let companionGameId: string;
let version: number;
let writes = 0;

/** Begins a game with the garrisons shuffled so, and seats both teams. The coin leaves the SS panzer divisions to come later. */
async function begins(shuffle: readonly number[]): Promise<void> {
  const values = [...shuffle, 2];
  const setup = { scenario: testSet };
  ({ companionGameId } = good(
    await beginCompanionGame(game.control, { companion: 'postcard-arnhem', setup: setup as never, values }),
  ));
  const seats = { companionGameId, version: 1, allied: frost.teamId, german: harzer.teamId };
  ({ version } = good(await seatCompanionTeams(game.control, seats)));
}
beforeEach(async () => {
  game = await givenGame('arnhem-bridge');
  frost = await game.player('1-airborne');
  harzer = await game.player('9-ss-panzer');
  await begins([5, 1, 1, 1, 1]);
});
afterEach(() => game.drop());

const table = async (seat: PlayerSeat) => (await playerDesk(seat)).tables.at(-1)!;
const board = async (seat: PlayerSeat) => (await table(seat)).shown as BoardShown;
const lays = async (seat: PlayerSeat, label: string) => {
  const { id: tableId, shown } = await table(seat);
  const choice = (shown as BoardShown).choices.find((one) => one.label === label);
  if (!choice) throw new Error(`no choice “${label}”`);
  return layMove(seat, { tableId, move: { choice: choice.id } }, `write-of-the-board-${++writes}`);
};
const turnsOver = async (values: number[] = []) => {
  const answer = await turnOverMoves(game.control, { companionGameId, version, values });
  if (answer.ok) version = answer.value.version;
  return answer;
};
const plays = async (act: PostcardAct, values: number[] = []) => {
  const answer = await actInCompanionGame(game.control, { companionGameId, version, act: act as never, values });
  if (answer.ok) version = answer.value.version;
  return answer;
};
const state = async () => (await companionGameOnDesk(game.control, companionGameId))!.state as PostcardState;

describe('Postcard Arnhem at one table for two teams', () => {
  it('the airdrop is laid by the Allies, turned over by Control with its coin, and both see it', async () => {
    expect(await board(frost)).toMatchObject({
      side: 'allied',
      isToLay: true,
      stands: 'The airdrop comes first.',
    });
    expect(await board(harzer)).toMatchObject({ side: 'german', isToLay: false, choices: [] });
    const before = JSON.stringify(await board(harzer));
    good(await lays(frost, '1st Airborne jumps on B9'));
    expect((await table(frost)).laid).toMatchObject({ by: frost.label });
    expect(JSON.stringify(await board(harzer))).toBe(before);
    good(await turnsOver([2]));
    for (const seat of [frost, harzer])
      expect((await board(seat)).units.find(({ name }) => name === '1st Airborne')).toMatchObject({
        hex: 'B9',
        marks: ['disrupted'],
      });
    await ledgerAgreesIn(game);
  });

  it('Control opens turns and throws coins; what a team has to say it does not play, unless it takes the side back', async () => {
    expect(refusal(await plays({ do: 'drop', unit: '1st', hex: 'B9' }, [1])).message).toBe(
      'A team plays this hand: it lays the move, or Control plays the side again.',
    );
    for (const label of ['1st Airborne jumps on B9', '82nd Airborne jumps on Grave', '101st Airborne jumps on B4']) {
      good(await lays(frost, label));
      good(await turnsOver([1]));
    }
    expect(await board(frost)).toMatchObject({
      isToLay: false,
      choices: [],
      stands: 'The airdrop is over: the first turn is about to begin.',
    });
    expect(refusal(await turnsOver()).message).toBe('Nobody has anything to lay now.');
    good(await plays({ do: 'openTurn' }));
    expect(await board(frost)).toMatchObject({
      isToLay: true,
      stands: 'Turn 1 of 9: the Allies move and attack. The weather is good, air missions left: 2.',
    });
    good(await lays(frost, 'End the Allied part'));
    good(await turnsOver());
    good(await plays({ do: 'drawReinforcements' }, [1, 1, 1]));
    expect(await board(harzer)).toMatchObject({
      isToLay: true,
      stands: expect.stringMatching(/^Turn 1 of 9: the Germans/),
    });
    expect((await board(frost)).isToLay).toBe(false);
  });

  it('a refusal depends on what the team is shown alone', async () => {
    const { id: tableId } = await table(frost);
    const lay = (seat: PlayerSeat, id: string, move: object) =>
      layMove(seat, { tableId: id, move: move as never }, `write-of-the-board-${++writes}`);
    expect(refusal(await lay(frost, tableId, { choice: '9999' }))).toMatchObject({
      field: 'move.choice',
      message: 'This is none of what may be done now.',
    });
    expect(refusal(await lay(frost, tableId, { card: 'KH' }))).toMatchObject({
      field: 'move',
      message: 'Lay something of what may be done now.',
    });
    expect(refusal(await lay(harzer, (await table(harzer)).id, { choice: '0' }))).toMatchObject({
      field: 'move.choice',
      message: 'It is not for you to say what comes next.',
    });
    expect(refusal(await lay(harzer, tableId, { choice: '0' })).code).toBe('notFound');
  });

  it('two worlds that differ in the garrisons alone are one before either team; Control’s differ', async () => {
    const shown = async () => JSON.stringify([await board(frost), await board(harzer)]);
    const garrisons = async () =>
      (await state()).units
        .filter(({ isHidden }) => isHidden)
        .map(({ hex }) => hex)
        .join();
    const one = await shown();
    const truth = await garrisons();
    await begins([2, 3, 1, 2, 1]);
    expect(await shown()).toBe(one);
    expect(await garrisons()).not.toBe(truth);
    for (const seat of [frost, harzer])
      expect(JSON.stringify(await playerDesk(seat))).not.toMatch(/Garrison \d|"g\d"|Tiger 502/);
  });
});
