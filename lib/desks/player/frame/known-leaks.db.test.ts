import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteAtDesk } from '@/lib/db/access/presence';
import { seatHeld, seatsOf } from '@/lib/db/access/seats';
import { teamsOf } from '@/lib/db/access/teams';
import { db } from '@/lib/db/kernel/client';
import { subscribe } from '@/lib/live/subscribe';
import { createSeat } from '@/lib/turn/access/create-seat';
import { unusedSeatLinks } from '@/lib/turn/access/seat-links';
import { takeSeat } from '@/lib/turn/access/take-seat';
import { raiseUnit } from '@/lib/turn/arrivals/raise-unit';
import { claimCounters } from '@/lib/turn/claims/claim-counters';
import { takeCard } from '@/lib/turn/claims/take-card';
import { pauseClock } from '@/lib/turn/clock/pause-clock';
import { resumeClock } from '@/lib/turn/clock/resume-clock';
import { markCrossing } from '@/lib/turn/crossings/mark-crossing';
import { issueNotice } from '@/lib/turn/issuing/issue-notice';
import { type ControlSeat, isControl, type PlayerSeat, seatOf } from '@/lib/turn/kernel/seat';
import { sendMessage } from '@/lib/turn/messages/send-message';
import { writeMessage } from '@/lib/turn/messages/write-message';
import { moveUnit } from '@/lib/turn/movement/move-unit';
import { saveDraft } from '@/lib/turn/orders/save-draft';
import { draftReport } from '@/lib/turn/reports/draft-report';
import { releaseReport } from '@/lib/turn/reports/release-report';
import { saveReport } from '@/lib/turn/reports/save-report';
import { closeMovement } from '@/lib/turn/sequence/close-movement';
import { endTurn } from '@/lib/turn/sequence/end-turn';
import { good, refusal } from '@/lib/turn/testing/combats';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { openBegun } from '@/lib/turn/testing/open-begun';
import { undoAct } from '@/lib/turn/undo/undo-act';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import { until } from '@/scripts/testing/until';
import { hallBoard } from '../clock/hall-board';
import { playerDesk, playerMap } from './player-desk';
import { deskShown } from './read-player-desk';

/** Leaks seen in other tools, one test each; those that are proved elsewhere stand with these in docs/reliability.md. */

let game: GivenGame;
let control: ControlSeat;
let frost: PlayerSeat;
let harzer: PlayerSeat;
/** The same scenario opened a second time in the same database. */
const second: { control?: ControlSeat; frost?: PlayerSeat } = {};

/** A desk as it crosses the wire, but for the hour at which it was read. */
const wire = async (seat: PlayerSeat): Promise<string> => {
  const { clock, ...desk } = await deskShown(seat);
  return JSON.stringify({ ...desk, clock: { ...clock, now: '' } });
};
const unit = (id: string) => db().unit.findUniqueOrThrow({ where: { gameId_id: { gameId: game.gameId, id } } });
const numberNow = async () => (await db().game.findUniqueOrThrow({ where: { id: game.gameId } })).entries;
const moves = async (id: string, eastKm: number, reason: string) => {
  const { version, x, y } = await unit(id);
  const to = { x: x! + eastKm, y: y!, turn: 5, mode: 'tactical' as const };
  return moveUnit(control, { unitId: id, version, ...to, overrule: reason, moveNote: reason });
};
const draftRow = (counterId: string, id = 'row-of-the-leaks') => {
  const line = { ...emptyLine, id, position: 0, version: 0, counterIds: [counterId], orders: 'Hold.' };
  return { turn: 5, lines: [line], removed: [] };
};

beforeAll(async () => {
  game = await givenGame('arnhem-bridge');
  control = game.control;
  frost = await game.player('1-airborne');
  harzer = await game.player('9-ss-panzer');
  const { gameId } = await openBegun(game.scenario);
  const seats = (await seatsOf(gameId)).map(seatOf);
  const teams = await teamsOf(gameId);
  second.control = seats.find(isControl) as ControlSeat;
  const { id } = teams.find(({ key }) => key === '1-airborne')!;
  second.frost = seats.find((seat) => !isControl(seat) && seat.teamId === id) as PlayerSeat;
});
afterAll(() => game.drop());

