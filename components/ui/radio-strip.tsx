'use client';

import { type ReactNode, useId } from 'react';

interface Props<Id extends string> {
  /** For a screen reader. */
  label: string;
  /** `look`: of the one that is chosen, where it is not the common one. */
  choices: readonly { id: Id; label: ReactNode; isOff?: boolean; look?: string }[];
  value: Id;
  onPick: (id: Id) => void;
  isDisabled?: boolean;
  /** Each in a frame of its own, on as many lines as they need; else all in one. */
  isApart?: boolean;
}

const frames = {
  one: ['flex overflow-hidden rounded-2 border border-edge', 'flex-1 border-l border-rule first-of-type:border-l-0'],
  apart: ['flex flex-wrap gap-1', 'rounded-2 border border-rule-2'],
} as const;

/** One of a few words in a strip, with the browser's own radio buttons. */
export function RadioStrip<Id extends string>(props: Props<Id>) {
  const { label, choices, value, onPick, isDisabled, isApart } = props;
  const name = useId();
  const [strip, frame] = frames[isApart ? 'apart' : 'one'];
  return (
    <fieldset className={strip} disabled={isDisabled}>
      <legend className="sr-only">{label}</legend>
      {choices.map(({ id, label: words, isOff, look = 'bg-invert text-on-invert' }) => (
        <label
          key={id}
          className={`${frame} ${id === value ? look : 'bg-sheet text-ink-2'} ${isOff || isDisabled ? 'opacity-60' : ''}`}
        >
          <input
            type="radio"
            name={name}
            disabled={isOff}
            className="peer sr-only"
            checked={id === value}
            onChange={() => onPick(id)}
          />
          <span className="flex min-h-handle-small items-center justify-center gap-1 px-1.5 font-cond text-small font-medium whitespace-nowrap peer-focus-visible:outline-2 peer-focus-visible:-outline-offset-2 peer-focus-visible:outline-mine">
            {words}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
