import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { change } from '@/lib/db/change';
import { db } from '@/lib/db/client';
import { seatsOf } from '@/lib/db/seats';
import { teamsOf } from '@/lib/db/teams';
import { transaction } from '@/lib/db/transaction';
import { loadScenario } from '@/lib/scenario';
import { emptyLine } from '@/lib/visibility/order-form';
import { acceptException } from './accept-exception';
import { acceptOrderSheet } from './accept-order-sheet';
import { acceptUnchanged } from './accept-unchanged';
import { acknowledgeNotes } from './acknowledge-notes';
import { adjudicateCase } from './adjudicate-case';
import { adjudicateCombat } from './adjudicate-combat';
import { type Answer, done } from './answer';
import { askDecision } from './ask-decision';
import { attachUnit } from './attach-unit';
import { type ControlVerb, controlVerbs } from './authority';
import { beginBridging } from './begin-bridging';
import { bringBack } from './bring-back';
import { changeEntry } from './change-entry';
import { checkCrossing } from './check-crossing';
import { closeGrouping } from './close-grouping';
import { closeMovement } from './close-movement';
import { good } from './combats-for-tests';
import { cardsInHand } from './control-desk/claims';
import { createSeat } from './create-seat';
import { delayMessage } from './delay-message';
import { deliverCopy } from './deliver-copy';
import { deliverMessage } from './deliver-message';
import { draftReport } from './draft-report';
import { draftReports } from './draft-reports';
import { draftSighting } from './draft-sighting';
import { drawOnMap } from './draw-on-map';
import { dropArea } from './drop-area';
import { dropCombat } from './drop-combat';
import { dropMap } from './drop-map';
import { endTurn } from './end-turn';
import { enterOrderSheet } from './enter-order-sheet';
import { extendDeadline } from './extend-deadline';
import { followCombat } from './follow-combat';
import { despiteAFullDisk, giveDisk, refusedByDisk } from './full-disk-for-tests';
import { giveBox } from './give-box';
import { giveUpBridging } from './give-up-bridging';
import { groupCombat } from './group-combat';
import { handOver } from './hand-over';
import { issueArrivals } from './issue-arrivals';
import { issueNotice } from './issue-notice';
import { issueSquadrons } from './issue-squadrons';
import { landLift } from './land-lift';
import { layHand } from './lay-hand';
import { leaveQueue } from './leave-queue';
import { letCardGo } from './let-card-go';
import { liftHand } from './lift-hand';
import { loseMessage } from './lose-message';
import { makeBinding } from './make-binding';
import { markAirOrder } from './mark-air-order';
import { markCrossing } from './mark-crossing';
import { markTold } from './mark-told';
import { mergeCombats } from './merge-combats';
import { moveColumn } from './move-column';
import { movePhase } from './move-phase';
import { moveUnit } from './move-unit';
import { noteCrossings } from './note-crossings';
import { noteOrderLine } from './note-order-line';
import { noteRequest } from './note-request';
import { nudgeLate } from './nudge-late';
import { nudgeTeam } from './nudge-team';
import { openGame } from './open-game';
import { openOrderSheet } from './open-order-sheet';
import { orderMarch } from './order-march';
import { passCrossing } from './pass-crossing';
import { pauseClock } from './pause-clock';
import { placeArrival } from './place-arrival';
import { placeColumn } from './place-column';
import { playerDesk, playerMap } from './player-desk';
import { putAirCase } from './put-air-case';
import { queryOrderLine } from './query-order-line';
import { queueUnits } from './queue-units';
import { raiseUnit } from './raise-unit';
import { reissueSeat } from './reissue-seat';
import { releaseReport } from './release-report';
import { releaseReports } from './release-reports';
import { releaseSighting } from './release-sighting';
import { renewCards } from './renew-cards';
import { reopenGrouping } from './reopen-grouping';
import { resumeClock } from './resume-clock';
import { returnOrderSheet } from './return-order-sheet';
import { revokeSeat } from './revoke-seat';
import { ruleOnCase } from './rule-on-case';
import { ruleOnCombat } from './rule-on-combat';
import { saveAirOrder } from './save-air-order';
import { saveArea } from './save-area';
import { saveMap } from './save-map';
import { savePaperSheet } from './save-paper-sheet';
import { saveReport } from './save-report';
import { saveSighting } from './save-sighting';
import { type ControlSeat, isControl, type PlayerSeat, seatOf } from './seat';
import { sendCopy } from './send-copy';
import { sendMessage } from './send-message';
import { setBudgets } from './set-budgets';
import { setContact } from './set-contact';
import { setCrossing } from './set-crossing';
import { setDeadline } from './set-deadline';
import { setWeather } from './set-weather';
import { settleDecision } from './settle-decision';
import { settleSpentUnit } from './settle-spent-unit';
import { settleTelephoneNote } from './settle-telephone-note';
import { shiftArrival } from './shift-arrival';
import { splitCombat } from './split-combat';
import { submitOrderSheet } from './submit-order-sheet';
import { takeBackPassage } from './take-back-passage';
import { takeCard } from './take-card';
import { takeCardOver } from './take-card-over';
import { takeDraft } from './take-draft';
import { takeOffAir } from './take-off-air';
import { takeOffMap } from './take-off-map';
import { takeTelephoneNote } from './take-telephone-note';
import { tellSender } from './tell-sender';
import { testCrossing } from './test-crossing';
import { type GivenGame, givenGame } from './testing';
import { tieMap } from './tie-map';
import { undoAct } from './undo-act';
import { undoRuling } from './undo-ruling';
import { useMap } from './use-map';
import { withdrawBinding } from './withdraw-binding';
import { withdrawMap } from './withdraw-map';
import { withdrawNotice } from './withdraw-notice';
import { writeMessage } from './write-message';

