'use client';

import { ActForm } from '@/components/control/parts/form/act-form';
import { gridReference } from '@/components/map/core/grid-reference';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { text } from '@/components/ui/form/field-makers';
import { useForm } from '@/components/ui/form/use-form';
import type { MasterCounter } from '@/lib/desks/control/movement/map';
import { type Place, placeOf } from '@/lib/geometry';
import { legWords, stopOf } from './move-draft';
import type { Moves } from './use-moves';

interface Props {
  counter: MasterCounter;
  moving: Moves;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Moves it there. */
  onMove: (to: Place) => void;
}

/** Moves a unit to an exact place: six figures, or km east and north with a point (G). */
export function MoveToPlace({ counter, moving, isOpen, onOpen, onMove }: Props) {
  const here = { x: counter.x!, y: counter.y! };
  const form = useForm({ begin: { place: '' }, send: () => send(onMove) });
  const typed = form.values.place;
  const place = placeOf(typed, here);
  const leg = place && moving.measure(counter, place);
  const stop = leg ? stopOf(leg) : null;
  const send = (move: (to: Place) => void) => {
    if (!place) return;
    onOpen(false);
    form.reset();
    move(place);
  };
  return (
    <Dialog title={`Move ${counter.name} to`} isOpen={isOpen} onOpen={onOpen}>
      <ActForm
        form={form}
        does="Move"
        leaves="Leave it"
        isPlain={stop !== null}
        isWhole={place !== null}
        fields={[
          text('place', 'Grid reference, or km east and north', {
            placeholder: '746 779 or 74.63 77.95',
            className: 'font-mono',
            hint: `It stands at ${gridReference(here)}, km ${here.x.toFixed(2)} ${here.y.toFixed(2)}.`,
          }),
        ]}
        beside={
          stop && (
            <Button
              kind="act"
              onClick={() => send((to) => moving.drawTo(counter.id, to, 'pointer') && moving.stopThere())}
            >
              Stop there ({gridReference(stop)})
            </Button>
          )
        }
      >
        <p aria-live="polite" className={`min-h-5 ${leg && leg.advice.length > 0 ? 'text-waiting' : 'text-ink-2'}`}>
          {leg ? legWords(leg) : typed.trim() !== '' ? 'Six figures, or two numbers with a point.' : ''}
        </p>
      </ActForm>
    </Dialog>
  );
}
