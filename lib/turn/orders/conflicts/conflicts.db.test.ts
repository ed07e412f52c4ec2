import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { masterMap } from '@/lib/desks/control/movement/map';
import { sheetOnDesk } from '@/lib/desks/control/orders/orders';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { moveUnit } from '@/lib/turn/movement/move-unit';
import { good, ledgerAgreesIn, refusal } from '@/lib/turn/testing/combats';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import type { LineWrite } from '@/lib/visibility/forms/order-writes';
import type { Action } from '@/lib/words';
import { noteCrossings } from '../note-crossings';
import { noteOrderLine } from '../note-order-line';
import { openOrderSheet } from '../open-order-sheet';
import { saveDraft } from '../save-draft';
import { submitOrderSheet } from '../submit-order-sheet';
import { conflictsDesk } from './conflicts';

let game: GivenGame;
beforeAll(async () => {
  game = await givenGame('market-garden');
});
afterAll(() => game.drop());

type Row = { units: string[]; action: Action; support?: string[]; orders?: string; asksForAir?: boolean };

async function lines(team: string, rows: Row[]): Promise<LineWrite[]> {
  const { counters } = await playerDesk(await game.player(team));
  const idsOf = (names: string[]) => names.map((name) => counters.find((counter) => counter.shortName === name)!.id);
  return rows.map(({ units, action, support = [], orders = 'As told.', asksForAir = false }, position) => ({
    ...emptyLine,
    id: `${team}-row-${position + 1}`,
    position,
    version: 0,
    counterIds: idsOf(units),
    supportIds: idsOf(support),
    orders,
    action,
    posture: 'tact',
    asksForAir,
    interdicts: '',
  }));
}
const hands = async (team: string, rows: Row[]) =>
  good(
    await submitOrderSheet(
      await game.player(team),
      {
        turn: 2,
        version: 0,
        lines: await lines(team, rows),
      },
      `handing-in-${team}`,
    ),
  );
const found = async () => (await conflictsDesk(game.control)).conflicts;
const codes = async () => (await found()).map(({ code }) => code);

describe('the conflicts of a turn’s sheets (§5, §9 Analysing Combat)', () => {
  it('drafts are the team’s own: nothing is at odds before a sheet is handed in', async () => {
    const draft = await lines('82-airborne', [{ units: ['1/508 PIR'], action: 'attack', asksForAir: true }]);
    good(
      await saveDraft(
        await game.player('82-airborne'),
        {
          turn: 2,
          lines: draft,
          removed: [],
        },
        'a-draft-of-82',
      ),
    );
    expect(await conflictsDesk(game.control)).toMatchObject({ turn: 2, sheets: { handedIn: 0 }, conflicts: [] });
  });

  it('§9 Combat Assumptions, OC-43: air support that nobody laid on; in the first turn of a game no attack is unprepared', async () => {
    await hands('1-airborne', [
      { units: ['3 Para'], action: 'attack', asksForAir: true, support: ['1 AL Lt Regt'] },
      { units: ['2 Para'], action: 'move', orders: 'Over the Arnhem road bridge.' },
    ]);
    expect((await found()).map(({ code, rows, teams }) => [code, rows, teams])).toEqual([
      [
        'airNotLaidOn',
        [{ teamKey: '1-airborne', teamName: '1 Airborne', number: 1 }],
        [{ key: '1-airborne', name: '1 Airborne' }],
      ],
    ]);
  });

  it('§7: crossings noted on a row count against their capacity; the note beside them stays', async () => {
    const sheet = (await sheetOnDesk(game.control, '1-airborne'))!;
    const row = sheet.sheet!.lines[1]!;
    expect(row.crossingsNamed).toEqual(['arn-road']);
    const at = { sheetId: sheet.sheet!.id, lineId: row.id };
    good(await openOrderSheet(game.control, { sheetId: at.sheetId }));
    const first = good(await noteOrderLine(game.control, { ...at, text: 'By night?', version: 0 }));
    good(await noteCrossings(game.control, { ...at, crossingIds: ['arn-road'], version: first.version }));
    expect(await codes()).not.toContain('overCapacity');
    expect(refusal(await noteCrossings(game.control, { ...at, crossingIds: [], version: first.version })).code).toBe(
      'changedByAnother',
    );
    expect(refusal(await noteCrossings(game.control, { ...at, crossingIds: ['nowhere'], version: 2 })).code).toBe(
      'notFound',
    );
    good(await noteCrossings(game.control, { ...at, crossingIds: ['arn-pont', 'arn-road'], version: 2 }));
    // The pontoon bridge stands open in the middle: blown.
    const [over] = (await found()).filter(({ code }) => code === 'overCapacity');
    expect(over).toMatchObject({ rule: '§8 Blowing Bridges', rows: [{ teamKey: '1-airborne', number: 2 }] });
    const line = (await sheetOnDesk(game.control, '1-airborne'))!.sheet!.lines[1]!;
    expect(line).toMatchObject({ crossingIds: ['arn-pont', 'arn-road'], note: { text: 'By night?', version: 3 } });
    good(await noteCrossings(game.control, { ...at, crossingIds: [], version: 3 }));
    expect(await codes()).not.toContain('overCapacity');
  });

  it('OC-111: the verb tells where a move meets the enemy, and the way there is measured to it', async () => {
    const { counters } = await masterMap(game.control);
    const kosb = counters.find(({ shortName }) => shortName === '2 Para')!;
    const enemy = counters.find(({ id, side, isOnMap }) => side === 'german' && isOnMap && id !== kosb.id)!;
    const to = { x: enemy.x!, y: enemy.y! };
    const move = { unitId: kosb.id, turn: 2, mode: 'tactical' as const, overrule: 'In the assault boats.' };
    const moved = good(await moveUnit(game.control, { ...move, version: kosb.version, ...to }));
    const meets = moved.advice.find(({ code }) => code === 'meetsEnemy')!;
    expect(meets).toMatchObject({ rule: '§5 Move, OC-111', meets: { stops: true } });
    const { x, y } = meets.meets!;
    const stopped = good(
      await moveUnit(game.control, { ...move, version: moved.version, x, y, fromStart: true, moveNote: 'Met them.' }),
    );
    expect(stopped.advice.find(({ code }) => code === 'meetsEnemy')).toMatchObject({ meets: { stops: false } });
    expect(stopped.kmMoved).toBeLessThan(moved.kmMoved);
    await ledgerAgreesIn(game);
  });
});
