import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { columnLabel } from '@/lib/scenario/guide/column-labels';
import type { Offer } from '@/lib/scenario/settle/cures';
import type { FaultGroup } from '@/lib/scenario/settle/fault-groups';

export interface Settles {
  /** Something is on its cure: what is pressed now would settle what is no more. */
  isBusy: boolean;
  onSettle: (group: FaultGroup, offer: Offer) => void;
}

/** Presses that settle all of a group: the likeliest way first, the others and the words that may stand there behind “More ways”. */
export function SettleGroup({ group, isBusy, onSettle }: { group: FaultGroup } & Settles) {
  const [first, ...others] = group.offers;
  const { choices } = group;
  const press = (offer: Offer) => (
    <Button
      key={`${offer.cure} ${offer.text}`}
      size="small"
      isBusy={isBusy}
      className="text-left whitespace-normal"
      onClick={() => onSettle(group, offer)}
    >
      {offer.label}
    </Button>
  );
  if (!first && choices.length === 0) return null;
  const more = (others.length > 0 || choices.length > 0) && (
    <details className="text-note">
      <summary className="text-ink-2">{first ? 'More ways' : 'Settle it'}</summary>
      <div className="flex flex-wrap gap-1 py-1">
        {others.map(press)}
        {choices.length > 0 && <WriteAll group={group} isBusy={isBusy} onSettle={onSettle} />}
      </div>
    </details>
  );
  return (
    <div className="flex flex-col items-start gap-1">
      {first && press(first)}
      {more}
    </div>
  );
}

/** One of the words that may stand in the column is written in every row. */
function WriteAll({ group, isBusy, onSettle }: { group: FaultGroup } & Settles) {
  const { choices, column, count } = group;
  const [picked, setPicked] = useState('');
  const label = choices.find(({ id }) => id === picked)?.label ?? picked;
  return (
    <div className="flex flex-wrap items-end gap-1">
      <Select
        label={count === 1 ? `${columnLabel(column)} is` : `${columnLabel(column)} of all ${count} is`}
        value={picked}
        choices={[{ id: '', label: 'choose' }, ...choices]}
        onPick={setPicked}
      />
      <Button
        size="small"
        isBusy={isBusy}
        disabled={picked === ''}
        onClick={() =>
          onSettle(group, {
            cure: column === 'nation' ? 'nation' : 'write',
            text: picked,
            label: `${columnLabel(column)} is ${label}`,
          })
        }
      >
        {picked === '' ? 'Set it' : count === 1 ? `Make it ${label}` : `Make them ${label}`}
      </Button>
    </div>
  );
}
