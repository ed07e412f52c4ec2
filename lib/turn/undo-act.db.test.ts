import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { change } from '@/lib/db/change';
import { db } from '@/lib/db/client';
import { storedTruth } from '@/lib/db/ledger-books';
import { transaction } from '@/lib/db/transaction';
import { compare } from '@/lib/ledger/compare';
import type { LedgerState } from '@/lib/ledger/kinds';
import { emptyLine } from '@/lib/visibility/order-form';
import { acceptOrderSheet } from './accept-order-sheet';
import { type Answer, done } from './answer';
import { attachUnit } from './attach-unit';
import { beginBridging } from './begin-bridging';
import { bringBack } from './bring-back';
import { changeEntry } from './change-entry';
import { checkCrossing } from './check-crossing';
import { closeMovement } from './close-movement';
import { good, ledgerAgreesIn, refusal } from './combats-for-tests';
import { ledgerPage } from './control-desk/ledger';
import { draftReport } from './draft-report';
import { draftSighting } from './draft-sighting';
import { dropArea } from './drop-area';
import { endTurn } from './end-turn';
import { giveUpBridging } from './give-up-bridging';
import { leaveQueue } from './leave-queue';
import { markAirOrder } from './mark-air-order';
import { markCrossing } from './mark-crossing';
import { markTold } from './mark-told';
import { moveColumn } from './move-column';
import { moveUnit } from './move-unit';
import { noteCrossings } from './note-crossings';
import { noteOrderLine } from './note-order-line';
import { noteRequest } from './note-request';
import { openOrderSheet } from './open-order-sheet';
import { orderMarch } from './order-march';
import { passCrossing } from './pass-crossing';
import { placeArrival } from './place-arrival';
import { placeColumn } from './place-column';
import { playerDesk } from './player-desk';
import { queueUnits } from './queue-units';
import { saveAirOrder } from './save-air-order';
import { saveArea } from './save-area';
import { saveSighting } from './save-sighting';
import type { ControlSeat, PlayerSeat } from './seat';
import { setContact } from './set-contact';
import { setCrossing } from './set-crossing';
import { setWeather } from './set-weather';
import { settleSpentUnit } from './settle-spent-unit';
import { shiftArrival } from './shift-arrival';
import { submitOrderSheet } from './submit-order-sheet';
import { takeBackPassage } from './take-back-passage';
import { takeOffAir } from './take-off-air';
import { takeOffMap } from './take-off-map';
import { testCrossing } from './test-crossing';
import { type GivenGame, givenGame } from './testing';
import { undoAct } from './undo-act';
import { undoableVerbs } from './undoable';

/** Market Garden in turn 5, with the Guards’ sheet handed in and opened. */
let game: GivenGame;
let seat: ControlSeat;
let guards: PlayerSeat;
/** The entry of a move made before movement was closed. */
let movedBefore: number;

const one = (id: string) => db().unit.findUniqueOrThrow({ where: { gameId_id: { gameId: game.gameId, id } } });
const seen = async (...ids: string[]) =>
  Promise.all(ids.map(async (unitId) => ({ unitId, version: (await one(unitId)).version })));
const at = async (id: string) => ({
  crossingId: id,
  version: (await db().crossing.findUniqueOrThrow({ where: { gameId_id: { gameId: game.gameId, id } } })).version,
});
/** Sets the scene, without a verb. */
const put = (id: string, patch: object) =>
  transaction(async (tx) =>
    done(await change(tx, { gameId: game.gameId, seat: null, verb: 'test', rule: '' }, 'unit', id, patch)),
  );
const lastNumber = async () => (await db().game.findUniqueOrThrow({ where: { id: game.gameId } })).entries;
const undo = (number: number, reason = 'A slip of the hand.') => undoAct(seat, { number, reason });
const differences = async (before: LedgerState) => compare(before, await storedTruth(game.gameId));

const [irish, irishToo, gunners] = ['A004', 'A005', 'A006'];
const sappers = ['XXX Corps Troops RE', '1 Bridging Column RASC (Bailey)'];
const arrivals = (count: number, where: object = {}) =>
  db().unit.findMany({
    where: {
      ...{ gameId: game.gameId, isOnMap: false, isInBox: false, isCaptured: false, side: 'allied' },
      ...{ entry: { contains: 'Hechtel' } },
      ...where,
    },
    orderBy: [{ arrivalTurn: 'asc' }, { id: 'asc' }],
    take: count,
  });