/**
 * Every verb of Control, carried out once, and whom it reaches: what lies on each team's desk before and after, cursor and
 * all, and what its stream is told. Positions are issued at three moments only, and all else by its own verb alone.
 */

/** Market Garden in turn 5, the afternoon of 18 September; beside it, in the same database, the bridge at Arnhem. */
let game: GivenGame;
let seat: ControlSeat;
let bridge: ControlSeat;
/** A second umpire of the first game. */
let other: ControlSeat;
let guards: PlayerSeat;
const players: { key: string; gameId: string; player: PlayerSeat }[] = [];

const everyRole = { roles: ['gameControl', 'teamControl', 'mapControl', 'airControl'] } as const;
const seatsIn = async (gameId: string) => {
  const seats = (await seatsOf(gameId)).map(seatOf);
  for (const { id, key } of await teamsOf(gameId)) {
    const player = seats.find((one) => !isControl(one) && one.teamId === id) as PlayerSeat;
    players.push({ key, gameId, player });
  }
  return { ...seats.find(isControl)!, ...everyRole } as unknown as ControlSeat;
};
const one = (id: string, of = seat) => db().unit.findUniqueOrThrow({ where: { gameId_id: { gameId: of.gameId, id } } });
const seen = async (...ids: string[]) =>
  Promise.all(ids.map(async (unitId) => ({ unitId, version: (await one(unitId)).version })));
const crossing = (id: string) => db().crossing.findUniqueOrThrow({ where: { gameId_id: { gameId: seat.gameId, id } } });
const at = async (crossingId: string) => ({ crossingId, version: (await crossing(crossingId)).version });
/** Sets the scene, without a verb: nobody is told. */
const put = (of: ControlSeat, id: string, patch: object) =>
  transaction(async (tx) => {
    const act = { gameId: of.gameId, seat: null, verb: 'test', rule: '' };
    return done(await change(tx, act, 'unit', id, patch));
  });
/** A write's own id. */
let writes = 0;
const writeId = () => `write-${++writes}-of-the-test`;
const kept = new Map<string, string>();
const keep = <T extends object>(name: string, field: keyof T, answer: Answer<T>): Answer<T> => {
  if (answer.ok) kept.set(name, String(answer.value[field]));
  return answer;
};
const id = (name: string) => kept.get(name)!;
const version = async (table: 'airTask' | 'interdictionArea' | 'combat' | 'rulesCase', name: string) =>
  (
    (await (
      db()[table] as unknown as { findUniqueOrThrow: (_: object) => Promise<{ version: number }> }
    ).findUniqueOrThrow({ where: { id: id(name) } })) as { version: number }
  ).version;
const mapVersion = async () => (await db().scenarioMap.findFirstOrThrow()).version;
const sheet = async () => {
  const own = await db().orderSheet.findFirstOrThrow({ where: { teamId: guards.teamId, turn: 5 } });
  return { ...own, reading: await db().sheetReading.findUnique({ where: { sheetId: own.id } }) };
};

const draftOfAirborne = async () => {
  const teamId = players.find(({ key, gameId }) => key === '1-airborne' && gameId === seat.gameId)!.player.teamId;
  const draft = await db().reportDraft.findFirstOrThrow({ where: { teamId, turn: 5 } });
  return { reportId: draft.id, version: draft.version };
};

const sappers = ['XXX Corps Troops RE', '1 Bridging Column RASC (Bailey)'];
const [irish, irishToo, gunners] = ['A004', 'A005', 'A006'];
const toCome = async (count: number, where: object = {}) =>
  (
    await db().unit.findMany({
      where: {
        gameId: seat.gameId,
        isOnMap: false,
        isInBox: false,
        side: 'allied',
        entry: { contains: 'Hechtel' },
        ...where,
      },
      orderBy: [{ arrivalTurn: 'asc' }, { id: 'asc' }],
      take: count,
    })
  ).map((unit) => unit);
const open = { isBuiltUp: false, isWoods: false, isCity: false, isFortified: false, isBadTerrain: false };
/** The tanks, the grenadiers and the battery of the worked example, and one more of the Kampfgruppe. */
const [tank, grenadiers, battery, spent] = ['G152', 'G149', 'A096', 'G153'];
const role = (as: 'attacker' | 'defender', ...ids: string[]) => ids.map((unitId) => ({ unitId, role: as }));
const combat = (units: object[]) =>
  groupCombat(bridge, { combatId: null, version: 0, ground: open, units: units as never });
