'use client';

import { type FormEvent, useState } from 'react';
import { armChoices, classChoices, flagWords, moverChoices } from '@/components/control/parts/unit-words';
import { useMutation } from '@/components/control/parts/use-mutation';
import { placeOf } from '@/components/map/core/grid-reference';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog, DialogClose } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { Refusal } from '@/lib/result';
import type { MapSheet } from '@/lib/scenario/types';
import type { RaisedUnit } from '@/lib/turn/arrivals/raise-unit';
import type { Arrivals } from '@/lib/turn/control-desk/ground/arrivals';
import { typedPlace } from './arrival-words';

const carriages = ['foot', 'horse', 'motor', 'mech', 'tank', 'recce', 'towed'] as const;
const nations = { allied: ['UK', 'US', 'POL', 'NL', 'CAN'], german: ['GER'] } as const;
const flakChoices = [
  { id: '', label: 'none' },
  { id: 'light', label: 'Light' },
  { id: 'heavy', label: 'Heavy' },
  { id: 'heavy light', label: 'Heavy and light' },
];
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
  at: '',
  entry: '',
  reason: '',
};

/** Whether a refusal is shown at a field of the form. */
const isAtField = ({ field = '' }: Refusal) =>
  field in blank || ['teamId', 'flakWeights'].includes(field) || field.startsWith('flags');

