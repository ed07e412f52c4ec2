import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { airDesk } from '@/lib/desks/control/air/air';
import { requestToAllot } from '@/lib/desks/control/air/air-requests';
import { masterMap } from '@/lib/desks/control/movement/map';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { emptyAirLine } from '@/lib/visibility/forms/air-columns';
import type { AirLineWrite } from '@/lib/visibility/forms/air-writes';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import type { LineWrite } from '@/lib/visibility/forms/order-writes';
import type { PlayerSeat } from '../kernel/seat';
import { enterOrderSheet } from '../orders/enter-order-sheet';
import { openOrderSheet } from '../orders/open-order-sheet';
import { submitOrderSheet } from '../orders/submit-order-sheet';
import { good, ledgerAgreesIn, refusal } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { saveAirOrder } from './save-air-order';
import { saveArea } from './save-area';
import { submitAirSheet } from './submit-air-sheet';

/** §9 Bombing/Interdiction: the square of 2 by 2 km that players draw for a request, and Control's template on it. */

let game: GivenGame;
let guards: PlayerSeat;
let walther: PlayerSeat;
let writes = 0;
const writeId = () => `write-${++writes}-of-the-test`;

beforeAll(async () => {
  game = await givenGame('market-garden');
  guards = await game.player('guards-armoured');
  walther = await game.player('kg-walther');
});
afterAll(() => game.drop());

const request = (id: string, position: number, words: Partial<AirLineWrite>): AirLineWrite => ({
  ...emptyAirLine,
  id,
  position,
  version: 0,
  mission: 'bombing',
  ...words,
});
const asks = (seat: PlayerSeat, lines: AirLineWrite[]) =>
  submitAirSheet(seat, { turn: 2, version: 0, lines }, writeId());
/** A row of orders to the first units of the team. */
const shells = async (seat: PlayerSeat, interdicts: string): Promise<LineWrite> => ({
  ...emptyLine,
  id: `row-of-${seat.id}`,
  position: 0,
  version: 0,
  counterIds: [(await playerDesk(seat)).counters[0]!.id],
  orders: 'Fire on the crossroads.',
  action: 'hold',
  posture: 'tact',
  interdicts,
});
const orders = async (seat: PlayerSeat, interdicts: string) =>
  submitOrderSheet(seat, { turn: 2, version: 0, lines: [await shells(seat, interdicts)] }, writeId());
const edge = 'The square of 2 by 2 km lies across the map’s edge. Put its middle at least 1 km inside.';

describe('a square across the map’s edge', () => {
  const stored = async () => [
    await db().airSheet.count(),
    await db().airLine.count(),
    await db().orderSheet.count(),
    await db().orderLine.count(),
    await db().ledgerEntry.count(),
  ];

  // The map of Market Garden reaches from 15 to 105 km east and from 14 km south of nought to 103 km north of it.
  it.each(['159 500', '15.5 50.0', '041 500', '600 868'])('%s is refused with its row and column', async (at) => {
    const before = await stored();
    expect(refusal(await asks(guards, [request('one', 0, { target: 'The mill' }), request('two', 1, { at })]))).toEqual(
      expect.objectContaining({ code: 'badInput', message: `Row 2: ${edge}`, field: 'lines.1.at' }),
    );
    expect(refusal(await orders(guards, at))).toMatchObject({ message: `Row 1: ${edge}`, field: 'lines.0.interdicts' });
    const paper = { ...(await shells(guards, at)), id: 'row-on-paper' };
    const typed = { teamKey: 'guards-armoured', turn: 2, lines: [paper], sheetVersion: 0 };
    expect(refusal(await enterOrderSheet(game.control, typed))).toMatchObject({
      message: `Row 1: ${edge}`,
      field: 'lines.0.interdicts',
    });
    expect(await stored()).toEqual(before);
  });

  it('off the map it is refused too; what asks for no bombing is let through, and so are words', async () => {
    expect(refusal(await asks(walther, [request('off', 0, { at: '120.5 50.0' })])).message).toBe(
      'Row 1: 120.5 50.0 lies off the map.',
    );
    good(
      await asks(walther, [
        request('look', 0, { mission: 'recce', at: '159 500' }),
        request('words', 1, { target: 'The ferry at the mill', at: '' }),
        request('km', 2, { at: '3796' }),
      ]),
    );
    expect((await playerDesk(walther)).airSheets[0]).toMatchObject({ state: 'submitted' });
  });
});

