import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atTheSchool, dealt } from '@/companions/verbs/hand-tables-for-tests';
import { seatCompanionTeams } from '@/companions/verbs/seat-companion-teams';
import { seatsOf } from '@/lib/db/access/seats';
import { teamsOf } from '@/lib/db/access/teams';
import { db } from '@/lib/db/kernel/client';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import type { Result } from '@/lib/result';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import { cancelAirOrder } from '../air/cancel-air-order';
import { issueSquadrons } from '../air/issue-squadrons';
import { landLift } from '../air/land-lift';
import { saveAirOrder } from '../air/save-air-order';
import { saveArea } from '../air/save-area';
import { changeEntry } from '../arrivals/change-entry';
import { issueArrivals } from '../arrivals/issue-arrivals';
import { placeArrival } from '../arrivals/place-arrival';
import { placeColumn } from '../arrivals/place-column';
import { raiseUnit } from '../arrivals/raise-unit';
import { shiftArrival } from '../arrivals/shift-arrival';
import { takeOffMap } from '../arrivals/take-off-map';
import { layMove } from '../cases/lay-move';
import { claimCounters } from '../claims/claim-counters';
import { answerDecision } from '../combat/decisions/answer-decision';
import { askDecision } from '../combat/decisions/ask-decision';
import { beginBridging } from '../crossings/begin-bridging';
import { orderMarch } from '../crossings/order-march';
import { queueUnits } from '../crossings/queue-units';
import { setCrossing } from '../crossings/set-crossing';
import { testCrossing } from '../crossings/test-crossing';
import { saveMarks } from '../maps/save-marks';
import { sendMessage } from '../messages/send-message';
import { takeTelephoneNote } from '../messages/take-telephone-note';
import { writeMessage } from '../messages/write-message';
import { setContact } from '../movement/contact/set-contact';
import { moveColumn } from '../movement/move-column';
import { moveUnit } from '../movement/move-unit';
import { saveDraft } from '../orders/save-draft';
import { savePaperSheet } from '../orders/save-paper-sheet';
import { submitOrderSheet } from '../orders/submit-order-sheet';
import { markRead } from '../record/mark-read';
import { draftReports } from '../reports/draft-reports';
import { draftSighting } from '../reports/draft-sighting';
import { markTold } from '../reports/mark-told';
import { releaseReports } from '../reports/release-reports';
import { endTurn } from '../sequence/end-turn';
import { good, ledgerAgreesIn, refusal } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { openBegun } from '../testing/open-begun';
import { undoAct } from '../undo/undo-act';
import { undoRuling } from '../undo/undo-ruling';
import { type ControlSeat, isControl, type PlayerSeat, seatOf } from './seat';

/** Input that no person types and every form must bear: a word that names the field, and nothing stored. */

let game: GivenGame;
let seat: ControlSeat;
/** Control of another game of the same scenario, and what stands in that game. */
let other: ControlSeat;
const twice = <Thing>([thing]: readonly Thing[]): Thing[] => [thing!, thing!];
const row = { ...emptyLine, id: 'row', position: 0, version: 0, orders: 'Hold.' };
const draft = (more: object) => ({ turn: 2, lines: [], removed: [], ...more });
const handedIn = { turn: 2, version: 0 };
const theirs = {
  team: '',
  area: '',
  task: '',
  decision: '',
  link: '',
  table: '',
  companion: '',
};
let guards: PlayerSeat;
let guardsTeam = '';

const controlOf = async (gameId: string): Promise<ControlSeat> => {
  const seats = (await seatsOf(gameId)).map(seatOf).filter(isControl);
  return seats.find(({ roles }) => roles.includes('gameControl'))!;
};
const typhoons = {
  squadronId: '83-group-typhoon',
  mission: 'closeAirSupport',
  formation: 'Guards Armoured Div',
} as const;
const air = (more: object) => ({ taskId: null, version: 0, turn: 2, squadrons: 1, ...typhoons, ...more });
const area = (more: object) => ({ areaId: null, version: 0, turn: 2, x: 44, y: 12, ...more });
const move = (more: object) =>
  moveUnit(seat, {
    unitId: 'A004',
    version: 1,
    turn: 2,
    x: 44,
    y: 5,
    mode: 'tactical',
    overrule: 'So.',
    ...more,
  } as never);
const clerks = (more: object) =>
  raiseUnit(seat, {
    teamId: guardsTeam,
    name: 'Clerks',
    shortName: 'Clerks',
    formation: 'Guards',
    arm: 'infantry',
    nation: 'UK',
    mover: 'foot',
    carriage: 'foot',
    profile: '2-1-0',
    sizePoints: 1,
    at: { x: 44, y: 5 },
    reason: 'Rifles.',
    ...more,
  } as never);
