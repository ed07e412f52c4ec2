import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cursorsOf } from '@/lib/db/issued/desk-cursors';
import { airDesk } from '@/lib/desks/control/air/air';
import { airRequests, requestToAllot } from '@/lib/desks/control/air/air-requests';
import { chrome } from '@/lib/desks/control/frame/chrome';
import { ordersTray, sheetOnDesk } from '@/lib/desks/control/orders/orders';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { emptyAirLine } from '@/lib/visibility/forms/air-columns';
import type { AirLineWrite } from '@/lib/visibility/forms/air-writes';
import type { PlayerSeat } from '../kernel/seat';
import { acceptOrderSheet } from '../orders/accept-order-sheet';
import { answerQuery } from '../orders/answer-query';
import { noteOrderLine } from '../orders/note-order-line';
import { openOrderSheet } from '../orders/open-order-sheet';
import { queryOrderLine } from '../orders/query-order-line';
import { returnOrderSheet } from '../orders/return-order-sheet';
import { good, ledgerAgreesIn, refusal } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { cancelAirOrder } from './cancel-air-order';
import { issueSquadrons } from './issue-squadrons';
import { saveAirDraft } from './save-air-draft';
import { saveAirOrder } from './save-air-order';
import { submitAirSheet } from './submit-air-sheet';
import { takeBackAirSheet } from './take-back-air-sheet';

/** Turn 2 of Market Garden, the afternoon of 17 September. */
let game: GivenGame;
let guards: PlayerSeat;
let guardsOps: PlayerSeat;
let walther: PlayerSeat;
let typhoons: string;

let writes = 0;
const writeId = () => `write-${++writes}-of-the-test`;

const tell = (teamKeys: string[], squadrons: number) =>
  issueSquadrons(game.control, { teamKeys, groups: [{ squadronId: '83-group-typhoon', squadrons }] });

beforeAll(async () => {
  game = await givenGame('market-garden');
  guards = await game.player('guards-armoured');
  guardsOps = await game.player('guards-armoured', 'operations');
  walther = await game.player('kg-walther');
  good(await tell(['guards-armoured', 'xxx-corps'], 8));
  typhoons = (await playerDesk(guards)).squadrons[0]!.id;
});
afterAll(() => game.drop());

const row = (id: string, words: Partial<AirLineWrite> = {}): AirLineWrite => ({
  ...emptyAirLine,
  id,
  position: 0,
  version: 0,
  mission: 'closeAirSupport',
  target: 'Guns along the road',
  at: '372 965',
  ...words,
});
const save = (seat: PlayerSeat, lines: AirLineWrite[], removed: { id: string; version: number }[] = []) =>
  saveAirDraft(seat, { turn: 2, lines, removed }, writeId());
const own = async (seat: PlayerSeat) => (await playerDesk(seat)).airSheets[0]!;
const handsIn = async (seat: PlayerSeat) => {
  const { version, lines } = await own(seat);
  const rows = lines.map(({ writtenBy: _, ...line }) => line);
  return submitAirSheet(seat, { turn: 2, version, lines: rows }, writeId());
};
const air = async () => (await airRequests(game.control, 'guards-armoured')).open!;
const order = (more: object = {}) => ({
  taskId: null,
  version: 0,
  turn: 2,
  squadronId: '83-group-typhoon',
  squadrons: 2,
  mission: 'closeAirSupport' as const,
  formation: 'Guards Armoured Div',
  hasAirLiaison: true,
  ...more,
});

