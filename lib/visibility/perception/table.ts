import type { LedgerField, LedgerKind } from '@/lib/ledger/kinds';
import { combatPerceptions } from './combat';
import { movementPerceptions } from './movement';
import { ordersPerceptions } from './orders';
import type { Perception, PerceptionsOf } from './perception';
import { sequencePerceptions } from './sequence';
import { tellingPerceptions } from './telling';

/** Who perceives a change of each field of each kind of the ledger. A kind or a field without a row does not compile. */
export const perceptions: PerceptionsOf<LedgerKind> = {
  ...sequencePerceptions,
  ...movementPerceptions,
  ...ordersPerceptions,
  ...combatPerceptions,
  ...tellingPerceptions,
};

/** The row of one field; undefined: the kind has no such field, as in an entry of an earlier version. */
export const perceptionOf = (kind: LedgerKind, field: string): Perception | undefined =>
  (perceptions[kind] as Partial<Record<LedgerField, Perception>>)[field as LedgerField];
