import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { chanceFrom } from '@/lib/chance';
import { issueCode } from '@/lib/db/access/seat-codes';
import { seatsOf } from '@/lib/db/access/seats';
import { db } from '@/lib/db/kernel/client';
import { transaction } from '@/lib/db/kernel/transaction';
import { ledgerDifferences } from '@/lib/db/record/ledger-differences';
import { storedTruth } from '@/lib/db/record/stored-truth';
import { draftFiles } from '@/lib/db/scenarios/drafts';
import { newestGame } from '@/lib/db/sequence/games';
import { practicesOf } from '@/lib/db/sequence/practices';
import { playerDesk, playerMap } from '@/lib/desks/player/frame/player-desk';
import { done } from '@/lib/result';
import { parsedDraft } from '@/lib/scenario/draft/draft';
import { readParsed } from '@/lib/scenario/read-scenario';
import { seatBehindCode, takeSeat } from '../access/take-seat';
import { resumeClock } from '../clock/resume-clock';
import { endGame } from '../debrief/end-game';
import { revealTruth } from '../debrief/reveal-truth';
import { type ControlSeat, type PlayerSeat, seatOf } from '../kernel/seat';
import { alterUnit } from '../testing/alter-unit';
import { good, refusal } from '../testing/combats';
import { chooseAct, chooserAt } from '../testing/fuzz/choose-act';
import { endTheTurn } from '../testing/fuzz/end-the-turn';
import { carryOut, tableOf } from '../testing/fuzz/table';
import { goAWay } from '../testing/fuzz/ways';
import { type GivenGame, givenGame } from '../testing/given-game';
import { draftFromGame } from './draft-from-game';
import { endPractice } from './end-practice';
import { forkGame } from './fork-game';
import { joinPractice } from './join-practice';

/** Games played at random, and forked at numbers at which their truth and what their teams saw were written down. */

let game: GivenGame;
const teams = ['1-airborne', '9-ss-panzer'];

