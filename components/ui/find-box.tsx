'use client';

import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { Kbd } from './kbd';
import { type Choice, findNear } from './matching';

interface Props<T extends Choice> {
  /** What may be found, for a screen reader. */
  label: string;
  placeholder: string;
  choices: readonly T[];
  /** What the words mean as they stand, before any match: figures of the grid, say. null: nothing. */
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
  const list = useId();
  const [typed, setTyped] = useState('');
  const [lit, setLit] = useState(0);
  const figures = typed.trim() === '' ? null : meant(typed);
  const matches = () => (typed.trim() === '' ? [] : findNear(choices, typed).slice(0, mostShown));
  const found: readonly T[] = figures ? [figures] : matches();

  const take = (one: T | undefined) => {
    if (!one) return;
    setTyped('');
    setLit(0);
    input.current?.blur();
    onFound(one);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setLit((at) => (at + 1) % Math.max(1, found.length));
    else if (event.key === 'ArrowUp') setLit((at) => (at + found.length - 1) % Math.max(1, found.length));
    else if (event.key === 'Enter') take(found[lit]);
    else if (event.key === 'Escape') {
      setTyped('');
      input.current?.blur();
    } else return;
    event.preventDefault();
  };

  return (
    <search className={`absolute z-10 ${className}`}>
      <label className="flex min-h-handle items-center gap-2 rounded-2 border border-rule-2 bg-sheet px-2.5 focus-within:border-mine">
        <input
          ref={input}
          role="combobox"
          aria-label={label}
          aria-expanded={found.length > 0}
          aria-controls={list}
          aria-activedescendant={found[lit] ? `${list}-${lit}` : undefined}
          aria-autocomplete="list"
          aria-keyshortcuts={hasKey && '/'}
          autoComplete="off"
          placeholder={placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setLit(0);
          }}
          onKeyDown={keys}
          className="min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-3"
        />
        {hasKey && (
          <span className="pointer-coarse:hidden">
            <Kbd>/</Kbd>
          </span>
        )}
      </label>
      <div
        id={list}
        role="listbox"
        aria-label="Found"
        hidden={found.length === 0}
        className="mt-1 overflow-hidden rounded-2 border border-rule-2 bg-sheet py-1 shadow-2"
      >
        {found.map((one, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input above takes the keys
          <div
            key={one.id}
            id={`${list}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === lit}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(one)}
            className={`flex min-h-handle-small cursor-pointer items-center gap-3 px-2.5 ${at === lit ? 'bg-mine-soft' : ''}`}
          >
            <span className="truncate font-medium">{one.label}</span>
            <span className="ml-auto shrink-0 text-small text-ink-3">{one.hint}</span>
          </div>
        ))}
      </div>
      {found.length === 0 && typed.trim() !== '' && (
        <p role="status" className="mt-1 rounded-2 border border-rule-2 bg-sheet px-2.5 py-1 text-ink-3 shadow-2">
          Nothing of that name.
        </p>
      )}
    </search>
  );
}