describe('a square on the map', () => {
  let sheetId: string;
  const asked = async () => (await airDesk(game.control)).asked;

  it('is stored as it was drawn, and seen by Control once it has opened the sheet', async () => {
    good(
      await asks(guards, [
        request('start-line', 0, { target: 'Guns in the wood', at: '372 965' }),
        request('far-north', 1, { target: 'The airfield', at: '37.22 96.50' }),
        request('mill', 2, { target: 'The mill' }),
      ]),
    );
    sheetId = (await db().airSheet.findFirstOrThrow({ where: { teamId: guards.teamId } })).id;
    expect(await asked()).toEqual([]);
    good(await openOrderSheet(game.control, { sheetId }));
    // The figures stand twice on this map: 3.45 km south of nought, where the Guards are, and 96.55 km north of it.
    expect(await asked()).toEqual([
      { id: expect.any(String), name: 'Guards Armoured, request 1', side: 'allied', x: 37.25, y: -3.45 },
      { id: expect.any(String), name: 'Guards Armoured, request 2', side: 'allied', x: 37.22, y: 96.5 },
    ]);
    expect((await playerDesk(guards)).airSheets[0]!.lines.map(({ at }) => at)).toEqual(['372 965', '37.22 96.50', '']);
  });

  it('an older request that names no square is allotted to as before', async () => {
    const [walthers] = await db().airSheet.findMany({ where: { teamId: walther.teamId }, include: { lines: true } });
    good(await openOrderSheet(game.control, { sheetId: walthers!.id }));
    const words = walthers!.lines.find(({ writtenAs }) => writtenAs === 'words')!;
    expect(await requestToAllot(game.control, words.id)).toMatchObject({
      target: 'The ferry at the mill',
      square: null,
    });
    expect(await asked()).toHaveLength(2);
  });

  it('takes Control’s template, which lies on the air desk and on the master map while the mission is flown', async () => {
    const { id } = (await asked())[0]!;
    const { square } = (await requestToAllot(game.control, id))!;
    expect(square).toEqual({ x: 37.25, y: -3.45 });
    const area = { areaId: null, version: 0, turn: 2, name: 'Guns in the wood', ...square!, guns: [] };
    const { areaId } = good(await saveArea(game.control, area));
    good(
      await saveAirOrder(game.control, {
        taskId: null,
        version: 0,
        turn: 2,
        squadronId: '83-group-typhoon',
        squadrons: 2,
        mission: 'bombing',
        areaId,
        requestId: id,
      }),
    );
    const template = { id: areaId, name: 'Guns in the wood', x: 37.25, y: -3.45, isSettled: false };
    expect((await airDesk(game.control)).overlay.areas).toEqual([expect.objectContaining(template)]);
    expect((await masterMap(game.control)).air.areas).toEqual([expect.objectContaining(template)]);
    await ledgerAgreesIn(game);
  });

  it('of guns stands in the row of orders, and is placed where the team’s map has it', async () => {
    good(await orders(guards, '380 975'));
    const desk = await airDesk(game.control);
    expect(desk.asked[0]).toMatchObject({ name: 'Guards Armoured, row 1', x: 38.05, y: -2.45 });
    expect(desk.shelling).toMatchObject([{ wrote: '380 975', square: { x: 38.05, y: -2.45 }, areaId: null }]);
  });

  it('reaches no other team', async () => {
    expect(JSON.stringify(await playerDesk(walther))).not.toMatch(/372 965|380 975|37\.22/);
  });
});
