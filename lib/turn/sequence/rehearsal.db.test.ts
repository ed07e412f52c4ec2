import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { controlVerbs } from '@/app/control/[seatId]/verbs';
import { playTeam } from '@/host/sparring/play-team';
import { answerWarmUps } from '@/host/warm-up/keep-warm-ups';
import { consoleTeams } from '@/lib/db/access/console-teams';
import { seatHeld, seatsOf } from '@/lib/db/access/seats';
import { db } from '@/lib/db/kernel/client';
import { newId } from '@/lib/db/kernel/ids';
import { ledgerDifferences } from '@/lib/db/record/ledger-differences';
import { practicesOf } from '@/lib/db/sequence/practices';
import { forgetOldRehearsals, rehearsalOf } from '@/lib/db/sequence/rehearsals';
import { warmUpsOf } from '@/lib/db/sequence/warm-ups';
import { chrome } from '@/lib/desks/control/frame/chrome';
import { rehearsal, rehearsalTimes } from '@/lib/desks/control/sequence/rehearsal';
import { loadScenario } from '@/lib/scenario';
import { staffWords } from '@/lib/sparring/staff-words';
import { type ControlSeat, seatOf } from '@/lib/turn/kernel/seat';
import { createSeat } from '../access/create-seat';
import { resumeClock } from '../clock/resume-clock';
import { acceptOrderSheet } from '../orders/accept-order-sheet';
import { openOrderSheet } from '../orders/open-order-sheet';
import { deletePractice } from '../scenarios/delete-practice';
import { good, refusal } from '../testing/combats';
import { type GivenGame, givenLobby } from '../testing/given-game';
import { traceOf } from '../testing/trace-of-game';
import { beginGame } from './begin-game';
import { comeBack } from './come-back';
import { endRehearsal } from './end-rehearsal';
import { forgetRehearsal } from './forget-rehearsal';
import { movePhase } from './move-phase';
import { openGame } from './open-game';
import { openRehearsal } from './open-rehearsal';
import { paceRehearsal } from './pace-rehearsal';

/** Control rehearses a turn beside its game, which knows nothing of it. */

let game: GivenGame;
beforeEach(async () => {
  game = await givenLobby('arnhem-bridge');
  good(await createSeat(game.control, { kind: 'control', label: 'Map', roles: ['mapControl'], teamKeys: [] }));
});
afterEach(() => game.drop());

async function sitsAt(seatId: string, holderId: string): Promise<void> {
  await db().holder.create({ data: { id: holderId } });
  await db().seat.update({ where: { id: seatId }, data: { holderId, usedAt: new Date() } });
  game.besideTheLedger();
}
const seatThere = async (of: ControlSeat): Promise<ControlSeat> => {
  const { open } = await rehearsal(of);
  return seatOf(
    (await seatsOf((await rehearsalOf(game.gameId))!.id)).find(({ id }) => id === open!.seatId)!,
  ) as ControlSeat;
};
const thinking = { ask: async (asked: Parameters<typeof staffWords>[0]) => staffWords(asked), end: () => undefined };
const timesOf = async (seat: ControlSeat) => (await rehearsalTimes(seat, controlVerbs)).rehearsal;