const corner = (px: number, py: number) => ({ px, py, x: 20 + px / 50, y: 60 - py / 50 });

/** Nobody, every team of the game, or this one. */
type Reaches = 'nobody' | 'everybody' | 'guards-armoured' | '1-airborne' | '101-airborne';
type Act = (() => Promise<Answer<unknown>>) & { scene?: () => Promise<void> };
type Row = [ControlVerb, Reaches, Act];

/** An act that needs its scene set first, once; what the scene answers is given to the act each time it is done. */
function after<Scene>(set: () => Promise<Scene>, act: (scene: Scene) => Promise<Answer<unknown>>): Act {
  let scene: Scene;
  return Object.assign(() => act(scene), {
    scene: async () => {
      scene = await set();
    },
  });
}

const rows: Row[] = [
  // Seats.
  [
    'create-seat',
    'nobody',
    async () =>
      keep(
        'seat',
        'seatId',
        await createSeat(seat, { kind: 'control', label: 'One more', roles: ['mapControl'], teamKeys: [] }),
      ),
  ],
  ['reissue-seat', 'nobody', () => reissueSeat(seat, { seatId: id('seat') })],
  ['revoke-seat', 'nobody', () => revokeSeat(seat, { seatId: id('seat') })],
  // Order sheets.
  ['open-order-sheet', 'guards-armoured', async () => openOrderSheet(seat, { sheetId: (await sheet()).id })],
  [
    'note-order-line',
    'nobody',
    async () =>
      noteOrderLine(seat, {
        sheetId: (await sheet()).id,
        lineId: 'row-of-guards',
        text: 'By Valkenswaard.',
        version: 0,
      }),
  ],
  [
    'note-crossings',
    'nobody',
    async () =>
      noteCrossings(seat, { sheetId: (await sheet()).id, lineId: 'row-of-guards', crossingIds: ['joes'], version: 1 }),
  ],
  ['note-request', 'nobody', () => noteRequest(seat, { requestId: 'row-of-guards', text: 'No aircraft.', version: 0 })],
  [
    'query-order-line',
    'guards-armoured',
    async () => queryOrderLine(seat, { sheetId: (await sheet()).id, lineId: null, text: 'Which road?' }),
  ],
  [
    'accept-order-sheet',
    'nobody',
    async () => {
      const { id: sheetId, reading } = await sheet();
      return acceptOrderSheet(seat, { sheetId, version: reading!.version });
    },
  ],
  ['deliver-copy', '101-airborne', () => deliverCopy(seat, { copyId: id('copy') })],
  ['return-order-sheet', 'guards-armoured', async () => returnOrderSheet(seat, { sheetId: (await sheet()).id })],
  ['save-paper-sheet', 'nobody', () => savePaperSheet(seat, { teamKey: '1-airborne', turn: 5, lines: [], version: 0 })],
  [
    'enter-order-sheet',
    '1-airborne',
    async () => {
      const airborne = players.find(({ key, gameId }) => key === '1-airborne' && gameId === seat.gameId)!;
      const [counter] = (await playerDesk(airborne.player)).counters;
      const line = {
        ...emptyLine,
        id: 'row-on-paper',
        position: 0,
        version: 0,
        counterIds: [counter!.id],
        orders: 'Hold.',
      };
      const lines = [{ ...line, action: 'hold' as const, posture: 'tact' as const }];
      return enterOrderSheet(seat, { teamKey: '1-airborne', turn: 5, lines, sheetVersion: 0 });
    },
  ],
  [
    'accept-exception',
    'nobody',
    () => acceptException(seat, { conflict: 'attackUnprepared row', turn: 5, text: 'It may attack.' }),
  ],
  ['accept-unchanged', 'nobody', () => acceptUnchanged(seat, { turn: 5, sheets: [] })],
  // Cards in hand.
  ['take-card', 'nobody', async () => takeCard(seat, { kind: 'sheet', subjectId: (await sheet()).id })],
  [
    'renew-cards',
    'nobody',
    async () => renewCards(seat, { cards: [{ kind: 'sheet', subjectId: (await sheet()).id }] }),
  ],
  [
    'hand-over',
    'nobody',
    async () => {
      const cards = [{ kind: 'sheet' as const, subjectId: (await sheet()).id }];
      return handOver(seat, { toSeatId: other.id, text: 'My tea.', cards });
    },
  ],
  [
    'acknowledge-notes',
    'nobody',
    after(
      async () => (await cardsInHand(other)).notes[0]!.id,
      (noteId) => acknowledgeNotes(other, { noteIds: [noteId] }),
    ),
  ],
  [
    'take-card-over',
    'nobody',
    async () => takeCardOver(seat, { kind: 'sheet', subjectId: (await sheet()).id, reason: 'I know it.' }),
  ],
  ['let-card-go', 'nobody', async () => letCardGo(seat, { kind: 'sheet', subjectId: (await sheet()).id })],
  // The master map.
  ['lay-hand', 'nobody', () => layHand(seat, { unitIds: [irish!, irishToo!] })],
  ['lift-hand', 'nobody', () => liftHand(seat)],
  [
    'move-unit',
    'nobody',
    async () => {
      const unit = await one(irish!);
      const place = { x: unit.x! + 0.4, y: unit.y! };
      return moveUnit(seat, {
        unitId: irish!,
        version: unit.version,
        turn: 5,
        mode: 'tactical',
        ...place,
        overrule: 'So it is.',
      });
    },
  ],
  [
    'move-column',
    'nobody',
    async () => {
      const { x, y } = await one(irishToo!);
      const way = [
        [x! + 0.5, y!],
        [x! + 1, y!],
      ] as [number, number][];
      return moveColumn(seat, {
        turn: 5,
        units: await seen(irishToo!, gunners!),
        way,
        mode: 'tactical',
        overrule: 'So it is.',
      });
    },
  ],
  [
    'set-contact',
    'nobody',
    () =>
      setContact(seat, {
        turn: 5,
        unitId: irish!,
        enemyId: id('far German'),
        isInContact: true,
        reason: 'They shoot.',
      }),
  ],
  [
    'attach-unit',
    'nobody',
    async () => attachUnit(seat, { ...(await seen(irish!))[0]!, turn: 5, formation: '43 Wessex Div' }),
  ],
  ['set-weather', 'nobody', () => setWeather(seat, { turn: 5, weather: 'bad' })],
  // Arrivals.
  ['issue-arrivals', 'guards-armoured', () => issueArrivals(seat, { teamId: guards.teamId, until: 9 })],
  [
    'shift-arrival',
    'nobody',
    async () => {
      const [unit] = await toCome(1, { arrivalTurn: { gt: 6 } });
      return shiftArrival(seat, { units: await seen(unit!.id), turns: 1, reason: 'A wreck on the road.' });
    },
  ],
  [
    'change-entry',
    'nobody',
    async () => {
      const [unit] = await toCome(1, { arrivalTurn: { gt: 6 } });
      return changeEntry(seat, { units: await seen(unit!.id), entry: 'South map edge, Hamont road' });
    },
  ],
  [
    'place-arrival',
    'nobody',
    async () => {
      const [unit] = await toCome(1);
      const [saw] = await seen(unit!.id);
      return placeArrival(seat, {
        unitId: unit!.id,
        version: saw!.version,
        x: unit!.entryX,
        y: unit!.entryY,
        overrule: 'So it is.',
      });
    },
  ],
  [
    'place-column',
    'nobody',
    after(
      async () => {
        const units = await toCome(2, { arrivalTurn: 7 });
        const ids = units.map((unit) => unit.id);
        good(await shiftArrival(seat, { units: await seen(...ids), turns: -1, reason: 'The road is free.' }));
        const { entryX: x, entryY: y } = units[0]!;
        return { units: await seen(...ids), x, y: y + 1, overrule: 'So it is.' };
      },
      (column) => placeColumn(seat, column),
    ),
  ],
  ['take-off-map', 'nobody', async () => takeOffMap(seat, { ...(await seen(gunners!))[0]!, reason: 'Sent back.' })],
  [
    'bring-back',
    'nobody',
    async () => bringBack(seat, { ...(await seen(gunners!))[0]!, arrivalTurn: 7, reason: 'And forward.' }),
  ],
  [
    'raise-unit',
    'nobody',
    async () =>
      raiseUnit(seat, {
        ...{
          teamId: guards.teamId,
          name: 'Clerks of the Guards',
          shortName: 'Clerks',
          formation: 'Guards Armoured Div',
        },
        ...{ arm: 'infantry', nation: 'UK', mover: 'foot', carriage: 'foot', profile: '2-1-0', sizePoints: 1 },
        ...{ at: { x: 44, y: 5 }, reason: 'They were given rifles.' },
      }),
  ],
  // Crossings.
  [
    'set-crossing',
    'nobody',
    async () => setCrossing(seat, { ...(await at('joes')), capacityPoints: 12, isPrepared: false, reason: 'One way.' }),
  ],
  ['queue-units', 'nobody', async () => queueUnits(seat, { ...(await at('joes')), unitIds: [irish!, irishToo!] })],
  ['order-march', 'nobody', async () => orderMarch(seat, { ...(await at('joes')), unitIds: [irishToo!, irish!] })],
  ['leave-queue', 'nobody', async () => leaveQueue(seat, { ...(await at('joes')), unitId: irish! })],
  ['pass-crossing', 'nobody', async () => passCrossing(seat, { ...(await at('joes')), turn: 5 })],
  [
    'take-back-passage',
    'nobody',
    after(
      async () => {
        const [passage] = await db().passage.findMany({ where: { gameId: seat.gameId }, orderBy: { id: 'desc' } });
        return { ...(await at('joes')), passageId: passage!.id, reason: 'The wrong bridge.' };
      },
      (taken) => takeBackPassage(seat, taken),
    ),
  ],
  ['test-crossing', 'nobody', async () => testCrossing(seat, { ...(await at('grave')), face: 4 })],
  [
    'check-crossing',
    'nobody',
    after(
      async () => {
        const { x, y } = await crossing('grave');
        await put(seat, irish!, { x: x + 0.3, y });
        return { ...(await at('grave')), unitId: irish! };
      },
      (checked) => checkCrossing(seat, checked),
    ),
  ],
  [
    'mark-crossing',
    'nobody',
    async () => markCrossing(seat, { ...(await at('nij-rail')), state: 'blown', reason: 'By air.' }),
  ],
  [
    'begin-bridging',
    'nobody',
    after(
      async () => {
        const { x, y } = await crossing('neerpelt');
        const builders = await db().unit.findMany({ where: { gameId: seat.gameId, name: { in: sappers } } });
        for (const builder of builders) await put(seat, builder.id, { x: x + 0.5, y, isOnMap: true });
        return { crossingId: 'neerpelt', place: null, unitIds: builders.map((unit) => unit.id) };
      },
      async (begun) => keep('work', 'workId', await beginBridging(seat, begun)),
    ),
  ],
  ['give-up-bridging', 'nobody', () => giveUpBridging(seat, { workId: id('work'), version: 1, reason: 'Shelled.' })],
  // The air.
  [
    'save-air-order',
    'nobody',
    async () => {
      const lift = { squadronId: null, mission: 'airTransport' as const, liftId: 't5-dz-y' };
      return keep(
        'lift',
        'taskId',
        await saveAirOrder(seat, { taskId: null, version: 0, turn: 5, squadrons: 6, ...lift }),
      );
    },
  ],
  [
    'mark-air-order',
    'nobody',
    after(
      async () => {
        const marked = { taskId: id('lift'), reason: 'Fog over the fields.' };
        good(await markAirOrder(seat, { ...marked, version: 1, state: 'drivenOff' }));
        return marked;
      },
      (marked) => markAirOrder(seat, { ...marked, version: 2, state: 'ordered' }),
    ),
  ],
  [
    'land-lift',
    'nobody',
    async () => {
      const { unitIds, place } = game.scenario.lifts.find((lift) => lift.id === 't5-dz-y')!;
      const landings = unitIds.map((unitId) => ({ unitId, ...place }));
      return landLift(seat, { taskId: id('lift'), version: await version('airTask', 'lift'), landings });
    },
  ],
  [
    'take-off-air',
    'nobody',
    after(
      async () => {
        const jg = { squadronId: 'jagdkorps-fighters', mission: 'airCover' as const, x: 60, y: 80, radiusKm: 5 };
        return good(await saveAirOrder(seat, { taskId: null, version: 0, turn: 5, squadrons: 1, ...jg })).taskId;
      },
      (taskId) => takeOffAir(seat, { taskId, version: 1 }),
    ),
  ],
  [
    'save-area',
    'nobody',
    async () => keep('area', 'areaId', await saveArea(seat, { areaId: null, version: 0, turn: 5, x: 44, y: 12 })),
  ],
  [
    'drop-area',
    'nobody',
    after(
      () => version('interdictionArea', 'area'),
      (saw) => dropArea(seat, { areaId: id('area'), version: saw }),
    ),
  ],
  [
    'put-air-case',
    'nobody',
    after(
      async () => {
        good(await setWeather(seat, { turn: 5, weather: 'fair' }));
        const { x, y } = await one(id('far German'));
        const looks = {
          squadronId: '83-group-recce',
          mission: 'recce' as const,
          squares: [[Math.floor(x!), Math.floor(y!)]],
        };
        const order = { taskId: null, version: 0, turn: 5, squadrons: 1, ...looks } as never;
        return good(await saveAirOrder(seat, order)).taskId;
      },
      async (recceOf) => keep('case', 'caseId', await putAirCase(seat, { turn: 5, about: { recceOf }, faces: null })),
    ),
  ],
  [
    'rule-on-case',
    'nobody',
    async () => ruleOnCase(seat, { caseId: id('case'), version: await version('rulesCase', 'case') }),
  ],
  [
    'adjudicate-case',
    'nobody',
    () => {
      const input = { targets: [{ id: 'lorries', profile: '3-2-0' }], forces: [{ weight: 'heavy', count: 3 }] };
      return adjudicateCase(seat, { kind: 'interdiction', input, faces: [4] });
    },
  ],
  [
    'issue-squadrons',
    'guards-armoured',
    () =>
      issueSquadrons(seat, {
        teamKeys: ['guards-armoured'],
        groups: [{ squadronId: '83-group-typhoon', squadrons: 6 }],
      }),
  ],
  [
    'draft-sighting',
    'nobody',
    async () =>
      keep('sighting', 'id', await draftSighting(seat, { teamKey: 'guards-armoured', caseIds: [id('case')] })),
  ],
  [
    'save-sighting',
    'nobody',
    () =>
      saveSighting(seat, {
        ...{ sightingId: id('sighting'), version: 1, source: 'civilians', body: 'Tanks in the wood.', overruled: {} },
        contacts: [
          { id: 'c-1', x: 44, y: 6, symbol: 'armour', label: 'tanks', confidence: 'probable', direction: '' },
        ] as never,
      }),
  ],
  ['release-sighting', 'guards-armoured', () => releaseSighting(seat, { sightingId: id('sighting'), version: 2 })],
  // Combats, at the bridge.
  [
    'settle-spent-unit',
    'nobody',
    async () =>
      settleSpentUnit(bridge, {
        unitId: spent!,
        version: (await one(spent!, bridge)).version,
        place: { x: 75.5, y: 77.5 },
      }),
  ],
  [
    'group-combat',
    'nobody',
    async () =>
      keep('dropped', 'combatId', await combat([...role('attacker', grenadiers!), ...role('defender', battery!)])),
  ],
  ['drop-combat', 'nobody', () => dropCombat(bridge, { combatId: id('dropped'), version: 1 })],
  [
    'merge-combats',
    'nobody',
    after(
      async () => {
        const one = good(await combat([...role('attacker', grenadiers!), ...role('defender', battery!)]));
        const other = good(await combat([...role('attacker', 'G151'), ...role('defender', 'A087')]));
        return [one, other].map(({ combatId, version: saw }) => ({ combatId, version: saw }));
      },
      async (combats) => keep('merged', 'combatId', await mergeCombats(bridge, { combats })),
    ),
  ],
  [
    'split-combat',
    'nobody',
    after(
      async () => ({ combatId: id('merged'), version: await version('combat', 'merged') }),
      (merged) => splitCombat(bridge, { ...merged, goes: ['G151', 'A087'] }),
    ),
  ],
  [
    'close-grouping',
    'nobody',
    after(
      async () => {
        // What was merged and parted is dropped again.
        for (const { id: combatId, version: saw } of await db().combat.findMany({ where: { gameId: bridge.gameId } }))
          good(await dropCombat(bridge, { combatId, version: saw }));
        const attackers = [
          { unitId: tank, role: 'attacker', action: 'breakThrough' },
          ...role('attacker', grenadiers!),
        ];
        keep('combat', 'combatId', await combat([...attackers, ...role('defender', battery!)]));
      },
      () => closeGrouping(bridge, { turn: 5 }),
    ),
  ],
  ['reopen-grouping', 'nobody', () => reopenGrouping(bridge, { turn: 5 })],
  [
    'adjudicate-combat',
    'nobody',
    after(
      async () => {
        good(await closeGrouping(bridge, { turn: 5 }));
        return { combatId: id('combat'), version: await version('combat', 'combat'), faces: [1, 3] };
      },
      (resolved) => adjudicateCombat(bridge, resolved),
    ),
  ],
  [
    'rule-on-combat',
    'nobody',
    async () => {
      const places = [{ unitId: battery!, x: 74.5, y: 76 }];
      return ruleOnCombat(bridge, { combatId: id('combat'), version: await version('combat', 'combat'), places });
    },
  ],
  [
    'make-binding',
    'nobody',
    async () =>
      keep(
        'binding',
        'bindingId',
        await makeBinding(bridge, {
          factor: 'tacticalAdvantage',
          text: 'The end of a bridge, held for a day',
          isGranted: true,
          combatId: id('combat'),
        }),
      ),
  ],
  [
    'withdraw-binding',
    'nobody',
    () => withdrawBinding(bridge, { bindingId: id('binding'), version: 1, reason: 'A day is not enough.' }),
  ],
  [
    'follow-combat',
    'nobody',
    () => {
      const units = [...role('attacker', tank!), ...role('defender', 'A087')];
      return followCombat(bridge, {
        parentId: id('combat'),
        kind: 'overrun',
        combatId: null,
        version: 0,
        ground: open,
        units,
      });
    },
  ],
  [
    'undo-ruling',
    'nobody',
    async () =>
      undoRuling(bridge, {
        combatId: id('combat'),
        version: await version('combat', 'combat'),
        reason: 'The other bridge was meant.',
      }),
  ],
  // The host's own map.
  [
    'save-map',
    'nobody',
    async () => {
      const scan = sharp({ create: { width: 1000, height: 800, channels: 3, background: '#e8e0c8' } });
      return saveMap(seat, { name: 'Brabant', version: null }, new Uint8Array(await scan.png().toBuffer()));
    },
  ],
  [
    'tie-map',
    'nobody',
    async () =>
      tieMap(seat, {
        version: await mapVersion(),
        ties: [corner(0, 0), corner(1000, 0), corner(0, 800), corner(1000, 800)],
      }),
  ],
  [
    'draw-on-map',
    'nobody',
    async () => {
      const drawn = { layer: 'town', name: 'De Kroon', px: 300, py: 300, tier: 3 } as const;
      return drawOnMap(seat, { version: await mapVersion(), id: null, drawn });
    },
  ],
  ['use-map', 'everybody', async () => useMap(seat, { version: await mapVersion() })],
  ['withdraw-map', 'everybody', () => withdrawMap(seat)],
  ['drop-map', 'nobody', after(mapVersion, (saw) => dropMap(seat, { version: saw }))],
  // Messages, the telephone, and what must be answered at once.
  [
    'deliver-message',
    '101-airborne',
    () => deliverMessage(seat, { messageId: id('message 1'), version: 0, otherWords: 'Where … you?' }),
  ],
  ['delay-message', 'nobody', () => delayMessage(seat, { messageId: id('message 2'), version: 0, dueTurn: 7 })],
  ['lose-message', 'nobody', () => loseMessage(seat, { messageId: id('message 3'), version: 0, note: 'A ditch.' })],
  ['tell-sender', 'guards-armoured', () => tellSender(seat, { messageId: id('message 1'), news: 'delivered' })],
  [
    'write-message',
    '1-airborne',
    async () =>
      writeMessage(seat, { teamIds: [await game.teamId('1-airborne')], sender: 'Browning', text: 'Hold on.' }),
  ],
  ['give-box', 'nobody', () => giveBox(seat, { teamId: guards.teamId, seatId: seat.id })],
  [
    'take-telephone-note',
    'nobody',
    async () => keep('call', 'noteId', await takeTelephoneNote(seat, { teamId: guards.teamId, text: 'We are stuck.' })),
  ],
  [
    'settle-telephone-note',
    'guards-armoured',
    () => {
      const becomes = { what: 'message', linkId: null, text: 'We are stuck.' } as const;
      return settleTelephoneNote(seat, { noteId: id('call'), version: 1, becomes });
    },
  ],
  [
    'ask-decision',
    'guards-armoured',
    async () => {
      const asked = { teamId: guards.teamId, combatId: null, question: 'On?', options: ['On', 'Back'] };
      return keep('decision', 'decisionId', await askDecision(seat, { ...asked, defaultOption: 0 }));
    },
  ],
  [
    'settle-decision',
    'guards-armoured',
    () => settleDecision(seat, { decisionId: id('decision'), version: 1, settledAs: 1, reason: 'The road is cut.' }),
  ],
  // Reports, and the turn.
  [
    'draft-report',
    'nobody',
    async () => keep('report', 'id', await draftReport(seat, { teamKey: 'guards-armoured', version: 0 })),
  ],
  [
    'save-report',
    'nobody',
    () => saveReport(seat, { reportId: id('report'), body: 'A quiet afternoon.', overruled: {}, version: 1 }),
  ],
  // The clock, and orders on time.
  ['set-deadline', 'nobody', () => setDeadline(seat, { deadline: 'takeDraft' })],
  [
    'set-budgets',
    'everybody',
    () => {
      const phases = game.scenario.phases.map(({ key, budgetSeconds }) => [key, budgetSeconds] as const);
      const was = Object.fromEntries(phases) as Parameters<typeof setBudgets>[1]['was'];
      return setBudgets(seat, { was, budgets: { ...was, orders: was.orders + 60 } });
    },
  ],
  ['pause-clock', 'everybody', () => pauseClock(seat, { turn: 5 })],
  ['resume-clock', 'everybody', () => resumeClock(seat, { turn: 5 })],
  [
    'issue-notice',
    'everybody',
    async () => keep('notice', 'id', await issueNotice(seat, { text: 'Lunch is served in the gallery.' })),
  ],
  ['withdraw-notice', 'everybody', () => withdrawNotice(seat, { noticeId: id('notice') })],
  ['nudge-team', 'guards-armoured', () => nudgeTeam(seat, { teamId: guards.teamId, turn: 5 })],
  // All but these two have more time, and one of them was nudged just now.
  ['nudge-late', '101-airborne', () => nudgeLate(seat, { turn: 5 })],
  [
    'extend-deadline',
    '101-airborne',
    async () => extendDeadline(seat, { teamId: await game.teamId('101-airborne'), turn: 5, minutes: 2 }),
  ],
  ['take-draft', 'guards-armoured', () => takeDraft(seat, { teamId: guards.teamId, turn: 5 })],
  ['close-movement', 'everybody', () => closeMovement(seat, { turn: 5 })],
  ['release-report', 'guards-armoured', () => releaseReport(seat, { reportId: id('report'), version: 2 })],
  ['draft-reports', 'nobody', () => draftReports(seat, { teams: [{ teamKey: '1-airborne', version: 0 }] })],
  ['mark-told', 'nobody', async () => markTold(seat, await draftOfAirborne())],
  ['release-reports', '1-airborne', after(draftOfAirborne, (report) => releaseReports(seat, { reports: [report] }))],
  [
    'undo-act',
    'nobody',
    after(
      async () => {
        const { weather } = await db().turn.findUniqueOrThrow({
          where: { gameId_number: { gameId: seat.gameId, number: 5 } },
        });
        good(await setWeather(seat, { turn: 5, weather: weather === 'bad' ? 'fair' : 'bad' }));
        return (await db().game.findUniqueOrThrow({ where: { id: seat.gameId } })).entries;
      },
      (number) => undoAct(seat, { number, reason: 'It cleared up.' }),
    ),
  ],
  ['move-phase', 'everybody', () => movePhase(seat, { from: 'orders', to: 'briefing' })],
  ['end-turn', 'everybody', () => endTurn(seat, { turn: 5, reason: 'The test ends.' })],
];

