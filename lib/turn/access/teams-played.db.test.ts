import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { consoleTeams } from '@/lib/db/access/console-teams';
import { change } from '@/lib/db/kernel/change';
import { db } from '@/lib/db/kernel/client';
import { transaction } from '@/lib/db/kernel/transaction';
import { entriesOfKind } from '@/lib/db/record/stored-truth';
import { teamsOwed } from '@/lib/db/reports/teams-owed';
import { chrome } from '@/lib/desks/control/frame/chrome';
import { onTime } from '@/lib/desks/control/orders/on-time';
import { ordersTray } from '@/lib/desks/control/orders/orders';
import { reportsTray } from '@/lib/desks/control/reports/reports';
import { board } from '@/lib/desks/control/sequence/board';
import { hallBoard } from '@/lib/desks/player/clock/hall-board';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { done } from '@/lib/result';
import type { PlayedBy } from '@/lib/words';
import { extendDeadline } from '../clock/extend-deadline';
import { nudgeLate } from '../clock/nudge-late';
import { nudgeTeam } from '../clock/nudge-team';
import type { ControlSeat } from '../kernel/seat';
import { leaveAsItIs } from '../orders/leave-as-it-is';
import { beginGame } from '../sequence/begin-game';
import { endTurn } from '../sequence/end-turn';
import { movePhase } from '../sequence/move-phase';
import { good, ledgerAgreesIn, refusal } from '../testing/combats';
import { type GivenGame, givenGame, givenLobby } from '../testing/given-game';
import { undoAct } from '../undo/undo-act';
import { namePerson } from './name-person';
import { setTeamsPlayed } from './set-teams-played';

let game: GivenGame;
let control: ControlSeat;
afterEach(async () => {
  await ledgerAgreesIn(game);
  await game.drop();
});

/** The teams of Market Garden that have troops on the map when the game opens, and are played here. */
const played = ['guards-armoured', '1-airborne', '82-airborne', 'ii-ss-panzerkorps', '9-ss-panzer'];
const namesPlayed = ['1 Airborne', '82 Airborne', '9 SS-Pz Hohenstaufen', 'Guards Armoured', 'II SS-Panzerkorps'];

const open = async (opens: typeof givenGame) => {
  game = await opens('market-garden');
  control = { ...game.control, roles: ['gameControl', 'teamControl'] } as unknown as ControlSeat;
};

/** Everybody else is run by Control, one is out of the game. */
async function runTheOthers(): Promise<void> {
  const others = game.scenario.teams.map(({ key }) => key).filter((key) => !played.includes(key));
  const by = (key: string): PlayedBy => (key === 'kg-walther' ? 'nobody' : 'control');
  good(await setTeamsPlayed(control, { teams: others.map((teamKey) => ({ teamKey, playedBy: by(teamKey) })) }));
}

const unfinishedOf = async (turn: number): Promise<string> => {
  const refused = await endTurn(control, { turn, reason: '' });
  return refused.ok ? '' : ((refused.refusal as { theirs?: string[] }).theirs ?? []).join('\n');
};
const otherNames = () => game.scenario.teams.map(({ name }) => name).filter((name) => !namesPlayed.includes(name));

/** The board of the hall, without the time at which it was read. */
const hallWithout = (hall: object) => ({ ...hall, clock: null, now: null });

