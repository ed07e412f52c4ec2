'use client';

import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { useId } from 'react';

/** One of a few words side by side, all in sight. The arrows go from one to the next. */
export function RadioRow<Id extends string>({
  label,
  choices,
  value,
  onPick,
}: {
  label: string;
  choices: readonly { id: Id; label: string }[];
  value: Id;
  onPick: (id: Id) => void;
}) {
  const title = useId();
  return (
    <div className="min-w-0">
      <span id={title} className="mb-1 block font-cond text-console font-medium text-ink-3">
        {label}
      </span>
      <RadioGroup aria-labelledby={title} value={value} onValueChange={onPick} className="flex flex-wrap gap-y-1">
        {choices.map((choice) => (
          <Radio.Root
            key={choice.id}
            value={choice.id}
            aria-label={choice.label}
            nativeButton
            render={<button type="button" />}
            className="-ml-px min-h-handle-small border border-edge bg-sheet px-2.5 font-cond text-console font-medium text-ink-2 first-of-type:ml-0 first-of-type:rounded-l-2 last-of-type:rounded-r-2 focus-visible:relative focus-visible:z-10 data-checked:border-invert data-checked:bg-invert data-checked:text-on-invert"
          >
            {choice.label}
          </Radio.Root>
        ))}
      </RadioGroup>
    </div>
  );
}
