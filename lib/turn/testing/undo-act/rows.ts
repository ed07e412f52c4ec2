import { expect } from 'vitest';
import { tablesOf } from '@/companions/tables-to-enter';
import { enterCompanionTables } from '@/companions/verbs/enter-companion-tables';
import { db } from '@/lib/db/client';
import type { Result } from '@/lib/result';
import { dropArea } from '@/lib/turn/air/drop-area';
import { markAirOrder } from '@/lib/turn/air/mark-air-order';
import { noteRequest } from '@/lib/turn/air/note-request';
import { saveArea } from '@/lib/turn/air/save-area';
import { setWeather } from '@/lib/turn/air/set-weather';
import { takeOffAir } from '@/lib/turn/air/take-off-air';
import { bringBack } from '@/lib/turn/arrivals/bring-back';
import { changeEntry } from '@/lib/turn/arrivals/change-entry';
import { placeArrival } from '@/lib/turn/arrivals/place-arrival';
import { placeColumn } from '@/lib/turn/arrivals/place-column';
import { shiftArrival } from '@/lib/turn/arrivals/shift-arrival';
import { takeOffMap } from '@/lib/turn/arrivals/take-off-map';
import { settleSpentUnit } from '@/lib/turn/combat/settle-spent-unit';
import { setContact } from '@/lib/turn/contact/set-contact';
import { beginBridging } from '@/lib/turn/crossings/begin-bridging';
import { checkCrossing } from '@/lib/turn/crossings/check-crossing';
import { giveUpBridging } from '@/lib/turn/crossings/give-up-bridging';
import { leaveQueue } from '@/lib/turn/crossings/leave-queue';
import { markCrossing } from '@/lib/turn/crossings/mark-crossing';
import { orderMarch } from '@/lib/turn/crossings/order-march';
import { passCrossing } from '@/lib/turn/crossings/pass-crossing';
import { queueUnits } from '@/lib/turn/crossings/queue-units';
import { setCrossing } from '@/lib/turn/crossings/set-crossing';
import { takeBackPassage } from '@/lib/turn/crossings/take-back-passage';
import { testCrossing } from '@/lib/turn/crossings/test-crossing';
import { attachUnit } from '@/lib/turn/movement/attach-unit';
import { moveColumn } from '@/lib/turn/movement/move-column';
import { moveUnit } from '@/lib/turn/movement/move-unit';
import { acceptOrderSheet } from '@/lib/turn/orders/accept-order-sheet';
import { noteCrossings } from '@/lib/turn/orders/note-crossings';
import { noteOrderLine } from '@/lib/turn/orders/note-order-line';
import { draftReport } from '@/lib/turn/reports/draft-report';
import { draftSighting } from '@/lib/turn/reports/draft-sighting';
import { markTold } from '@/lib/turn/reports/mark-told';
import { saveSighting } from '@/lib/turn/reports/save-sighting';
import { closeMovement } from '@/lib/turn/sequence/close-movement';
import type { undoableVerbs } from '@/lib/turn/undo/undoable';
import { good } from '../combats';
import {
  airOrder,
  arrivals,
  at,
  farGerman,
  game,
  gunners,
  irish,
  irishToo,
  one,
  put,
  sappers,
  seat,
  seen,
  sheetOfGuards,
} from './scene-for-tests';

/** One act of each verb that may be taken back; what it needs first is done before the truth is looked at. */
export type Row = [(typeof undoableVerbs)[number], () => Promise<() => Promise<Result<unknown>>>];
export const rows: Row[] = [
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
      const text = { source: 'civilians', body: 'Tanks in the wood.', contacts: [], overruled: {} };
      good(await saveSighting(seat, { sightingId, version: 1, ...text }));
      return () =>
        markTold(seat, {
          told: [
            { kind: 'report', id, version },
            { kind: 'sighting', id: sightingId, version: 2 },
          ],
        });
    },
  ],
  [
    'enter-companion-tables',
    async () => {
      const values = tablesOf('battle-card').ours as never;
      const entered = { companion: 'battle-card', values } as const;
      good(await enterCompanionTables(seat, { ...entered, version: 0 }));
      return () => enterCompanionTables(seat, { ...entered, values: null, version: 1 });
    },
  ],
];
