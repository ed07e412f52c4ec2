import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seatsOf } from '@/lib/db/access/seats';
import { combatOnDesk } from '@/lib/desks/control/combat/combats';
import { sheetOnDesk } from '@/lib/desks/control/orders/orders';
import { reportOnDesk } from '@/lib/desks/control/reports/reports';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import { createSeat } from '../access/create-seat';
import { takeCard } from '../claims/take-card';
import { dropCombat } from '../combat/drop-combat';
import { groupCombat } from '../combat/group-combat';
import { type ControlSeat, type PlayerSeat, seatOf } from '../kernel/seat';
import { draftReport } from '../reports/draft-report';
import { releaseReport } from '../reports/release-report';
import { closeMovement } from '../sequence/close-movement';
import { battery, good, guns, ledgerAgreesIn, para, pzgr, refusal } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { noteOrderLine } from './note-order-line';
import { openOrderSheet } from './open-order-sheet';
import { returnOrderSheet } from './return-order-sheet';
import { submitOrderSheet } from './submit-order-sheet';

let game: GivenGame;
let anna: ControlSeat;
let frost: PlayerSeat;
let harzer: PlayerSeat;
let combatId: string;

beforeAll(async () => {
  game = await givenGame('arnhem-bridge');
  const made = good(
    await createSeat(game.control, { kind: 'control', label: 'Anna', roles: ['teamControl'], teamKeys: [] }),
  );
  anna = seatOf((await seatsOf(game.gameId)).find(({ id }) => id === made.seatId)!) as ControlSeat;
  frost = await game.player('1-airborne');
  harzer = await game.player('9-ss-panzer');
  const handsIn = async (player: PlayerSeat, rows: { units: string[]; orders: string; support?: string[] }[]) => {
    const { counters } = await playerDesk(player);
    const named = (names: string[]) => names.map((name) => counters.find(({ shortName }) => shortName === name)!.id);
    const lines = rows.map(({ units, orders, support = [] }, position) => ({
      ...emptyLine,
      id: `row-${position}`,
      position,
      version: 0,
      counterIds: named(units),
      supportIds: named(support),
      orders,
      action: 'hold' as const,
      posture: 'tact' as const,
    }));
    good(await submitOrderSheet(player, { turn: 5, version: 0, lines }, `write-of-${player.id}`));
  };
  await handsIn(frost, [
    { units: ['HQ 1 Abn Div'], orders: 'Stay in the hotel.' },
    { units: ['1 AL AT Bty', '2 Para'], orders: 'Hold the north end.' },
  ]);
  await handsIn(harzer, [
    { units: ['20 SS-PzGR'], orders: 'Take the north end.' },
    { units: ['9 SS-PzJg'], orders: 'Watch the road.', support: ['Arty Harzer'] },
    { units: ['9 SS-Pz Abt'], orders: 'Wait in the town.' },
  ]);
  combatId = good(
    await groupCombat(game.control, {
      combatId: null,
      version: 0,
      units: [
        { unitId: pzgr, role: 'attacker' },
        { unitId: guns, role: 'attacker', isArtillery: true },
        { unitId: para, role: 'defender' },
        { unitId: battery, role: 'defender' },
      ],
    }),
  ).combatId;
});
afterAll(() => game.drop());

const besideCombat = async () => (await combatOnDesk(game.control, combatId))!.notedRows;
const besideReport = async (team: string) => (await reportOnDesk(game.control, team))!.notedRows;
const onSheet = async (row: number) => (await sheetOnDesk(game.control, '1-airborne'))!.sheet!.lines[row - 1]!.note;

