'use client';

import { useId } from 'react';
import type { Choice } from '@/components/ui/matching';
import { popupLook } from '@/components/ui/popup-look';

interface NameCellProps {
  label: string;
  /** Names picked already, and free words beside them. */
  picked: string[];
  isHere: boolean;
  typed: string;
  names: Choice[];
  lit: number;
  onType: (text: string) => void;
  onPick: (place: number) => void;
}

/** A cell in which units are named by a few letters; the lit name is the one Enter, Tab or a comma takes. */
export function NameCell({ label, picked, isHere, typed, names, lit, onType, onPick }: NameCellProps) {
  const id = useId();
  const isShown = isHere && typed.trim() !== '';
  return (
    <div className="relative">
      {picked.length > 0 && <p className="px-1.5 leading-tight font-semibold">{picked.join(', ')}</p>}
      <input
        type="text"
        maxLength={120}
        role="combobox"
        aria-label={picked.length > 0 ? `${label}: ${picked.join(', ')}` : label}
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && names.length > 0 ? `${id}-${lit}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={isHere ? typed : ''}
        onChange={(event) => onType(event.target.value)}
        className="block min-h-press w-full rounded-1 bg-transparent px-1.5 -outline-offset-2 focus:bg-mine-soft"
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        hidden={!isShown}
        className={`${popupLook} absolute top-full left-0 z-20 max-h-56 min-w-52`}
      >
        {names.slice(0, 8).map((name, place) => (
          <div
            tabIndex={-1}
            key={name.id}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === lit}
            onMouseDown={(event) => {
              event.preventDefault();
              onPick(place);
            }}
            className={`flex cursor-default gap-3 px-3 py-1 ${place === lit ? 'bg-mine-soft' : ''}`}
          >
            <span className="font-medium whitespace-nowrap">{name.label}</span>
            {name.hint && <span className="ml-auto truncate aside">{name.hint}</span>}
          </div>
        ))}
        {names.length === 0 && <p className="px-3 py-1 text-ink-3">No unit of that name</p>}
      </div>
    </div>
  );
}
