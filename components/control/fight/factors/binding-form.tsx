'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { writingLook } from '@/components/ui/field';
import type { Factor, FactorKey } from '@/lib/adjudication/factor-list';

/** A ruling on a factor that is to bind all of Control. */
export interface BindInput {
  factor: FactorKey;
  text: string;
  isGranted: boolean;
}

/** A new binding ruling on a factor: which way, and in which case. Enter sends it, Escape leaves it. */
export function BindingForm(props: {
  factor: Factor;
  isGranted: boolean;
  /** The case as it is proposed. */
  words: string;
  onBind: (input: BindInput) => void;
  onLeave: () => void;
}) {
  const { factor, onBind, onLeave } = props;
  const { key, name } = factor;
  const field = useRef<HTMLInputElement>(null);
  const [isGranted, setGranted] = useState(props.isGranted);
  const [text, setText] = useState(props.words);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const send = () => text.trim() && onBind({ factor: key, text: text.trim(), isGranted });
  return (
    <fieldset
      aria-label={`Make binding: ${name}`}
      className="my-1 rounded-2 border border-rule-2 bg-sheet p-2"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return event.stopPropagation();
        if (event.key === 'Enter' && !(event.target instanceof HTMLInputElement)) return event.stopPropagation();
        event.preventDefault();
        event.stopPropagation();
        if (event.key === 'Escape') onLeave();
        else send();
      }}
    >
      <div className="flex flex-wrap items-center gap-2">
        <b className="font-medium">{name}</b>
        {([true, false] as const).map((way) => (
          <button
            key={`${way}`}
            type="button"
            aria-pressed={isGranted === way}
            onClick={() => setGranted(way)}
            className={`cursor-pointer rounded-1 px-1.5 ${isGranted === way ? 'bg-invert text-on-invert' : 'text-ink-2 hover:bg-sunk'}`}
          >
            {way ? 'given' : 'refused'}
          </button>
        ))}
        <span className="text-ink-3">by all of Control in this case:</span>
      </div>
      <div className="mt-1 flex gap-2">
        <input
          ref={field}
          aria-label={`Case in which it binds: ${name}`}
          value={text}
          maxLength={300}
          placeholder="The end of a bridge, held for a day"
          onChange={(event) => setText(event.target.value)}
          className={`${writingLook} min-h-handle-small min-w-0 flex-1`}
        />
        <Button size="small" kind="act" hint="↵" disabled={text.trim() === ''} onClick={send}>
          Make binding
        </Button>
      </div>
    </fieldset>
  );
}
