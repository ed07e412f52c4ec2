'use client';

import { useState } from 'react';
import { ActForm } from '@/components/control/parts/form/act-form';
import { useActForm } from '@/components/control/parts/form/use-act-form';
import { armChoices, classChoices, flagWords, moverChoices } from '@/components/control/parts/unit-words';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { beside, choice, named, several, text } from '@/components/ui/form/field-makers';
import type { Arrivals } from '@/lib/desks/control/arrivals/arrivals';
import { placeOf } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';
import type { RaisedUnit } from '@/lib/turn/arrivals/raise-unit';
import { carriages, unitFlags } from '@/lib/words';
import { typedPlace } from './arrival-words';

const flakChoices = [
  { id: '', label: 'none' },
  { id: 'light', label: 'Light' },
  { id: 'heavy', label: 'Heavy' },
  { id: 'heavy light', label: 'Heavy and light' },
];
const flagChoices = unitFlags.map((id) => ({ id, label: flagWords[id] }));
const asChoices = (words: readonly string[]) => words.map((id) => ({ id, label: id }));

const blank = {
  name: '',
  shortName: '',
  formation: '',
  arm: 'infantry',
  mover: 'foot',
  carriage: 'foot',
  nation: '',
  profile: '',
  sizePoints: '',
  profileKey: '',
  artilleryClass: '',
  flak: '',
  flags: [] as string[],
  at: '',
  entry: '',
  reason: '',
};
type Written = typeof blank & { teamId: string };

/** Raises a unit that the order of battle does not have, on the map or in the off-map box. */
export function RaiseUnit({ desk, mapData }: { desk: Arrivals; mapData: MapData | null }) {
  const [isOpen, setOpen] = useState(false);
  const begin: Written = { ...blank, teamId: desk.teams[0]?.id ?? '' };
  /** The consequences of the written values: the side of the team, and the choices of that side. */
  const meant = (values: Written) => {
    const side = desk.teams.find(({ id }) => id === values.teamId)?.side ?? 'allied';
    const entries = desk.entries.filter((entry) => entry.side === side);
    const entry = entries.find(({ name }) => name === values.entry) ?? entries[0];
    const nations = desk.nations.filter((one) => one.sides.includes(side));
    const nation = nations.some(({ key }) => key === values.nation) ? values.nation : (nations[0]?.key ?? '');
    const near = entry?.place ?? { x: 50, y: 50 };
    const typed = values.at.trim();
    const place = typed && (mapData ? typedPlace(typed, near, mapData.features)?.place : placeOf(typed, near));
    return {
      side,
      entries,
      nations,
      nation,
      entry: entry?.name ?? '',
      place: place || null,
      isAstray: typed !== '' && !place,
    };
  };
  const form = useActForm({
    verb: 'raise-unit',
    begin,
    wrong: (values) => (meant(values).isAstray ? { field: 'at', message: 'No such place is known.' } : null),
    input: (values) => {
      const { at: _, artilleryClass, flak, sizePoints, ...words } = values;
      const { nation, entry, place } = meant(values);
      // The lists it is chosen from are the server's own; the server reads every word against them.
      return {
        ...words,
        nation,
        entry,
        at: place,
        sizePoints: sizePoints.trim() === '' ? Number.NaN : Number(sizePoints),
        artilleryClass: artilleryClass || null,
        flakWeights: flak.split(' ').filter(Boolean),
      } as RaisedUnit;
    },
    onDone: (_, { teamId }) => {
      form.reset({ ...blank, teamId });
      setOpen(false);
    },
  });
  const { side, entries, nations, nation, entry } = meant(form.values);
  const kinds = desk.profiles.filter(
    ({ notation, sizePoints }) => notation === form.values.profile.trim() && `${sizePoints}` === form.values.sizePoints,
  );
  const kind = kinds.find(({ key }) => key === form.values.profileKey) ?? kinds[0];
  const shown = { ...form.values, nation, entry, profileKey: kind?.key ?? '' };
  const kindChoices = [
    { id: '', label: 'other' },
    ...desk.profiles.map(({ key, describes }) => ({ id: key, label: describes })),
  ];
  return (
    <Dialog
      title="Add a new unit"
      isWide
      isOpen={isOpen}
      onOpen={setOpen}
      trigger={<Button size="small">Add a new unit…</Button>}
    >
      <ActForm
        form={{
          ...form,
          values: shown,
          write: (at, value) => {
            form.write(at, value);
            if (at[0] !== 'profileKey') return;
            const { notation = '', sizePoints = '' } = desk.profiles.find(({ key }) => key === value) ?? {};
            form.write(['profile'], notation);
            form.write(['sizePoints'], `${sizePoints}`);
          },
        }}
        does="Add the unit"
        leaves="Leave it"
        fields={[
          beside(
            'grid grid-cols-2 gap-3 sm:grid-cols-4',
            text('name', 'Name', { maxLength: 80, width: 'col-span-2' }),
            text('shortName', 'On the counter', { hint: '12 letters at most' }),
            choice('teamId', 'Team', named(desk.teams)),
            text('formation', 'Formation', { list: 'formations-known', width: 'col-span-2' }),
            choice(
              'nation',
              'Nation',
              nations.map(({ key, name }) => ({ id: key, label: name })),
            ),
            choice('arm', 'Arm', armChoices),
            choice('mover', 'Moves as', moverChoices),
            choice('carriage', 'Carriage', asChoices(carriages)),
            choice('profileKey', 'Kind of unit', kindChoices, { width: 'col-span-2' }),
            text('profile', 'Status profile', { placeholder: '5-3-2-1-0', className: 'font-mono' }),
            text('sizePoints', 'Size points', { type: 'number', min: 0 }),
            choice('artilleryClass', 'Guns', [{ id: '', label: 'none' }, ...classChoices]),
            choice('flak', 'Flak', flakChoices, { refusedAs: 'flakWeights' }),
            {
              look: 'col-span-2',
              fields: [several('flags', 'Special features', flagChoices, { width: 'flex flex-wrap gap-x-4' })],
            },
            text('at', 'Place on the map', {
              placeholder: '123 456 or a town',
              width: 'col-span-2',
              hint: 'Empty: it goes into the off-map box.',
            }),
            choice(
              'entry',
              'Entry place, out of the box',
              entries.map(({ name }) => ({ id: name, label: name })),
              {
                width: 'col-span-2',
              },
            ),
            text('reason', 'Reason, kept in the ledger', { width: 'col-span-2 sm:col-span-4' }),
          ),
        ]}
      >
        <datalist id="formations-known">
          {desk.formations
            .filter((one) => one.side === side)
            .map(({ name }) => (
              <option key={name} value={name} />
            ))}
        </datalist>
        <p className="aside">The team is told, as for any arrival.</p>
      </ActForm>
    </Dialog>
  );
}