describe('of nineteen teams five are played', () => {
  beforeEach(async () => {
    await open(givenGame);
    await runTheOthers();
  });

  it('none of the other fourteen is late, waited for, nudged, given time, or named at the end of a phase or of the turn', async () => {
    const here = await board(control);
    const sheets = here.cards.filter(({ kind }) => kind === 'sheet').map(({ name }) => name);
    expect(sheets.sort()).toEqual(namesPlayed);
    const { teams } = await onTime(control);
    expect(
      teams
        .filter(({ isOwing }) => isOwing)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(namesPlayed);
    const asked = await movePhase(control, { from: 'orders', to: 'collection', asks: true });
    expect(refusal(asked).code).toBe('unfinished');
    good(await movePhase(control, { from: 'orders', to: 'collection' }));
    const later = await board(control);
    const late = later.cards.filter(({ meaning }) => meaning === 'overdue').map(({ name }) => name);
    expect(late.sort()).toEqual(namesPlayed);
    expect((await onTime(control)).teams.filter(({ isLate }) => isLate)).toHaveLength(5);
    expect((await ordersTray(control)).teams.filter(({ isOwing }) => isOwing)).toHaveLength(5);
    const said = [await unfinishedOf(2), ...later.unfinished.map(({ words }) => words)].join('\n');
    for (const name of namesPlayed) expect(said).toContain(`${name} has not handed in its order sheet.`);
    for (const name of otherNames()) expect(said).not.toContain(`${name} has `);
    expect(good(await nudgeLate(control, { turn: 2 })).nudged.sort()).toEqual(namesPlayed);
    const xxx = await game.teamId('xxx-corps');
    expect(refusal(await nudgeTeam(control, { teamId: xxx, turn: 2 })).code).toBe('notNow');
    expect(refusal(await extendDeadline(control, { teamId: xxx, turn: 2, minutes: 2 })).code).toBe('notNow');
  });

  it('is owed a report only if something happened to it; a team out of the game never is', async () => {
    const owed = async () => (await teamsOwed(game.gameId, 2, [])).map(({ name }) => name);
    expect((await owed()).sort()).toEqual(namesPlayed);
    expect((await reportsTray(control)).teams.filter(({ isOwed }) => isOwed)).toHaveLength(5);
    expect((await board(control)).reportsOwed).toBe(5);
    for (const key of ['101-airborne', 'kg-walther', 'xxx-corps']) {
      const teamId = await game.teamId(key);
      const unit = await db().unit.findFirstOrThrow({ where: { gameId: game.gameId, teamId, isOnMap: true } });
      await transaction(async (tx) => {
        const act = { gameId: game.gameId, seat: null, verb: 'test', rule: '' };
        return done(await change(tx, act, 'unit', unit.id, { stepsLost: unit.stepsLost + 1 }));
      });
    }
    expect((await owed()).filter((name) => !namesPlayed.includes(name)).sort()).toEqual(['101 Airborne', 'XXX Corps']);
  });

  it('reaches no player and no wall of the hall, and is taken back', async () => {
    const seats = await Promise.all(['guards-armoured', 'xxx-corps', 'kg-walther'].map((key) => game.player(key)));
    const told = async () => {
      const desks = await Promise.all(seats.map((seat) => playerDesk(seat)));
      return [desks.map(({ clock: _, ...desk }) => desk), hallWithout((await hallBoard(game.gameId))!)];
    };
    const before = await told();
    good(await setTeamsPlayed(control, { teams: [{ teamKey: 'kg-walther', playedBy: 'people' }] }));
    good(await leaveAsItIs(control, { turn: 2, teamIds: [await game.teamId('guards-armoured')] }));
    expect(await told()).toEqual(before);
    const entries = await entriesOfKind(game.gameId, 'team');
    const walther = entries.findLast(({ subjectId }) => subjectId === 'kg-walther')!;
    expect(walther).toMatchObject({ before: { playedBy: 'nobody' }, after: { playedBy: 'people' } });
    good(await undoAct(control, { number: walther.number, reason: 'Nobody came.' }));
    expect((await ordersTray(control)).teams.find(({ key }) => key === 'kg-walther')!.playedBy).toBe('nobody');
  });

  it('is played by the console as Game Control chooses, which no player hears of and which is taken back', async () => {
    const player = await game.player('guards-armoured');
    const told = async () => {
      const { clock: _, ...desk } = await playerDesk(player);
      return [desk, hallWithout((await hallBoard(game.gameId))!)];
    };
    const before = await told();
    const consoles = async () =>
      (await consoleTeams()).map(({ teamKey, temper, isNovice }) => [teamKey, temper, isNovice]).sort();
    good(
      await setTeamsPlayed(control, {
        teams: ['division-erdmann', 'xxx-corps'].map((teamKey) => ({ teamKey, playedBy: 'console' })),
      }),
    );
    expect(await consoles()).toEqual([
      ['division-erdmann', 'steady', false],
      ['xxx-corps', 'steady', false],
    ]);
    const bold = { teamKey: 'xxx-corps', playedBy: 'console', temper: 'bold', isNovice: true } as const;
    good(await setTeamsPlayed(control, { teams: [bold] }));
    expect(refusal(await setTeamsPlayed(control, { teams: [bold] })).code).toBe('alreadyDone');
    expect(await consoles()).toEqual([
      ['division-erdmann', 'steady', false],
      ['xxx-corps', 'bold', true],
    ]);
    const entry = (await entriesOfKind(game.gameId, 'team')).at(-1)!;
    expect(entry).toMatchObject({
      subjectId: 'xxx-corps',
      before: { temper: 'steady', isNovice: false },
      after: { temper: 'bold', isNovice: true },
    });
    expect(await told()).toEqual(before);
    good(await undoAct(control, { number: entry.number, reason: 'Too bold.' }));
    expect((await consoles())[1]).toEqual(['xxx-corps', 'steady', false]);
  });

  it('a played team that stays silent is left as it is once, and nobody asks again this turn', async () => {
    good(await movePhase(control, { from: 'orders', to: 'collection' }));
    const teamIds = await Promise.all(played.map((key) => game.teamId(key)));
    expect(good(await leaveAsItIs(control, { turn: 2, teamIds })).left.sort()).toEqual(namesPlayed);
    expect(await unfinishedOf(2)).not.toContain('order sheet');
    expect((await chrome(control)).isPhaseDone).toBe(true);
    expect((await board(control)).cards.filter(({ kind }) => kind === 'sheet')).toEqual([]);
    expect(refusal(await leaveAsItIs(control, { turn: 2, teamIds })).code).toBe('alreadyDone');
    expect(refusal(await leaveAsItIs(control, { turn: 1, teamIds })).code).toBe('notNow');
    good(await endTurn(control, { turn: 2, reason: 'A test.' }));
    expect((await onTime(control)).teams.filter(({ isOwing }) => isOwing)).toHaveLength(5);
  });
});

describe('a game that begins', () => {
  beforeEach(() => open(givenLobby as typeof givenGame));

  it('asks with the names of the empty seats, and sets who plays by who has a seat', async () => {
    const guards = await game.player('guards-armoured');
    good(await namePerson(control, { seatId: guards.id, was: '', person: 'Hale' }));
    const asked = refusal(await beginGame(control, { asks: true, proposes: true })) as unknown as { theirs: string[] };
    expect(asked.theirs[0]).toBe('Guards Armoured has 3 empty seats: Commander (Hale), Operations and Intelligence.');
    expect(asked.theirs[1]).toContain('Nobody has a seat in 18 teams. Control runs them: ');
    good(await setTeamsPlayed(control, { teams: [{ teamKey: '1-airborne', playedBy: 'people' }] }));
    good(await beginGame(control, { proposes: true }));
    const { teams } = await ordersTray(control);
    expect(teams.filter(({ playedBy }) => playedBy === 'people').map(({ key }) => key)).toEqual([
      '1-airborne',
      'guards-armoured',
    ]);
  });
});
