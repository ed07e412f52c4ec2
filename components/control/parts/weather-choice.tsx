'use client';

import { useState } from 'react';
import { RadioStrip } from '@/components/ui/radio-strip';
import type { ControlRole, Weather } from '@/lib/words';
import { RuleReference } from './rule-reference';
import { useMutation } from './use-mutation';

const weathers = [
  { id: 'fair', label: 'Fair' },
  { id: 'bad', label: 'Bad', look: 'bg-waiting-soft text-waiting' },
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
  const [asked, setAsked] = useState(weather);
  const shown = isBusy ? asked : weather;
  const maySet = roles.includes('gameControl') || roles.includes('airControl');
  return (
    <div className="flex items-center gap-2">
      <span aria-hidden className="cap">
        Weather
      </span>
      <RadioStrip
        label={`Weather of turn ${turn}`}
        choices={weathers}
        value={shown}
        isDisabled={!maySet || isBusy}
        onPick={(id) => {
          setAsked(id);
          act('set-weather', { turn, weather: id });
        }}
      />
      <RuleReference rule="OC-113" className="font-cond text-small text-ink-3" />
    </div>
  );
}
