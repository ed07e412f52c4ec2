'use client';

import { useRef, useState } from 'react';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';

interface ResolveBoxProps {
  /** Why it cannot be resolved yet; null: it can. */
  why: string | null;
  /** Faces on which a retreat die is due as well. */
  retreatDieDueOn: readonly number[];
  isBusy: boolean;
  /** Why the last try was refused. */
  error: string | null;
  /** null: the server rolls. */
  onResolve: (faces: number[] | null) => void;
}

const faceIn = (typed: string): number | null => (/^[1-6]$/.test(typed.trim()) ? Number(typed) : null);

/** The die: the server's, or the umpire's own typed in, with the retreat die beside it when that face makes units retire. */
export function ResolveBox({ why, retreatDieDueOn, isBusy, error, onResolve }: ResolveBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const retreatField = useRef<HTMLInputElement>(null);
  useKeys({ d: () => field.current?.focus() });
  const [own, setOwn] = useState('');
  const [retreat, setRetreat] = useState('');
  const face = faceIn(own);
  const isDue = face !== null && retreatDieDueOn.includes(face);
  const isBad = own.trim() !== '' && face === null;
  const isShort = isDue && faceIn(retreat) === null;
  const resolve = () => {
    if (why || isBad) return;
    if (isShort) return retreatField.current?.focus();
    onResolve(face === null ? null : isDue ? [face, faceIn(retreat)!] : [face]);
  };
  return (
    <form
      aria-label="Die"
      className="border-t border-rule-2 bg-paper px-4 py-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        resolve();
      }}
    >
      <p className="mb-2 text-ink-2">
        {why ??
          (face === null
            ? 'D, then your own die and ↵; or ↵ at once, and the server rolls.'
            : isDue
              ? `On a ${face} units retire by a die: type the retreat die as well.`
              : `Your ${face} decides. No retreat die is due on it.`)}
      </p>
      <div className="flex items-end gap-2">
        <div className="w-24">
          <TextField
            label="Own die"
            ref={field}
            type="number"
            min={1}
            max={6}
            value={own}
            disabled={why !== null}
            aria-keyshortcuts="D"
            onChange={(event) => setOwn(event.target.value)}
          />
        </div>
        {isDue && (
          <div className="w-28">
            <TextField
              label="Own retreat die"
              ref={retreatField}
              type="number"
              min={1}
              max={6}
              value={retreat}
              onChange={(event) => setRetreat(event.target.value)}
            />
          </div>
        )}
        <Button kind="act" type="submit" className="flex-1" isBusy={isBusy} disabled={why !== null || isBad}>
          Resolve
          <span className="font-normal" aria-hidden>
            {face === null ? 'with the server’s die' : `with your ${face}`}
          </span>
        </Button>
      </div>
      {(isBad || error) && (
        <p role="alert" className="mt-1.5 font-medium text-overdue">
          {isBad ? 'A die shows 1 to 6.' : error}
        </p>
      )}
    </form>
  );
}
