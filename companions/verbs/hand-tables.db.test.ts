import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allHexes, columnOf, rowOf } from '@/companions/farthest-bridge/rules/hexes';
import { db } from '@/lib/db/kernel/client';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { layMove } from '@/lib/turn/cases/lay-move';
import type { PlayerSeat } from '@/lib/turn/kernel/seat';
import { good, ledgerAgreesIn, refusal } from '@/lib/turn/testing/combats';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { companionGameOnDesk } from '../reads/companion-games';
import { actInCompanionGame } from './act-in-companion-game';
import { beginCompanionGame } from './begin-companion-game';
import { endCompanionGame } from './end-companion-game';
import { atTheSchool, dealt } from './hand-tables-for-tests';
import { seatCompanionTeams } from './seat-companion-teams';
import { turnOverMoves } from './turn-over-moves';

let game: GivenGame;
let frost: PlayerSeat;
let harzer: PlayerSeat;
let companionGameId: string;
let version: number;
let writes = 0;

beforeEach(async () => {
  game = await givenGame('arnhem-bridge');
  frost = await game.player('1-airborne');
  harzer = await game.player('9-ss-panzer');
});
afterEach(() => game.drop());

const desk = async (seat: PlayerSeat) => {
  const { clock: _, cursor: __, ...rest } = await playerDesk(seat);
  return JSON.stringify(rest);
};
const table = async (seat: PlayerSeat) => (await playerDesk(seat)).tables[0];
const lay = async (seat: PlayerSeat, move: object, tableId?: string) =>
  layMove(seat, { tableId: tableId ?? (await table(seat))!.id, move }, `write-of-a-move-${++writes}`);
const sits = async (allied: string | null, german: string | null) => {
  const answer = await seatCompanionTeams(game.control, { companionGameId, version, allied, german });
  if (answer.ok) version = answer.value.version;
  return answer;
};
const turnsOver = async () => {
  const answer = await turnOverMoves(game.control, { companionGameId, version });
  if (answer.ok) version = answer.value.version;
  return answer;
};

async function cardsAreDealt(): Promise<void> {
  ({ companionGameId, version } = await atTheSchool(game.control));
  good(await sits(frost.teamId, harzer.teamId));
  const hands = { defender: 'german', german: ['7H', 'KH', '2C'], allied: ['9H', '4D', 'JS'] } as const;
  ({ version } = good(await dealt(game.control, { companionGameId, version }, hands)));
}