/** Raises a unit that the order of battle does not have, on the map or in the off-map box. */
export function RaiseUnit({ desk, sheet }: { desk: Arrivals; sheet: MapSheet | null }) {
  const { isBusy, act } = useMutation();
  const [isOpen, setOpen] = useState(false);
  const [form, setForm] = useState({ ...blank, teamId: desk.teams[0]?.id ?? '' });
  const [flags, setFlags] = useState<string[]>([]);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const side = desk.teams.find(({ id }) => id === form.teamId)?.side ?? 'allied';
  const entries = desk.entries.filter((entry) => entry.side === side);
  const entry = entries.find(({ name }) => name === form.entry) ?? entries[0];
  const nation = (nations[side] as readonly string[]).includes(form.nation) ? form.nation : nations[side][0];
  const near = entry?.place ?? { x: 50, y: 50 };
  const typed = form.at.trim();
  const found = typed === '' ? null : sheet ? typedPlace(typed, near, sheet.features)?.place : placeOf(typed, near);
  const isAstray = typed !== '' && !found;
  const tie = (field: keyof typeof form) => ({
    value: form[field],
    error: refusal?.field === field ? refusal.message : null,
  });
  const kinds = desk.profiles.filter(
    ({ notation, sizePoints }) => notation === form.profile.trim() && `${sizePoints}` === form.sizePoints,
  );
  const kind = kinds.find(({ key }) => key === form.profileKey) ?? kinds[0];
  const takeFigures = (profileKey: string) => {
    const { notation = '', sizePoints = '' } = desk.profiles.find(({ key }) => key === profileKey) ?? {};
    setForm((before) => ({ ...before, profileKey, profile: notation, sizePoints: `${sizePoints}` }));
  };
  const set = (field: keyof typeof form) => (value: string) => setForm((before) => ({ ...before, [field]: value }));
  const written = (field: keyof typeof form) => ({
    ...tie(field),
    onChange: (event: { target: { value: string } }) => set(field)(event.target.value),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefusal(null);
    if (isAstray) return setRefusal({ code: 'badInput', field: 'at', message: 'No such place is known.' });
    const { at: _, artilleryClass, flak, sizePoints, ...words } = form;
    const unit = {
      ...words,
      nation,
      flags,
      sizePoints: sizePoints.trim() === '' ? Number.NaN : Number(sizePoints),
      artilleryClass: artilleryClass || null,
      flakWeights: flak.split(' ').filter(Boolean),
      at: found ?? null,
      entry: entry?.name ?? '',
    };
    act(
      'raise-unit',
      // The lists it is chosen from are the server's own; the server reads every word against them.
      unit as RaisedUnit,
      () => {
        setForm({ ...blank, teamId: form.teamId });
        setFlags([]);
        setOpen(false);
      },
      (why) => {
        setRefusal(why);
        return true;
      },
    );
  };

  return (
    <Dialog
      title="Add a new unit"
      isWide
      isOpen={isOpen}
      onOpen={setOpen}
      trigger={<Button size="small">Add a new unit…</Button>}
    >
      <form onSubmit={submit} noValidate>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          <div className="col-span-2">
            <TextField label="Name" maxLength={80} {...written('name')} />
          </div>
          <TextField label="On the counter" hint="12 letters at most" {...written('shortName')} />
          <Select
            label="Team"
            choices={desk.teams.map(({ id, name }) => ({ id, label: name }))}
            {...tie('teamId')}
            onPick={set('teamId')}
          />
          <div className="col-span-2">
            <TextField label="Formation" list="formations-known" {...written('formation')} />
            <datalist id="formations-known">
              {desk.formations
                .filter((one) => one.side === side)
                .map(({ name }) => (
                  <option key={name} value={name} />
                ))}
            </datalist>
          </div>
          <Select label="Nation" choices={asChoices(nations[side])} value={nation} onPick={set('nation')} />
          <Select label="Arm" choices={armChoices} {...tie('arm')} value={form.arm as never} onPick={set('arm')} />
          <Select label="Moves as" choices={moverChoices} value={form.mover as never} onPick={set('mover')} />
          <Select label="Carriage" choices={asChoices(carriages)} value={form.carriage} onPick={set('carriage')} />
          <div className="col-span-2">
            <Select
              label="Kind of unit"
              choices={[
                { id: '', label: 'other' },
                ...desk.profiles.map(({ key, describes }) => ({ id: key, label: describes })),
              ]}
              value={kind?.key ?? ''}
              onPick={takeFigures}
            />
          </div>
          <TextField label="Status profile" placeholder="5-3-2-1-0" className="font-mono" {...written('profile')} />
          <TextField label="Size points" type="number" min={0} {...written('sizePoints')} />
          <Select
            label="Guns"
            choices={[{ id: '', label: 'none' }, ...classChoices] as { id: string; label: string }[]}
            value={form.artilleryClass}
            onPick={set('artilleryClass')}
          />
          <Select
            label="Flak"
            choices={flakChoices}
            value={form.flak}
            error={refusal?.field === 'flakWeights' ? refusal.message : null}
            onPick={set('flak')}
          />
          <fieldset className="col-span-2">
            <legend className="mb-1 font-cond text-console font-medium text-ink-3">What its arm does not tell</legend>
            <div className="flex flex-wrap gap-x-4">
              {Object.entries(flagWords).map(([flag, words]) => (
                <Checkbox
                  key={flag}
                  label={words}
                  isTicked={flags.includes(flag)}
                  onTick={(isTicked) =>
                    setFlags((before) => [...before.filter((one) => one !== flag), ...(isTicked ? [flag] : [])])
                  }
                />
              ))}
            </div>
            {refusal?.field?.startsWith('flags') && <p className="text-console text-overdue">{refusal.message}</p>}
          </fieldset>
          <div className="col-span-2">
            <TextField
              label="Place on the map"
              hint="Empty: it goes into the off-map box."
              placeholder="123 456 or a town"
              {...written('at')}
            />
          </div>
          <div className="col-span-2">
            <Select
              label="Entry place, out of the box"
              choices={entries.map(({ name }) => ({ id: name, label: name }))}
              {...tie('entry')}
              value={entry?.name ?? ''}
              onPick={set('entry')}
            />
          </div>
          <div className="col-span-2 sm:col-span-4">
            <TextField label="Reason, kept in the ledger" {...written('reason')} />
          </div>
        </div>
        {refusal && !isAtField(refusal) && (
          <p role="alert" className="mt-3 text-overdue">
            {refusal.message}
          </p>
        )}
        <div className="mt-4 flex items-center justify-end gap-3">
          <p className="mr-auto text-small text-ink-3">Its team learns of it as of any arrival.</p>
          <DialogClose>
            <Button>Leave it</Button>
          </DialogClose>
          <Button type="submit" kind="act" isBusy={isBusy}>
            Raise
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