/** Whatever the ids are, and whenever it was. */
const plain = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/[\w-]{21}/g, '#')
    .replace(/"(id|lineId)":"[^"]*"/g, '"$1":"#"')
    .replace(/"outcome:[^"]*"/g, '"outcome:#"')
    .replace(/^\["(note|request)\/[^"]*"/, '["$1/#"');

/** The truth of a game, its seats and the names of who did something apart. */
const truthOf = async (gameId: string): Promise<string[]> =>
  [...(await storedTruth(gameId))]
    .filter(([key]) => !key.startsWith('seat/') && !key.startsWith('game/'))
    .map(([key, truth]) => plain([key, Object.fromEntries(Object.entries(truth).map(unordered))]))
    .sort();

/** Units of a combat and guns of an area stand in the order of their ids, which are others in a fork. */
const unordered = ([field, value]: [string, unknown]): [string, unknown] =>
  (field === 'units' || field === 'guns') && Array.isArray(value) ? [field, value.map(plain).sort()] : [field, value];

/** The contents of a team's desk and map, but for its own writing and the clock. */
async function deskOf(player: PlayerSeat): Promise<string> {
  const desk = Object.assign({}, await playerDesk(player), await playerMap(player)) as unknown as Record<
    string,
    unknown[]
  >;
  const { reports, messages, counters, contacts, friends, crossings } = desk;
  return plain([reports, messages, counters, contacts, friends, crossings].map((list) => list?.map(plain).sort()));
}

const playerIn = async (gameId: string, teamKey: string): Promise<PlayerSeat> => {
  const seats = await seatsOf(gameId);
  return seatOf(seats.find(({ team, duty }) => team?.key === teamKey && duty === 'commander')!) as PlayerSeat;
};
const desksOf = async (gameId: string) => Promise.all(teams.map(async (key) => deskOf(await playerIn(gameId, key))));

interface Noted {
  number: number;
  truth: string[];
  desks: string[];
  phase: string;
}
const noted: Noted[] = [];
const note = async (): Promise<void> => {
  const { entries, phase, turn } = await db().game.findUniqueOrThrow({ where: { id: game.gameId } });
  if (noted.at(-1)?.number === entries) return;
  const { gameId } = game;
  noted.push({
    number: entries,
    truth: await truthOf(gameId),
    desks: await desksOf(gameId),
    phase: `${turn} ${phase}`,
  });
};

/** The newest practice game. */
const forked = async (number: number | null, keepsWriters = true): Promise<string> => {
  good(await forkGame(game.control, { number, keepsWriters }));
  return (await practicesOf(game.gameId))[0]!.id;
};

beforeAll(async () => {
  game = await givenGame('arnhem-bridge');
  const table = await tableOf(game.gameId, game.scenario);
  const chance = chanceFrom(3);
  const chooser = chooserAt(table, [...table.verbs.values()]);
  await note();
  for (let turn = 0; turn < 2; turn++) {
    for (let i = 0; i < 60; i++) {
      if (chance.onceIn(2)) await goAWay(table, chance, []);
      else await carryOut(table, chooseAct(table, chance, chooser, []), false);
      if (i % 12 === 11) await note();
    }
    await endTheTurn(table, [], false);
    await note();
  }
  // A scenario has the HQ of every team: one that was lost at random is found again.
  for (const { hqUnitId } of game.scenario.teams)
    await alterUnit(game.gameId, hqUnitId, { isOnMap: true, isCaptured: false, x: 75, y: 78 });
  await note();
});
afterAll(() => game.drop());
afterEach(async () => {
  for (const { id } of await practicesOf(game.gameId)) good(await endPractice(game.control, { gameId: id }));
});

describe('a game forked at a number of its ledger', () => {
  test('stands as it stood then: its truth, and what each team was told; its own ledger gives the same', async () => {
    expect(noted.length).toBeGreaterThan(8);
    const kinds = new Set(noted.flatMap(({ truth }) => truth.map((thing) => thing.split('/')[0]!.slice(2))));
    expect([...kinds]).toEqual(
      expect.arrayContaining(['combat', 'crossing', 'sheet', 'report', 'decision', 'raisedUnit', 'companionGame']),
    );
    for (const { number, truth, desks, phase } of noted) {
      const fork = await forked(number);
      expect(await truthOf(fork), `at ${number}`).toEqual(truth);
      expect(await desksOf(fork), `at ${number}`).toEqual(desks);
      expect(await ledgerDifferences(fork), `at ${number}`).toEqual([]);
      const row = await db().game.findUniqueOrThrow({ where: { id: fork } });
      expect(`${row.turn} ${row.phase}`).toBe(phase);
      expect(row.pausedAt).not.toBeNull();
      good(await endPractice(game.control, { gameId: fork }));
    }
    console.log(`Counted: forks at ${noted.length} numbers of ${noted.at(-1)!.number}`);
  });

  test('has ids of its own: none of its parent’s stands anywhere in it', async () => {
    const fork = await forked(null);
    const [mine, theirs] = await Promise.all([idsOf(game.gameId), rowsAsText(fork)]);
    expect(mine.length).toBeGreaterThan(100);
    expect(mine.filter((id) => theirs.includes(id))).toEqual([]);

    // A browser may draw an id of any length for a row of a sheet: what was told of the row names it too.
    const rows = (await db().orderLine.findMany({ where: { sheet: { gameId: game.gameId } } })).map(({ id }) => id);
    expect(rows.some((id) => id.length !== 21)).toBe(true);
    expect(rows.filter((id) => theirs.includes(`"${id}"`) || theirs.includes(`:${id}"`))).toEqual([]);
  });

  test('leaves out who wrote what, unless that is wanted', async () => {
    const writers = async (gameId: string) =>
      new Set(
        (await db().ledgerEntry.findMany({ where: { gameId, verb: { not: 'open-game' } } })).map(
          (one) => one.seatLabel,
        ),
      );
    const named = await forked(null, true);
    const unnamed = await forked(null, false);
    expect([...(await writers(named))].sort()).toEqual(expect.arrayContaining(['Control']));
    expect([...(await writers(unnamed))]).toEqual(['']);
    expect(await ledgerDifferences(unnamed)).toEqual([]);
  });

  test('goes on by its own rules: its clock goes on from where it stood, and the game it came from knows nothing of it', async () => {
    const before = await db().game.findUniqueOrThrow({ where: { id: game.gameId } });
    const fork = await forked(noted[3]!.number);
    const control = seatOf((await seatsOf(fork)).find(({ kind }) => kind === 'control')!) as ControlSeat;
    const { turn } = await db().game.findUniqueOrThrow({ where: { id: fork } });
    good(await resumeClock(control, { turn }));
    expect(await ledgerDifferences(fork)).toEqual([]);
    expect(await db().game.findUniqueOrThrow({ where: { id: game.gameId } })).toEqual(before);
    expect((await newestGame())!.id).toBe(game.gameId);
  });

  test('becomes a scenario that opens there: places, steps, bridges, turn', async () => {
    const { number, truth } = noted.at(-1)!;
    const { draftId, leftOut } = good(await draftFromGame(game.control, { name: 'second-day', number }));
    const reading = readParsed('second-day', parsedDraft(await draftFiles(draftId)));
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems.slice(0, 5)));
    const { units, crossings, openingTurn, turns, teams } = reading.scenario;
    expect([openingTurn, turns[0]!.number]).toEqual([7, 7]);
    expect(teams.length).toBe(2);
    expect(reading.scenario.plans!.map(({ team, fromTurn, toTurn }) => [team, fromTurn, toTurn])).toContainEqual([
      '9-ss-panzer',
      7,
      7,
    ]);
    const stood = await db().unit.findMany({ where: { gameId: game.gameId, isOnMap: true } });
    expect(stood.length).toBeGreaterThan(4);
    expect(units.length + leftOut.length).toBe(truth.filter((thing) => thing.startsWith('["unit/')).length);
    const metre = (km: number) => Math.round(km * 1000) / 1000;
    for (const { id, name, x, y, stepsLost, isCaptured } of stood) {
      // A unit that was raised in the game has a key of the scenario's own.
      const there = units.find((unit) => unit.id === id || (unit.id.startsWith('raised-') && unit.name === name));
      if (isCaptured) expect(there).toBeUndefined();
      else expect(there, name).toMatchObject({ stepsLost, place: { x: metre(x!), y: metre(y!) } });
    }
    const bridges = await db().crossing.findMany({ where: { gameId: game.gameId } });
    expect(new Map(crossings.map((one) => [one.id, one.isBlown]))).toEqual(
      new Map(bridges.map((one) => [one.id, one.state === 'blown'])),
    );
  });

  test('a number that the ledger has not is refused, and so is the thirteenth practice game', async () => {
    for (const number of [0, 100_000])
      expect(refusal(await forkGame(game.control, { number, keepsWriters: false })).field).toBe('number');
    const open: string[] = [];
    for (let i = 0; i < 12; i++) open.push(await forked(1));
    expect(refusal(await forkGame(game.control, { number: 1, keepsWriters: false })).message).toBe(
      'There are 12 practice games. End one first.',
    );
    for (const gameId of open) good(await endPractice(game.control, { gameId }));
    expect(refusal(await endPractice(game.control, { gameId: open[0]! })).message).toBe(
      'That practice game has ended.',
    );
    expect(refusal(await joinPractice(game.control, { gameId: game.gameId })).message).toBe(
      'That practice game has ended.',
    );
  });
});

