import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Action } from '@/lib/words';
import { isAbout, kindOf, type LedgerEntry, type LedgerKind, ledgerKinds, type TruthOf } from './kinds';

describe('the kinds of the ledger', () => {
  it.each(Object.keys(ledgerKinds) as LedgerKind[])(
    '%s: every field has its type and its meaning in sentences',
    (kind) => {
      for (const [field, { means, says }] of Object.entries(kindOf(kind).fields)) {
        expect(means, field).toMatch(/^[\p{Lu}\d].*\.$/u);
        expect(says, field).not.toBe('');
      }
    },
  );

  it('a field is read as its type', () => {
    expectTypeOf<TruthOf<'unit'>['stepsLost']>().toEqualTypeOf<number>();
    expectTypeOf<TruthOf<'unit'>['lastAction']>().toEqualTypeOf<Action | null>();
    expectTypeOf<TruthOf<'crossing'>['queue'][number]['unitId']>().toEqualTypeOf<string>();
    // @ts-expect-error no unit has it
    expectTypeOf<TruthOf<'unit'>['stepsWon']>().toBeNever();
  });

  it('an entry is read by its kind', () => {
    const entry: LedgerEntry = { number: 1, kind: 'unit', subjectId: 'A087', before: null, after: { stepsLost: 2 } };
    expect(isAbout('crossing', entry)).toBe(false);
    if (isAbout('unit', entry)) expectTypeOf(entry.after!.stepsLost).toEqualTypeOf<number | undefined>();
    expect(isAbout('unit', entry)).toBe(true);
  });
});
