'use client';

import { type KeyboardEvent, useId } from 'react';

interface RingChoiceProps<Id extends string> {
  label: string;
  choices: readonly { id: Id; word: string; letter: string }[];
  value: Id | null;
  /** null: the ring is rubbed out again. */
  onPick: (id: Id | null) => void;
  /** Enter on the words. */
  onEnter?: () => void;
  /** A letter has ringed a word: on to whatever comes next. */
  onLetter?: () => void;
  isReadOnly?: boolean;
  /** The id of the element that says why the choice was refused. */
  errorAt?: string | null;
  /** `print` is the sheet's column of small words, `keys` a keypad for thumbs. */
  look?: 'print' | 'keys';
  columns?: 1 | 2 | 3 | 4;
}

/**
 * Printed words of which one is circled in pencil. A word's letter circles it; arrows go round,
 * Backspace or a second press on the ringed word rubs the ring out.
 */
export function RingChoice<Id extends string>(props: RingChoiceProps<Id>) {
  const {
    label,
    choices,
    value,
    onPick,
    onEnter,
    onLetter,
    isReadOnly = false,
    errorAt,
    look = 'print',
    columns = 1,
  } = props;
  const name = useId();

  function onKeyDown(event: KeyboardEvent<HTMLFieldSetElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || isReadOnly) return;
    if (event.key === 'Enter' && onEnter) {
      event.preventDefault();
      onEnter();
      return;
    }
    if (event.key === 'Backspace' || event.key === 'Delete') return onPick(null);
    const named = choices.find((choice) => choice.letter === event.key.toLowerCase());
    if (!named) return;
    event.preventDefault();
    onPick(named.id);
    if (onLetter) onLetter();
    else event.currentTarget.querySelector<HTMLInputElement>(`input[value="${named.id}"]`)?.focus();
  }

  const grid = {
    1: 'grid-cols-1',
    2: look === 'keys' ? 'grid-cols-2' : 'grid-cols-[auto_auto]',
    3: 'grid-cols-[1.4fr_1fr_1fr]',
    4: 'grid-cols-[repeat(4,auto)]',
  }[columns];
  const frame =
    look === 'keys'
      ? `grid ${grid} gap-px overflow-hidden rounded-2 border border-edge bg-rule`
      : `grid ${grid} w-max gap-x-3 font-cond text-small`;
  return (
    <fieldset aria-describedby={errorAt ?? undefined} onKeyDown={onKeyDown} className={`group/ring ${frame}`}>
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => {
        const isRinged = choice.id === value;
        return (
          <label key={choice.id} className={look === 'keys' ? keyLook : printLook}>
            <input
              type="radio"
              className="peer pointer-events-none absolute inset-0 appearance-none outline-none"
              name={name}
              value={choice.id}
              checked={isRinged}
              disabled={isReadOnly && !isRinged}
              onChange={() => !isReadOnly && onPick(choice.id)}
              onClick={() => isRinged && !isReadOnly && onPick(null)}
            />
            <span className={`${isRinged ? 'circled' : 'text-ink-3'} px-0.5 peer-focus-visible:text-ink ${wordLook}`}>
              <Word word={choice.word} letter={choice.letter} />
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** The word, its letter underlined while the keyboard is on the group. */
function Word({ word, letter }: { word: string; letter: string }) {
  const at = word.toLowerCase().indexOf(letter);
  if (at < 0) return word;
  return (
    <>
      {word.slice(0, at)}
      <span className="underline-offset-2 group-has-focus-visible/ring:underline">{word[at]}</span>
      {word.slice(at + 1)}
    </>
  );
}

const wordLook = 'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-mine';
const printLook = 'relative flex min-h-press items-center justify-self-start font-medium';
const keyLook = 'relative flex min-h-handle items-center justify-center bg-sheet px-1 py-1';
