'use client';

import { clockTime } from '@/components/control/parts/time-words';
import type { Moment } from '@/lib/replay/moments';
import './scrubber.css';

interface Props {
  moments: readonly Moment[];
  at: number;
  onAt: (at: number) => void;
  /** A moment in words, for who hears the page. */
  wordsOf: (at: number) => string;
  /** The moments of what is followed; null: nothing is. */
  among: readonly number[] | null;
}

/** The whole battle as a line to be pulled along: turns and phases as marks on it, flags above. */
export function Scrubber({ moments, at, onAt, wordsOf, among }: Props) {
  const last = Math.max(1, moments.length - 1);
  const share = (place: number) => `${(100 * place) / last}%`;
  const begins = moments.flatMap((moment, i) => {
    const before = moments[i - 1];
    if (!before || before.turn !== moment.turn) return [{ place: i, turn: moment.turn as number | null }];
    return before.phase !== moment.phase ? [{ place: i, turn: null }] : [];
  });
  return (
    <div className="scrubber">
      <div className="flags">
        {moments.map(({ isFlagged, number, words, at: time }, place) =>
          isFlagged ? (
            <button
              key={number}
              type="button"
              style={{ left: share(place) }}
              title={`${clockTime(time)} ${words}`}
              aria-label={`Flagged at ${clockTime(time)}: ${words}`}
              aria-current={place === at || undefined}
              onClick={() => onAt(place)}
            />
          ) : null,
        )}
      </div>
      <input
        type="range"
        aria-label="Moment of the battle"
        aria-valuetext={wordsOf(at)}
        min={0}
        max={last}
        value={at}
        onChange={(event) => onAt(Number(event.target.value))}
      />
      <div aria-hidden className="marks">
        {among?.map((place) => (
          <i key={`of ${place}`} className="followed" style={{ left: share(place) }} />
        ))}
        {begins.map(({ place, turn }) =>
          turn === null ? (
            <i key={place} style={{ left: share(place) }} />
          ) : (
            <b key={place} style={{ left: share(place) }}>
              {turn}
            </b>
          ),
        )}
      </div>
    </div>
  );
}