describe('leaks of other tools', () => {
  it('undo history: what was done and taken back in secret leaves nothing on a desk', async () => {
    const before = await Promise.all([wire(frost), wire(harzer)]);
    good(await moves('A085', 0.3, 'The canary moved.'));
    good(await undoAct(control, { number: await numberNow(), reason: 'The canary was mistaken.' }));
    expect(await Promise.all([wire(frost), wire(harzer)])).toEqual(before);
  });

  it('initial page state: the desk a page begins with has these fields and no others', async () => {
    const desk = await deskShown(frost);
    expect(Object.keys(desk).sort()).toEqual(
      [
        'team',
        'clock',
        'counters',
        'placesAsOf',
        'contacts',
        'crossings',
        'friends',
        'marks',
        'mapVersion',
        'cursor',
        'seat',
        'expected',
        'squadrons',
        'sheets',
        'airSheets',
        'lastSheet',
        'queries',
        'reports',
        'links',
        'command',
        'notes',
        'copies',
        'notices',
        'nudge',
        'longerUntil',
        'sentCopies',
        'messages',
        'sentMessages',
        'decisions',
        'tables',
        'objectives',
      ].sort(),
    );
    expect(Object.keys(desk.counters[0]!).sort()).toEqual(
      ['brigade', 'formation', 'id', 'isLost', 'name', 'nation', 'shortName', 'sizeKm', 'symbol', 'x', 'y'].sort(),
    );
    expect(Object.keys(desk.clock).sort()).toEqual(
      [
        'allowsRest',
        'date',
        'daypart',
        'isBegun',
        'isEnded',
        'isLast',
        'now',
        'pausedAt',
        'phase',
        'phaseEndsAt',
        'phaseStartedAt',
        'title',
        'turn',
      ].sort(),
    );
    expect(Object.keys(desk.seat).sort()).toEqual(['duty', 'id', 'label']);
  });

  it('the plan of a team: neither its words nor its tasks are on any desk, map or projector', async () => {
    const { plans } = game.scenario;
    const notes = plans!.map((row) => row.notes).filter((words) => words.includes(' '));
    expect(notes).toContain('Street by street from the north and the west');
    for (const seat of [frost, harzer]) {
      const said = [
        await wire(seat),
        JSON.stringify(await playerMap(seat)),
        JSON.stringify(await hallBoard(seat.gameId)),
      ];
      for (const words of notes) expect(said.join()).not.toContain(words);
      expect(said.join()).not.toMatch(/"(plans?|fromTurn|toTurn|isLastStand)"/);
    }
  });

  it('log arguments: no reason, note, verb or rule of the ledger is on any desk', async () => {
    good(await moves('A085', 0.2, 'Canary of the move.'));
    const { version } = await db().crossing.findFirstOrThrow({ where: { gameId: game.gameId, id: 'doesburg' } });
    const blown = { crossingId: 'doesburg', version, state: 'blown' as const, reason: 'Canary of the bridge.' };
    good(await markCrossing(control, blown));
    const entries = await db().ledgerEntry.findMany({ where: { gameId: game.gameId } });
    const written = JSON.stringify(entries);
    for (const canary of ['Canary of the move.', 'Canary of the bridge.']) expect(written).toContain(canary);
    for (const seat of [frost, harzer]) {
      const said = await wire(seat);
      for (const { id, verb, reason } of entries)
        for (const word of [id, verb, reason]) if (word !== '') expect(said).not.toContain(word);
      expect(said).not.toContain('Canary');
    }
  });

  it('reconnect with another’s token: who holds one seat is nobody at another, by whatever address', async () => {
    const links = await unusedSeatLinks({ fresh: true });
    const one = good(await takeSeat(links[0]!.code, null, 'here'));
    const other = good(await takeSeat(links[1]!.code, null, 'there'));
    expect(await seatHeld(one.seatId, one.holderId)).not.toBeNull();
    expect(await seatHeld(other.seatId, one.holderId)).toBeNull();
    expect(await seatHeld(one.seatId, other.holderId)).toBeNull();
    expect(await seatHeld(frost.id, one.seatId)).toBeNull();
  });

  it('overlay or minimap: the printed map under everything is the same whatever becomes of units and crossings', async () => {
    const before = [JSON.stringify(await playerMap(frost)), await wire(frost)];
    const crossing = await db().crossing.findFirstOrThrow({ where: { gameId: game.gameId, id: 'westervoort' } });
    const blown = { crossingId: crossing.id, version: crossing.version, state: 'blown' as const, reason: 'By air.' };
    good(await markCrossing(control, blown));
    good(await moves('G147', 0.4, 'The canary went east.'));
    expect([JSON.stringify(await playerMap(frost)), await wire(frost)]).toEqual(before);
    for (const feature of ((await playerMap(frost)) as { features: object[] }).features)
      for (const hidden of ['capacityPoints', 'isPrepared', 'state', 'notes'])
        expect(feature).not.toHaveProperty(hidden);
  });

  it('“next target” and autocomplete: a form takes a team’s own counters, and every other id is nobody, alike', async () => {
    const { counterId } = await unit('G149');
    const refusals = await Promise.all(
      [counterId, 'G149', 'nobody-at-all'].map(async (id) => refusal(await saveDraft(frost, draftRow(id)))),
    );
    expect(refusals[1]).toEqual(refusals[0]);
    expect(refusals[2]).toEqual(refusals[0]);
    expect(await wire(frost)).not.toContain(counterId);
  });

  it('counts and sequence numbers: a desk has no totals, its ids no order, and its numbers do not move with others’ doings', async () => {
    const before = await wire(frost);
    for (const name of ['Canary One', 'Canary Two']) {
      good(
        await raiseUnit(control, {
          teamId: harzer.teamId,
          name,
          shortName: name,
          formation: '9 SS Pz Div',
          arm: 'infantry',
          nation: 'GER',
          mover: 'foot',
          carriage: 'foot',
          profile: '3-2-1-0',
          sizePoints: 2,
          at: { x: 82, y: 84 },
          reason: 'They were given rifles.',
        }),
      );
    }
    const [counter] = (await playerDesk(harzer)).counters;
    good(await saveDraft(harzer, draftRow(counter!.id, 'row-of-harzer')));
    expect(await wire(frost)).toBe(before);
    const { counters, cursor } = await playerDesk(frost);
    for (const id of [...counters.map((one) => one.id), frost.id, frost.teamId]) expect(id).toMatch(/^[\w-]{21}$/);
    expect(cursor).toMatch(/^([\w-]{21}|[\da-f-]{36})$/);
    const { entries, changes } = await db().game.findUniqueOrThrow({ where: { id: game.gameId } });
    expect(entries).toBeGreaterThan(3);
    expect(before).not.toMatch(/"(entries|changes|number|count|total|act)"/);
    expect(changes).toBeGreaterThan(3);
  });

  it('reports naming the unseen actor: a text that names him is not released', async () => {
    good(await closeMovement(control, { turn: 5 }));
    const { id: reportId, version } = good(await draftReport(control, { teamKey: '1-airborne', version: 0 }));
    const body = 'Behind the fires stands HQ 9 SS-Pz Div (Harzer).';
    const saved = good(await saveReport(control, { reportId, version, body, overruled: {} }));
    expect(refusal(await releaseReport(control, { reportId, version: saved.version })).code).toBe('marksOpen');
    expect((await playerDesk(frost)).reports.map((one) => one.body).join()).not.toContain('Harzer');
  });

  it('public channel naming the doer: notices and the clock say what, never who or for whom', async () => {
    const { id } = good(await issueNotice(control, { text: 'Supper is served.' }));
    good(await pauseClock(control, { turn: 5 }));
    const said = [JSON.stringify(await hallBoard(game.gameId)), await wire(frost)];
    good(await resumeClock(control, { turn: 5 }));
    const seats = await seatsOf(game.gameId);
    for (const { id: seatId, label } of seats.filter((seat) => seat.id !== frost.id)) {
      expect(said.join()).not.toContain(seatId);
      if (seatId === control.id) expect(said[0]).not.toContain(`"${label}"`);
    }
    const [notice] = (await playerDesk(frost)).notices;
    expect({ ...notice, issuedAt: '' }).toEqual({ id, text: 'Supper is served.', issuedAt: '' });
  });

  it('presence lists: who is there, which card he has in hand and where he looks is on no desk and no projector', async () => {
    const said = async () => [
      await wire(frost),
      await wire(harzer),
      JSON.stringify({ ...(await hallBoard(game.gameId)), now: '' }),
    ];
    const { id: subjectId } = good(
      await sendMessage(harzer, { linkId: null, text: 'Where are the guns?' }, 'message-of-harzer'),
    );
    const before = await said();
    await noteAtDesk(harzer, 5);
    await noteAtDesk(control, null);
    good(await claimCounters(control, { unitIds: ['A087', 'G149'] }));
    good(await takeCard(control, { kind: 'message', subjectId }));
    good(await createSeat(control, { kind: 'control', label: 'Canary umpire', roles: ['mapControl'], teamKeys: [] }));
    expect(await said()).toEqual(before);
  });

  it('events of one game reach nobody in another, though both are in one database', async () => {
    const heard: string[] = [];
    const here: string[] = [];
    const { gameId, teamId } = second.frost!;
    const ends = [
      subscribe({ gameId, teamId }, (cursor) => heard.push(cursor)),
      subscribe(
        { gameId, teamId: null },
        (cursor) => heard.push(cursor),
        (what) => heard.push(what),
      ),
      subscribe({ gameId: game.gameId, teamId: frost.teamId }, (cursor) => here.push(cursor)),
    ];
    await until(() => expect([heard.length, here.length]).toEqual([2, 1]));
    const before = await wire(second.frost!);
    good(await claimCounters(control, { unitIds: ['A087'] }));
    good(await issueNotice(control, { text: 'Only in this hall.' }));
    const { cursor, counters } = await playerDesk(frost);
    await until(() => expect(here.at(-1)).toBe(cursor));
    expect(heard).toHaveLength(2);
    expect(await wire(second.frost!)).toBe(before);
    // Nor is a counter of the one game anybody in the other.
    expect(refusal(await saveDraft(second.frost!, draftRow(counters[0]!.id))).code).toBe('badInput');
    for (const end of ends) end();
  });

  it('a message is shown in the turn in which it came in, then and ever after', async () => {
    const sent = good(await sendMessage(frost, { linkId: null, text: 'Send boats.' }, 'message-of-the-leaks'));
    const turnsOf = async () => {
      const { messages, sentMessages } = await playerDesk(frost);
      return {
        in: messages.map(({ turn }) => turn),
        out: sentMessages.filter(({ id }) => id === sent.id).map(({ turn }) => turn),
      };
    };
    good(await writeMessage(control, { teamIds: [frost.teamId], sender: 'Corps', text: 'Hold on.' }));
    expect(await turnsOf()).toEqual({ in: [5], out: [5] });
    good(await endTurn(control, { turn: 5, reason: 'The test goes on.' }));
    expect(await turnsOf()).toEqual({ in: [5], out: [5] });
    good(await writeMessage(control, { teamIds: [frost.teamId], sender: 'Corps', text: 'Boats are coming.' }));
    expect(await turnsOf()).toEqual({ in: [6, 5], out: [5] });
  });
});