/** What lies on every desk, by game and team; the database's time is not of the desk. */
async function desks(): Promise<Map<string, string>> {
  const entries = await Promise.all(
    players.map(async ({ key, gameId, player }) => {
      const { clock, ...desk } = await playerDesk(player);
      return [`${gameId} ${key}`, JSON.stringify({ ...desk, clock: { ...clock, now: null } })] as const;
    }),
  );
  return new Map(entries);
}

beforeAll(async () => {
  game = await givenGame('market-garden');
  game.besideTheLedger();
  await giveDisk();
  seat = await seatsIn(game.gameId);
  other = (await seatsOf(game.gameId)).map(seatOf).find((one) => isControl(one) && one.id !== seat.id) as ControlSeat;
  guards = await game.player('guards-armoured');
  const read = await loadScenario('arnhem-bridge');
  if (!read.ok) throw new Error('arnhem-bridge');
  bridge = await seatsIn((await openGame(read.scenario)).gameId);
  for (const turn of [2, 3, 4]) good(await endTurn(seat, { turn, reason: 'to the second lift' }));

  const [counter] = (await playerDesk(guards)).counters;
  const line = { ...emptyLine, id: 'row-of-guards', position: 0, version: 0, counterIds: [counter!.id] };
  const lines = [
    { ...line, orders: 'Hold.', action: 'hold' as const, posture: 'tact' as const, supportText: 'Typhoons' },
  ];
  const { links } = await playerDesk(guards);
  good(await submitOrderSheet(guards, { writeId: writeId(), turn: 5, version: 0, lines }));
  keep('copy', 'id', await sendCopy(guards, { writeId: writeId(), turn: 5, linkId: links[0]!.id }));
  for (const number of [1, 2, 3]) {
    const sent = { writeId: writeId(), linkId: links[0]!.id, text: 'Where are you?' };
    keep(`message ${number}`, 'id', await sendMessage(guards, sent));
  }

  for (const { id: teamId, key } of await teamsOf(seat.gameId))
    if (key !== '101-airborne' && key !== 'guards-armoured') {
      const issuedAt = new Date();
      const until = new Date(issuedAt.getTime() + 3_600_000);
      await db().issuedExtension.create({ data: { gameId: seat.gameId, teamId, turn: 5, until, issuedAt } });
    }

  const far = await db().unit.findMany({
    where: { gameId: seat.gameId, side: 'german', isOnMap: true },
    orderBy: { y: 'desc' },
  });
  kept.set('far German', far[0]!.id);
  await db().unit.update({
    where: { gameId_id: { gameId: bridge.gameId, id: tank! } },
    data: { flags: [], profile: '9-8-6-4-2-0', mover: 'tank' },
  });
  await put(bridge, tank!, { turnShareMoved: 0.4 });
  const profile = (await one(spent!, bridge)).profile.replace(/[[\]]/g, '').split('-');
  await put(bridge, spent!, { stepsLost: profile.length - 1 });
}, 120_000);
afterAll(async () => {
  console.log(`full disk: ${refusedByDisk()} writes refused in turn, over ${rows.length} verbs of Control`);
  await game.drop();
});