describe('an air request sheet at its team (§12)', () => {
  it('is written by two of one HQ; in one row both texts are shown', async () => {
    good(await save(guards, [row('road')]));
    good(await save(guardsOps, [row('look', { mission: 'recce', target: 'Valkenswaard', at: '', position: 1 })]));
    good(await save(guardsOps, [row('road', { target: 'Guns in the wood', version: 1 })]));
    const late = refusal(await save(guards, [row('road', { target: 'Guns by the farm', version: 1 })]));
    expect(late).toMatchObject({
      code: 'changedByAnother',
      theirs: { lines: [{ target: 'Guns in the wood', writtenBy: 'Operations' }] },
    });
    expect((await own(guards)).lines.map(({ target }) => target)).toEqual(['Guns in the wood', 'Valkenswaard']);
  });

  it('a repeat of a write gets the first answer and writes nothing twice', async () => {
    const id = writeId();
    const write = { turn: 2, lines: [row('cover', { position: 2 })], removed: [] };
    const first = good(await saveAirDraft(guards, write, id));
    expect(good(await saveAirDraft(guards, write, id))).toEqual(JSON.parse(JSON.stringify(first)));
    good(await save(guards, [], [{ id: 'cover', version: 1 }]));
    expect((await own(guards)).lines).toHaveLength(2);
  });

  it('squadrons that the next list leaves out stay on the row that names them: it can be changed, and freed of them', async () => {
    const wessex = await game.player('43-wessex');
    good(await tell(['43-wessex'], 8));
    const squadronIds = [(await playerDesk(wessex)).squadrons[0]!.id];
    good(await save(wessex, [row('of-wessex', { squadronIds })]));
    good(await tell(['43-wessex'], 0));
    expect((await playerDesk(wessex)).squadrons).toEqual([]);
    good(await save(wessex, [row('of-wessex', { squadronIds, target: 'Guns in the wood', version: 1 })]));
    good(await save(wessex, [row('of-wessex', { version: 2 })]));
    expect(refusal(await save(wessex, [row('of-wessex', { squadronIds, version: 3 })])).message).toContain(
      'not been told of',
    );
  });

  it('names only units of its own and squadrons it was told of', async () => {
    const theirs = (await playerDesk(walther)).counters[0]!.id;
    for (const counterIds of [[theirs], ['no-such-counter']])
      expect(refusal(await save(guards, [row('stolen', { counterIds })]))).toEqual({
        code: 'badInput',
        message: 'A row names a unit that is not yours.',
        field: 'lines',
      });
    const corps = (await playerDesk(await game.player('xxx-corps'))).squadrons[0]!.id;
    for (const squadronIds of [[corps], ['83-group-typhoon']])
      expect(refusal(await save(guards, [row('stolen', { squadronIds })])).message).toContain('not been told of');
  });

  it('says what is wrong with a row, and takes none that is too long', async () => {
    const bad = async (words: Partial<AirLineWrite>) =>
      refusal(await submitAirSheet(walther, { turn: 2, version: 0, lines: [row('walther', words)] }, writeId()));
    expect(await bad({ mission: null })).toMatchObject({
      message: 'Row 1: circle what is asked for.',
      field: 'lines.0.mission',
    });
    expect((await bad({ at: '12345' })).field).toBe('lines.0.at');
    expect((await bad({ at: '', target: ' ' })).message).toContain('say where');
    expect((await bad({ wish: 'x'.repeat(2001) })).code).toBe('badInput');
    expect((await bad({ mission: 'strafing' as 'bombing' })).code).toBe('badInput');
    expect((await playerDesk(walther)).airSheets.flatMap(({ lines }) => lines)).toEqual([]);
    expect(refusal(await saveAirDraft(guards, { turn: 9, lines: [], removed: [] }, writeId())).code).toBe('notNow');
  });

  it('is handed in, taken back until Control opens it, and not after', async () => {
    good(await save(guards, [row('road', { target: 'Guns in the wood', version: 2, squadronIds: [typhoons] })]));
    const handedIn = good(await handsIn(guards)).sheet;
    expect(handedIn).toMatchObject({ state: 'submitted', isLate: false, readingAt: null, submittedBy: 'Commander' });
    expect((await chrome(game.control)).badges.air).toBe(1);
    const back = { turn: 2, version: handedIn.version };
    expect(good(await takeBackAirSheet(guardsOps, back)).sheet.state).toBe('draft');
    expect((await chrome(game.control)).badges.air).toBe(0);
    const again = good(await handsIn(guards)).sheet;
    const request = await saveAirOrder(game.control, order({ requestId: 'road' }));
    expect(refusal(request).message).toContain('Open the air request sheet');
    good(await openOrderSheet(game.control, { sheetId: again.id! }));
    expect((await own(guards)).readingAt).not.toBeNull();
    expect(refusal(await takeBackAirSheet(guards, { ...back, version: again.version }, writeId())).code).toBe(
      'beingRead',
    );
    expect(refusal(await save(guards, [row('more')])).code).toBe('alreadyDone');
    await ledgerAgreesIn(game);
  });
});

