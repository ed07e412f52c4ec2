'use client';

import { type FormEvent, useState } from 'react';
import { gridReference, placeOf } from '@/components/map/core/grid-reference';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import type { Leg } from '@/lib/advice/movement/measure-move';
import type { Place } from '@/lib/geometry';
import type { MasterCounter } from '@/lib/turn/control-desk/ground/map';
import { legWords, stopOf } from './move-draft';

interface Props {
  counter: MasterCounter;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  measure: (to: Place) => Leg | null;
  onMove: (to: Place) => void;
  /** Moves that way, and only as far as where it meets the enemy. */
  onStop: (to: Place) => void;
}

/** Moves a unit to an exact place: six figures, or km east and north with a point (G). */
export function MoveToPlace({ counter, isOpen, onOpen, measure, onMove, onStop }: Props) {
  const [typed, setTyped] = useState('');
  const here = { x: counter.x!, y: counter.y! };
  const place = placeOf(typed, here);
  const leg = place && measure(place);
  const stop = leg ? stopOf(leg) : null;
  const send = (move: (to: Place) => void) => {
    if (!place) return;
    onOpen(false);
    setTyped('');
    move(place);
  };
  return (
    <Dialog title={`Move ${counter.name} to`} isOpen={isOpen} onOpen={onOpen}>
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          send(onMove);
        }}
      >
        <TextField
          label="Grid reference, or km east and north"
          hint={`It stands at ${gridReference(here)}, km ${here.x.toFixed(2)} ${here.y.toFixed(2)}.`}
          value={typed}
          placeholder="746 779 or 74.63 77.95"
          className="font-mono"
          onChange={(event) => setTyped(event.target.value)}
        />
        <p
          aria-live="polite"
          className={`mt-3 min-h-5 ${leg && leg.advice.length > 0 ? 'text-waiting' : 'text-ink-2'}`}
        >
          {leg ? legWords(leg) : typed.trim() !== '' ? 'Six figures, or two numbers with a point.' : ''}
        </p>
        <div className="mt-4 flex justify-end gap-2">
          <DialogClose>
            <Button type="button">Leave it</Button>
          </DialogClose>
          {stop && (
            <Button type="button" kind="act" onClick={() => send(onStop)}>
              Stop there ({gridReference(stop)})
            </Button>
          )}
          <Button type="submit" kind={stop ? 'plain' : 'act'} disabled={!place}>
            Move
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