const sheetOfGuards = () => db().orderSheet.findFirstOrThrow({ where: { teamId: guards.teamId, turn: 5 } });
const farGerman = () =>
  db().unit.findFirstOrThrow({
    where: { gameId: game.gameId, side: 'german', isOnMap: true },
    orderBy: { y: 'desc' },
  });
const typhoons = { squadronId: '83-group-typhoon', mission: 'closeAirSupport', formation: 'Guards Armoured Div' };
const airOrder = (more: object = {}) =>
  saveAirOrder(seat, { taskId: null, version: 0, turn: 5, squadrons: 2, ...typhoons, ...more } as never);

/** One act of each verb that may be taken back; what it needs first is done before the truth is looked at. */
type Row = [(typeof undoableVerbs)[number], () => Promise<() => Promise<Answer<unknown>>>];
const rows: Row[] = [
  [
    'move-unit',
    async () => {
      const { x, y, version } = await one(irish!);
      const move = { unitId: irish!, version, turn: 5, mode: 'tactical' as const, overrule: 'So it is.' };
      return () => moveUnit(seat, { ...move, x: x! + 0.4, y: y!, moveNote: 'a wood' });
    },
  ],
  [
    'move-column',
    async () => {
      const { x, y } = await one(irishToo!);
      const way = [[x! + 0.5, y!] as [number, number], [x! + 1, y!] as [number, number]];
      const units = await seen(irishToo!, gunners!);
      return () => moveColumn(seat, { turn: 5, units, way, mode: 'tactical', overrule: 'So it is.' });
    },
  ],
  [
    'place-arrival',
    async () => {
      const [unit] = await arrivals(1);
      const { id: unitId, version, entryX: x, entryY: y } = unit!;
      return () => placeArrival(seat, { unitId, version, x, y, overrule: 'So it is.' });
    },
  ],
  [
    'place-column',
    async () => {
      const units = await arrivals(2, { arrivalTurn: 7 });
      const ids = units.map(({ id }) => id);
      good(await shiftArrival(seat, { units: await seen(...ids), turns: -1, reason: 'The road is free.' }));
      const { entryX: x, entryY: y } = units[0]!;
      const saw = await seen(...ids);
      return () => placeColumn(seat, { units: saw, x, y: y + 1, overrule: 'So it is.' });
    },
  ],
  [
    'shift-arrival',
    async () => {
      const [unit] = await arrivals(1, { arrivalTurn: { gt: 6 } });
      const units = await seen(unit!.id);
      return () => shiftArrival(seat, { units, turns: 1, reason: 'A wreck on the road.' });
    },
  ],
  [
    'change-entry',
    async () => {
      const [unit] = await arrivals(1, { arrivalTurn: { gt: 6 } });
      const units = await seen(unit!.id);
      return () => changeEntry(seat, { units, entry: 'South map edge, Hamont road' });
    },
  ],
  [
    'take-off-map',
    async () => {
      const [saw] = await seen(gunners!);
      return () => takeOffMap(seat, { ...saw!, reason: 'Sent back.' });
    },
  ],
  [
    'bring-back',
    async () => {
      const [unit] = await arrivals(1, { arrivalTurn: { gt: 7 } });
      good(await takeOffMap(seat, { ...(await seen(unit!.id))[0]!, reason: 'Sent back.' }));
      const [saw] = await seen(unit!.id);
      return () => bringBack(seat, { ...saw!, arrivalTurn: 7, reason: 'And forward.' });
    },
  ],
  [
    'set-contact',
    async () => {
      const { id: enemyId } = await farGerman();
      return () => setContact(seat, { turn: 5, unitId: irish!, enemyId, isInContact: true, reason: 'They shoot.' });
    },
  ],
  [
    'attach-unit',
    async () => {
      const [saw] = await seen(irish!);
      return () => attachUnit(seat, { ...saw!, turn: 5, formation: '43 Wessex Div' });
    },
  ],
  [
    'settle-spent-unit',
    async () => {
      const german = await farGerman();
      const steps = german.profile.replace(/[[\]]/g, '').split('-').length - 1;
      const { x, y } = await one(irish!);
      await put(german.id, { x: x! + 0.2, y, stepsLost: steps });
      const [saw] = await seen(german.id);
      return () => settleSpentUnit(seat, { ...saw!, place: { x: x! + 3, y: y! + 3 } });
    },
  ],
  ['set-weather', async () => () => setWeather(seat, { turn: 5, weather: 'bad' })],
  [
    'mark-crossing',
    async () => {
      const saw = await at('nij-rail');
      return () => markCrossing(seat, { ...saw, state: 'blown', reason: 'By air.' });
    },
  ],
  [
    'set-crossing',
    async () => {
      const saw = await at('son');
      return () => setCrossing(seat, { ...saw, capacityPoints: 12, isPrepared: false, reason: 'One way.' });
    },
  ],
  [
    'check-crossing',
    async () => {
      const { x, y } = await db().crossing.findUniqueOrThrow({
        where: { gameId_id: { gameId: game.gameId, id: 'grave' } },
      });
      const { state } = good(await testCrossing(seat, { ...(await at('grave')), face: 6 })) as { state?: string };
      expect(state).not.toBe('blown');
      await put(irish!, { x: x + 0.3, y });
      const saw = await at('grave');
      return () => checkCrossing(seat, { ...saw, unitId: irish! });
    },
  ],
  [
    'queue-units',
    async () => {
      const saw = await at('joes');
      return () => queueUnits(seat, { ...saw, unitIds: [irish!, irishToo!] });
    },
  ],
  [
    'order-march',
    async () => {
      good(await queueUnits(seat, { ...(await at('joes')), unitIds: [irish!, irishToo!] }));
      const saw = await at('joes');
      return () => orderMarch(seat, { ...saw, unitIds: [irishToo!, irish!] });
    },
  ],
  [
    'leave-queue',
    async () => {
      const saw = await at('joes');
      return () => leaveQueue(seat, { ...saw, unitId: irish! });
    },
  ],
  [
    'pass-crossing',
    async () => {
      const saw = await at('joes');
      return () => passCrossing(seat, { ...saw, turn: 5 });
    },
  ],
  [
    'take-back-passage',
    async () => {
      good(await passCrossing(seat, { ...(await at('joes')), turn: 5 }));
      const [passage] = await db().passage.findMany({ where: { gameId: game.gameId }, orderBy: { id: 'desc' } });
      const saw = await at('joes');
      return () => takeBackPassage(seat, { ...saw, passageId: passage!.id, reason: 'The wrong bridge.' });
    },
  ],
  [
    'begin-bridging',
    async () => {
      const place = await db().crossing.findUniqueOrThrow({
        where: { gameId_id: { gameId: game.gameId, id: 'neerpelt' } },
      });
      const builders = await db().unit.findMany({ where: { gameId: game.gameId, name: { in: sappers } } });
      for (const { id } of builders) await put(id, { x: place.x + 0.5, y: place.y, isOnMap: true });
      const unitIds = builders.map(({ id }) => id);
      return () => beginBridging(seat, { crossingId: 'neerpelt', place: null, unitIds });
    },
  ],
  [
    'give-up-bridging',
    async () => {
      const builders = await db().unit.findMany({ where: { gameId: game.gameId, name: { in: sappers } } });
      const unitIds = builders.map(({ id }) => id);
      const { workId } = good(await beginBridging(seat, { crossingId: 'neerpelt', place: null, unitIds }));
      return () => giveUpBridging(seat, { workId, version: 1, reason: 'Shelled.' });
    },
  ],
  ['save-air-order', async () => () => airOrder()],
  [
    'take-off-air',
    async () => {
      const { taskId, version } = good(await airOrder());
      return () => takeOffAir(seat, { taskId, version });
    },
  ],
  [
    'mark-air-order',
    async () => {
      const lift = { squadronId: null, mission: 'airTransport', liftId: 't5-dz-y', squadrons: 6, formation: '' };
      const { taskId, version } = good(await airOrder(lift));
      return () => markAirOrder(seat, { taskId, version, state: 'drivenOff', reason: 'Fog over the fields.' });
    },
  ],
  ['save-area', async () => () => saveArea(seat, { areaId: null, version: 0, turn: 5, x: 44, y: 12 })],
  [
    'drop-area',
    async () => {
      const { areaId, version } = good(await saveArea(seat, { areaId: null, version: 0, turn: 5, x: 44, y: 12 }));
      return () => dropArea(seat, { areaId, version });
    },
  ],
  [
    'note-order-line',
    async () => {
      const { id: sheetId } = await sheetOfGuards();
      return () => noteOrderLine(seat, { sheetId, lineId: 'row-of-guards', text: 'By Valkenswaard.', version: 0 });
    },
  ],
  [
    'note-crossings',
    async () => {
      const { id: sheetId } = await sheetOfGuards();
      return () => noteCrossings(seat, { sheetId, lineId: 'row-of-guards', crossingIds: ['joes'], version: 0 });
    },
  ],
  [
    'note-request',
    async () => () => noteRequest(seat, { requestId: 'row-of-guards', text: 'No aircraft.', version: 0 }),
  ],
  [
    'accept-order-sheet',
    async () => {
      const { id: sheetId } = await sheetOfGuards();
      const { version } = await db().sheetReading.findUniqueOrThrow({ where: { sheetId } });
      return () => acceptOrderSheet(seat, { sheetId, version });
    },
  ],
  [
    'mark-told',
    async () => {
      good(await closeMovement(seat, { turn: 5 }));
      const { id, version } = good(await draftReport(seat, { teamKey: 'guards-armoured', version: 0 }));
      const { id: sightingId } = good(await draftSighting(seat, { teamKey: 'guards-armoured' }));
      const seen = { source: 'civilians', body: 'Tanks in the wood.', contacts: [], overruled: {} };
      good(await saveSighting(seat, { sightingId, version: 1, ...seen }));
      return () =>
        markTold(seat, {
          told: [
            { kind: 'report', id, version },
            { kind: 'sighting', id: sightingId, version: 2 },
          ],
        });
    },
  ],
];

