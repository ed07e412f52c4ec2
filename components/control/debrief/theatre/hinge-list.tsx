'use client';

import { FieldWord } from '@/components/control/parts/field-word';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import type { Hinge } from '@/lib/advice/debrief/hinges';
import { type Length, lengths } from './use-director';

interface Props {
  hinges: readonly Hinge[];
  /** The one that is shown; null: none. */
  shown: number | null;
  onShow: (place: number) => void;
  isDirected: boolean;
  onDirect: () => void;
  length: Length;
  onLength: (length: Length) => void;
}

/** The moments that turned the day, in the order of the day, those flagged first; and the director who plays them. */
export function HingeList({ hinges, shown, onShow, isDirected, onDirect, length, onLength }: Props) {
  if (hinges.length === 0) return null;
  return (
    <section aria-label="The hinges of the day" className="border-b border-rule py-3">
      <h2 className="cap">
        <FieldWord of="hinge">The hinges of the day</FieldWord>
      </h2>
      <ol>
        {hinges.map(({ kind, moment, turn, sentence }, place) => (
          <li key={`${kind} ${moment}`}>
            <button
              type="button"
              aria-current={place === shown || undefined}
              onClick={() => onShow(place)}
              className="flex w-full gap-2 py-1 text-left hover:underline aria-[current=true]:font-semibold"
            >
              <span className="w-5 shrink-0 text-right font-mono text-ink-3">{place + 1}</span>
              <span>
                {kind === 'flag' && <b>Flagged: </b>}
                {sentence} <span className="aside">Turn {turn}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      <div className="mt-2 flex flex-wrap items-end gap-2">
        <Button size="small" kind={isDirected ? 'act' : 'plain'} aria-pressed={isDirected} onClick={onDirect}>
          {isDirected ? 'Stop' : 'Play them'}
        </Button>
        <span className="w-40">
          <Select label="How long that takes" isLabelHidden choices={lengths} value={length} onPick={onLength} />
        </span>
      </div>
    </section>
  );
}
