'use client';

import { type RefObject, useState } from 'react';
import { Combobox } from './combobox';
import { Kbd } from './kbd';
import { type Choice, findNear } from './matching';
import { singleKeySaid } from './own-ways';

interface Props<T extends Choice> {
  /** The things that may be found, for a screen reader. */
  label: string;
  placeholder: string;
  choices: readonly T[];
  /** The meaning of the words before any match: figures of the grid, say. null: none. */
  meant: (typed: string) => T | null;
  mostShown: number;
  input: RefObject<HTMLInputElement | null>;
  onFound: (found: T) => void;
  /** The page binds / to it. */
  hasKey?: true;
  /** Where it stands. */
  className: string;
}

/** Finds one thing by typing: the arrows choose, Enter takes, Escape leaves. The page binds its key, where it has one. */
export function FindBox<T extends Choice>(props: Props<T>) {
  const { label, placeholder, choices, meant, mostShown, input, onFound, hasKey, className } = props;
  const [typed, setTyped] = useState('');
  const isTyped = typed.trim() !== '';
  const figures = isTyped ? meant(typed) : null;
  const matches = () => (isTyped ? findNear(choices, typed).slice(0, mostShown) : []);
  const leave = () => {
    setTyped('');
    input.current?.blur();
  };
  return (
    <search className={`absolute z-10 ${className}`}>
      <Combobox<T>
        ties={{ 'aria-label': label, 'aria-keyshortcuts': hasKey ? (singleKeySaid('/') ?? undefined) : undefined }}
        words={typed}
        isTyped={isTyped}
        found={figures ? [figures] : matches()}
        none={isTyped ? 'Nothing of that name.' : null}
        takesFirst
        placeholder={placeholder}
        inputRef={input}
        boxLook="flex min-h-handle items-center gap-2 rounded-2 border border-rule-2 bg-sheet px-2.5 -outline-offset-1 outline-mine focus-within:outline-2"
        inputLook="min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-3"
        onType={setTyped}
        onTake={(found) => {
          leave();
          onFound(found);
        }}
        onKey={(event) => {
          if (event.key !== 'Escape') return false;
          event.preventDefault();
          leave();
          return true;
        }}
      >
        {hasKey && (
          <span className="order-last pointer-coarse:hidden">
            <Kbd>/</Kbd>
          </span>
        )}
      </Combobox>
    </search>
  );
}
