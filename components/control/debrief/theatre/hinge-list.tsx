'use client';

import { FieldWord } from '@/components/control/parts/field-word';
import { LineForm } from '@/components/control/parts/form/line-form';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import type { Hinge } from '@/lib/advice/debrief/hinges';
import { movedUp, nameOf } from './arranged-hinges';
import type { Reel } from './reel';
import { useArranged } from './use-arranged';
import { lengths } from './use-director';
import type { Playback } from './use-playback';

interface Props {
  reel: Reel;
  playback: Playback;
  seatId: string;
  /** The thing in hand; a hinge that is added is about it. */
  about: string | null;
}

/** The moments that turned the day, as Game Control has arranged them, and the director who plays them. */
export function HingeList({ reel, playback, seatId, about }: Props) {
  const { at, directed, turnDirected, length, setLength, showHinge } = playback;
  const { hinges } = reel.film;
  const [arrangement, arrange] = useArranged(seatId);
  const isDirected = directed !== null;
  const add = (sentence: string) => {
    const { turn } = reel.moment(at);
    const hinge: Hinge = { kind: 'flag', moment: at, turn, sentence, about };
    arrange({ ...arrangement, added: [...arrangement.added.filter((one) => nameOf(one) !== nameOf(hinge)), hinge] });
  };
  return (
    <section aria-label="The hinges of the day" className="border-b border-rule py-3">
      <h2 className="cap">
        <FieldWord of="hinge">The hinges of the day</FieldWord>
      </h2>
      <ol>
        {hinges.map((hinge, place) => (
          <li key={nameOf(hinge)} className="flex items-start gap-1">
            <button
              type="button"
              aria-current={place === directed || undefined}
              onClick={() => showHinge(place)}
              className="flex min-w-0 flex-1 gap-2 py-1 text-left hover:underline aria-[current=true]:font-semibold"
            >
              <span className="w-5 shrink-0 text-right font-mono text-ink-3">{place + 1}</span>
              <span>
                {hinge.kind === 'flag' && <b>Flagged: </b>}
                {hinge.sentence} <span className="aside">Turn {hinge.turn}</span>
              </span>
            </button>
            <Button
              size="small"
              kind="quiet"
              aria-label={`Move hinge ${place + 1} up`}
              disabled={place === 0}
              onClick={() => arrange(movedUp(hinges, place, arrangement))}
            >
              ↑
            </Button>
            <Button
              size="small"
              kind="quiet"
              aria-label={`Leave out hinge ${place + 1}`}
              onClick={() => arrange({ ...arrangement, dropped: [...arrangement.dropped, nameOf(hinge)] })}
            >
              ×
            </Button>
          </li>
        ))}
      </ol>
      <LineForm
        key={at}
        label="This moment as a hinge, in a sentence"
        does="Add it"
        maxLength={160}
        act={async (sentence) => {
          add(sentence);
          return { ok: true, value: undefined };
        }}
      />
      {arrangement.dropped.length > 0 && (
        <Button size="small" kind="quiet" onClick={() => arrange({ ...arrangement, dropped: [] })}>
          Show those left out again
        </Button>
      )}
      {hinges.length > 0 && (
        <div className="mt-2 flex flex-wrap items-end gap-2">
          <Button size="small" kind={isDirected ? 'act' : 'plain'} aria-pressed={isDirected} onClick={turnDirected}>
            {isDirected ? 'Stop' : 'Play them'}
          </Button>
          <span className="w-40">
            <Select label="How long that takes" isLabelHidden choices={lengths} value={length} onPick={setLength} />
          </span>
        </div>
      )}
    </section>
  );
}