/** Moves a counter a little; the number of the last entry of it. */
const moved = async (id: string) => {
  const { x, y, version } = await one(id);
  const to = { x: x! - 0.2, y: y!, mode: 'tactical' as const, overrule: 'So.' };
  good(await moveUnit(seat, { unitId: id, version, turn: 5, ...to }));
  return lastNumber();
};

beforeAll(async () => {
  game = await givenGame('market-garden');
  seat = { ...game.control, roles: ['gameControl', 'teamControl', 'mapControl', 'airControl'] } as ControlSeat;
  guards = await game.player('guards-armoured');
  for (const turn of [2, 3, 4]) good(await endTurn(seat, { turn, reason: 'to the second lift' }));
  const [counter] = (await playerDesk(guards)).counters;
  const line = {
    ...emptyLine,
    id: 'row-of-guards',
    position: 0,
    version: 0,
    counterIds: [counter!.id],
    orders: 'Hold.',
  };
  const lines = [{ ...line, action: 'hold' as const, posture: 'tact' as const, supportText: 'Typhoons' }];
  good(await submitOrderSheet(guards, { writeId: 'write-1-of-the-test', turn: 5, version: 0, lines }));
  good(await openOrderSheet(seat, { sheetId: (await sheetOfGuards()).id }));
  movedBefore = await moved('A011');
}, 120_000);
afterAll(() => game.drop());

