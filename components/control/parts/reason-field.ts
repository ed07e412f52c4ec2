import { lines } from '@/components/ui/form/field-makers';
import type { DrawnField } from '@/components/ui/form/fields';

export const keptHint = 'It stays in the ledger.';

/** Where the reason of an act is written, which stays in the ledger. */
export const reasonField = (label = 'Reason', more: Pick<DrawnField, 'hint' | 'error'> = {}) =>
  lines('reason', label, { maxLength: 500, hint: keptHint, ...more });
