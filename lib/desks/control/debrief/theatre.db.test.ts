import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chanceFrom } from '@/lib/chance';
import { believedAt } from '@/lib/db/issued/map-issued';
import { db } from '@/lib/db/kernel/client';
import { entriesOf, storedTruth } from '@/lib/db/record/stored-truth';
import { fold } from '@/lib/ledger/fold';
import type { LedgerKind, LedgerState } from '@/lib/ledger/kinds';
import { openingTruth } from '@/lib/ledger/opening';
import { drawnKinds, drawnOf } from '@/lib/ledger/truth-film';
import { FilmReader, type Frame } from '@/lib/replay/film';
import { momentAt } from '@/lib/replay/moments';
import { allVerbs } from '@/lib/turn/testing/all-verbs';
import { chooseAct, chooserAt } from '@/lib/turn/testing/fuzz/choose-act';
import { endTheTurn } from '@/lib/turn/testing/fuzz/end-the-turn';
import { carryOut, tableOf } from '@/lib/turn/testing/fuzz/table';
import { goAWay } from '@/lib/turn/testing/fuzz/ways';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { theatreFilm } from './theatre';

/** A game played at random: its truth and what its teams were told, written down as it was played, and shown again. */

let game: GivenGame;
const teamKeys = ['1-airborne', '9-ss-panzer'] as const;

/** The drawn parts of a truth, by key. */
const drawnOfState = (state: LedgerState): Record<string, unknown> =>
  Object.fromEntries(
    [...state].flatMap(([key, truth]) => {
      const kind = key.slice(0, key.indexOf('/')) as LedgerKind;
      return (drawnKinds as readonly string[]).includes(kind) ? [[key, drawnOf(kind, truth)]] : [];
    }),
  );
const plain = (frame: Frame) => Object.fromEntries(frame);

/** The counters, contacts, friends and crossings on a team's map, as they stand in the tables now: their places by key. */
async function mapNow(teamId: string): Promise<Record<string, unknown>> {
  const own = { where: { teamId } };
  const [counter, contact, friend, crossing] = await Promise.all([
    db().issuedCounter.findMany(own),
    db().enemyContact.findMany(own),
    db().friendlyCounter.findMany(own),
    db().issuedCrossing.findMany(own),
  ]);
  return Object.fromEntries(
    Object.entries({ counter, contact, friend, crossing }).flatMap(([kind, rows]) =>
      rows.map(({ id, x, y }) => [`${kind}/${id}`, { x, y }]),
    ),
  );
}
const placesOf = (frame: Frame) => Object.fromEntries([...frame].map(([key, { x, y }]) => [key, { x, y }]));

interface Noted {
  number: number;
  truth: Record<string, unknown>;
  maps: Record<string, unknown>[];
}
const noted: Noted[] = [];
const note = async (): Promise<void> => {
  const { entries: number } = await db().game.findUniqueOrThrow({ where: { id: game.gameId } });
  if (noted.at(-1)?.number === number) return;
  const maps = await Promise.all(teamKeys.map(async (key) => mapNow(await game.teamId(key))));
  noted.push({ number, truth: drawnOfState(await storedTruth(game.gameId)), maps });
};

beforeAll(async () => {
  game = await givenGame('arnhem-bridge');
  const table = await tableOf(game.gameId, game.scenario);
  const chance = chanceFrom(1944);
  const chooser = chooserAt(table, [...table.verbs.values()]);
  await note();
  for (let turn = 0; turn < 2; turn++) {
    // Until a dozen states have been written down; how many acts that takes hangs on how many verbs there are.
    const enough = noted.length + 12;
    for (let i = 1; noted.length < enough && i <= 300; i++) {
      if (chance.onceIn(2)) await goAWay(table, chance, []);
      else await carryOut(table, chooseAct(table, chance, chooser, []), false);
      if (i % 4 === 0) await note();
    }
    await endTheTurn(table, [], false);
    await note();
  }
});
afterAll(() => game.drop());

describe('a battle that is played again', () => {
  it('shows at every number what stood then, in truth and on every team’s map, wherever one jumps from', async () => {
    expect(noted.length).toBeGreaterThan(20);
    const film = await theatreFilm(game, allVerbs);
    const truth = new FilmReader(film.truth);
    const told = teamKeys.map((key) => new FilmReader(film.told[key]!));
    // The last first, then every second: backwards and forwards.
    const order = [...noted.keys()].sort((a, b) => (a % 2) - (b % 2) || b - a);
    for (const i of order) {
      const { number, truth: stood, maps } = noted[i]!;
      const at = momentAt(film.moments, number);
      expect(film.moments[at]!.number).toBe(number);
      expect(plain(truth.at(at))).toEqual(stood);
      expect(told.map((reader) => placesOf(reader.at(at)))).toEqual(maps);
    }
    expect(film.isFromReports).toBe(false);
  });

  it('is at every act the fold of the ledger by then, and what was believed by then', async () => {
    const film = await theatreFilm(game, allVerbs);
    const truth = new FilmReader(film.truth);
    const opening = openingTruth(game.scenario);
    const entries = await entriesOf(game.gameId);
    const every = Math.ceil(film.moments.length / 25);
    for (let at = 0; at < film.moments.length; at += every) {
      const { number } = film.moments[at]!;
      expect(plain(truth.at(at))).toEqual(drawnOfState(fold(opening, entries.slice(0, number))));
      for (const key of teamKeys) {
        const believed = await believedAt(game.gameId, await game.teamId(key), number);
        const keys = Object.entries(believed).flatMap(([kind, rows]) => rows.map(({ id }) => `${kind}/${id}`));
        expect([...new FilmReader(film.told[key]!).at(at).keys()].sort()).toEqual(keys.sort());
      }
    }
  });

  it('says of every act when it was done, by whom, and what in words', async () => {
    const { moments, done } = await theatreFilm(game, allVerbs);
    expect(moments.map(({ number }) => number)).toEqual(moments.map(({ number }) => number).sort((a, b) => a - b));
    expect(moments.every(({ verb }) => done[verb]!.length > 0)).toBe(true);
    expect(new Set(moments.map(({ turn }) => turn)).size).toBe(3);
    expect(moments.at(-1)!.verb).toBe('end-turn');
  });

  it('shows of a game from before all that was issued was kept the contacts of its reports alone, and says so', async () => {
    // No row of it can be deleted: a game from before has none.
    await db().$executeRaw`TRUNCATE "MapIssued"`;
    const film = await theatreFilm(game, allVerbs);
    expect(film.isFromReports).toBe(true);
    const kinds = Object.values(film.told).flatMap((one) => one.map(([, key]) => key.split('/')[0]));
    expect(new Set(kinds)).toEqual(new Set(['contact']));
  });
});
