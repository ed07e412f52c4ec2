'use client';

import { useId } from 'react';

/** One of a few words side by side, all in sight, with the browser's own radio buttons. The arrows go from one to the next. */
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
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 block font-cond aside font-medium">{label}</legend>
      <div className="flex flex-wrap gap-y-1">
        {choices.map((choice) => (
          <label
            key={choice.id}
            className="relative -ml-px grid min-h-handle-small place-items-center border border-edge bg-sheet px-2.5 font-cond detail font-medium first:ml-0 first:rounded-l-2 last:rounded-r-2 has-focus-visible:z-10 has-focus-visible:outline-2 has-focus-visible:outline-mine has-checked:border-invert has-checked:bg-invert has-checked:text-on-invert"
          >
            <input
              type="radio"
              name={name}
              value={choice.id}
              checked={choice.id === value}
              onChange={() => onPick(choice.id)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
