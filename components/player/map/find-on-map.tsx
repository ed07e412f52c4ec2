'use client';

import { type KeyboardEvent, type RefObject, useId, useMemo, useState } from 'react';
import { gridReference, placeOf } from '@/components/map/grid-reference';
import type { MapSheet, Place } from '@/components/map/sheet';
import type { SideMap } from '@/components/map/side-map/side-map';
import { type Choice, matching } from '@/components/ui/matching';

interface Found extends Choice {
  place: Place;
  /** What lies on the map under this id. */
  thing?: string;
}

interface Props {
  sheet: MapSheet;
  /** The map as it is shown. */
  map: SideMap;
  /** The middle of what is looked at, to which six figures are read. */
  near: () => Place;
  input: RefObject<HTMLInputElement | null>;
  onFound: (place: Place, thing: string | null) => void;
}

const mostShown = 7;

/** Finds what lies on this map, a printed name or a grid reference by typing (/). It knows nothing that the map does not show. */
export function FindBox({ sheet, map, near, input, onFound }: Props) {
  const list = useId();
  const [typed, setTyped] = useState('');
  const [lit, setLit] = useState(0);
  const choices = useMemo(() => choicesOf(sheet, map), [sheet, map]);
  const figures = typed.trim() === '' ? null : placeOf(typed, near());
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
    onFound(one.place, one.thing ?? null);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setLit((at) => (at + 1) % Math.max(1, found.length));
    else if (event.key === 'ArrowUp') setLit((at) => (at + found.length - 1) % Math.max(1, found.length));
    else if (event.key === 'Enter') take(found[lit]);
    else if (event.key === 'Escape') {
      setTyped('');
      input.current?.blur();
    } else return;
    event.preventDefault();
  };

  return (
    <search className="absolute top-2.5 left-2.5 z-10 w-[min(190px,calc(100%-70px))]">
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
        placeholder="Find on the map"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setLit(0);
        }}
        onKeyDown={keys}
        className="min-h-handle-small w-full rounded-2 border border-rule-2 bg-sheet/90 px-2.5 text-note placeholder:text-ink-3 focus:border-mine"
      />
      <div
        id={list}
        role="listbox"
        aria-label="Found"
        hidden={found.length === 0}
        className="mt-1 overflow-hidden rounded-2 border border-rule-2 bg-sheet py-1 text-note shadow-2"
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
            className={`flex min-h-handle-small cursor-pointer items-center gap-3 px-2.5 ${at === lit ? 'bg-mine-soft' : ''}`}
          >
            <span className="truncate font-medium">{one.label}</span>
            <span className="ml-auto shrink-0 text-small text-ink-3">{one.hint}</span>
          </div>
        ))}
      </div>
    </search>
  );
}

function choicesOf(sheet: MapSheet, { counters, friends, contacts, marks }: SideMap): Found[] {
  const own = counters.flatMap(({ id, name, x, y, isLost }) =>
    x === null || y === null || isLost ? [] : [{ id, label: name, hint: 'own', place: { x, y }, thing: id }],
  );
  const told = friends.map(({ id, name, x, y }) => ({ id, label: name, hint: 'friend', place: { x, y }, thing: id }));
  const enemy = contacts.map(({ id, label, x, y }) => ({ id, label, hint: 'enemy', place: { x, y }, thing: id }));
  const drawn = marks
    .filter(({ text }) => text !== '')
    .map(({ id, text, points }) => {
      const [x, y] = points[0]!;
      return { id, label: text, hint: 'pencil', place: { x, y }, thing: id };
    });
  const printed = sheet.features
    .filter(({ layer, point }) => point && (layer === 'town' || layer === 'crossing'))
    .map(({ name, layer, tier = 0, point }, i) => ({
      ...{ id: `place ${i}`, label: name, hint: layer, tier },
      place: { x: point![0], y: point![1] },
    }))
    .sort((a, b) => a.tier - b.tier);
  return [...own, ...told, ...enemy, ...drawn, ...printed];
}
