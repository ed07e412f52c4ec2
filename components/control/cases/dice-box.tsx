'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { keysSaid, shortcutOf } from '@/components/control/parts/keys/key-table';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { RefusalLine } from '@/components/ui/refusal-line';
import type { DieDue } from '@/lib/adjudication/dice-due';
import type { Face } from '@/lib/adjudication/types';

interface DiceBoxProps {
  /** The dice typed so far, each with what it was for. */
  typed: readonly { face: Face; forWhat: string }[];
  /** The purpose of the next die, in words; null: none is due. */
  due: (DieDue & { words: string }) | null;
  /** The fault to put right before it can be resolved; null: none. */
  why: string | null;
  /** Nothing is ever rolled in this kind of case, or in this hour. */
  isDiceless: boolean;
  isBusy: boolean;
  /** Why the last try was refused. */
  error: string | null;
  onFaces: (faces: Face[]) => void;
  /** By the dice typed, or the server's where there are none. */
  onResolve: () => void;
}

/** The dice of a case: the server's, or the umpire's own, asked for one by one as the case needs them. */
export function DiceBox({ typed, due, why, isDiceless, isBusy, error, onFaces, onResolve }: DiceBoxProps) {
  const box = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isTyping = useRef(false);
  const [bad, setBad] = useState('');
  useKeys({ ownDice: () => field.current?.focus() });
  const faces = typed.map(({ face }) => face);
  const isPart = typed.length > 0 && due !== null;
  const write = (text: string) => {
    const sign = text.trim().slice(-1);
    if (sign === '') return setBad('');
    if (!/^[1-6]$/.test(sign)) return setBad(sign);
    setBad('');
    isTyping.current = true;
    onFaces([...faces, Number(sign) as Face]);
  };
  // The hand stays where it is from die to die, and comes to the act when all have fallen.
  useLayoutEffect(() => {
    if (!isTyping.current) return;
    isTyping.current = false;
    (field.current ?? box.current?.querySelector<HTMLElement>('[type="submit"]'))?.focus();
  });
  return (
    <form
      ref={box}
      aria-label="Dice"
      className="shrink-0 border-t border-rule-2 bg-paper px-4 py-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPart) onResolve();
      }}
    >
      {typed.length > 0 && (
        <ol aria-label="Dice typed" className="mb-2 flex flex-wrap gap-x-3 gap-y-1 detail">
          {typed.map(({ face, forWhat }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is known by its place
            <li key={i} className="flex items-baseline gap-1.5">
              {forWhat} <b className="rounded-2 border-[1.5px] border-mine bg-sheet px-2 text-ink">{face}</b>
            </li>
          ))}
        </ol>
      )}
      <p role="status" className="mb-2 text-ink-2">
        {why ?? sayingOf(isDiceless, typed.length, due)}
      </p>
      <div className="flex items-end gap-2">
        {due && !why && (
          <TextField
            frame="min-w-0 flex-1"
            label={`Own die ${due.number}: ${due.words}`}
            ref={field}
            value={bad}
            inputMode="numeric"
            aria-keyshortcuts={shortcutOf('ownDice')}
            error={bad === '' ? null : 'A die shows 1 to 6.'}
            onChange={(event) => write(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Backspace' || bad !== '') return;
              event.preventDefault();
              onFaces(faces.slice(0, -1));
            }}
          />
        )}
        {typed.length > 0 && <Button onClick={() => onFaces(faces.slice(0, -1))}>Last die off</Button>}
        <Button
          kind="act"
          type="submit"
          className={due && !why ? '' : 'flex-1'}
          aria-keyshortcuts={shortcutOf('send')}
          isBusy={isBusy}
          disabled={isPart || bad !== ''}
        >
          {isDiceless ? 'Keep this finding' : 'Resolve'}
          {!isDiceless && (
            <span className="font-normal" aria-hidden>
              {typed.length > 0 ? 'with your dice' : due ? 'with the server’s dice' : ''}
            </span>
          )}
        </Button>
      </div>
      <RefusalLine className="mt-1.5">{error}</RefusalLine>
    </form>
  );
}

function sayingOf(isDiceless: boolean, typed: number, due: DieDue | null): string {
  if (isDiceless) return 'No die is rolled: the result is above.';
  if (!due) return typed > 0 ? 'All dice are typed: they count.' : 'No die is due.';
  return typed > 0
    ? 'The next of your dice is due.'
    : `Type your own dice${keysSaid(['ownDice'], (key) => ` (${key})`)}, or let the server roll.`;
}
