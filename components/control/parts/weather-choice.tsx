'use client';

import { useState } from 'react';
import { RadioStrip } from '@/components/ui/radio-strip';
import type { ControlRole, Weather } from '@/lib/words';
import { useMutation } from './use-mutation';

const weathers = [
  { id: 'fair', label: 'Fair' },
  { id: 'bad', label: 'Bad' },
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
  if (!maySet) return <p className="detail">{weather === 'bad' ? 'Bad' : 'Fair'} weather</p>;
  return (
    <div className="flex items-center gap-2">
      <span aria-hidden title="In bad weather no close air support flies by day (OC-113)" className="detail">
        Weather
      </span>
      <RadioStrip
        label={`Weather of turn ${turn}`}
        choices={weathers}
        value={shown}
        isDisabled={isBusy}
        onPick={(id) => {
          setAsked(id);
          act('set-weather', { turn, weather: id });
        }}
      />
    </div>
  );
}