describe('a rehearsal', () => {
  it('is the first turn of the game as it stands, for all of Control, and leaves no trace in the game', async () => {
    const crew = (await seatsOf(game.gameId)).filter(({ kind }) => kind === 'control');
    expect(crew.map(({ label }) => label)).toEqual(['Control', 'Map']);
    const [first, second] = crew;
    await sitsAt(first!.id, 'anna');
    await sitsAt(second!.id, 'bert');
    const before = await traceOf(game);
    const { seatId } = good(await openRehearsal(game.control, {}));
    expect(await seatHeld(seatId, 'anna')).toMatchObject({
      kind: 'control',
      standsFor: first!.id,
      label: first!.label,
    });
    const ofBert = await seatHeld(second!.id, 'bert');
    expect(await seatHeld(ofBert!.ledTo!, 'bert')).toMatchObject({ roles: second!.roles, teamKeys: second!.teamKeys });
    expect(await seatHeld(ofBert!.ledTo!, 'anna')).toBeNull();
    const there = await seatThere(game.control);
    expect((await seatsOf(there.gameId)).filter(({ kind }) => kind === 'control')).toHaveLength(crew.length);
    const frame = await chrome(there);
    expect(frame).toMatchObject({
      practice: { title: 'Arnhem Bridge', hasSteps: false, isRehearsal: true },
      isBegun: true,
      turn: { number: game.scenario.openingTurn },
    });
    expect(frame.pausedAt).not.toBeNull();
    expect(frame.phases.map(({ budgetSeconds }) => budgetSeconds)).toEqual(
      game.scenario.phases.map(({ budgetSeconds }) => budgetSeconds),
    );
    const placed = async (gameId: string) =>
      (await db().unit.findMany({ where: { gameId }, orderBy: { id: 'asc' } })).map(
        ({ id, x, y, stepsLost, isOnMap }) => [id, x, y, stepsLost, isOnMap],
      );
    expect(await placed(there.gameId)).toEqual(await placed(game.gameId));
    expect([await practicesOf(game.gameId), await warmUpsOf(game.gameId)]).toEqual([[], []]);
    expect(refusal(await openRehearsal(game.control, {})).message).toBe('The rehearsal is open already.');
    expect(refusal(await openRehearsal(there, {})).code).toBe('notNow');
    // What answers warm-ups leaves it alone.
    await answerWarmUps((problem) => {
      throw problem;
    });
    expect(await ledgerDifferences(there.gameId)).toEqual([]);
    good(await endRehearsal(game.control, {}));
    expect(refusal(await endRehearsal(game.control, {})).code).toBe('alreadyDone');
    expect(await seatHeld(seatId, 'anna')).toBeNull();
    expect(await seatHeld(first!.id, 'anna')).toMatchObject({ id: first!.id, ledTo: null });
    expect(await traceOf(game)).toEqual(before);
  });

  it('has staffs in all teams that take their time, and hand in when Control collects', async () => {
    good(await openRehearsal(game.control, {}));
    const there = await seatThere(game.control);
    const teams = await consoleTeams();
    expect(teams.map(({ gameId }) => gameId)).toEqual(game.scenario.teams.map(() => there.gameId));
    expect(teams.every(({ isPractice }) => !isPractice)).toBe(true);
    const turn = game.scenario.openingTurn;
    good(await resumeClock(there, { turn }));
    good(await movePhase(there, { from: 'orders', to: 'collection' }));
    const [one] = (await consoleTeams()).filter(({ teamKey }) => teamKey === '1-airborne');
    await playTeam(one!, 'hand in', thinking);
    const sheet = await db().orderSheet.findFirstOrThrow({ where: { gameId: there.gameId } });
    expect(sheet.state).toBe('submitted');
    good(await openOrderSheet(there, { sheetId: sheet.id }));
    good(await acceptOrderSheet(there, { sheetId: sheet.id, version: 1 }));
    const collection = (await timesOf(game.control))!.phases.find(({ phase }) => phase === 'collection')!;
    const own = collection.seats.find(({ label }) => label === there.label)!;
    expect([own.acts, own.sheets]).toEqual([2, 1]);
    expect(own.done.map(({ words }) => words).sort()).toEqual(['accepted the sheet', 'opened the sheet']);
  });

  it('at half pace gives each phase twice its minutes, and back', async () => {
    good(await openRehearsal(game.control, {}));
    const given = async () => (await timesOf(game.control))!.phases.map(({ givenSeconds }) => givenSeconds);
    const minutes = game.scenario.phases.map(({ budgetSeconds }) => budgetSeconds);
    expect(await given()).toEqual(minutes);
    good(await paceRehearsal(game.control, { pace: 'half' }));
    expect([(await rehearsal(game.control)).open!.pace, await given()]).toEqual([
      'half',
      minutes.map((one) => one * 2),
    ]);
    good(await paceRehearsal(game.control, { pace: 'full' }));
    expect([(await rehearsal(game.control)).open!.pace, await given()]).toEqual(['full', minutes]);
    good(await endRehearsal(game.control, {}));
    expect(refusal(await paceRehearsal(game.control, { pace: 'half' })).message).toBe('No rehearsal is open.');
  });

  it('is found by who takes their seat late; a seat that is made after it was opened has none there', async () => {
    good(await openRehearsal(game.control, {}));
    const map = seatOf((await seatsOf(game.gameId)).find(({ label }) => label === 'Map')!) as ControlSeat;
    const there = (await rehearsal(map)).open!.seatId!;
    expect(await seatHeld(there, 'late')).toBeNull();
    await sitsAt(map.id, 'late');
    expect(await seatHeld(there, 'late')).toMatchObject({ label: 'Map', roles: ['mapControl'] });
    const air = { kind: 'control' as const, label: 'Air', roles: ['airControl' as const], teamKeys: [] };
    const { seatId } = good(await createSeat(game.control, air));
    const made = seatOf(await db().seat.findUniqueOrThrow({ where: { id: seatId } })) as ControlSeat;
    expect((await rehearsal(made)).open).toMatchObject({ seatId: null, isStanding: true, pace: 'full' });
  });

  it('goes on after the console was down, its clock standing until Game Control lets it run there', async () => {
    good(await openRehearsal(game.control, {}));
    const there = await seatThere(game.control);
    const turn = game.scenario.openingTurn;
    good(await resumeClock(there, { turn }));
    await comeBack();
    expect((await rehearsal(game.control)).open).toMatchObject({ isStanding: true, seatId: there.id });
    good(await resumeClock(there, { turn }));
    expect((await rehearsal(game.control)).open).toMatchObject({ isStanding: false });
  });

  it('is asked about by Begin, and ends with it; none is opened after that', async () => {
    good(await openRehearsal(game.control, {}));
    const asked = refusal(await beginGame(game.control, { asks: true })) as unknown as { theirs: string[] };
    expect(asked.theirs[0]).toBe('The rehearsal is open. It ends, and every umpire is back at the desk of the game.');
    expect(await rehearsalOf(game.gameId)).not.toBeNull();
    good(await beginGame(game.control, {}));
    expect(await rehearsal(game.control)).toEqual({ open: null, isKept: true });
    expect(refusal(await openRehearsal(game.control, {})).message).toBe(
      'The game has begun. A turn is rehearsed before that.',
    );
  });

  it('ends from within too: whoever ends it is led back; it can be read until it is put away, for the evening at most', async () => {
    await sitsAt(game.control.id, 'anna');
    good(await openRehearsal(game.control, {}));
    expect(await rehearsal(game.control)).toMatchObject({ isKept: false });
    expect(good(await deletePractice(await seatThere(game.control), {}))).toEqual({ backTo: game.control.id });
    expect(await rehearsal(game.control)).toEqual({ open: null, isKept: true });
    const over = (await timesOf(game.control))!;
    expect(over.isOver).toBe(true);
    // To end it is no act of the turn.
    expect(over.phases[0]!.seats.map(({ label, acts }) => [label, acts])).toEqual([
      ['Control', 0],
      ['Map', 0],
    ]);
    good(await forgetRehearsal(game.control, {}));
    expect([await rehearsal(game.control), await timesOf(game.control)]).toEqual([{ open: null, isKept: false }, null]);
    good(await openRehearsal(game.control, {}));
    good(await forgetRehearsal(game.control, {}));
    expect((await timesOf(game.control))!.isOver).toBe(false);
    const { id } = (await rehearsalOf(game.gameId))!;
    good(await endRehearsal(game.control, {}));
    const ago = (hours: number) => db().$executeRaw`
      UPDATE "Seat" SET "revokedAt" = now() - make_interval(hours => ${hours}::int) WHERE "gameId" = ${id}`;
    await ago(17);
    await forgetOldRehearsals();
    expect(await timesOf(game.control)).not.toBeNull();
    await ago(18);
    expect(await timesOf(game.control)).toBeNull();
    await forgetOldRehearsals();
    await ago(1);
    expect(await timesOf(game.control)).toBeNull();
  });

  it('where the time went: the minutes of each seat and phase, from the entries of its ledger', async () => {
    good(await openRehearsal(game.control, {}));
    good(await paceRehearsal(game.control, { pace: 'half' }));
    const open = (await rehearsalOf(game.gameId))!;
    const gameControl = await seatThere(game.control);
    const other = seatOf(
      (await seatsOf(open.id)).find(({ kind, id }) => kind === 'control' && id !== gameControl.id)!,
    ) as ControlSeat;
    const at = (minutes: number) => new Date(open.phaseStartedAt.getTime() + minutes * 60_000);
    let number = open.entries;
    const enters = async (minutes: number, by: ControlSeat | null, verb: string, change: object) => {
      number = Math.max(number, (await db().game.findUniqueOrThrow({ where: { id: open.id } })).entries) + 1;
      const made = {
        id: newId(),
        gameId: open.id,
        number,
        act: number,
        turn: open.turn,
        at: at(minutes),
        rule: '§4',
        reason: '',
      };
      await db().ledgerEntry.create({
        data: {
          ...made,
          seatId: by?.id ?? null,
          seatLabel: by?.label ?? '1 Airborne',
          verb,
          ...(change as { kind: string; subjectId: string; after: object }),
        },
      });
    };
    const clock = (after: object) => ({ kind: 'game', subjectId: open.id, after });
    const sheet = { kind: 'sheet', subjectId: 'a sheet', after: { state: 'submitted' } };
    const reading = { kind: 'reading', subjectId: 'a sheet', after: { acceptedAt: at(44).toISOString() } };
    await enters(10, gameControl, 'resume-clock', clock({ phaseStartedAt: at(10).toISOString(), pausedAt: null }));
    await enters(31, null, 'submit-order-sheet', sheet);
    await enters(40, gameControl, 'move-phase', clock({ phase: 'collection', phaseStartedAt: at(40).toISOString() }));
    await enters(42, other, 'open-order-sheet', { kind: 'reading', subjectId: 'a sheet', after: { state: 'reading' } });
    await enters(44, other, 'accept-order-sheet', reading);
    await enters(50, gameControl, 'pause-clock', clock({ pausedAt: at(50).toISOString() }));
    const { phases, ...about } = (await timesOf(game.control))!;
    expect(about).toEqual({ turn: game.scenario.openingTurn, isOver: false, pace: 'half' });
    expect(phases.map(({ phase, tookSeconds }) => [phase, tookSeconds])).toEqual([
      ['orders', 1800],
      ['collection', 600],
      ['movement', null],
      ['combat', null],
      ['briefing', null],
      ['reinforcements', null],
    ]);
    const of = (phase: number, seat: ControlSeat) => phases[phase]!.seats.find(({ seatId }) => seatId === seat.id);
    expect(of(0, gameControl)).toMatchObject({
      acts: 2,
      firstMs: 0,
      lastMs: 1_800_000,
      workMs: 180_000,
      idleMs: 1_620_000,
    });
    expect(of(0, other)).toMatchObject({ acts: 0, firstMs: null, workMs: 0, idleMs: 1_800_000, done: [] });
    expect(of(1, other)).toMatchObject({
      label: other.label,
      acts: 2,
      firstMs: 120_000,
      lastMs: 240_000,
      workMs: 240_000,
      idleMs: 360_000,
      sheets: 1,
      waitedMs: 780_000,
      done: [
        { words: 'opened the sheet', count: 1 },
        { words: 'accepted the sheet', count: 1 },
      ],
    });
    // The clock stopped ten minutes after collection began: two hours later it has taken no more.
    expect(of(1, gameControl)).toMatchObject({ acts: 1, lastMs: 600_000, workMs: 180_000, sheets: 0, waitedMs: null });
  });
});

it('a crew of one rehearses a scenario without plans: its staffs hold and patrol', async () => {
  const read = await loadScenario('arnhem-bridge');
  if (!read.ok) throw new Error('arnhem-bridge cannot be read');
  const { gameId } = await openGame({ ...read.scenario, plans: [] });
  const alone = seatOf((await seatsOf(gameId)).find(({ kind }) => kind === 'control')!) as ControlSeat;
  const { seatId } = good(await openRehearsal(alone, {}));
  const there = seatOf(await db().seat.findUniqueOrThrow({ where: { id: seatId } })) as ControlSeat;
  expect((await chrome(there)).isOneUmpire).toBe(true);
  for (const team of await consoleTeams()) await playTeam(team, 'hand in', thinking);
  const sheets = await db().orderSheet.findMany({ where: { gameId: there.gameId }, include: { lines: true } });
  expect(sheets.map(({ state }) => state)).toEqual(['submitted', 'submitted']);
  const actions = new Set(sheets.flatMap(({ lines }) => lines.map(({ action }) => action)));
  expect([...actions].filter((action) => action === 'attack')).toEqual([]);
});