describe('an act taken back', () => {
  it('every verb that may be taken back has its row here, once', () => {
    expect(rows.map(([verb]) => verb).sort()).toEqual([...undoableVerbs].sort());
  });

  it.each(rows)('%s and its undo leave the stored truth from before', async (verb, prepare) => {
    const act = await prepare();
    const before = await storedTruth(game.gameId);
    const first = (await lastNumber()) + 1;
    good(await act());
    const last = await lastNumber();
    expect(await differences(before)).not.toEqual([]);
    expect(good(await undo(last))).toEqual({ entries: last - first + 1 });
    expect(await differences(before)).toEqual([]);
    const back = await db().ledgerEntry.findMany({ where: { gameId: game.gameId, number: { gt: last } } });
    expect(back.map(({ undoes }) => undoes).sort((a, b) => a! - b!)).toEqual(
      Array.from({ length: last - first + 1 }, (_, i) => first + i),
    );
    expect(back.every((entry) => entry.verb === 'undo-act' && entry.reason === 'A slip of the hand.')).toBe(true);
    expect(refusal(await undo(last)).code).toBe('alreadyDone');
    expect(verb).toBeTruthy();
  });

  it('the ledger folds to what is stored', () => ledgerAgreesIn(game));

  it('whatever is done to the counters and crossings and taken back the last first, all is as it was', async () => {
    const steps = {
      move: async (by: number) => {
        const { x, y, version } = await one('A010');
        const to = { x: x! + by / 10, y: y! - 0.1, mode: 'tactical' as const, overrule: 'So.' };
        return moveUnit(seat, { unitId: 'A010', version, turn: 5, ...to });
      },
      mark: async (by: number) =>
        markCrossing(seat, { ...(await at('son')), state: by % 2 ? 'blown' : 'safe', reason: 'Seen.' }),
      carry: async (by: number) =>
        setCrossing(seat, { ...(await at('son')), capacityPoints: 20 + by, isPrepared: false, reason: 'Mended.' }),
      attach: async (by: number) =>
        attachUnit(seat, {
          ...(await seen('A010'))[0]!,
          turn: 5,
          formation: by % 2 ? '43 Wessex Div' : '50 Northumbrian Div',
        } as never),
    };
    const wish = fc.record({
      what: fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])),
      by: fc.integer({ min: 1, max: 9 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(wish, { minLength: 1, maxLength: 5 }), async (wishes) => {
        const before = await storedTruth(game.gameId);
        const acts: number[] = [];
        for (const { what, by } of wishes) if ((await steps[what](by)).ok) acts.unshift(await lastNumber());
        for (const number of acts) good(await undo(number));
        expect(await differences(before)).toEqual([]);
      }),
      { numRuns: 6 },
    );
    await ledgerAgreesIn(game);
  });
});

