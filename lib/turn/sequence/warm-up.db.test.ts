import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerWarmUps } from '@/host/warm-up/keep-warm-ups';
import { issueCode } from '@/lib/db/access/seat-codes';
import { seatHeld, seatsOf } from '@/lib/db/access/seats';
import { db } from '@/lib/db/kernel/client';
import { transaction } from '@/lib/db/kernel/transaction';
import { ledgerDifferences } from '@/lib/db/record/ledger-differences';
import { practicesOf } from '@/lib/db/sequence/practices';
import { warmUpsOf } from '@/lib/db/sequence/warm-ups';
import { warmUp } from '@/lib/desks/control/sequence/warm-up';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { done } from '@/lib/result';
import type { Scenario } from '@/lib/scenario/types';
import { type ControlSeat, type PlayerSeat, seatOf } from '@/lib/turn/kernel/seat';
import { setTeamsPlayed } from '../access/set-teams-played';
import { takeSeat } from '../access/take-seat';
import { submitOrderSheet } from '../orders/submit-order-sheet';
import { markRead } from '../record/mark-read';
import { good, refusal } from '../testing/combats';
import { type GivenGame, givenLobby } from '../testing/given-game';
import { traceOf } from '../testing/trace-of-game';
import { answerWarmUp } from './answer-warm-up';
import { beginGame } from './begin-game';
import { comeBack } from './come-back';
import { endWarmUp } from './end-warm-up';
import { openGame } from './open-game';
import { openWarmUp } from './open-warm-up';

/** The hall warms up beside its game, which knows nothing of it. */

let game: GivenGame;
beforeEach(async () => {
  game = await givenLobby('arnhem-bridge');
});
afterEach(() => game.drop());

const failed = (problem: Error) => {
  throw problem;
};
/** Somebody sits down at a seat of the hall. */
async function sitsAt(seatId: string, holderId: string): Promise<string> {
  await db().holder.create({ data: { id: holderId } });
  await db().seat.update({ where: { id: seatId }, data: { holderId, usedAt: new Date() } });
  game.besideTheLedger();
  return holderId;
}
/** Two commanders sit in the hall, and it warms up. */
async function warms(): Promise<{ frost: PlayerSeat; harzer: PlayerSeat }> {
  const [frost, harzer] = await Promise.all([game.player('1-airborne'), game.player('9-ss-panzer')]);
  await sitsAt(frost.id, 'frost');
  await sitsAt(harzer.id, 'harzer');
  good(await openWarmUp(game.control, {}));
  return { frost, harzer };
}
const ledTo = async (seat: PlayerSeat, holder: string): Promise<PlayerSeat> => {
  const row = await seatHeld((await seatHeld(seat.id, holder))!.ledTo!, holder);
  return seatOf(row!) as PlayerSeat;
};
const ordersMove = async (seat: PlayerSeat, orders: string) => {
  const { clock, counters } = await playerDesk(seat);
  const written = { ...blank, counterIds: [counters.find(({ x }) => x !== null)!.id], orders };
  return submitOrderSheet(seat, { turn: clock.turn, version: 0, lines: [written] });
};
const blank = {
  id: 'row-1',
  position: 0,
  version: 0,
  grouping: '',
  supportIds: [],
  supportText: '',
  action: 'move',
  posture: 'tact',
  standFast: false,
  asksForAir: false,
  interdicts: '',
  goalBy: null,
  goal: '',
} as const;
const lettersOf = async (seat: PlayerSeat) => {
  const { reports, clock } = await playerDesk(seat);
  return reports.filter(({ isObjective, releasedAt }) => !isObjective && releasedAt >= clock.phaseStartedAt);
};

