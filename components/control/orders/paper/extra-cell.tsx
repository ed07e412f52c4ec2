import { type Deed, keysSaid } from '@/components/control/parts/keys/key-table';
import { Checkbox } from '@/components/ui/checkbox';
import { inSentence, lettersOf } from '@/lib/visibility/forms/columns';
import { type ExtraColumn, orderColumn } from '@/lib/visibility/forms/order-row';

interface ExtraCellProps {
  name: ExtraColumn;
  /** 1 for the first row. */
  number: number;
  value: string | boolean;
  /** True when the row has guns. */
  hasGuns: boolean;
  onWritten: (value: string | boolean) => void;
}

/** Extras that have a key of their own while a cell of the row has the focus. */
const deeds: Partial<Record<ExtraColumn, Deed>> = { asksForAir: 'airSupport' };

/** An extra of a paper row: a tick, or a text that takes its own keys. */
export function ExtraCell({ name, number, value, hasGuns, onWritten }: ExtraCellProps) {
  const column = orderColumn(name);
  const { says = '', label = says } = column;
  const deed = deeds[name];
  if (typeof value === 'boolean')
    return (
      <Checkbox
        label={deed ? `${inSentence(label)}${keysSaid([deed], (key) => ` (${key})`)}` : inSentence(label)}
        isTicked={value}
        onTick={onWritten}
        className="px-1.5 text-small"
      />
    );
  if (column.isOfGuns && value === '' && !hasGuns) return null;
  return (
    <input
      type="text"
      aria-label={`${label}, row ${number}`}
      placeholder={`${inSentence(says)}…`}
      maxLength={lettersOf(column)}
      value={value}
      onChange={(event) => onWritten(event.target.value)}
      data-own-keys
      className={`w-full bg-transparent px-1.5 text-small outline-offset-2 ${column.kind === 'reference' ? 'font-mono' : ''}`}
    />
  );
}