describe('a building fought for by cards (IW-11), two teams at one table', () => {
  beforeEach(cardsAreDealt);

  it('each is shown its own hand and how many the other holds, and nothing of the other’s', async () => {
    expect((await table(harzer))!.shown).toEqual({
      kind: 'cards',
      place: 'The school',
      defends: true,
      cardsOfTheOther: 3,
      isToLay: true,
      played: [],
      end: null,
      hand: [
        { card: '7H', title: '7 of hearts', mayLay: true },
        { card: 'KH', title: 'king of hearts', mayLay: true },
        { card: '2C', title: '2 of clubs', mayLay: true },
      ],
    });
    const seen = await desk(frost);
    for (const card of ['9H', '4D', 'JS']) expect(seen).toContain(`"${card}"`);
    for (const hidden of ['"7H"', '"KH"', '"2C"', '7 of hearts', 'king of hearts', '2 of clubs'])
      expect(seen).not.toContain(hidden);
  });

  it('what one lays changes nothing on the other’s desk until Control turns it over', async () => {
    const before = await desk(frost);
    good(await lay(harzer, { card: '7H' }));
    expect(await desk(frost)).toBe(before);
    expect((await table(harzer))!.laid).toEqual({ move: { card: '7H' }, by: harzer.label });
    good(await turnsOver());
    expect((await table(frost))!.shown).toMatchObject({
      cardsOfTheOther: 2,
      isToLay: true,
      played: [{ isOwn: false, title: '7 of hearts' }],
      // Of the 9 of hearts, the 4 of diamonds and the jack of spades only the 9 has the suit or the number.
      hand: [{ mayLay: true }, { mayLay: false }, { mayLay: false }],
    });
    await ledgerAgreesIn(game);
  });

  it('a refusal is the same whatever the other holds', async () => {
    const refused = async () => ({
      early: refusal(await lay(frost, { card: '9H' })),
      theirs: refusal(await lay(harzer, { card: '9H' })),
      nobodys: refusal(await lay(harzer, { card: 'QS' })),
      noCard: refusal(await lay(harzer, { card: 'the ace' })),
      wrong: refusal(await lay(harzer, { places: { a: '0101' } })),
    });
    const now = await refused();
    expect(now.early).toMatchObject({ field: 'move.card', message: 'The other side lays a card first.' });
    expect(now.theirs).toMatchObject({ field: 'move.card', message: 'This card is not in your hand.' });
    expect(now.nobodys).toEqual(now.theirs);
    expect(now.noCard.code).toBe('badInput');
    expect(now.wrong).toMatchObject({ field: 'move', message: 'Lay a card of your hand.' });
  });

  it('no cursor tells that the other has laid; of a table of the other he is told what he is told of none', async () => {
    const { cursor } = await playerDesk(frost);
    const theirs = (await table(harzer))!.id;
    good(await lay(harzer, { card: '7H' }));
    expect((await playerDesk(frost)).cursor).toBe(cursor);
    const foreign = await lay(frost, { card: '9H' }, theirs);
    const none = await lay(frost, { card: '9H' }, 'no-table');
    expect(refusal(foreign)).toMatchObject({ code: 'notFound', message: 'The table has moved on. Look at it again.' });
    expect(foreign).toEqual(none);
    expect((await table(harzer))!.laid).toEqual({ move: { card: '7H' }, by: harzer.label });
  });

  it('two worlds that differ in the other’s hand and the deck are one before him, card by card', async () => {
    const seenIn = async (german: readonly string[]) => {
      ({ companionGameId, version } = await atTheSchool(game.control));
      good(await sits(frost.teamId, harzer.teamId));
      const hands = { defender: 'allied', german, allied: ['9H', '4D', 'JS'] } as const;
      ({ version } = good(await dealt(game.control, { companionGameId, version }, hands)));
      const seen: unknown[] = [];
      const look = async (seat: PlayerSeat) => {
        const own = (await playerDesk(seat)).tables.at(-1)!;
        return { ...own, id: '' };
      };
      const laysLast = async (seat: PlayerSeat, card: string) =>
        good(await lay(seat, { card }, (await playerDesk(seat)).tables.at(-1)!.id));
      seen.push(await look(frost));
      await laysLast(frost, '9H');
      good(await turnsOver());
      seen.push(await look(frost));
      await laysLast(harzer, '4H');
      seen.push(await look(frost));
      good(await turnsOver());
      seen.push(await look(frost));
      good(await endCompanionGame(game.control, { companionGameId, version, result: 'Broken off.' }));
      return JSON.stringify(seen);
    };
    good(await endCompanionGame(game.control, { companionGameId, version, result: 'Broken off.' }));
    const one = await seenIn(['4H', '2C', 'KD']);
    expect(await seenIn(['4H', 'AS', '10D'])).toBe(one);
    expect(await seenIn(['4H', '2C'])).not.toBe(one);
  });

  it('a card that does not follow is refused with what would be right', async () => {
    good(await lay(harzer, { card: '7H' }));
    good(await turnsOver());
    expect(refusal(await lay(frost, { card: '4D' }))).toMatchObject({
      field: 'move.card',
      message: 'The 4 of diamonds does not follow the 7 of hearts: the same suit or the same number.',
    });
  });

  it('what is laid stays: a second is refused, and so is one laid on a table that has moved on', async () => {
    const old = (await table(harzer))!.id;
    good(await lay(harzer, { card: '7H' }));
    expect(refusal(await lay(harzer, { card: 'KH' })).code).toBe('alreadyDone');
    good(await turnsOver());
    expect(refusal(await lay(harzer, { card: 'KH' }, old))).toMatchObject({
      code: 'notFound',
      message: 'The table has moved on. Look at it again.',
    });
  });
});

describe('the table of a building fought for by cards, as Control keeps it', () => {
  beforeEach(cardsAreDealt);

  it('Control waits for whoever is to lay, and says whom', async () => {
    expect(refusal(await turnsOver()).message).toBe('The Germans have laid nothing yet.');
    const { hands } = (await companionGameOnDesk(game.control, companionGameId))!;
    expect(hands!.sides).toEqual([
      { side: 'allied', teamId: frost.teamId, isWaitedFor: false, laidBy: null },
      { side: 'german', teamId: harzer.teamId, isWaitedFor: true, laidBy: null },
    ]);
  });

  it('Control does not play a hand that a team holds, unless it takes the side back', async () => {
    const act = { kind: 'playCard', side: 'german', card: '7H' } as never;
    const plays = () => actInCompanionGame(game.control, { companionGameId, version, act, values: [] });
    expect(refusal(await plays()).message).toBe(
      'A team plays this hand: it lays the move, or Control plays the side again.',
    );
    good(await sits(frost.teamId, null));
    good(await plays());
    expect((await table(frost))!.shown).toMatchObject({ played: [{ isOwn: false, title: '7 of hearts' }] });
  });

  it('two umpires at once: the second is told, and the card is played once', async () => {
    good(await lay(harzer, { card: '7H' }));
    const seen = version;
    good(await turnsOver());
    version = seen;
    expect(refusal(await turnsOver()).code).not.toBe('');
    expect((await table(frost))!.shown).toMatchObject({ played: [{ isOwn: false, title: '7 of hearts' }] });
  });

  it('a team that leaves the table, or a game put away, has nothing more of it on its desk', async () => {
    good(await sits(frost.teamId, null));
    expect((await playerDesk(harzer)).tables).toEqual([]);
    good(await endCompanionGame(game.control, { companionGameId, version, result: 'Broken off.' }));
    expect((await playerDesk(frost)).tables).toEqual([]);
    await ledgerAgreesIn(game);
  });

  it('no team sits at one that plays out something of the game: cards would tell what its units are worth', async () => {
    const { id } = await db().crossing.findFirstOrThrow({ where: { gameId: game.gameId } });
    const about = { kind: 'crossing', id } as const;
    ({ companionGameId } = good(
      await beginCompanionGame(game.control, { companion: 'impressionistic', setup: { units: [] }, about, values: [] }),
    ));
    version = 1;
    expect(refusal(await sits(frost.teamId, null)).message).toBe(
      'It plays out something of the game: what its units are worth would show in the hands.',
    );
  });

  it('one team cannot hold both hands, nor a team of no game', async () => {
    expect(refusal(await sits(frost.teamId, frost.teamId))).toMatchObject({ field: 'german' });
    expect(refusal(await sits('nobody', null))).toMatchObject({ field: 'allied' });
  });
});

