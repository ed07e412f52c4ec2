import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { hallBoard } from '@/lib/desks/player/clock/hall-board';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import type { ControlSeat } from '@/lib/turn/kernel/seat';
import { good, ledgerAgreesIn, refusal } from '@/lib/turn/testing/combats';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { companionGameOnDesk } from '../reads/companion-games';
import { actInCompanionGame } from './act-in-companion-game';
import { beginCompanionGame } from './begin-companion-game';
import { endCompanionGame } from './end-companion-game';
import { showCompanionOnBoard } from './show-companion-on-board';
import { takeBackCompanionAct } from './take-back-companion-act';

let game: GivenGame;
let companionGameId: string;
beforeEach(async () => {
  game = await givenGame('arnhem-bridge');
  companionGameId = await begin();
});
afterEach(() => game.drop());

async function begin(input: object = {}): Promise<string> {
  const setup = { companion: 'battle-card', setup: { orders: 'first' }, name: 'Schaduw', ...input } as const;
  return good(await beginCompanionGame(game.control, setup)).companionGameId;
}
const show = async (isShown: boolean, version: number, id = companionGameId, seat = game.control) =>
  showCompanionOnBoard(seat, { companionGameId: id, version, isShown });
const act = (version: number, one: object, values: number[] | null = null) =>
  actInCompanionGame(game.control, { companionGameId, version, act: one as never, values });
const onBoard = async () => (await hallBoard(game.gameId))!.companion;

describe('a companion game on the projector', () => {
  it('is shown as it lies, north first, and nothing else of it: not what Control calls it, no id', async () => {
    expect(await onBoard()).toBeNull();
    good(await show(true, 1));
    const area = { order: null, isHeld: false, isCorpsHere: false };
    // Before the airdrop 101st 6, 82nd 6, nobody at Nijmegen, 1st 5; the Germans 2, 2, 1 and 2 from the south (BC-1).
    expect(await onBoard()).toEqual({
      title: 'Battle Card: Market Garden',
      table: {
        turn: 1,
        turns: 6,
        weather: 'fog',
        isCorpsInBelgium: true,
        outcome: null,
        areas: [
          { ...area, name: 'Arnhem', unit: '1st Airborne', allied: 5, german: 2 },
          { ...area, name: 'Nijmegen', unit: null, allied: 0, german: 1 },
          { ...area, name: 'Grave', unit: '82nd Airborne', allied: 6, german: 2 },
          { ...area, name: 'Eindhoven', unit: '101st Airborne', allied: 6, german: 2 },
        ],
      },
      lines: [
        '6 turns; all orders of a battle are given before its first die.',
        '101st Airborne 6 against 2, 82nd 6 against 2, 1st 5 against 2; Germans 1 at Nijmegen.',
      ],
    });
    expect(JSON.stringify(await onBoard())).not.toMatch(new RegExp(`Schaduw|${companionGameId}`));
    expect((await companionGameOnDesk(game.control, companionGameId))!.isOnBoard).toBe(true);
  });

  it('follows every act and every act taken back; the last four lines, the newest last', async () => {
    good(await show(true, 1));
    good(await act(2, { do: 'airdrop' }, [2, 6, 3]));
    // A 2 costs two, a 6 nothing, a 3 one (BC-18).
    expect((await onBoard())!.table.areas.map(({ allied }) => allied)).toEqual([4, 0, 6, 4]);
    expect((await onBoard())!.lines).toHaveLength(4);
    expect((await onBoard())!.lines[1]).toMatch(/^101st Airborne rolls 2/);
    good(await act(3, { do: 'order', area: 'grave', order: 'attack' }));
    const grave = async () => (await onBoard())!.table.areas[2]!.order;
    expect(await grave()).toBe('attack');
    good(await takeBackCompanionAct(game.control, { companionGameId, version: 4 }));
    expect(await grave()).toBeNull();
  });

  it('goes when it is taken off, and when it is put away', async () => {
    good(await show(true, 1));
    good(await show(false, 2));
    expect(await onBoard()).toBeNull();
    good(await act(3, { do: 'airdrop' }));
    expect(await onBoard()).toBeNull();
    good(await show(true, 4));
    good(await endCompanionGame(game.control, { companionGameId, version: 5, result: 'The road is open.' }));
    expect(await onBoard()).toBeNull();
    expect(await db().publicCompanion.count()).toBe(0);
    await ledgerAgreesIn(game);
  });

  it('is one at a time: another takes its place', async () => {
    good(await show(true, 1));
    const other = await begin();
    good(await show(true, 1, other));
    const stands = await db().companionGame.findMany({ where: { isOnBoard: true } });
    expect(stands.map(({ id }) => id)).toEqual([other]);
    good(await act(3, { do: 'airdrop' }, [1, 1, 1]));
    // The one taken off is not followed: nobody has lost a man on the projector.
    expect((await onBoard())!.table.areas.map(({ allied }) => allied)).toEqual([5, 0, 6, 6]);
    await ledgerAgreesIn(game);
  });

  it('is refused for a game that hides something, that is about the main game, or that is over', async () => {
    const hidden = await begin({ companion: 'impressionistic', setup: { units: [] } });
    expect(refusal(await show(true, 1, hidden)).code).toBe('notNow');
    const about = { kind: 'crossing', id: 'arn-road' };
    expect(refusal(await show(true, 1, await begin({ about }))).message).toBe(
      'It plays out something of the game, and no player is told of that.',
    );
    good(await endCompanionGame(game.control, { companionGameId, version: 1, result: 'Over.' }));
    expect(refusal(await show(true, 2)).code).toBe('notNow');
    expect(refusal(await show(false, 2)).code).toBe('alreadyDone');
    expect(await onBoard()).toBeNull();
  });

  it('is game control’s alone to show, and on no player’s desk', async () => {
    const other = { ...game.control, roles: ['mapControl'] } as unknown as ControlSeat;
    expect(refusal(await show(true, 1, companionGameId, other)).code).toBe('notYours');
    const frost = await game.player('1-airborne');
    const desk = async () => {
      const { clock, ...rest } = await playerDesk(frost);
      return JSON.stringify({ ...rest, clock: { ...clock, now: null } });
    };
    const before = await desk();
    good(await show(true, 1));
    good(await act(2, { do: 'airdrop' }));
    expect(await desk()).toBe(before);
  });
});