describe('an air request sheet with Control (§12)', () => {
  it('lies in the tray, and on the desk only once it is opened', async () => {
    const { teams } = await airRequests(game.control, null);
    expect(teams.find(({ key }) => key === 'guards-armoured')).toMatchObject({ state: 'reading', rows: 2 });
    expect(teams.find(({ key }) => key === 'kg-walther')).toMatchObject({ state: 'nothing', rows: 0 });
    expect((await air()).lines).toMatchObject([
      { id: 'road', mission: 'closeAirSupport', at: '372 965', squadrons: ['83 Group, Typhoon wings'], allotted: [] },
      { id: 'look', mission: 'recce' },
    ]);
    expect((await airRequests(game.control, 'no-such-team')).open).toBeNull();
  });

  it('a question reaches the team that asked and no other, and stays off its order sheet', async () => {
    const before = await cursorsOf(game.gameId);
    const sheetId = (await air()).sheet!.id;
    good(await queryOrderLine(game.control, { sheetId, lineId: 'road', text: 'Which wood?' }));
    const after = await cursorsOf(game.gameId);
    const moved = [...after.desks].filter(([id, cursor]) => before.desks.get(id) !== cursor).map(([id]) => id);
    expect(moved).toEqual([guards.teamId]);
    const [query] = (await playerDesk(guards)).queries;
    expect(query).toMatchObject({ sheetId, lineId: 'road', text: 'Which wood?', answer: null });
    expect((await playerDesk(walther)).queries).toEqual([]);
    const foreign = { queryId: query!.id, text: 'Ours.' };
    expect(refusal(await answerQuery(walther, foreign)).code).toBe('notFound');
    expect((await ordersTray(game.control)).teams.every(({ unanswered }) => unanswered === 0)).toBe(true);
    expect((await sheetOnDesk(game.control, 'guards-armoured'))!.queries).toEqual([]);
    good(await answerQuery(guardsOps, { queryId: query!.id, text: 'East of the road.' }, writeId()));
    expect((await air()).queries).toMatchObject([{ text: 'Which wood?', answer: { text: 'East of the road.' } }]);
  });

  it('is noted on and accepted, and the notes stay with Control', async () => {
    const { sheet, reading } = await air();
    const words = { sheetId: sheet!.id, lineId: 'road', text: 'canary: not before noon', version: 0 };
    good(await noteOrderLine(game.control, words));
    expect((await air()).lines[0]!.note).toEqual({ text: 'canary: not before noon', version: 1 });
    good(await acceptOrderSheet(game.control, { sheetId: sheet!.id, version: reading!.version }));
    expect((await chrome(game.control)).badges.air).toBe(0);
    expect(JSON.stringify(await playerDesk(guards))).not.toContain('canary');
  });
});

describe('allotting (§12)', () => {
  it('takes up what is asked for, and the air order says which request it answers', async () => {
    expect(await requestToAllot(game.control, 'road')).toMatchObject({
      number: 1,
      mission: 'closeAirSupport',
      at: '372 965',
      squadronId: '83-group-typhoon',
      team: { key: 'guards-armoured', side: 'allied' },
    });
    expect(await requestToAllot(game.control, 'no-such-row')).toBeNull();
    const { taskId, version } = good(await saveAirOrder(game.control, order({ requestId: 'road' })));
    expect((await air()).lines[0]!.allotted).toEqual([
      {
        id: taskId,
        name: '83 Group, Typhoon wings',
        mission: 'closeAirSupport',
        squadrons: 2,
        state: 'ordered',
        lost: 0,
        came: [],
      },
    ]);
    const [task] = (await airDesk(game.control)).tasks;
    expect(task).toMatchObject({ requestId: 'road', askedBy: 'Guards Armoured' });
    good(await saveAirOrder(game.control, order({ taskId, version, requestId: 'road', squadrons: 3 })));
    expect((await air()).lines[0]!.allotted).toMatchObject([{ squadrons: 3 }]);
  });

  it('is refused for a row nobody handed in, and for squadrons of the other side', async () => {
    const refused = async (more: object) => refusal(await saveAirOrder(game.control, order(more)));
    expect(await refused({ requestId: 'no-such-row' })).toMatchObject({ code: 'notFound', field: 'requestId' });
    const german = (await airDesk(game.control)).groups.find(({ side }) => side === 'german')!;
    const other = { squadronId: german.id, mission: german.missions[0], formation: '', x: 30, y: 80, radiusKm: 8 };
    expect((await refused({ ...other, requestId: 'road' })).message).toContain('not of its side');
  });

  it('laid on, changed or cancelled, an air order reaches no team: no cursor moves, nothing on a desk differs', async () => {
    const cursors = async () => (await cursorsOf(game.gameId)).desks;
    const told = async (seat: PlayerSeat) => ({ ...(await playerDesk(seat)), clock: null });
    const scout = (await airDesk(game.control)).groups.find(
      (one) => one.side === 'allied' && one.missions.includes('recce'),
    )!;
    const recce = { squadronId: scout.id, squadrons: 1, mission: 'recce', squares: [[37, 96]], formation: '' };
    const before = [await cursors(), await told(guards), await told(walther)];
    const { taskId, version } = good(await saveAirOrder(game.control, order({ ...recce, requestId: 'look' })));
    good(await cancelAirOrder(game.control, { taskId, version }));
    const [task] = (await airDesk(game.control)).tasks;
    good(await cancelAirOrder(game.control, { taskId: task!.id, version: task!.version }));
    expect([await cursors(), await told(guards), await told(walther)]).toEqual(before);
  });

  it('a sheet given back is a draft again, and its rows can no longer be allotted to', async () => {
    const { sheet } = await air();
    good(await returnOrderSheet(game.control, { sheetId: sheet!.id }));
    expect(await own(guards)).toMatchObject({ state: 'draft', readingAt: null });
    expect((await air()).lines).toEqual([]);
    expect(refusal(await saveAirOrder(game.control, order({ requestId: 'road' }))).code).toBe('notFound');
  });

  it('and the ledger folds to what is stored', async () => {
    good(await handsIn(guardsOps));
    await ledgerAgreesIn(game);
  });
});