const cover = { squadronId: 'jagdkorps-fighters', mission: 'airCover', formation: '', x: 60, y: 80 } as const;
const mark = (more: object) => ({
  marks: [{ id: 'm-1', version: 0, kind: 'note', points: [[44, 5]], text: 'Here.', symbol: '', ...more }],
  removed: [],
});
const paper = { kind: 'report', paperId: 'nothing' };
const message = (more: object) => ({ linkId: null, text: 'Hallo.', ...more });
const letters = (count: number) => 'x'.repeat(count);

const rows: [string, string, () => Promise<Result<unknown>>][] = [
  ['a place that is no number', 'x', () => move({ x: Number.NaN })],
  ['a place without end', 'y', () => move({ y: Number.POSITIVE_INFINITY })],
  ['a place far off', 'x', () => move({ x: 1e308 })],
  ['a way-point off the map', 'x', () => move({ via: [[-1e9, 4]] })],
  ['a delay without a word', 'slowedBy.0', () => move({ slowedBy: ['  '] })],
  ['a note that is too long', 'moveNote', () => move({ moveNote: letters(501) })],
  ['an id that no database holds', 'unitId', () => move({ unitId: 'A004\0' })],
  ['half a sign', 'unitId', () => move({ unitId: '\ud800' })],
  ['a column of nobody', 'units', () => moveColumn(seat, { turn: 2, units: [], way: [[44, 5]], mode: 'tactical' })],
  [
    'a column off the map',
    'x',
    () => moveColumn(seat, { turn: 2, units: [{ unitId: 'A004', version: 1 }], way: [[44, -500]], mode: 'tactical' }),
  ],
  ['a hand on an endless name', 'unitIds.0', () => claimCounters(seat, { unitIds: [letters(41)] })],
  [
    'a contact without a reason',
    'reason',
    () => setContact(seat, { turn: 2, unitId: 'A004', enemyId: 'G149', isInContact: true, reason: ' ' }),
  ],
  ['an arrival nowhere', 'x', () => placeArrival(seat, { unitId: 'A050', version: 1, x: Number.NaN, y: 1 })],
  ['a column of arrivals of nobody', 'units', () => placeColumn(seat, { units: [], x: 44, y: 5 })],
  [
    'an arrival shifted by an endless time',
    'turns',
    () => shiftArrival(seat, { units: [{ unitId: 'A050', version: 1 }], turns: 1e9, reason: 'So.' }),
  ],
  [
    'an arrival at no entry place',
    'entry',
    () => changeEntry(seat, { units: [{ unitId: 'A050', version: 1 }], entry: '' }),
  ],
  ['the box without a reason', 'reason', () => takeOffMap(seat, { unitId: 'A004', version: 1, reason: '' })],
  ['arrivals told for ever', 'until', () => issueArrivals(seat, { teamId: null, until: 1e6 })],
  ['arrivals told to a team of another game', 'teamId', () => issueArrivals(seat, { teamId: theirs.team, until: 9 })],
  ['a unit for a team of another game', 'teamId', () => clerks({ teamId: theirs.team })],
  ['a unit of endless size', 'sizePoints', () => clerks({ sizePoints: 1e12 })],
  ['a unit with a profile that is none', 'profile', () => clerks({ profile: 'five' })],
  ['a unit off the map', 'at', () => clerks({ at: { x: -1e9, y: 0 } })],
  [
    'a crossing that carries less than nothing',
    'capacityPoints',
    () => setCrossing(seat, { crossingId: 'joes', version: 1, capacityPoints: -1, isPrepared: false, reason: 'So.' }),
  ],
  ['a die of seven', 'face', () => testCrossing(seat, { crossingId: 'grave', version: 1, face: 7 })],
  ['a queue of nobody', 'unitIds', () => queueUnits(seat, { crossingId: 'joes', version: 1, unitIds: [] })],
  [
    'an order of march of who does not wait',
    'unitIds',
    () => orderMarch(seat, { crossingId: 'joes', version: 1, unitIds: ['A004'] }),
  ],
  [
    'a bridge nowhere',
    'place.x',
    () => beginBridging(seat, { crossingId: null, place: { x: Number.NaN, y: 3 }, unitIds: ['A004'] }),
  ],
  [
    'a bridge where no water is',
    'place',
    () => beginBridging(seat, { crossingId: null, place: { x: 1e6, y: 3 }, unitIds: ['A004'] }),
  ],
  ['squadrons by the billion', 'squadrons', () => saveAirOrder(seat, air({ squadrons: 1e9 }) as never)],
  ['a way through the air without end', 'route.0.0', () => saveAirOrder(seat, air({ route: [[1e308, 0]] }) as never)],
  ['cover of the whole world', 'radiusKm', () => saveAirOrder(seat, air({ ...cover, radiusKm: 999 }) as never)],
  ['cover of nothing', 'radiusKm', () => saveAirOrder(seat, air({ ...cover, radiusKm: 0 }) as never)],
  [
    'an area of another game bombed',
    'areaId',
    () => saveAirOrder(seat, air({ squadronId: 'bomber-command', mission: 'bombing', areaId: theirs.area }) as never),
  ],
  [
    'an order of another game escorted',
    'escortsId',
    () => saveAirOrder(seat, air({ squadronId: 'adgb-fighters', mission: 'escort', escortsId: theirs.task }) as never),
  ],
  ['a template far off', 'place', () => saveArea(seat, area({ x: 1e300 }) as never)],
  ['a template with a name too long', 'name', () => saveArea(seat, area({ name: letters(81) }) as never)],
  [
    'squadrons told less than nothing',
    'groups.0.squadrons',
    () =>
      issueSquadrons(seat, { teamKeys: ['xxx-corps'], groups: [{ squadronId: '83-group-typhoon', squadrons: -1 }] }),
  ],
  [
    'a lift that comes down nowhere',
    'landings.0.x',
    () => landLift(seat, { taskId: theirs.task, version: 1, landings: [{ unitId: 'A004', x: Number.NaN, y: 1 }] }),
  ],
  ['a sighting without a source', 'source', () => draftSighting(seat, { teamKey: 'xxx-corps', source: ' ' })],
  [
    'a paper sheet for a turn that never comes',
    'turn',
    () => savePaperSheet(seat, { teamKey: 'xxx-corps', turn: 2 ** 40, lines: [], version: 0 }),
  ],
  ['a paper of no kind', 'kind', () => markRead(guards, { ...paper, kind: 'order' })],
  ['a paper with an endless id', 'paperId', () => markRead(guards, { ...paper, paperId: letters(81) })],
  ['an act taken back without its number', 'number', () => undoAct(seat, { number: Number.NaN, reason: 'So.' })],
  ['an act taken back without a reason', 'reason', () => undoAct(seat, { number: 1, reason: ' ' })],
  [
    'a ruling taken back without a reason',
    'reason',
    () => undoRuling(seat, { combatId: 'nothing', version: 1, reason: '' }),
  ],
  ['the reports of nobody', 'reports', () => releaseReports(seat, { reports: [] })],
  ['the drafts of nobody', 'teams', () => draftReports(seat, { teams: [] })],
  ['nothing told', 'told', () => markTold(seat, { told: [] })],
  [
    'a report told at no version',
    'told.0.version',
    () => markTold(seat, { told: [{ kind: 'report', id: 'nothing', version: 0 }] }),
  ],
  [
    'a message told aloud',
    'told.0.kind',
    () => markTold(seat, { told: [{ kind: 'message' as never, id: 'nothing', version: 1 }] }),
  ],
  ['a message without a word', 'text', () => sendMessage(guards, message({ text: ' \0 ' }))],
  ['a message of 10,000 letters', 'text', () => sendMessage(guards, message({ text: letters(10_000) }))],
  ['a message by a line that is no id', 'linkId', () => sendMessage(guards, message({ linkId: '../../etc' }))],
  ['a message by two lines', 'linkId', () => sendMessage(guards, message({ linkId: ['a', 'b'] }))],
  ['a message with what is not asked for', '', () => sendMessage(guards, message({ toTeamId: theirs.team }))],
  [
    'a choice below the first',
    'option',
    () => answerDecision(guards, { decisionId: 'd', option: -1 }, 'write-of-a-choice'),
  ],
  [
    'a card that is no card',
    'move.card',
    () => layMove(guards, { tableId: 't', move: { card: 'the ace' } }, 'write-of-a-card'),
  ],
  ['half a choice', 'option', () => answerDecision(guards, { decisionId: 'd', option: 0.5 }, 'write-of-a-choice')],
  [
    'a message of Control’s to a team of another game',
    'teamIds',
    () => writeMessage(seat, { teamIds: [theirs.team], sender: 'Control', text: 'Hallo.' }),
  ],
  ['a message of Control’s to nobody', 'teamIds', () => writeMessage(seat, { teamIds: [], sender: 'C', text: 'H.' })],
  ['a note without a word', 'text', () => takeTelephoneNote(seat, { teamId: null, text: '\n ' })],
  ['a note of a team of another game', 'teamId', () => takeTelephoneNote(seat, { teamId: theirs.team, text: 'Hm.' })],
  [
    'a mark drawn twice in one write',
    'marks.1.id',
    () => saveMarks(guards, { ...mark({}), marks: twice(mark({}).marks) }),
  ],
  ['a row written twice in one write', 'lines.1.id', () => saveDraft(guards, draft({ lines: twice([row]) }))],
  [
    'a row taken off twice',
    'removed.1.id',
    () => saveDraft(guards, draft({ removed: twice([{ id: 'row', version: 1 }]) })),
  ],
  ['a row handed in twice', 'lines.1.id', () => submitOrderSheet(guards, { ...handedIn, lines: twice([row]) })],
  ['a mark off the map', 'marks.0.points', () => saveMarks(guards, mark({ points: [[9000, 0]] }))],
  ['a mark nowhere', 'marks.0.points.0.0', () => saveMarks(guards, mark({ points: [[Number.NaN, 0]] }))],
  ['a mark with too many words', 'marks.0.text', () => saveMarks(guards, mark({ text: letters(121) }))],
];

