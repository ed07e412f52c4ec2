import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Column } from '@/lib/visibility/forms/columns';
import { fixedSource } from '@/lib/visibility/testing/given-truth';

/** A column that is put into the table of the order sheet, and nowhere else, reaches all who read or write a row. */

const waitsFor: Column = {
  kind: 'text',
  letters: 12,
  says: 'Wait for',
  label: 'Whom to wait for',
  none: 'waits for nobody',
  isExtra: true,
  isNewer: true,
};
const hidden: Column = { ...waitsFor, says: 'Hide', notFor: ['control', 'copy', 'print', 'difference'] };

/** All that reads the table, loaded anew with two more columns in it. */
async function loaded() {
  vi.resetModules();
  const { orderColumns } = await import('@/lib/visibility/forms/order-columns');
  Object.assign(orderColumns, { waitsFor, hidden });
  return {
    ...(await import('@/lib/visibility/forms/order-row')),
    ...(await import('@/lib/visibility/forms/order-told')),
    ...(await import('@/lib/visibility/forms/order-writes')),
    ...(await import('@/lib/visibility/issuing/receipts')),
    ...(await import('@/lib/turn/sheets/sheet-view')),
    ...(await import('@/lib/desks/player/record/hq-file-rows')),
    ...(await import('@/lib/desks/control/debrief/tables/paper-sheets')),
    ...(await import('@/lib/advice/orders/same-orders')),
    ...(await import('@/host/archive/team-export')),
    ...(await import('./order-fields')),
    ...(await import('./order-sheet-paper')),
    ...(await import('@/components/control/orders/text-differences')),
    ...(await import('@/components/control/orders/paper/extra-cell')),
    ...(await import('@/components/control/orders/paper/team-draft')),
  };
}
let house: Awaited<ReturnType<typeof loaded>>;
beforeAll(async () => {
  house = await loaded();
});
afterAll(() => {
  vi.resetModules();
});

/** A row with both columns filled, as `never`: no type knows them. */
const filled = (more: object = {}) =>
  ({
    ...house.emptyLine,
    id: 'row',
    writtenAs: 'row',
    position: 0,
    version: 1,
    writtenBy: 'Commander',
    waitsFor: '2 Irish',
    hidden: 'nothing',
    ...more,
  }) as never;
const markup = (drawn: ReactElement) => renderToStaticMarkup(drawn);

describe('a new column of the order sheet', () => {
  it('is in the form: checked, bounded, and empty where a kept row lacks it', () => {
    const { counterIds, grouping, orders, supportIds, supportText, action, posture, standFast } = house.emptyLine;
    const words = { counterIds, grouping, orders, supportIds, supportText, action, posture, standFast };
    const row = { ...words, id: 'row', position: 0, version: 0 };
    expect(house.lineWrite.parse({ ...row, waitsFor: '2 Irish' })).toMatchObject({ waitsFor: '2 Irish', hidden: '' });
    expect(house.lineWrite.parse(row)).toMatchObject({ waitsFor: '' });
    expect(house.lineWrite.safeParse({ ...row, waitsFor: 'thirteen more' }).success).toBe(false);
  });

  it('is on the desk of its team, and in its file and its export', () => {
    expect(house.deskLine(filled())).toMatchObject({ waitsFor: '2 Irish', hidden: 'nothing' });
    expect(house.orderRow(filled(), new Map()).ringed).toBe('Wait for 2 Irish, Hide nothing');
    expect(house.columnsForPlayers.OrderLine).toContain('waitsFor');
  });

  it('has a field on the desk and on a phone', () => {
    const row = { ...house.emptyLine, waitsFor: '2 Irish', hidden: '' };
    for (const look of ['paper', 'boxed'] as const) {
      const fields = { count: 1, row, choices: [], side: 'allied' as const, allowsRest: true, refused: null, look };
      const deeds = { onEdit: () => {}, onGo: () => {}, tick: () => '' };
      const drawn = markup(createElement(house.ExtraFields, { ...fields, ...deeds }));
      expect(drawn).toContain('data-column="waitsFor"');
      expect(drawn).toContain('value="2 Irish"');
      expect(drawn).toContain('Whom to wait for');
    }
  });

  it('is on the printed sheet and on the phone’s', () => {
    const drawn = markup(createElement(house.OrderSheetPaper, { lines: [filled()], counters: [] }));
    expect(drawn.split('Wait for 2 Irish')).toHaveLength(3);
    expect(drawn).not.toContain('Hide');
  });

  it('has a field where Control types a sheet in, and is in a draft that Control takes rows of', () => {
    const cell = { name: 'waitsFor' as never, number: 3, value: '2 Irish', hasGuns: false, onWritten: () => {} };
    const drawn = markup(createElement(house.ExtraCell, cell));
    expect(drawn).toContain('aria-label="Whom to wait for, row 3"');
    expect(drawn).toContain('value="2 Irish"');
    const line = filled({ units: [], support: [] });
    const draft = markup(createElement(house.TeamDraft, { team: 'Guards', lines: [line], onTake: () => {} }));
    expect(draft).toContain('wait for 2 Irish');
    expect(draft).not.toContain('hide');
  });

  it('is on Control’s desk and on its map, and in the tables after the battle', () => {
    expect(house.toldAsWritten('control')).toContain('waitsFor');
    expect(house.toldAsWritten('control')).not.toContain('hidden');
    const things = () => [{ id: 'sheet', truth: { lines: [filled()] } }];
    const facts = { things, truth: () => ({}), teamKey: () => 'guards', counterNames: () => [] };
    const [head, row] = house.orderSheet(facts as never).rows;
    expect(row![head!.indexOf('waitsFor')]).toBe('2 Irish');
    expect(head).not.toContain('hidden');
  });

  it('goes with a copy to another HQ', () => {
    const lines = [filled({ units: '', support: '' })];
    const copy = house.issueCopy({ gameId: 'g', teamId: 't' }, { turn: 1, sender: 'Guards', lines }, fixedSource());
    expect(copy.lines[0]).toMatchObject({ waitsFor: '2 Irish' });
    expect(copy.lines[0]).not.toHaveProperty('hidden');
    expect(house.extrasSaid(filled(), 'copy')).toEqual(['Wait for 2 Irish']);
  });

  it('is compared with the sheet of the turn before', () => {
    const now = filled({ units: [], support: [], grouping: 'KG' });
    const before = filled({ units: [], support: [], grouping: 'KG', id: 'then', waitsFor: '', hidden: '' });
    const { rows } = house.sheetDifferences([now], [before]);
    expect(rows.get('row')).toMatchObject({ how: 'changed', waitsFor: true, action: false });
    expect(house.sameOrders([filled()], [filled({ waitsFor: '' })])).toBe(false);
    expect(house.sameOrders([filled()], [filled({ hidden: '' })])).toBe(true);
  });
});