describe('who sits in a practice game', () => {
  const codeFor = (id: string) => transaction(async (tx) => done(await issueCode(tx, id))).then(good);
  /** Nobody sits there, and what was done at random before has not taken it back. */
  const isFree = (seat: { holderId: string | null; revokedAt: Date | null }) => !seat.holderId && !seat.revokedAt;
  const sits = async (gameId: string, kind: 'control' | 'player', holderId: string | null) => {
    const seats = (await seatsOf(gameId)).filter((seat) => seat.kind === kind && isFree(seat));
    return takeSeat(await codeFor(seats[0]!.id), holderId, 'here');
  };

  test('nobody who plays in the game itself, and nobody plays there who sits in a practice of it', async () => {
    const fork = await forked(null);
    const player = good(await sits(game.gameId, 'player', null)).holderId;
    for (const kind of ['control', 'player'] as const)
      expect(refusal(await sits(fork, kind, player)).message).toBe(
        'This browser holds a player’s seat in the game itself, or a seat in a practice game of it. Nobody sits in both. Ask Control.',
      );
    const [free] = (await seatsOf(fork)).filter(isFree);
    const offered = await seatBehindCode(await codeFor(free!.id), 'here', player);
    expect(refusal(offered).code).toBe('notYours');
    const trainee = good(await sits(fork, 'player', null)).holderId;
    expect(refusal(await sits(game.gameId, 'player', trainee)).code).toBe('notYours');
    const umpire = good(await joinPractice(game.control, { gameId: fork })).code;
    const { holderId } = good(await takeSeat(umpire, null, 'here'));
    expect(refusal(await sits(game.gameId, 'player', holderId)).code).toBe('notYours');
    good(await endPractice(game.control, { gameId: fork }));
    good(await sits(game.gameId, 'player', holderId));
  });
});

/** Every id that was drawn for a thing of a game. */
async function idsOf(gameId: string): Promise<string[]> {
  const text = await rowsAsText(gameId);
  const found = [...text.matchAll(/"(?:id|[a-zA-Z]+Id)": ?"([\w-]{21})"/g)].map(([, id]) => id!);
  return [...new Set(found)].filter((id) => id !== gameId);
}

/** All rows of a game, as one text. */
async function rowsAsText(gameId: string): Promise<string> {
  const named = await db().$queryRaw<{ table: string }[]>`
    SELECT table_name AS table FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name = 'gameId' ORDER BY 1`;
  const texts = await Promise.all(
    named.map(async ({ table }) => {
      const rows = await db().$queryRawUnsafe<{ text: string }[]>(
        `SELECT to_jsonb(t)::text AS text FROM "${table}" t WHERE "gameId" = $1`,
        gameId,
      );
      return rows.map(({ text }) => text).join('\n');
    }),
  );
  return texts.join('\n');
}

describe('a battle that is over, forked at a number before its end', () => {
  test('is fought in the fork, and opens nothing; at its end it is over and open', async () => {
    const { entries, turn } = await db().game.findUniqueOrThrow({ where: { id: game.gameId } });
    good(await endGame(game.control, { turn, reason: 'The hall closes.' }));
    const { turns } = good(await revealTruth(game.control, { turns: [] }));
    const standing = async (number: number | null) => {
      const { endedAt, revealedTurns } = await db().game.findUniqueOrThrow({ where: { id: await forked(number) } });
      return { isOver: endedAt !== null, revealedTurns };
    };
    expect(await standing(entries)).toEqual({ isOver: false, revealedTurns: null });
    expect(await standing(null)).toEqual({ isOver: true, revealedTurns: turns });
    expect(turns.length).toBeGreaterThan(1);
  });
});
