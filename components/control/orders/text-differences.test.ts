import { describe, expect, it } from 'vitest';
import type { ControlLine } from '@/lib/desks/control/orders/orders';
import { sheetDifferences, wordDifferences } from './text-differences';

const row = (id: string, units: string[], words: Partial<ControlLine> = {}): ControlLine => ({
  id,
  position: 0,
  units: units.map((unitId) => ({ id: `counter of ${unitId}`, unitId, name: unitId })),
  grouping: '',
  orders: '',
  crossingIds: [],
  crossingsNamed: [],
  support: [],
  supportText: '',
  action: 'hold',
  posture: 'tact',
  standFast: false,
  asksForAir: false,
  interdicts: '',
  goalBy: null,
  goal: '',
  note: null,
  notesTold: [],
  advice: [],
  ...words,
});

describe('reading a sheet by what changed', () => {
  it('a row carried forward unchanged is the same, though its ids are new', () => {
    const { rows } = sheetDifferences(
      [row('now', ['2-para'], { orders: 'Hold the bridge' })],
      [row('then', ['2-para'], { orders: 'Hold the bridge' })],
    );
    expect(rows.get('now')!.how).toBe('same');
  });
  it('a row answers to the one it shares most units with', () => {
    const { rows } = sheetDifferences(
      [row('now', ['a', 'b', 'c'])],
      [row('one', ['a'], { orders: 'one' }), row('two', ['b', 'c'], { orders: 'two' })],
    );
    expect(rows.get('now')!.was!.orders).toBe('two');
    expect(rows.get('now')!.units).toBe(true);
  });
  it('two rows never answer to one', () => {
    const { rows } = sheetDifferences([row('x', ['a']), row('y', ['b'])], [row('one', ['a', 'b'])]);
    expect([rows.get('x')!.how, rows.get('y')!.how]).toEqual(['changed', 'new']);
  });
  it('another action, posture or stand fast is a change of its own', () => {
    const { rows } = sheetDifferences(
      [row('now', ['a'], { action: 'attack', posture: 'nonTact', standFast: false })],
      [row('then', ['a'], { action: 'hold', posture: 'tact', standFast: true })],
    );
    expect(rows.get('now')).toMatchObject({
      how: 'changed',
      action: true,
      posture: true,
      standFast: true,
      units: false,
    });
  });
  it('guns that interdict another place, or none, are a change of their own', () => {
    const change = (now: string, then: string) =>
      sheetDifferences([row('now', ['a'], { interdicts: now })], [row('then', ['a'], { interdicts: then })]).rows.get(
        'now',
      )!;
    expect(change('123 456', '')).toMatchObject({ how: 'changed', interdicts: true, support: false });
    expect(change('', '123 456')).toMatchObject({ how: 'changed', interdicts: true });
    expect(change('123 456', '123 456 ')).toMatchObject({ how: 'same', interdicts: false });
  });
  it('air support asked for, or no more, is a change of its own', () => {
    const { rows } = sheetDifferences([row('now', ['a'], { asksForAir: true })], [row('then', ['a'])]);
    expect(rows.get('now')).toMatchObject({ how: 'changed', asksForAir: true, support: false, action: false });
  });
  it('a row without counters answers to its grouping', () => {
    const { rows } = sheetDifferences(
      [row('now', [], { grouping: 'KG Spindler' })],
      [row('then', [], { grouping: 'kg spindler' })],
    );
    expect(rows.get('now')!.was!.id).toBe('then');
  });
  it('a row whose units stand nowhere now is left out', () => {
    const { leftOut } = sheetDifferences([row('now', ['a'])], [row('one', ['a']), row('two', ['b'])]);
    expect(leftOut.map((line) => line.id)).toEqual(['two']);
  });
  it('without a sheet before, every row is new', () =>
    expect(sheetDifferences([row('now', ['a'])], []).rows.get('now')!.how).toBe('new'));
});

describe('words that changed', () => {
  it('a word put in', () =>
    expect(wordDifferences('Hold the bridge', 'Hold the road bridge')).toEqual([
      { text: 'Hold the', how: 'same' },
      { text: 'road', how: 'new' },
      { text: 'bridge', how: 'same' },
    ]));
  it('a word exchanged: the old one first', () =>
    expect(wordDifferences('Advance to Elst', 'Advance to Lent')).toEqual([
      { text: 'Advance to', how: 'same' },
      { text: 'Elst', how: 'gone' },
      { text: 'Lent', how: 'new' },
    ]));
  it('breaks of the line do not count', () =>
    expect(wordDifferences('Hold the\nbridge', 'Hold the bridge')).toEqual([{ text: 'Hold the bridge', how: 'same' }]));
  it('nothing to nothing', () => expect(wordDifferences('', ' ')).toEqual([]));
});
