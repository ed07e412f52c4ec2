import type { LedgerField, LedgerKind } from '@/lib/ledger/kinds';
import { combatPerceptions } from './combat';
import { movementPerceptions } from './movement';
import { ordersPerceptions } from './orders';
import type { Perception, PerceptionsOf } from './perception';
import { sequencePerceptions } from './sequence';
import { tellingPerceptions } from './telling';

/**
 * The teams that perceive a change of each field of each kind of the ledger. A kind or a field without a row does not
 * compile.
 */
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

/** The fields that say what a change is about: whose, where and of which turn. */
const linking: readonly LedgerField[] = [
  'alliedId',
  'builtId',
  'crossingId',
  'germanId',
  'guns',
  'queue',
  'teamId',
  'turn',
  'unitId',
  'unitIds',
  'units',
];

/** True when a letter tells it: it is perceived, and no desk shows it by itself. */
const isToTell = (perception: Perception): boolean =>
  !('nobody' in perception) && perception.some(({ as }) => as.some((fact) => fact !== 'desk'));

/** The fields whose changes a letter is made from, as `kind.field`; each kind with the fields that say what it is about. */
export const fieldsToTell: readonly string[] = Object.entries(perceptions).flatMap(([kind, rows]) => {
  const fields = Object.entries<Perception>(rows);
  if (!fields.some(([, perception]) => isToTell(perception))) return [];
  return fields.flatMap(([field, perception]) =>
    isToTell(perception) || linking.includes(field as LedgerField) ? [`${kind}.${field}`] : [],
  );
});
