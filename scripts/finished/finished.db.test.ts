import { statSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileOf } from '@/host/finished/read-finished';
import { seatsOf } from '@/lib/db/access/seats';
import { teamsOf } from '@/lib/db/access/teams';
import { revealedTurns } from '@/lib/db/issued/revealed';
import { db } from '@/lib/db/kernel/client';
import { ledgerDifferences } from '@/lib/db/record/ledger-differences';
import { draftsOf } from '@/lib/db/reports/reports';
import { figuresOfDay } from '@/lib/desks/control/debrief/figures';
import { theatreFilm } from '@/lib/desks/control/debrief/theatre';
import { chrome } from '@/lib/desks/control/frame/chrome';
import { reportsTray } from '@/lib/desks/control/reports/reports';
import { warDiary } from '@/lib/desks/player/debrief/war-diary';
import { FilmReader } from '@/lib/replay/film';
import { momentAt } from '@/lib/replay/moments';
import { reportViews } from '@/lib/turn/issuing/report-view';
import { type ControlSeat, type PlayerSeat, seatOf } from '@/lib/turn/kernel/seat';
import { deletePractice } from '@/lib/turn/scenarios/delete-practice';
import { openFinished } from '@/lib/turn/scenarios/finished/open-finished';
import { allVerbs } from '@/lib/turn/testing/all-verbs';
import { good } from '@/lib/turn/testing/combats';
import { type GivenGame, givenLobby } from '@/lib/turn/testing/given-game';
import { guard } from '@/lib/visibility/guard/guard';
import { finishedBattles } from '@/lib/words';

/** The battle that comes with the console, opened from its file at the desk of a game that has not begun. */

const turns = [2, 3, 4, 5, 6, 7, 8, 9];
/** The turns whose letters are read: two with `npm test`, each with `npm run soak`. */
const turnsRead = process.env.OPCOM_SOAK ? turns : [2, 9];
let game: GivenGame;
let seat: ControlSeat;
let beside: string;

/** The rows of the game beside, as one text. */
const asItStands = async (gameId: string) =>
  JSON.stringify([
    await db().game.findUniqueOrThrow({ where: { id: gameId } }),
    await db().unit.findMany({ where: { gameId }, orderBy: { id: 'asc' } }),
    await db().ledgerEntry.count({ where: { gameId } }),
  ]);

beforeAll(async () => {
  game = await givenLobby('arnhem-bridge');
  beside = await asItStands(game.gameId);
  const { id: holderId } = await db().holder.create({ data: { id: 'holder-of-the-test-000000000000' } });
  await db().seat.update({ where: { id: game.control.id }, data: { holderId, usedAt: new Date() } });
  game.besideTheLedger();
  const { seatId } = good(await openFinished(game.control, { battle: 'market-garden' }));
  seat = seatOf(await db().seat.findUniqueOrThrow({ where: { id: seatId, holderId } })) as ControlSeat;
});
afterAll(() => game.drop());

it.each(finishedBattles)('the file of %s is at most 3 MB', (battle) => {
  expect(statSync(fileOf(battle)).size).toBeLessThanOrEqual(3_000_000);
});

describe('the finished battle', () => {
  it('is a practice game that has ended, with its truth open, and the game beside knows nothing of it', async () => {
    const {
      practiceOf,
      isBegun,
      endedAt,
      revealedTurns: opened,
    } = await db().game.findUniqueOrThrow({
      where: { id: seat.gameId },
    });
    expect([practiceOf, isBegun, endedAt !== null, opened]).toEqual([game.gameId, true, true, turns]);
    expect((await revealedTurns(seat.gameId)).map(({ turn }) => turn)).toEqual(turns);
    const practice = { title: 'Market Garden, a finished battle', hasSteps: false, isRehearsal: false };
    expect((await chrome(seat)).practice).toEqual(practice);
    expect(await ledgerDifferences(seat.gameId)).toEqual([]);
    expect(await asItStands(game.gameId)).toBe(beside);
  });

  it('has told its teams what is so: no letter of the last turn, or of the one before, wants a correction', async () => {
    const { teams, earlier } = await reportsTray(seat);
    expect(teams.length).toBe(19);
    expect(teams.flatMap(({ key, correction }) => (correction ? [[key, correction.why]] : []))).toEqual([]);
    expect(earlier).toEqual([]);
  });

  it('is shown again at any turn', async () => {
    const film = await theatreFilm(seat, allVerbs);
    expect(film.turns.map(({ turn }) => turn)).toEqual(expect.arrayContaining(turns));
    const truth = new FilmReader(film.truth);
    for (const turn of turns) {
      const last = film.moments.findLast((moment) => moment.turn === turn);
      expect(last, `turn ${turn}`).toBeDefined();
      const frame = truth.at(film.moments.indexOf(last!));
      expect(frame.size, `turn ${turn}`).toBeGreaterThan(100);
    }
    expect(film.hinges.length).toBeGreaterThan(2);
    expect(momentAt(film.moments, 1)).toBeDefined();
  });

  it('has a war diary of every team with each turn in which it had troops', async () => {
    const seats = (await seatsOf(seat.gameId)).map(seatOf);
    const teams = await teamsOf(seat.gameId);
    expect(teams.length).toBe(19);
    for (const { id, key } of teams) {
      const player = seats.find((one): one is PlayerSeat => 'teamId' in one && one.teamId === id)!;
      const letters = (await db().report.findMany({ where: { gameId: seat.gameId, teamId: id } })).map(
        ({ turn }) => turn,
      );
      const told = JSON.stringify(await warDiary(player));
      for (const turn of new Set(letters)) expect(told, key).toContain(`"turn":${turn}`);
    }
  });

  it('has figures of its turns', async () => {
    const { isOwn, tables } = await figuresOfDay(seat);
    expect(isOwn).toBe(false);
    expect(tables.filter(({ rows }) => rows.length > 0).length).toBeGreaterThan(4);
  });

  it.each(turnsRead)('has letters of turn %i that pass the guard', async (turn) => {
    const teams = await teamsOf(seat.gameId);
    const views = await reportViews(seat.gameId, teams, turn);
    const letters = (await draftsOf(seat.gameId, turn)).filter(({ state }) => state === 'released');
    expect(letters.length).toBeGreaterThan(10);
    const wrong = letters.flatMap(({ teamId, body }) => {
      const { all, lexicon } = views.get(teamId)!;
      return guard(body, all, lexicon)
        .filter(({ kind }) => kind === 'mechanism' || kind === 'hiddenUnit' || kind === 'tooEarly')
        .map(({ message, at }) => `${message} “${at ? body.slice(...at) : ''}”`);
    });
    expect(wrong).toEqual([]);
  });

  it('is gone with one press', async () => {
    expect(good(await deletePractice(seat, {}))).toEqual({ backTo: game.control.id });
    expect(await db().seat.count({ where: { gameId: seat.gameId, revokedAt: null } })).toBe(0);
  });
});
