import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seatsOf } from '@/lib/db/access/seats';
import { entriesOf, storedTruth } from '@/lib/db/record/stored-truth';
import { arrivals } from '@/lib/desks/control/arrivals/arrivals';
import { type MasterCounter, masterMap } from '@/lib/desks/control/movement/map';
import { ledgerPage } from '@/lib/desks/control/record/ledger';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { compare } from '@/lib/ledger/compare';
import { fold } from '@/lib/ledger/fold';
import { openingTruth } from '@/lib/ledger/opening';
import type { Result } from '@/lib/result';
import { allVerbs } from '@/lib/turn/testing/all-verbs';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import { placeArrival } from '../arrivals/place-arrival';
import { markCrossing } from '../crossings/mark-crossing';
import { type ControlSeat, isControl, seatOf } from '../kernel/seat';
import { saveDraft } from '../orders/save-draft';
import { submitOrderSheet } from '../orders/submit-order-sheet';
import { closeMovement } from '../sequence/close-movement';
import { endTurn } from '../sequence/end-turn';
import { type GivenGame, givenGame } from '../testing/given-game';
import { moveUnit } from './move-unit';

let game: GivenGame;
let gameControl: ControlSeat;
beforeAll(async () => {
  game = await givenGame('market-garden');
  const seats = (await seatsOf(game.gameId)).map(seatOf).filter(isControl);
  gameControl = seats.find(({ roles }) => roles.includes('gameControl'))!;
});
afterAll(() => game.drop());

const good = <T>(answer: Result<T>): T => {
  if (!answer.ok) throw new Error(answer.refusal.message);
  return answer.value;
};
const refusalOf = (answer: Result<unknown>) => (answer.ok ? null : answer.refusal);

async function counter(name: string): Promise<MasterCounter> {
  const found = (await masterMap(game.control)).counters.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}
const move = (unit: MasterCounter, east: number, north: number, more: object = {}) =>
  moveUnit(game.control, {
    unitId: unit.id,
    version: unit.version,
    turn: 2,
    x: unit.x! + east,
    y: unit.y! + north,
    mode: 'tactical',
    ...more,
  });

