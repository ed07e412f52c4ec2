import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { same } from '@/lib/values';
import { compare } from './compare';
import { compensate } from './compensate';
import { fold, LedgerBroken } from './fold';
import type { LedgerEntry, LedgerState, Truth } from './kinds';

const opening: LedgerState = new Map([['unit/A087', { x: 74.6, y: 77.7, stepsLost: 0 }]]);
const entry = (number: number, before: Truth | null, after: Truth | null, subjectId = 'A087'): LedgerEntry => ({
  number,
  kind: 'unit',
  subjectId,
  before,
  after,
});

describe('the ledger folded over the opening', () => {
  it('puts each entry’s changed fields over what stood before', () => {
    const state = fold(opening, [entry(1, { stepsLost: 0 }, { stepsLost: 3 }), entry(2, { x: 74.6 }, { x: 75 })]);
    expect(state.get('unit/A087')).toEqual({ x: 75, y: 77.7, stepsLost: 3 });
    expect(opening.get('unit/A087')).toEqual({ x: 74.6, y: 77.7, stepsLost: 0 });
  });

  it('brings things into being and takes them away', () => {
    const made = entry(1, null, { stepsLost: 1 }, 'A088');
    expect(fold(opening, [made]).get('unit/A088')).toEqual({ stepsLost: 1 });
    expect(fold(opening, [made, { ...entry(2, { stepsLost: 1 }, null), subjectId: 'A088' }]).has('unit/A088')).toBe(
      false,
    );
  });

  it.each([
    ['a gap in the numbers', [entry(2, { stepsLost: 0 }, { stepsLost: 1 })]],
    ['a before that is not what stood there', [entry(1, { stepsLost: 1 }, { stepsLost: 2 })]],
    ['a thing that comes into being twice', [entry(1, null, { stepsLost: 1 })]],
    ['a change of a thing that is not there', [entry(1, { stepsLost: 0 }, { stepsLost: 1 }, 'Z1')]],
  ])('is broken by %s', (_, entries) => {
    expect(() => fold(opening, entries)).toThrow(LedgerBroken);
  });

  it('an entry and its compensation leave everything as it was', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ x: fc.double({ noNaN: true }), stepsLost: fc.nat(5) }), { maxLength: 8 }),
        (patches) => {
          const entries: LedgerEntry[] = [];
          let truth: Truth = opening.get('unit/A087')!;
          for (const patch of patches) {
            const before = { x: truth.x, stepsLost: truth.stepsLost };
            entries.push(entry(entries.length + 1, before, patch));
            truth = { ...truth, ...patch };
          }
          const undone = [...entries]
            .reverse()
            .map((made, i) => ({ ...compensate(made), number: entries.length + i + 1 }));
          expect(compare(fold(opening, [...entries, ...undone]), opening)).toEqual([]);
        },
      ),
    );
  });
});

describe('comparing two truths', () => {
  it('names each field that differs, and each thing that only one of them has', () => {
    const stored: LedgerState = new Map([
      ['unit/A087', { x: 74.6, y: 77.7, stepsLost: 1 }],
      ['unit/A088', {}],
    ]);
    expect(compare(opening, stored)).toEqual([
      { key: 'unit/A087', field: 'stepsLost', ledger: 0, stored: 1 },
      { key: 'unit/A088', field: '', ledger: null, stored: {} },
    ]);
  });

  it('is about JSON values: the order of keys does not matter, the order of a list does', () => {
    expect(same({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
    expect(same([1, 2], [2, 1])).toBe(false);
    expect(same({ a: null }, { a: 0 })).toBe(false);
  });
});