describe('a warm-up of the hall', () => {
  it('leads each player to a seat of their own team, answers every sheet with a letter, and leaves no trace in the game', async () => {
    const seats = await Promise.all([game.player('1-airborne'), game.player('9-ss-panzer')]);
    await sitsAt(seats[0].id, 'frost');
    await sitsAt(seats[1].id, 'harzer');
    const before = await traceOf(game);
    good(await openWarmUp(game.control, {}));
    expect(await warmUpsOf(game.gameId)).toHaveLength(2);
    expect(await practicesOf(game.gameId)).toEqual([]);
    const frost = await ledTo(seats[0], 'frost');
    const harzer = await ledTo(seats[1], 'harzer');
    expect([frost.label, frost.duty, harzer.duty]).toEqual(['Commander', 'commander', 'commander']);
    const desk = await playerDesk(frost);
    expect([desk.team.name, desk.clock.title, desk.clock.isBegun, desk.clock.pausedAt, desk.contacts]).toEqual([
      '1 Airborne',
      'Practice: Arnhem Bridge',
      true,
      null,
      [],
    ]);
    expect(Date.parse(desk.clock.phaseEndsAt) - Date.parse(desk.clock.phaseStartedAt)).toBe(600_000);
    const real = await playerDesk(seats[0]);
    expect(desk.counters.map(({ name, x, y }) => [name, x, y]).sort()).toEqual(
      real.counters.map(({ name, x, y }) => [name, x, y]).sort(),
    );
    good(await ordersMove(frost, 'Move to Oosterbeek.'));
    const teams = async () => (await warmUp(game.control)).warmUp!.teams.map(({ name, stage }) => [name, stage]);
    expect(await teams()).toEqual([
      ['1 Airborne', 'handedIn'],
      ['9 SS-Pz Hohenstaufen', 'nothing'],
    ]);
    await answerWarmUps(failed);
    expect((await warmUp(game.control)).warmUp!.stage).toBe('orders');
    good(await answerWarmUp(game.control, {}));
    expect(refusal(await answerWarmUp(game.control, {})).code).toBe('alreadyDone');
    expect((await warmUp(game.control)).warmUp!.stage).toBe('answering');
    await answerWarmUps(failed);
    expect((await warmUp(game.control)).warmUp!.stage).toBe('answered');
    const [letter] = await lettersOf(frost);
    expect(letter!.body).toContain('Oosterbeek');
    expect(await lettersOf(harzer)).toHaveLength(1);
    good(await markRead(frost, { kind: 'report', paperId: letter!.id }));
    expect(await teams()).toEqual([
      ['1 Airborne', 'read'],
      ['9 SS-Pz Hohenstaufen', 'told'],
    ]);
    for (const { id } of await warmUpsOf(game.gameId)) expect(await ledgerDifferences(id)).toEqual([]);
    good(await endWarmUp(game.control, {}));
    expect(refusal(await endWarmUp(game.control, {})).code).toBe('alreadyDone');
    expect((await warmUp(game.control)).warmUp).toBeNull();
    expect(await seatHeld(frost.id, 'frost')).toBeNull();
    expect(await seatHeld(seats[0].id, 'frost')).toMatchObject({ id: seats[0].id, ledTo: null });
    expect(await traceOf(game)).toEqual(before);
  });

  it('is open to nobody but who holds the seat that is stood for, whenever they came', async () => {
    const { frost, harzer } = await warms();
    const there = (await seatHeld(frost.id, 'frost'))!.ledTo!;
    expect(await seatHeld(there, 'frost')).toMatchObject({ kind: 'player', standsFor: frost.id, ledTo: null });
    expect(await seatHeld(there, 'harzer')).toBeNull();
    expect(await seatHeld(there, 'nobody-there')).toBeNull();
    expect((await seatHeld(harzer.id, 'harzer'))!.ledTo).not.toBe(there);
    const late = await game.player('1-airborne', 'operations');
    expect(await seatHeld(late.id, 'frost')).toBeNull();
    const code = await transaction(async (tx) => done(await issueCode(tx, late.id)));
    const taken = await takeSeat(code.ok ? code.value : '', null, '127.0.0.1');
    const { holderId } = taken.ok ? taken.value : { holderId: '' };
    expect((await ledTo(late, holderId)).duty).toBe('operations');
    // Another laptop takes the seat: the one before is out of the warm-up too.
    await db().seat.update({ where: { id: frost.id }, data: { holderId } });
    expect(await seatHeld(there, 'frost')).toBeNull();
    expect(await seatHeld(there, holderId)).not.toBeNull();
  });

  it('is asked about by Begin, and ends with it', async () => {
    await warms();
    const asked = refusal(await beginGame(game.control, { asks: true, proposes: true })) as unknown as {
      theirs: string[];
    };
    expect(asked.theirs[0]).toBe('The warm-up is open. It ends, and every player is back at the desk of the game.');
    expect(await warmUpsOf(game.gameId)).toHaveLength(2);
    good(await beginGame(game.control, { proposes: true }));
    expect(await warmUpsOf(game.gameId)).toEqual([]);
    expect(refusal(await openWarmUp(game.control, {})).message).toBe(
      'The game has begun. The hall warms up before that.',
    );
  });

  it('goes on after the console was down, in its orders and in the midst of the answers', async () => {
    const { frost } = await warms();
    const there = await ledTo(frost, 'frost');
    await comeBack();
    expect((await playerDesk(there)).clock.pausedAt).not.toBeNull();
    await answerWarmUps(failed);
    expect((await playerDesk(there)).clock).toMatchObject({ pausedAt: null, phase: 'orders' });
    good(await ordersMove(there, 'Move to Oosterbeek.'));
    good(await answerWarmUp(game.control, {}));
    await comeBack();
    await answerWarmUps(failed);
    expect((await warmUp(game.control)).warmUp!.stage).toBe('answered');
    expect(await lettersOf(there)).toHaveLength(1);
    await comeBack();
    await answerWarmUps(failed);
    expect(await lettersOf(there)).toHaveLength(1);
  });

  it('takes in no team that the console or Control plays, and nobody at all where nobody has come', async () => {
    expect(refusal(await openWarmUp(game.control, {})).message).toBe(
      'Nobody sits at a team that people play. Give out the seats first.',
    );
    good(await setTeamsPlayed(game.control, { teams: [{ teamKey: '9-ss-panzer', playedBy: 'console' }] }));
    const { harzer, frost } = await warms();
    expect(refusal(await openWarmUp(game.control, {})).code).toBe('alreadyDone');
    expect(await warmUpsOf(game.gameId)).toHaveLength(1);
    expect((await seatHeld(harzer.id, 'harzer'))!.ledTo).toBeNull();
    expect((await seatHeld(frost.id, 'frost'))!.ledTo).not.toBeNull();
  });
});

