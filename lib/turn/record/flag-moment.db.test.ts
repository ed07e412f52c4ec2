import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { storedTruth } from '@/lib/db/record/stored-truth';
import { ledgerPage } from '@/lib/desks/control/record/ledger';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import type { ControlSeat, PlayerSeat } from '../kernel/seat';
import { endTurn } from '../sequence/end-turn';
import { allVerbs } from '../testing/all-verbs';
import { good, ledgerAgreesIn, refusal } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { undoAct } from '../undo/undo-act';
import { flagMoment } from './flag-moment';

let game: GivenGame;
let seat: ControlSeat;
let frost: PlayerSeat;

const flag = async (word: string) => good(await flagMoment(seat, { word })).number;
const rowOf = async (number: number) =>
  (await ledgerPage(seat, allVerbs)).entries.find((entry) => entry.number === number)!;
const deskOfFrost = async () => {
  const desk = await playerDesk(frost);
  return JSON.stringify({ ...desk, clock: { ...desk.clock, now: '' } });
};
const cursors = () => db().teamDesk.findMany({ orderBy: { id: 'asc' } });

beforeAll(async () => {
  game = await givenGame('arnhem-bridge');
  seat = { ...game.control, roles: ['mapControl'] } as unknown as ControlSeat;
  frost = await game.player('1-airborne');
});
afterAll(() => game.drop());

describe('a moment that is flagged', () => {
  it('stands in the ledger with its word, who and when, and changes nothing of the game', async () => {
    const before = await storedTruth(game.gameId);
    const number = await flag('  The bridge is blown, and nobody told Frost.  ');
    const { entries } = await db().game.findUniqueOrThrow({ where: { id: game.gameId } });
    expect(number).toBe(entries);
    expect(await rowOf(number)).toMatchObject({
      verb: 'flag-moment',
      done: 'flagged this moment',
      reason: 'The bridge is blown, and nobody told Frost.',
      seatLabel: seat.label,
      isMark: true,
      before: {},
      after: {},
      mayBeUndone: true,
    });
    expect(await storedTruth(game.gameId)).toEqual(before);
    await ledgerAgreesIn(game);
  });

  it('reaches no player: neither a desk nor a cursor is new', async () => {
    const before = [await deskOfFrost(), await cursors()];
    await flag('Frost has forgotten his guns.');
    expect([await deskOfFrost(), await cursors()]).toEqual(before);
    expect(before[0]).not.toContain('forgotten');
  });

  it('is one mark, however often it is sent under one id', async () => {
    const first = good(await flagMoment(seat, { word: 'Once.' }, 'one-id'));
    expect(good(await flagMoment(seat, { word: 'Once.' }, 'one-id'))).toEqual(first);
    expect(await db().ledgerEntry.count({ where: { gameId: game.gameId, reason: 'Once.' } })).toBe(1);
  });

  it('by two umpires at the same moment is two marks, each with its own number', async () => {
    const [one, two] = await Promise.all([flag('One.'), flag('Two.')]);
    expect([(await rowOf(one!)).reason, (await rowOf(two!)).reason]).toEqual(['One.', 'Two.']);
  });
});

describe('a flag is taken back', () => {
  it('at once, whatever was flagged after it, and only once', async () => {
    const number = await flag('The wrong fight.');
    await flag('The right fight.');
    expect(good(await undoAct(seat, { number, reason: 'The wrong one.' }))).toEqual({ entries: 1 });
    expect(await rowOf(number)).toMatchObject({ mayBeUndone: false, undone: { reason: 'The wrong one.' } });
    expect(refusal(await undoAct(seat, { number, reason: 'Again.' })).code).toBe('alreadyDone');
    await ledgerAgreesIn(game);
  });

  it('later, when its turn is over', async () => {
    const number = await flag('A bold move.');
    const { turn } = await db().game.findUniqueOrThrow({ where: { id: game.gameId } });
    good(await endTurn(game.control, { turn, reason: 'The test ends.' }));
    expect(await rowOf(number)).toMatchObject({ turn, mayBeUndone: true });
    good(await undoAct(seat, { number, reason: 'Not so bold.' }));
    expect(await rowOf(number)).toMatchObject({ turn, mayBeUndone: false, undone: { reason: 'Not so bold.' } });
    await ledgerAgreesIn(game);
  });
});

describe('a moment is not flagged', () => {
  it.each([
    ['without a word', { word: '   ' }],
    ['with more than 120 letters', { word: 'x'.repeat(121) }],
    ['with a number', { word: 7 as never }],
  ])('%s: the refusal names the field', async (_, input) => {
    const before = await db().ledgerEntry.count();
    expect(refusal(await flagMoment(seat, input))).toMatchObject({ code: 'badInput', field: 'word' });
    expect(await db().ledgerEntry.count()).toBe(before);
  });

  it('by a player', async () =>
    expect(refusal(await flagMoment(frost as never, { word: 'Me too.' })).code).toBe('notYours'));
});
