import { expectTypeOf, test } from 'vitest';
import type { Prisma } from '@/lib/db/generated/client';
import type { FieldOf, LedgerKind, ledgerKinds, TruthOf } from '@/lib/ledger/kinds';
import type { Tx } from '../kernel/transaction';

type Row<K extends LedgerKind> = Prisma.Result<Tx[(typeof ledgerKinds)[K]['table']], object, 'findFirstOrThrow'>;

/** A column's value as JSON. */
type Sent<Value> = Value extends Date ? string : Value;

/** The fields of a kind that its columns contradict: of another type, or null in one of the two only. JSON columns have no type of their own. */
type Contradicted<K extends LedgerKind> = {
  [F in FieldOf<K> & keyof Row<K>]: Prisma.JsonValue extends Row<K>[F]
    ? never
    : [TruthOf<K>[F]] extends [Sent<Row<K>[F]>]
      ? null extends Row<K>[F]
        ? null extends TruthOf<K>[F]
          ? never
          : `${K}.${F}`
        : never
      : `${K}.${F}`;
}[FieldOf<K> & keyof Row<K>];

test('a field of the ledger has the type of its column', () => {
  expectTypeOf<{ [K in LedgerKind]: Contradicted<K> }[LedgerKind]>().toEqualTypeOf<never>();
});
