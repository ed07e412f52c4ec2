'use client';

import { useState } from 'react';
import { gridReference, placeOf } from '@/components/map/core/grid-reference';
import { TextField } from '@/components/ui/field';
import type { Place } from '@/lib/geometry';
import { squaresWritten, squareWords } from '../air-words';

interface Written<Value> {
  label: string;
  value: Value;
  /** Figures repeat every 100 km: the nearest to this is meant. */
  near: Place;
  error?: string | null;
  hint?: string;
  onWrite: (value: Value) => void;
}

/** A place as six figures or km, or as the map was clicked. Empty: none. */
export function PlaceField({ label, value, near, error, hint, onWrite }: Written<Place | null>) {
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && typed.trim() !== '' && placeOf(typed, near) === null;
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="text"
      placeholder="746 779"
      className="font-mono"
      value={typed ?? (value ? gridReference(value) : '')}
      error={isWrong ? 'Six figures, as on the map’s margin.' : error}
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value);
        onWrite(placeOf(target.value, near));
      }}
    />
  );
}

/** Several written things in one line, parted by commas. */
function ListField<One>({
  words,
  reading,
  ...rest
}: Omit<Written<One[]>, 'near'> & { words: (one: One) => string; reading: (text: string) => One[] | null }) {
  const { label, value, error, hint, onWrite } = rest;
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && reading(typed) === null;
  return (
    <TextField
      label={label}
      hint={hint}
      className="font-mono"
      value={typed ?? value.map(words).join(', ')}
      error={isWrong ? 'Numbers, separated by commas.' : error}
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value);
        const read = reading(target.value);
        if (read) onWrite(read);
      }}
    />
  );
}

type Pair = [number, number];

export const SquaresField = ({ near, ...rest }: Written<Pair[]>) => (
  <ListField {...rest} words={squareWords} reading={(text) => squaresWritten(text, near)} />
);

export const RouteField = ({ near, ...rest }: Written<Pair[]>) => (
  <ListField
    {...rest}
    words={([x, y]) => gridReference({ x, y })}
    reading={(text) => {
      const places = text
        .split(/[,;]+/)
        .filter((part) => part.trim())
        .map((part) => placeOf(part, near));
      return places.every((place) => place !== null) ? places.map(({ x, y }): Pair => [x, y]) : null;
    }}
  />
);
