import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leaveTaken } from '@/lib/advice/orders/taken-sheets';
import { seatsOf } from '@/lib/db/access/seats';
import { cursorsOf } from '@/lib/db/issued/desk-cursors';
import { db } from '@/lib/db/kernel/client';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { takeCard } from '@/lib/turn/claims/take-card';
import { type ControlSeat, isControl, seatOf } from '@/lib/turn/kernel/seat';
import { endTurn } from '@/lib/turn/sequence/end-turn';
import { good, ledgerAgreesIn, refusal } from '@/lib/turn/testing/combats';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import type { Action } from '@/lib/words';
import { acceptOrderSheet } from '../accept-order-sheet';
import { openOrderSheet } from '../open-order-sheet';
import { queryOrderLine } from '../query-order-line';
import { submitOrderSheet } from '../submit-order-sheet';
import { acceptException } from './accept-exception';
import { acceptUnchanged } from './accept-unchanged';
import { conflictsDesk } from './conflicts';
import { unchangedSheets } from './unchanged-sheets';

let game: GivenGame;
let ben: ControlSeat;
let writes = 0;

/** Hands in one row of a team's first counter. */
async function hands(team: string, turn: number, orders: string, action: Action = 'hold'): Promise<string> {
  const seat = await game.player(team);
  const [counter] = (await playerDesk(seat)).counters;
  const row = { ...emptyLine, id: `${team}-${turn}`, position: 0, version: 0, counterIds: [counter!.id] };
  const lines = [{ ...row, orders, action, posture: 'tact' as const }];
  good(await submitOrderSheet(seat, { turn, version: 0, lines }, `handing-in-${++writes}`));
  return (await sheetOf(team, turn)).id;
}
const sheetOf = async (team: string, turn: number) =>
  db().orderSheet.findFirstOrThrow({ where: { teamId: await game.teamId(team), turn } });
const reading = (sheetId: string) => db().sheetReading.findUnique({ where: { sheetId } });
async function accepts(sheetId: string) {
  good(await openOrderSheet(game.control, { sheetId }));
  good(await acceptOrderSheet(game.control, { sheetId, version: 1 }));
}

const before: [team: string, orders: string, action: Action][] = [
  ['guards-armoured', 'Hold  the road.\n', 'hold'],
  ['50-northumbrian', 'Hold the flank.', 'hold'],
  ['1-airborne', 'Take the bridge.', 'attack'],
  ['82-airborne', 'Hold the ridge.', 'hold'],
  ['101-airborne', 'Hold Best.', 'hold'],
  ['kg-walther', 'Hold the border.', 'hold'],
];

beforeAll(async () => {
  game = await givenGame('market-garden');
  ben = (await seatsOf(game.gameId))
    .map(seatOf)
    .find((seat) => isControl(seat) && seat.id !== game.control.id) as ControlSeat;
  for (const [team, orders, action] of before) await accepts(await hands(team, 2, orders, action));
  const chief = (await seatsOf(game.gameId)).find(({ roles }) => roles.includes('gameControl'))!;
  good(await endTurn(seatOf(chief) as ControlSeat, { turn: 2, reason: 'on to the next' }));
});
afterAll(() => game.drop());

