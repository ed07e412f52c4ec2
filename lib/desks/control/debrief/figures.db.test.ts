import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FigureTableId } from '@/lib/advice/debrief/figures-tables';
import { seatsOf } from '@/lib/db/access/seats';
import { db } from '@/lib/db/kernel/client';
import { createSeat } from '@/lib/turn/access/create-seat';
import { submitAirSheet } from '@/lib/turn/air/submit-air-sheet';
import { letCardGo } from '@/lib/turn/claims/let-card-go';
import { adjudicateCombat } from '@/lib/turn/combat/adjudicate-combat';
import { choosePolicy } from '@/lib/turn/combat/choose-policy';
import { closeGrouping } from '@/lib/turn/combat/close-grouping';
import { groupCombat } from '@/lib/turn/combat/group-combat';
import { ruleOnCombat } from '@/lib/turn/combat/rule-on-combat';
import { type ControlSeat, seatOf } from '@/lib/turn/kernel/seat';
import { acceptOrderSheet } from '@/lib/turn/orders/accept-order-sheet';
import { openOrderSheet } from '@/lib/turn/orders/open-order-sheet';
import { draftReport } from '@/lib/turn/reports/draft-report';
import { order, spindler } from '@/lib/turn/reports/reports-for-tests';
import { good, workedExample } from '@/lib/turn/testing/combats';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { shiftClock } from '@/lib/turn/testing/shift-clock';
import { emptyAirLine } from '@/lib/visibility/forms/air-columns';
import { figuresFile, figuresOfDay } from './figures';

/** A day that was played is held to figures reckoned by hand; and nobody but Game Control gets another's. */

let game: GivenGame;
let anna: ControlSeat;
let bert: ControlSeat;

async function umpire(label: string): Promise<ControlSeat> {
  const { seatId } = good(
    await createSeat(game.control, { kind: 'control', label, roles: ['teamControl'], teamKeys: [] }),
  );
  return seatOf((await seatsOf(game.gameId)).find(({ id }) => id === seatId)!) as ControlSeat;
}
const rowsOf = async (seat: ControlSeat, id: FigureTableId) =>
  (await figuresOfDay(seat)).tables.find((table) => table.id === id)?.rows;
/** Minutes to whole ones: the test itself takes some seconds. */
const rounded = (rows: readonly (readonly unknown[])[] | undefined) =>
  rows?.map((row) => row.map((cell) => (typeof cell === 'number' ? Math.round(cell) : cell)));

beforeAll(async () => {
  game = await givenGame('arnhem-bridge');
  anna = await umpire('Anna');
  bert = await umpire('Bert');
});
afterAll(() => game.drop());

describe('a game in which nothing has been done', () => {
  it('has all its tables, and no losses in its one turn', async () => {
    expect(await rowsOf(game.control, 'losses')).toEqual([[5, 0, 0, 0, 0]]);
    expect(await rowsOf(game.control, 'dice')).toEqual([]);
    expect(await rowsOf(game.control, 'papers')).toEqual([]);
    expect(await rowsOf(game.control, 'differed')).toEqual([]);
    expect(await rowsOf(game.control, 'phases')).toEqual([[5, 'Orders', null]]);
    expect(await rowsOf(anna, 'papers')).toEqual([]);
  });
});

