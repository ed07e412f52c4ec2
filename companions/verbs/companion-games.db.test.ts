import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BattleCardState } from '@/companions/battle-card/rules';
import { db } from '@/lib/db/kernel/client';
import { entriesOf } from '@/lib/db/record/stored-truth';
import { good, ledgerAgreesIn, refusal } from '@/lib/turn/testing/combats';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { undoAct } from '@/lib/turn/undo/undo-act';
import { companionGameOnDesk, companionGamesDesk } from '../reads/companion-games';
import { actInCompanionGame } from './act-in-companion-game';
import { beginCompanionGame } from './begin-companion-game';
import { endCompanionGame } from './end-companion-game';
import { takeBackCompanionAct } from './take-back-companion-act';

let game: GivenGame;
let companionGameId: string;
beforeEach(async () => {
  game = await givenGame('arnhem-bridge');
  ({ companionGameId } = good(
    await beginCompanionGame(game.control, { companion: 'battle-card', setup: { orders: 'first' } }),
  ));
});
afterEach(() => game.drop());

const act = (version: number, one: object, values: number[] | null = null) =>
  actInCompanionGame(game.control, { companionGameId, version, act: one as never, values });
const onDesk = async () => (await companionGameOnDesk(game.control, companionGameId))!;
const strengths = async () => ((await onDesk()).state as BattleCardState).areas.map(({ allied }) => allied);

describe('a companion game', () => {
  it('is on the list by its own title, and its figures lie as the card has them', async () => {
    expect((await companionGamesDesk(game.control)).games).toEqual([
      {
        id: companionGameId,
        turn: 5,
        number: 1,
        companion: 'battle-card',
        title: 'Battle Card: Market Garden',
        name: 'Battle Card: Market Garden',
        begunBy: game.control.label,
        result: null,
        about: null,
      },
    ]);
    // 101st 6, 82nd 6, nobody at Nijmegen, 1st 5 (BC-1).
    expect(await strengths()).toEqual([6, 6, 0, 5]);
    await ledgerAgreesIn(game);
  });

  it('is played with the dice that fell on the umpire’s table, and they are kept', async () => {
    // Airdrop: 1 and 2 cost two, 3 and 4 one, 5 and 6 nothing (BC-1).
    expect(good(await act(1, { do: 'airdrop' }, [2, 6, 3]))).toEqual({ version: 2 });
    expect(await strengths()).toEqual([4, 6, 0, 4]);
    const [kept] = await db().companionAct.findMany({ where: { companionGameId } });
    expect((kept!.rolls as { value: number }[]).map(({ value }) => value)).toEqual([2, 6, 3]);
    expect((await entriesOf(game.gameId)).at(-1)).toMatchObject({ kind: 'companionAct', before: null });
    await ledgerAgreesIn(game);
  });

  it('refuses dice too few, too many or off the die, at the field, and keeps nothing', async () => {
    for (const values of [
      [2, 6],
      [2, 6, 3, 1],
      [2, 7, 3],
    ])
      expect(refusal(await act(1, { do: 'airdrop' }, values))).toMatchObject({ code: 'badInput', field: 'values' });
    expect(await db().companionAct.count()).toBe(0);
    expect((await onDesk()).version).toBe(1);
  });

  it('refuses what the game does not allow in the game’s own words', async () => {
    const early = refusal(await act(1, { do: 'battle' }));
    expect(early).toMatchObject({ code: 'badInput', message: 'Not now: the airdrop is rolled first.' });
    expect(refusal(await act(1, { do: 'dance' }))).toMatchObject({ code: 'badInput', field: 'do' });
  });

  it('takes acts back up to the last die, by a compensating entry; a die never', async () => {
    good(await act(1, { do: 'airdrop' }));
    good(await act(2, { do: 'order', area: 'grave', order: 'attack' }));
    expect((await onDesk()).canTakeBack).toBe(true);
    good(await takeBackCompanionAct(game.control, { companionGameId, version: 3 }));
    const last = (await entriesOf(game.gameId)).at(-1)!;
    expect(last).toMatchObject({ kind: 'companionAct', after: null });
    expect((await onDesk()).canTakeBack).toBe(false);
    expect(refusal(await takeBackCompanionAct(game.control, { companionGameId, version: 4 })).message).toBe(
      'A die has been rolled since. What was done before it stands.',
    );
    expect(refusal(await undoAct(game.control, { number: last.number - 2, reason: 'A bad roll.' })).code).toBe(
      'notNow',
    );
    await ledgerAgreesIn(game);
  });

  it('an act that turned a garrison over is not taken back, though no coin fell in it (PA-27)', async () => {
    ({ companionGameId } = good(
      await beginCompanionGame(game.control, { companion: 'postcard-arnhem', setup: {}, values: [1, 1, 1, 1, 1, 2] }),
    ));
    good(await act(1, { do: 'drop', unit: '101st', hex: 'B4' }, [1]));
    good(await act(2, { do: 'drop', unit: '82nd', hex: 'B5' }, [1]));
    good(await act(3, { do: 'drop', unit: '1st', hex: 'B9' }, [1]));
    good(await act(4, { do: 'openTurn' }));
    expect((await onDesk()).canTakeBack).toBe(true);
    good(await act(5, { do: 'attack', hex: 'B3', units: ['101st'] }));
    expect((await onDesk()).canTakeBack).toBe(false);
    expect(refusal(await takeBackCompanionAct(game.control, { companionGameId, version: 6 })).message).toBe(
      'What lay hidden has been turned over. What was done before it stands.',
    );
  });

  it('two umpires at once: the second is told, and no die of his falls', async () => {
    good(await act(1, { do: 'airdrop' }, [5, 5, 5]));
    expect(refusal(await act(1, { do: 'airdrop' }, [1, 1, 1])).code).toBe('changedByAnother');
    expect(await strengths()).toEqual([6, 6, 0, 5]);
  });

  it('is put away with what came of it, and is not played on', async () => {
    good(await endCompanionGame(game.control, { companionGameId, version: 1, result: 'The road is open.' }));
    expect((await companionGamesDesk(game.control)).games[0]!.result).toBe('The road is open.');
    expect(refusal(await act(2, { do: 'airdrop' })).code).toBe('notNow');
    await ledgerAgreesIn(game);
  });

  it('is about something of this game, or nothing', async () => {
    const about = { kind: 'combat', id: 'no-such-combat' } as const;
    expect(
      refusal(await beginCompanionGame(game.control, { companion: 'battle-card', setup: { orders: 'area' }, about })),
    ).toMatchObject({ code: 'notFound', field: 'about.id' });
  });

  it('is no other game’s', async () => {
    const elsewhere = { ...game.control, gameId: 'another-game' };
    expect(await companionGameOnDesk(elsewhere, companionGameId)).toBeNull();
  });
});