describe('accept all that is unchanged (§4, 1)', () => {
  it('is what says the same as the last accepted sheet, spaces apart, with nothing against it; all else is left with the reason', async () => {
    await hands('guards-armoured', 3, 'Hold the road.');
    await hands('50-northumbrian', 3, 'Hold the flank and dig in.');
    await hands('1-airborne', 3, 'Take the bridge.', 'attack');
    const asked = await hands('82-airborne', 3, 'Hold the ridge.');
    good(await openOrderSheet(game.control, { sheetId: asked }));
    good(await queryOrderLine(game.control, { sheetId: asked, lineId: null, text: 'Which ridge?' }));
    const taken = await hands('101-airborne', 3, 'Hold Best.');
    good(await takeCard(ben, { kind: 'sheet', subjectId: taken }));
    await hands('division-erdmann', 3, 'Hold.');

    const all = await unchangedSheets(game.control);
    expect(all.turn).toBe(3);
    const { accepts, leaves } = leaveTaken(all, (id) => (id === taken ? ben.label : null));
    expect(accepts.map(({ teamName, asIn, version }) => [teamName, asIn, version])).toEqual([
      ['Guards Armoured', 2, 0],
    ]);
    const why = new Map(leaves.map((left) => [left.teamKey, left.why]));
    expect(why.get('50-northumbrian')).toBe('it differs from the sheet of turn 2');
    expect(why.get('1-airborne')).toMatch(/^its orders are at odds with something: .*attacks without preparation/);
    expect(why.get('82-airborne')).toBe('a question to the team is not answered');
    expect(why.get('101-airborne')).toBe(`${ben.label} has taken it`);
    expect(why.get('division-erdmann')).toBe('no sheet of this team has been accepted before');
    expect(why.size).toBe(5);
  });

  it('what was opened by another umpire after the list was made is left', async () => {
    const sheetId = await hands('kg-walther', 3, 'Hold the border.');
    const { accepts } = await unchangedSheets(game.control);
    expect(accepts.map(({ teamName }) => teamName)).toEqual(['101 Airborne', 'Guards Armoured', 'KG Walther']);
    good(await openOrderSheet(ben, { sheetId }));
    const sheets = accepts.map(({ sheetId, version }) => ({ sheetId, version }));
    const done = good(await acceptUnchanged(game.control, { turn: 3, sheets }));
    expect(done.accepted).toEqual(['Guards Armoured']);
    expect(done.left).toContainEqual({ teamName: '101 Airborne', why: `${ben.label} has taken it` });
    expect(done.left).toContainEqual({ teamName: 'KG Walther', why: `${ben.label} has taken it` });
    expect(await reading(sheetId)).toMatchObject({ state: 'opened', openedBy: ben.label });
  });

  it('accepted, it is signed by the umpire, its team alone is told that Control reads it, and the card is in nobody’s hand', async () => {
    const { id } = await sheetOf('guards-armoured', 3);
    expect(await reading(id)).toMatchObject({ state: 'accepted', acceptedBy: game.control.label });
    expect(await db().sheetReceipt.count({ where: { sheetId: id } })).toBe(1);
    expect(await db().claim.count({ where: { subjectId: id } })).toBe(0);
    expect((await playerDesk(await game.player('guards-armoured'))).sheets.at(-1)).toMatchObject({ turn: 3 });
    await ledgerAgreesIn(game);
  });

  it('nothing on the list reaches no team; a list of another turn is refused', async () => {
    const cursors = await cursorsOf(game.gameId);
    good(await acceptUnchanged(game.control, { turn: 3, sheets: [] }));
    expect((await cursorsOf(game.gameId)).desks).toEqual(cursors.desks);
    expect(refusal(await acceptUnchanged(game.control, { turn: 2, sheets: [] })).code).toBe('notNow');
  });
});

describe('a conflict becomes a query or an exception (§5, §9 Analysing Combat 2)', () => {
  const unprepared = async () =>
    (await conflictsDesk(game.control)).conflicts.find(
      ({ code, teams }) => code === 'attackUnprepared' && teams[0]?.key === '1-airborne',
    )!;

  it('asks the team in words of its own sheet', async () => {
    const { questions, isAsked } = await unprepared();
    expect(isAsked).toBe(false);
    expect(questions).toEqual([
      {
        teamName: '1 Airborne',
        sheetId: (await sheetOf('1-airborne', 3)).id,
        lineId: '1-airborne-3',
        text: 'Row 1 attacks without having prepared. Do you attack all the same, or prepare first?',
      },
    ]);
  });

  it('let stand once, it is entered, and does not keep a sheet from being accepted', async () => {
    const { id, message } = await unprepared();
    const stands = { conflict: id, turn: 3, text: message };
    good(await acceptException(game.control, stands));
    expect(refusal(await acceptException(ben, stands))).toMatchObject({
      code: 'alreadyDone',
      message: 'Another umpire lets this stand already.',
    });
    expect((await unprepared()).exception).toMatchObject({ by: game.control.label, text: message });
    const { accepts } = await unchangedSheets(game.control);
    expect(accepts.map(({ teamName }) => teamName)).toContain('1 Airborne');
    expect(refusal(await acceptException(ben, { ...stands, turn: 2 })).code).toBe('notNow');
    await ledgerAgreesIn(game);
  });

  it('asked about, it says so', async () => {
    const { questions } = await unprepared();
    const { sheetId, lineId, text } = questions[0]!;
    good(await openOrderSheet(game.control, { sheetId }));
    good(await queryOrderLine(game.control, { sheetId, lineId, text }));
    expect(await unprepared()).toMatchObject({ isAsked: true, questions: [] });
  });
});