describe('a turn that was played', () => {
  beforeAll(async () => {
    const reads = {
      perUnit: { tacticalAdvantageScope: 'perUnit' },
      perSide: { tacticalAdvantageScope: 'perSide' },
    } as const;
    good(await choosePolicy(game.control, { was: reads.perUnit, reading: reads.perSide, reason: 'Tried.' }));
    good(await choosePolicy(game.control, { was: reads.perSide, reading: reads.perUnit, reason: 'Back.' }));
    await order(await game.player('9-ss-panzer'), 5, spindler, { action: 'attack', orders: 'Take the bridge.' });
    const request = {
      ...emptyAirLine,
      id: 'a-request',
      position: 0,
      version: 0,
      mission: 'bombing' as const,
      target: 'The guns at Elst',
      at: '742 774',
    };
    const asks = { turn: 5, version: 0, lines: [request] };
    good(await submitAirSheet(await game.player('1-airborne'), asks, 'write-of-the-air-sheet'));
    await shiftClock(360);
    const { id: sheetId } = await db().orderSheet.findFirstOrThrow({ where: { state: 'submitted' } });
    good(await openOrderSheet(anna, { sheetId }));
    await shiftClock(480);
    const reading = await db().sheetReading.findUniqueOrThrow({ where: { sheetId } });
    good(await acceptOrderSheet(anna, { sheetId, version: reading.version }));
    const { combatId, version: grouped } = good(await groupCombat(bert, workedExample));
    good(await closeGrouping(game.control, { turn: 5 }));
    const resolved = good(await adjudicateCombat(bert, { combatId, version: grouped, faces: [2] }));
    good(await letCardGo(bert, { kind: 'combat', subjectId: combatId }));
    await shiftClock(1080);
    const { lines } = (await db().combat.findUniqueOrThrow({ where: { id: combatId } })).finding as unknown as {
      lines: { what: string; unitId?: string }[];
    };
    const at = lines.findIndex(({ what, unitId }) => what.startsWith('Tactical advantage') && unitId === 'A096');
    const overrules = [{ path: `lines.${at}.points`, ruled: 0, reason: 'The battery came in last night.' }];
    good(await ruleOnCombat(anna, { combatId, version: resolved.version, overrules }));
    good(await draftReport(bert, { teamKey: '1-airborne', version: 0 }));
  });

  it('how long papers and fights took, by umpire', async () => {
    expect(rounded(await rowsOf(game.control, 'umpires'))).toEqual([
      ['Order sheet (handed in to accepted)', 'Anna', 1, 0, 8, 8],
      ['Air request sheet (handed in to accepted)', 'Nobody of Control', 0, 1, null, null],
      ['Combat (opened to ruled)', 'Anna', 1, 0, 10, 10],
      ['Report (drafted to released)', 'Bert', 0, 1, null, null],
    ]);
  });

  it('the same by team: a fight counts for both', async () => {
    expect(rounded(await rowsOf(game.control, 'teams'))?.map(([what, team]) => [what, team])).toEqual([
      ['Order sheet (handed in to accepted)', '9 SS-Pz Hohenstaufen'],
      ['Air request sheet (handed in to accepted)', '1 Airborne'],
      ['Combat (opened to ruled)', '1 Airborne'],
      ['Combat (opened to ruled)', '9 SS-Pz Hohenstaufen'],
      ['Report (drafted to released)', '1 Airborne'],
    ]);
  });

  it('Anna’s attention: two minutes at the sheet, three at most before the ruling, shared by two teams', async () => {
    const own = (await rowsOf(game.control, 'attention'))!.filter(([, who]) => who === 'Anna');
    expect(own.map(([team]) => team)).toEqual(['9 SS-Pz Hohenstaufen', '1 Airborne']);
    expect(own.map(([, , minutes]) => Math.round(Number(minutes) * 2) / 2)).toEqual([3.5, 1.5]);
  });

  it('losses, dice and late sheets', async () => {
    // One step on each of the two defenders, and on each of the four attackers; none on the guns.
    expect(await rowsOf(game.control, 'losses')).toEqual([[5, 2, 4, 0, 0]]);
    expect(await rowsOf(game.control, 'dice')).toEqual([
      ['All dice', 0, 1, 0, 0, 0, 0, 0.2, 1, 2],
      ['Umpires’ own dice', 0, 1, 0, 0, 0, 0, 0.2, 1, 2],
      ['Combat', 0, 1, 0, 0, 0, 0, 0.2, 1, 2],
    ]);
    expect(await rowsOf(game.control, 'late')).toEqual([['9 SS-Pz Hohenstaufen', 1, 0]]);
  });

  it('what was doubted, and what was ruled one way and the other', async () => {
    expect((await rowsOf(game.control, 'doubted'))!.map((row) => row.slice(0, 3))).toEqual([
      ['Tactical advantage', 1, 1],
    ]);
    const differed = (await rowsOf(game.control, 'differed'))!;
    expect(differed[0]!.map((cell) => String(cell).replace(/,.*/, ''))).toEqual([
      'Tactical advantage',
      expect.stringMatching(/^Given: C1 /),
      expect.stringMatching(/^Refused: C1 /),
    ]);
    expect(differed.slice(1).map(([, was, is]) => [was, String(is).replace(/^.*: /, '')])).toEqual([
      ['Before: Two points for every unit entitled to it.', 'Two points once for the side, whoever holds it.'],
      ['Before: Two points once for the side, whoever holds it.', 'Two points for every unit entitled to it.'],
    ]);
  });

  it('an umpire gets his own, and nothing of another’s', async () => {
    const own = await figuresOfDay(anna);
    expect(own.isOwn).toBe(true);
    expect(own.tables.map(({ id }) => id)).toEqual(['umpires', 'teams', 'attention', 'dice', 'doubted', 'papers']);
    expect(JSON.stringify(own)).not.toContain('Bert');
    expect(rounded(await rowsOf(anna, 'umpires'))).toEqual([
      ['Order sheet (handed in to accepted)', 'Anna', 1, 0, 8, 8],
      ['Combat (opened to ruled)', 'Anna', 1, 0, 10, 10],
    ]);
    expect(await rowsOf(anna, 'dice')).toEqual([]);
    expect((await rowsOf(bert, 'dice'))![0]).toEqual(['All dice', 0, 1, 0, 0, 0, 0, 0.2, 1, 2]);
    expect(JSON.stringify(await figuresOfDay(bert))).not.toContain('Anna');
  });

  it('as a file each, of what the seat may see alone', async () => {
    const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
    const { name, bytes } = (await figuresFile(game.control, 'losses'))!;
    expect(name).toBe('figures-losses.csv');
    expect(text(bytes).split('\r\n')[0]!.split('\n')[1]).toBe('5,2,4,0,0');
    expect(await figuresFile(anna, 'losses')).toBeNull();
    expect(await figuresFile(anna, 'phases')).toBeNull();
    expect(text((await figuresFile(anna, 'papers'))!.bytes)).not.toContain('Bert');
    expect(await figuresFile(game.control, 'everything')).toBeNull();
  });
});
