'use client';

import { useId, useState } from 'react';
import type { ControlRole, Weather } from '@/lib/words';
import { RuleReference } from './rule-reference';
import { useMutation } from './use-mutation';

const weathers = [
  { id: 'fair', word: 'Fair' },
  { id: 'bad', word: 'Bad' },
] as const;

/** The weather of the turn, set by game and air control; others read it. */
export function WeatherChoice({
  turn,
  weather,
  roles,
}: {
  turn: number;
  weather: Weather;
  roles: readonly ControlRole[];
}) {
  const { isBusy, act } = useMutation();
  const name = useId();
  const [asked, setAsked] = useState(weather);
  const shown = isBusy ? asked : weather;
  const maySet = roles.includes('gameControl') || roles.includes('airControl');
  return (
    <fieldset className="flex items-center gap-2" disabled={!maySet || isBusy}>
      <legend className="sr-only">Weather of turn {turn}</legend>
      <span aria-hidden className="cap">
        Weather
      </span>
      <span className="flex overflow-hidden rounded-2 border border-edge">
        {weathers.map(({ id, word }) => (
          <label
            key={id}
            className={`border-l border-rule first:border-l-0 ${
              id !== shown
                ? 'bg-sheet text-ink-2'
                : id === 'bad'
                  ? 'bg-waiting-soft text-waiting'
                  : 'bg-invert text-on-invert'
            } ${maySet ? '' : 'opacity-70'}`}
          >
            <input
              type="radio"
              name={name}
              className="peer sr-only"
              checked={id === shown}
              onChange={() => {
                setAsked(id);
                act('set-weather', { turn, weather: id });
              }}
            />
            <span className="flex min-h-handle-small items-center px-2.5 font-cond text-console font-medium peer-focus-visible:outline-2 peer-focus-visible:-outline-offset-2 peer-focus-visible:outline-mine">
              {word}
            </span>
          </label>
        ))}
      </span>
      <RuleReference rule="OC-113" className="font-cond text-small text-ink-3" />
    </fieldset>
  );
}