describe('the free set-up (§18.1), written by two teams', () => {
  const areas = {
    germany: allHexes.filter((hex) => rowOf(hex) >= 22 && columnOf(hex) <= 20),
    northOfNederRijn: allHexes.filter((hex) => columnOf(hex) >= 33),
    northOfWaal: allHexes.filter((hex) => columnOf(hex) >= 28),
    southOfMaas: allHexes.filter((hex) => columnOf(hex) <= 14),
  };
  const german = {
    'german-0-1': '2025',
    'german-0-2': '0125',
    'german-0-4': '3710',
    'german-0-5': '3810',
    'german-0-6': '2910',
    'german-0-7': '0710',
  };
  const allied = { '1st': '3610', '101st': '1007', '82nd': '2323' };

  beforeEach(async () => {
    const setup = { scenario: 'free', map: { hexes: {}, hexsides: {}, areas } };
    ({ companionGameId } = good(
      await beginCompanionGame(game.control, { companion: 'farthest-bridge', setup: setup as never, values: [] }),
    ));
    version = 1;
    good(await sits(frost.teamId, harzer.teamId));
  });

  it('neither sees the other’s, and both are revealed together', async () => {
    const fixed = (await table(harzer))!.shown;
    expect(fixed.kind === 'setUp' && fixed.pieces.map(({ id }) => id).sort()).toEqual(Object.keys(german).sort());
    const before = await desk(frost);
    good(await lay(harzer, { places: german }));
    expect(refusal(await turnsOver()).message).toBe('The Allies have laid nothing yet.');
    expect(await desk(frost)).toBe(before);
    good(await lay(frost, { places: allied }));
    good(await turnsOver());
    const { state } = (await companionGameOnDesk(game.control, companionGameId))!;
    const { pieces, dropZones } = state as { pieces: Record<string, { hex: string }>; dropZones: object };
    expect(pieces['german-0-7']!.hex).toBe('0710');
    expect(dropZones).toEqual(allied);
    expect((await playerDesk(frost)).tables).toEqual([]);
    await ledgerAgreesIn(game);
  });

  it('a hex where nothing may stand is refused at its piece', async () => {
    // 3610 is north of the Neder Rijn; the southern edge is column 05 and below.
    expect(refusal(await lay(harzer, { places: { ...german, 'german-0-7': '3610' } }))).toMatchObject({
      field: 'move.places.german-0-7',
    });
    expect(refusal(await lay(frost, { places: { ...allied, '1st': '0124' } }))).toMatchObject({
      field: 'move.places.1st',
      message: 'Drop zone of the 1st stands outside Germany: 0124 is no hex of it.',
    });
    const { '1st': _, ...two } = allied;
    expect(refusal(await lay(frost, { places: two }))).toMatchObject({
      field: 'move.places.1st',
      message: 'Write a hex for Drop zone of the 1st.',
    });
  });

  it('Control may write for a side itself', async () => {
    good(await sits(frost.teamId, null));
    const whole = { ...german, 'german-0-3': '2621' };
    const act = { kind: 'write', side: 'german', places: whole } as never;
    ({ version } = good(await actInCompanionGame(game.control, { companionGameId, version, act, values: [] })));
    good(await lay(frost, { places: allied }));
    good(await turnsOver());
    const { state } = (await companionGameOnDesk(game.control, companionGameId))!;
    expect((state as { phase: string }).phase).toBe('allotment');
  });
});