/** The id under which every umpire's next write goes out. */
function signWith(writeId: string | undefined): void {
  seat = { ...seat, writeId };
  other = { ...other, writeId };
  bridge = { ...bridge, writeId };
}

describe('what an act of Control sends to the teams', () => {
  it('every verb has its row here, once', () => {
    expect(rows.map(([verb]) => verb).sort()).toEqual(Object.keys(controlVerbs).sort());
  });

  // A stream carries the cursor of its desk and nothing else, and only one it has not carried before: no new cursor, no word.
  it.each(rows)(
    '%s reaches %s',
    async (verb, reaches, act) => {
      const [before, map] = [await desks(), JSON.stringify(await playerMap(guards))];
      signWith(undefined);
      await act.scene?.();
      signWith(`${verb}-once`);
      good(await despiteAFullDisk(act));
      const after = await desks();
      const isMapNew = JSON.stringify(await playerMap(guards)) !== map;
      expect(isMapNew).toBe(verb === 'use-map' || verb === 'withdraw-map');
      const changed = [...after].filter(([team, desk]) => before.get(team) !== desk).map(([team]) => team);
      const here = players.filter(({ gameId }) => gameId === seat.gameId);
      const meant =
        reaches === 'nobody' ? [] : reaches === 'everybody' ? here : here.filter(({ key }) => key === reaches);
      expect(changed.sort()).toEqual(meant.map(({ key, gameId }) => `${gameId} ${key}`).sort());
    },
    300_000,
  );

  it('a unit raised by Control is expected like any other: its place is a place, and no word says how it came to be', async () => {
    const { turn } = await db().game.findUniqueOrThrow({ where: { id: seat.gameId } });
    const clerks = await db().unit.findFirstOrThrow({ where: { gameId: seat.gameId, shortName: 'Clerks' } });
    const { version: off } = good(
      await takeOffMap(seat, { unitId: clerks.id, version: clerks.version, reason: 'Sent back.' }),
    );
    const back = { unitId: clerks.id, version: off, arrivalTurn: turn + 1, reason: 'And forward.' };
    good(await bringBack(seat, back));
    good(await issueArrivals(seat, { teamId: guards.teamId, until: turn + 1 }));
    const told = (await playerDesk(guards)).expected.find(({ id: own }) => own === clerks.counterId);
    // 44 east, 5 north.
    expect(told).toMatchObject({ name: 'Clerks of the Guards', turn: turn + 1, place: '440 050' });
  });
});