describe('moving counters on the master map (§6)', () => {
  it('§6: adds up straight legs and the share of the turn', async () => {
    const before = await counter('2 Para Bn');
    good(await move(before, 3, 0));
    const there = await counter('2 Para Bn');
    // §6 Passing By: it is in contact now, so Control says why it goes on.
    expect(good(await move(there, 0, 1.5, { overrule: 'Unseen in the smoke.' }))).toMatchObject({
      kmMoved: 4.5,
      turnShareMoved: 0.3,
    });
    expect(await counter('2 Para Bn')).toMatchObject({
      x: before.x! + 3,
      y: before.y! + 1.5,
      startX: before.startX,
      kmMoved: 4.5,
      turnShareMoved: 0.3,
    });
  });

  it('§6, OC-104: beyond the guide is advice, never a refusal', async () => {
    const { advice, turnShareMoved } = good(await move(await counter('1 Para Bn'), 18, 0));
    expect(turnShareMoved).toBeCloseTo(1.2, 4);
    // OC-111: on its way it meets the enemy besides.
    expect(advice.map(({ code }) => code)).toEqual(['beyondGuide', 'tooLateToAttack', 'meetsEnemy']);
  });

  it('counts the way anew from the start for a counter put down wrongly', async () => {
    const unit = await counter('1 Para Bn');
    const home = { x: unit.startX!, y: unit.startY!, fromStart: true };
    expect(good(await move(unit, 0, 0, home))).toMatchObject({ kmMoved: 0, turnShareMoved: 0 });
  });

  it('keeps why a move stopped, and leaves it when nothing is said', async () => {
    good(await move(await counter('3 Para Bn'), 1, 0, { moveNote: '  Stopped at the railway. ' }));
    good(await move(await counter('3 Para Bn'), 1, 0));
    expect(await counter('3 Para Bn')).toMatchObject({ moveNote: 'Stopped at the railway.', kmMoved: 2 });
  });

  it('tells no team before movement is closed', async () => {
    const { counters } = await playerDesk(await game.player('1-airborne'));
    const own = counters.find(({ name }) => name === '2 Para Bn')!;
    const truth = await counter('2 Para Bn');
    expect(own).toMatchObject({ x: truth.startX, y: truth.startY });
    expect(truth.issued).toMatchObject({ x: truth.startX, y: truth.startY });
  });

  it('refuses the slower of two hands and shows what stands', async () => {
    const seen = await counter('7 KOSB');
    good(await move(seen, 1, 0));
    const slower = refusalOf(await move(seen, 0, 1));
    expect(slower).toMatchObject({ code: 'changedByAnother', theirs: { x: seen.x! + 1, y: seen.y } });
    expect(await counter('7 KOSB')).toMatchObject({ x: seen.x! + 1, y: seen.y });
  });

  it('refuses a place off the map, another turn, a unit not arrived and one that is not there', async () => {
    const unit = await counter('1 Border');
    expect(refusalOf(await move(unit, 500, 0))).toMatchObject({ code: 'badInput', field: 'x' });
    expect(refusalOf(await move(unit, 1, 0, { turn: 1 }))?.code).toBe('notNow');
    const late = (await masterMap(game.control)).counters.find(({ arrivalTurn }) => arrivalTurn > 3)!;
    expect(refusalOf(await move({ ...late, x: 50, y: 50 }, 0, 0))?.code).toBe('notNow');
    expect(refusalOf(await move({ ...unit, id: 'nobody' }, 0, 0))?.code).toBe('notFound');
  });

  it('§5: shows the order the unit was given this turn', async () => {
    const airborne = await game.player('1-airborne');
    const { counters } = await playerDesk(airborne);
    const idOf = (name: string) => counters.find((one) => one.name === name)!.id;
    const line = {
      ...emptyLine,
      id: 'row-of-2-para',
      position: 0,
      version: 0,
      counterIds: [idOf('2 Para Bn')],
      orders: 'To the bridge by the lower road.',
      supportIds: [idOf('1 Airlanding AT Bty RA')],
      supportText: 'the gliders',
      action: 'move' as const,
      posture: 'nonTact' as const,
    };
    const draft = { turn: 2, lines: [line], removed: [] };
    const { version } = good(await saveDraft(airborne, draft)).sheet;
    expect((await counter('2 Para Bn')).order).toBeNull();
    good(
      await submitOrderSheet(
        airborne,
        {
          turn: 2,
          version,
          lines: [{ ...line, version: 1 }],
        },
        'write-of-the-map-2',
      ),
    );
    expect((await counter('2 Para Bn')).order).toEqual({
      lineId: 'row-of-2-para',
      ...{ number: 1, grouping: '', isUnread: true, isAccepted: false },
      orders: 'To the bridge by the lower road.',
      support: '1 AL AT Bty, the gliders',
      action: 'move',
      posture: 'nonTact',
      standFast: false,
      asksForAir: false,
      interdicts: '',
    });
  });
});

describe('closing movement (§4 step 2)', () => {
  it('tells every team where its own counters stand, once', async () => {
    good(await closeMovement(game.control, { turn: 2 }));
    const { counters } = await playerDesk(await game.player('1-airborne'));
    const truth = await counter('2 Para Bn');
    expect(counters.find(({ name }) => name === '2 Para Bn')).toMatchObject({ x: truth.x, y: truth.y });
    expect((await masterMap(game.control)).movementClosedAt).not.toBeNull();
    expect(refusalOf(await closeMovement(game.control, { turn: 2 }))?.code).toBe('alreadyDone');
    expect(refusalOf(await closeMovement(game.control, { turn: 3 }))?.code).toBe('notNow');
  });

  it('lets Control move on, and the team hears nothing of it yet', async () => {
    const told = await counter('2 Para Bn');
    good(await move(told, 0, -0.5, { overrule: 'Into the houses.' }));
    const { counters } = await playerDesk(await game.player('1-airborne'));
    expect(counters.find(({ name }) => name === '2 Para Bn')).toMatchObject({ x: told.x, y: told.y });
  });
});