/** Things of another game are not there for this one: where `other-game.db.test.ts` of the gallery has no id to try. */
const ofAnotherGame: [string, () => Promise<Result<unknown>>][] = [
  ['save-area', () => saveArea(seat, area({ areaId: theirs.area, version: 1 }) as never)],
  ['save-air-order', () => saveAirOrder(seat, air({ taskId: theirs.task, version: 1 }) as never)],
  ['answer-decision', () => answerDecision(guards, { decisionId: theirs.decision, option: 0 }, 'write-choice')],
  ['send-message', () => sendMessage(guards, message({ linkId: theirs.link }))],
  ['lay-move', () => layMove(guards, { tableId: theirs.table, move: { card: 'KH' } }, 'write-of-a-card')],
];

const entered = async () => ({
  entries: await db().ledgerEntry.count(),
  marks: await db().teamMark.count(),
  paper: await db().paperSheet.count(),
  hands: await db().counterClaim.count(),
  messages: await db().message.count(),
  boxes: await db().messageBox.count(),
});

beforeAll(async () => {
  game = await givenGame('market-garden');
  seat = await controlOf(game.gameId);
  guards = await game.player('guards-armoured');
  guardsTeam = await game.teamId('guards-armoured');
  other = await controlOf((await openBegun(game.scenario)).gameId);
  theirs.team = (await teamsOf(other.gameId))[0]!.id;
  theirs.area = good(await saveArea(other, area({}) as never)).areaId;
  theirs.task = good(await saveAirOrder(other, air({}) as never)).taskId;
  const player = (await seatsOf(other.gameId)).map(seatOf).find((one) => !isControl(one) && one.teamId === theirs.team);
  const asked = { teamId: theirs.team, combatId: null, question: 'On?', options: ['On', 'Back'], defaultOption: 0 };
  theirs.decision = good(await askDecision(other, asked)).decisionId;
  const begun = await atTheSchool(other);
  theirs.companion = begun.companionGameId;
  const hands = { defender: 'allied', allied: ['KH'], german: ['9H'] } as const;
  const { version } = good(await dealt(other, begun, hands));
  const seated = { companionGameId: theirs.companion, version, allied: (player as PlayerSeat).teamId, german: null };
  good(await seatCompanionTeams(other, seated));
  theirs.table = (await playerDesk(player as PlayerSeat)).tables[0]!.id;
  theirs.link = (await db().issuedLink.findFirstOrThrow({ where: { gameId: other.gameId } })).id;
});
afterAll(() => game.drop());

describe('a form refuses, by its field, and stores nothing', () => {
  it.each(rows)('%s: %s', async (_, field, act) => {
    const before = await entered();
    const { message, ...refused } = refusal(await act());
    expect({ ...refused, field: refused.field }).toMatchObject({ field });
    expect(message).toMatch(/^[A-Z0-9“].*\.$/s);
    expect(message).not.toMatch(/NaN|undefined|null|Infinity|e\+/);
    expect(await entered()).toEqual(before);
  });

  it.each(ofAnotherGame)('%s leaves alone what is of another game', async (_, act) => {
    const before = await entered();
    expect(['notFound', 'alreadyDone', 'badInput']).toContain(refusal(await act()).code);
    expect(await entered()).toEqual(before);
  });

  it('an air order of another day is history and stays', async () => {
    const { taskId, version } = good(await saveAirOrder(seat, air({}) as never));
    for (const turn of [2, 3]) good(await endTurn(seat, { turn, reason: 'The test goes on.' }));
    expect(refusal(await cancelAirOrder(seat, { taskId, version })).message).toBe('This air order is of another day.');
    await ledgerAgreesIn(game);
  });
});
