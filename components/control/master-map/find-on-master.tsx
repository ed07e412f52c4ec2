'use client';

import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { gridReference, placeOf } from '@/components/map/grid-reference';
import type { Place } from '@/components/map/sheet';
import { Kbd } from '@/components/ui/kbd';
import { type Choice, matching } from '@/components/ui/matching';
import type { MapSheet } from '@/lib/scenario/types';
import type { MasterCounter } from '@/lib/turn/control-desk/map';
import { useKeys } from '../shell/use-keys';

interface Found extends Choice {
  place: Place;
  unitId?: string;
}

interface Props {
  sheet: MapSheet;
  counters: readonly MasterCounter[];
  /** The middle of what is looked at, to which six figures are read. */
  near: Place;
  onUnit: (unitId: string) => void;
  onPlace: (place: Place, name: string) => void;
}

const mostShown = 9;

/** Finds a unit, a place or a grid reference by typing (/). */
export function FindBox({ sheet, counters, near, onUnit, onPlace }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const [typed, setTyped] = useState('');
  const [lit, setLit] = useState(0);
  useKeys({ '/': () => input.current?.focus() });

  const choices = useMemo<Found[]>(() => {
    const units = counters
      .filter(({ isOnMap, x, y }) => isOnMap && x !== null && y !== null)
      .map(({ id, name, teamName, x, y }) => ({
        id,
        label: name,
        hint: teamName,
        place: { x: x!, y: y! },
        unitId: id,
      }));
    const places = sheet.features
      .filter(({ layer, point }) => point && (layer === 'town' || layer === 'crossing'))
      .map(({ name, layer, tier = 0, point }, i) => ({
        id: `place ${i}`,
        label: name,
        hint: layer === 'town' ? 'town' : 'crossing',
        place: { x: point![0], y: point![1] },
        tier,
      }))
      .sort((a, b) => a.tier - b.tier);
    return [...units, ...places];
  }, [sheet, counters]);

  const figures = placeOf(typed, near);
  const found: Found[] =
    typed.trim() === ''
      ? []
      : figures
        ? [{ id: 'grid', label: gridReference(figures), hint: 'grid reference', place: figures }]
        : matching(choices, typed).slice(0, mostShown);

  const take = (one: Found | undefined) => {
    if (!one) return;
    setTyped('');
    setLit(0);
    input.current?.blur();
    if (one.unitId) onUnit(one.unitId);
    else onPlace(one.place, one.label);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const by = event.key === 'ArrowDown' ? 1 : found.length - 1;
      setLit((at) => (found.length === 0 ? 0 : (at + by) % found.length));
    } else if (event.key === 'Enter') take(found[lit]);
    else if (event.key === 'Escape') {
      setTyped('');
      input.current?.blur();
    } else return;
    event.preventDefault();
  };

  return (
    <search className="absolute top-3.5 left-4 z-10 w-[250px]">
      <div className="flex h-[34px] items-center gap-2 rounded-2 border border-rule-2 bg-sheet px-2.5 focus-within:border-mine">
        <input
          ref={input}
          role="combobox"
          aria-label="Find unit, place or grid reference"
          aria-expanded={found.length > 0}
          aria-controls={list}
          aria-activedescendant={found[lit] ? `${list}-${lit}` : undefined}
          aria-autocomplete="list"
          aria-keyshortcuts="/"
          autoComplete="off"
          placeholder="Find unit, place or grid"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setLit(0);
          }}
          onKeyDown={keys}
          className="min-w-0 flex-1 bg-transparent outline-none"
        />
        <Kbd>/</Kbd>
      </div>
      <div
        id={list}
        role="listbox"
        aria-label="Found"
        hidden={found.length === 0}
        className="mt-1 overflow-hidden rounded-2 border border-rule-2 bg-sheet py-1 shadow-2"
      >
        {found.map((one, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input above takes the keys
          <div
            key={one.id}
            id={`${list}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === lit}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(one)}
            className={`flex cursor-pointer items-baseline gap-3 px-2.5 py-1 ${at === lit ? 'bg-mine-soft' : ''}`}
          >
            <span className="truncate font-medium">{one.label}</span>
            <span className="ml-auto shrink-0 text-small text-ink-3">{one.hint}</span>
          </div>
        ))}
      </div>
    </search>
  );
}