describe('Control’s notes on the rows of a sheet (§5)', () => {
  it('stand beside the combat that a row leads to: the rows that order one of its units, of both sides', async () => {
    expect((await besideCombat()).map(({ sheetId: _, lineId: __, ...row }) => row)).toEqual([
      {
        teamKey: '1-airborne',
        teamName: '1 Airborne',
        number: 2,
        units: ['1 AL AT Bty', '2 Para'],
        grouping: '',
        orders: 'Hold the north end.',
        note: null,
      },
      {
        teamKey: '9-ss-panzer',
        teamName: '9 SS-Pz Hohenstaufen',
        number: 1,
        units: ['20 SS-PzGR'],
        grouping: '',
        orders: 'Take the north end.',
        note: null,
      },
    ]);
  });

  it('stand beside the report of the row’s team: every row of its own sheet, and of no other', async () => {
    expect((await besideReport('1-airborne')).map(({ number, orders }) => [number, orders])).toEqual([
      [1, 'Stay in the hotel.'],
      [2, 'Hold the north end.'],
    ]);
    expect((await besideReport('9-ss-panzer')).map(({ number, orders }) => [number, orders])).toEqual([
      [1, 'Take the north end.'],
      [2, 'Watch the road.'],
      [3, 'Wait in the town.'],
    ]);
  });

  it('are one note: written at the combat it stands on the sheet and beside the report, and the other way round', async () => {
    const { sheetId, lineId } = (await besideCombat())[0]!;
    const write = (text: string, version: number) => noteOrderLine(game.control, { sheetId, lineId, text, version });
    good(await write('canary: beaten off twice', 0));
    const once = { text: 'canary: beaten off twice', version: 1 };
    expect((await besideCombat())[0]!.note).toEqual(once);
    expect((await besideReport('1-airborne'))[1]!.note).toEqual(once);
    expect(await onSheet(2)).toEqual(once);
    expect(refusal(await write('written without looking', 0))).toMatchObject({
      code: 'changedByAnother',
      theirs: once,
    });
    good(await write('canary: beaten off, the pier burns', 1));
    expect(await onSheet(2)).toEqual({ text: 'canary: beaten off, the pier burns', version: 2 });
    await ledgerAgreesIn(game);
  });

  it('are refused while another umpire has the sheet, wherever they are written: nothing is stored', async () => {
    const { sheetId, lineId, note } = (await besideCombat())[1]!;
    good(await takeCard(anna, { kind: 'sheet', subjectId: sheetId }));
    const said = refusal(await noteOrderLine(game.control, { sheetId, lineId, text: 'Too late.', version: 0 }));
    expect(said.code).toBe('claimed');
    expect(said.message).toMatch(/^Anna took .* ago\. Take it over, and say why\.$/);
    expect(note).toBeNull();
    expect((await besideCombat())[1]!.note).toBeNull();
  });

  it('leave the desks with their sheet when it goes back to its team, and are kept for when it comes again', async () => {
    const { sheetId, lineId } = (await besideReport('1-airborne'))[1]!;
    good(await openOrderSheet(game.control, { sheetId }));
    good(await returnOrderSheet(game.control, { sheetId }));
    expect(await besideReport('1-airborne')).toEqual([]);
    const { sheets } = await playerDesk(frost);
    const { version } = sheets[0]!;
    const lines = sheets[0]!.lines.map(({ writtenBy: _, ...line }) => line);
    good(await submitOrderSheet(frost, { turn: 5, version, lines }, 'write-of-it-again'));
    expect((await besideReport('1-airborne'))[1]).toMatchObject({
      lineId,
      note: { text: 'canary: beaten off, the pier burns', version: 2 },
    });
  });

  it('reach no player, by no report', async () => {
    good(await closeMovement(game.control, { turn: 5 }));
    good(await dropCombat(game.control, { combatId, version: 1 }));
    const { id, version } = good(await draftReport(game.control, { teamKey: '1-airborne', version: 0 }));
    good(await releaseReport(game.control, { reportId: id, version }));
    // The report of the turn, beside what the team was told as the game opened.
    const desks = [await playerDesk(frost), await playerDesk(harzer)];
    expect(desks[0]!.reports).toHaveLength(3);
    expect(JSON.stringify(desks)).not.toContain('canary');
  });
});
