'use client';

import { counterOf, isCounter } from '@/companions/farthest-bridge/rules/counters';
import { areaWords } from '@/companions/farthest-bridge/rules/schedule';
import type { FormProps } from './draft-form-props';
import type { DraftOf } from './drafts';
import { sideNames } from './farthest-bridge-words';
import { HexField } from './hex-field';

/** A side's secret set-up (§18.1). It begins empty however often it is opened: nobody reads here what was written before. */
export function SecretSetUpForm({ draft, set, wrongAt }: FormProps<DraftOf<'write'>>) {
  const names = Object.keys(draft.places);
  const isOfOne = names.some((name) => wrongAt(`places.${name}`) !== null);
  return (
    <>
      <p className="rounded-2 bg-secret-soft px-2 py-1.5 text-secret">
        For the {sideNames[draft.side]} player’s eyes. What is written is hidden until both have written.
      </p>
      {Object.entries(draft.places).map(([name, hex]) => (
        <HexField
          key={name}
          label={placeLabel(name)}
          value={hex}
          hint={placeHint(name)}
          onFocus={() => draft.at !== name && set({ ...draft, at: name })}
          onWrite={(written) => set({ ...draft, at: name, places: { ...draft.places, [name]: written } })}
          error={wrongAt(`places.${name}`)}
        />
      ))}
      {!isOfOne && wrongAt('places') && (
        <p role="alert" className="text-console font-medium text-overdue">
          {wrongAt('places')}
        </p>
      )}
    </>
  );
}

const placeLabel = (name: string) => (isCounter(name) ? counterOf(name).name : `Drop zone of the ${name}`);

function placeHint(name: string): string | undefined {
  if (!isCounter(name)) return undefined;
  const { entry } = counterOf(name);
  if (entry.kind !== 'setUp') return undefined;
  return entry.free ? `Anywhere ${areaWords[entry.free]}.` : `In ${entry.hex}.`;
}