describe('crossings by Control’s word (§8)', () => {
  const crossing = async (id: string) => (await masterMap(game.control)).crossings.find((one) => one.id === id)!;
  const mark = (version: number, state: 'untested' | 'blown', reason: string) =>
    markCrossing(game.control, { crossingId: 'nij-road', version, state, reason });

  it('is marked blown with a reason, and standing again; the ledger holds both and folds to what is stored', async () => {
    const before = await crossing('nij-road');
    expect(before.state).toBe('untested');
    expect(refusalOf(await mark(before.version, 'blown', ' '))?.code).toBe('reasonNeeded');
    expect(refusalOf(await mark(before.version, 'untested', 'why not'))?.code).toBe('alreadyDone');
    good(await mark(before.version, 'blown', 'The charges went off.'));
    expect((await crossing('nij-road')).state).toBe('blown');
    expect(refusalOf(await mark(before.version, 'untested', 'No.'))?.code).toBe('changedByAnother');
    good(await mark(before.version + 1, 'untested', 'They had not been laid.'));
    const { entries } = await ledgerPage(game.control, allVerbs, { kind: 'crossing' });
    expect(entries).toMatchObject([
      { verb: 'mark-crossing', after: { state: 'untested' }, reason: 'They had not been laid.' },
      { verb: 'mark-crossing', after: { state: 'blown' }, reason: 'The charges went off.' },
    ]);
    expect(entries[0]!.subjectName).toBe(before.name);
    const state = fold(openingTruth(game.scenario), await entriesOf(game.gameId));
    expect(compare(state, await storedTruth(game.gameId))).toEqual([]);
  });
});

describe('reinforcements (§4 step 4)', () => {
  const unitsDue = async () =>
    (await arrivals(game.control)).entries.flatMap(({ units }) => units.filter(({ when }) => when === 'due'));

  it('offers what is due next turn at its entry place, and nothing later', async () => {
    const due = await unitsDue();
    expect(due.length).toBeGreaterThan(1);
    expect(new Set(due.map(({ arrivalTurn }) => arrivalTurn))).toEqual(new Set([3]));
    for (const unit of due) expect(unit.placed).toBeNull();
  });

  it('stands ready at the start of the orders of its turn, where Control has placed it or at its entry place', async () => {
    const [one, other] = await unitsDue();
    const overrule = 'It came round by the west.';
    good(await placeArrival(game.control, { unitId: one!.id, version: one!.version, x: 60, y: 50, overrule }));
    expect((await unitsDue()).find(({ id }) => id === one!.id)?.placed).toEqual({ x: 60, y: 50 });
    expect(await counter(one!.name)).toMatchObject({ isOnMap: false });
    const stale = await placeArrival(game.control, { unitId: one!.id, version: one!.version, x: 61, y: 50, overrule });
    expect(refusalOf(stale)?.code).toBe('changedByAnother');

    good(await endTurn(gameControl, { turn: 2, reason: 'The test goes on.' }));
    expect(await counter(one!.name)).toMatchObject({ isOnMap: true, x: 60, y: 50, startX: 60, startY: 50, kmMoved: 0 });
    expect(await counter(other!.name)).toMatchObject({ isOnMap: true, ...other!.offered });
    const { counters } = await playerDesk(await game.player((await counter(one!.name)).teamKey));
    expect(counters.find(({ name }) => name === one!.name)).toMatchObject({ x: 60, y: 50 });
  });

  it('refuses a unit that is on the map and one that is not due', async () => {
    const here = await counter('2 Para Bn');
    const place = (unit: MasterCounter) =>
      placeArrival(game.control, { unitId: unit.id, version: unit.version, x: 60, y: 50 });
    expect(refusalOf(await place(here))?.code).toBe('alreadyDone');
    const late = (await masterMap(game.control)).counters.find(({ arrivalTurn }) => arrivalTurn > 4)!;
    expect(refusalOf(await place(late))?.code).toBe('notNow');
  });

  it('begins the turn with nothing moved, and the ledger folds to what is stored', async () => {
    expect(await counter('2 Para Bn')).toMatchObject({ kmMoved: 0, turnShareMoved: 0 });
    const state = fold(openingTruth(game.scenario), await entriesOf(game.gameId));
    expect(compare(state, await storedTruth(game.gameId))).toEqual([]);
  });
});