it('two games that differ in what the enemy has and where warm a team up with the same words', async () => {
  const told = async (scenario: Scenario, holder: string): Promise<unknown> => {
    const { gameId } = await openGame(scenario);
    const seats = (await seatsOf(gameId)).map((row) => ({ row, seat: seatOf(row) }));
    const control = seats.find(({ row }) => row.kind === 'control')!.seat as ControlSeat;
    const frost = seats.find(({ row }) => row.team?.key === '1-airborne' && row.duty === 'commander')!
      .seat as PlayerSeat;
    await sitsAt(frost.id, holder);
    good(await openWarmUp(control, {}));
    const there = await ledTo(frost, holder);
    good(await ordersMove(there, 'Move to Oosterbeek.'));
    good(await answerWarmUp(control, {}));
    await answerWarmUps(failed);
    const { counters, contacts, crossings, friends, reports, messages } = await playerDesk(there);
    return {
      counters: counters.map(({ name, x, y }) => [name, x, y]),
      crossings: crossings.map(({ name, look }) => [name, look]),
      reports: reports.map(({ heading, body }) => [heading, body]),
      ...{ contacts, friends, messages },
    };
  };
  const { scenario } = game;
  const german = new Set(scenario.teams.filter(({ side }) => side === 'german').map(({ key }) => key));
  const onTheWay = scenario.units.find(({ team }) => !german.has(team))!.place;
  const other: Scenario = {
    ...scenario,
    units: scenario.units.map((unit) =>
      german.has(unit.team) ? { ...unit, place: { x: onTheWay.x - 2, y: onTheWay.y }, stepsLost: 0 } : unit,
    ),
    crossings: scenario.crossings.map((crossing) => ({ ...crossing, isPrepared: !crossing.isPrepared })),
  };
  expect(await told(other, 'h-other')).toEqual(await told(scenario, 'h-one'));
});