describe('an act is not taken back', () => {
  it('once something later stands on it, which is named', async () => {
    const first = await moved('A010');
    const second = await moved('A010');
    const { name } = await one('A010');
    const { message } = refusal(await undo(first));
    expect(message).toContain(`${name} has been changed since: entry`);
    expect(message).toContain(`, by ${seat.label}. Take that back first.`);
    good(await undo(second));
    good(await undo(first));
  });

  it('when movement was closed since: the teams have been told where they stand', async () => {
    expect(refusal(await undo(movedBefore)).message).toBe(
      'Movement has been closed since, and the teams told where they stand. Move the counter instead.',
    );
  });
  it.each([
    ['test-crossing', 'Dice have fallen in it, and chance once used stays used. Rule on it otherwise instead.'],
    ['close-movement', 'The turn went on with it: what has been closed, opened or ended stays so.'],
    ['open-order-sheet', 'A team has been told by it. What was told wrongly is set right by telling it anew.'],
    ['submit-order-sheet', 'It is the team’s own.'],
    ['undo-act', 'It took something back itself. Do once more what it took back.'],
    ['draft-report', 'It is put right at its own desk, by a further act.'],
  ])('by its kind: %s', async (verb, why) => {
    const entry = await db().ledgerEntry.findFirstOrThrow({ where: { gameId: game.gameId, verb, turn: 5 } });
    expect(refusal(await undo(entry.number)).message).toBe(why);
  });

  it('without a reason, and without an entry of this game', async () => {
    expect(refusal(await undo(1, '  '))).toMatchObject({ code: 'badInput', field: 'reason' });
    expect(refusal(await undo(999_999)).code).toBe('notFound');
    expect(refusal(await undo(Number.NaN)).field).toBe('number');
  });

  it('twice at once: one hand takes it back', async () => {
    const number = await moved('A010');
    const answers = await Promise.all([undo(number), undo(number)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(refusal(answers.find(({ ok }) => !ok)!).code).toBe('alreadyDone');
  });

  it('and the ledger desk shows what was undone, by whom and why, and the undo itself', async () => {
    const number = await moved('A010');
    good(await undo(number, 'The other battalion was meant.'));
    const { entries } = await ledgerPage(seat);
    expect(entries.find((entry) => entry.number === number)!.undone).toMatchObject({
      by: seat.label,
      reason: 'The other battalion was meant.',
    });
    expect(entries.find(({ undoes }) => undoes === number)).toMatchObject({ verb: 'undo-act', undone: null });
    await ledgerAgreesIn(game);
  });

  it('in a later turn', async () => {
    const number = await moved('A010');
    good(await endTurn(seat, { turn: 5, reason: 'The test ends.' }));
    expect(refusal(await undo(number)).message).toBe('Turn 5 is over; this is turn 6.');
  });
});
