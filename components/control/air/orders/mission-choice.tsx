'use client';

import { useId } from 'react';
import type { AirMission } from '@/lib/words';
import { missions, missionWords } from '../air-words';

/** What is to be flown: one of seven, a digit each. */
export function MissionChoice({ value, onPick }: { value: AirMission; onPick: (mission: AirMission) => void }) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">Mission</legend>
      <div className="flex flex-wrap gap-1">
        {missions.map((mission, i) => (
          <label
            key={mission}
            className={`rounded-2 border ${
              mission === value ? 'border-ink bg-invert text-on-invert' : 'border-rule-2 bg-sheet text-ink-2'
            }`}
          >
            <input
              type="radio"
              name={name}
              className="peer sr-only"
              checked={mission === value}
              onChange={() => onPick(mission)}
            />
            <span className="flex min-h-handle-small items-center gap-1 rounded-2 px-2 font-cond text-console font-medium peer-focus-visible:outline-2 peer-focus-visible:outline-mine">
              <span aria-hidden className="font-mono text-mark opacity-70">
                {i + 1}
              </span>
              {missionWords[mission]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
