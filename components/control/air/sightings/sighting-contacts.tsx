'use client';

import { gridReference, placeOf } from '@/components/map/core/grid-reference';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { contactLabel, kindsOfTroops, type Size, sizes, sizeWords } from '@/lib/advice/air/sighting-words';
import type { Place } from '@/lib/geometry';
import type { DraftContact } from '@/lib/turn/reports/sightings';
import type { Arm, Side } from '@/lib/words';

/** A contact as the form has it: its place as text, until it is one. */
export interface ContactDraft extends Omit<DraftContact, 'x' | 'y'> {
  at: string;
  /** Where it stood when it was read: six figures repeat every 100 km. */
  near: Place;
  place: Place | null;
}

export const draftsOf = (contacts: readonly DraftContact[]): ContactDraft[] =>
  contacts.map(({ x, y, ...told }) => ({ ...told, at: gridReference({ x, y }), near: { x, y }, place: { x, y } }));

let added = 0;

/** One more, empty: seen or not, it is written by the same form. */
export const addedTo = (contacts: readonly ContactDraft[]): ContactDraft[] => {
  added += 1;
  const near = contacts[0]?.near ?? { x: 60, y: 45 };
  const blank = { symbol: null, label: contactLabel('', null, false), direction: '', confidence: 'possible' } as const;
  return [...contacts, { ...blank, id: `added-${Date.now()}-${added}`, at: '', near, place: null }];
};

/** The contacts as they are kept, and what is still wrong with them. */
export function contactsWritten(contacts: readonly ContactDraft[]): { contacts: DraftContact[]; fault: string } {
  const lost = contacts.findIndex(({ place }) => !place);
  const mute = contacts.findIndex(({ label }) => label.trim() === '');
  return {
    contacts: contacts.flatMap(({ at: _at, near: _near, place, id, symbol, label, direction, confidence }) =>
      place ? [{ id, ...place, symbol, label, direction, confidence }] : [],
    ),
    fault:
      lost >= 0 ? `Contact ${lost + 1} needs a grid reference.` : mute >= 0 ? `Contact ${mute + 1} needs a word.` : '',
  };
}

const confidences = [
  { id: 'certain', label: 'certain' },
  { id: 'probable', label: 'probable' },
  { id: 'possible', label: 'possible' },
] as const;

interface Props {
  contacts: readonly ContactDraft[];
  enemy: Side;
  isReleased: boolean;
  onContacts: (contacts: readonly ContactDraft[]) => void;
  onAdd: () => void;
}

/** The contacts of a report, each as it will stand on the team's map. */
export function SightingContacts({ contacts, enemy, isReleased, onContacts, onAdd }: Props) {
  const kinds = kindsOfTroops(enemy);
  const write = (id: string, patch: Partial<ContactDraft>) =>
    onContacts(contacts.map((one) => (one.id === id ? { ...one, ...patch } : one)));
  return (
    <section aria-label="Contacts" className="mt-4">
      <div className="flex items-baseline gap-3">
        <h3 className="font-semibold">On the map</h3>
        <p className="text-small text-ink-3">Drawn to the nearest 500 m.</p>
      </div>
      <ul>
        {contacts.map((contact, i) => (
          <li key={contact.id} className="border-b border-rule py-2">
            <fieldset
              aria-label={`Contact ${i + 1}`}
              disabled={isReleased}
              className="grid min-w-0 grid-cols-2 gap-2 sm:grid-cols-4"
            >
              <TextField
                label="Grid reference"
                className="font-mono"
                value={contact.at}
                error={contact.place || contact.at === '' ? null : 'Not a grid reference on this map.'}
                onChange={(event) =>
                  write(contact.id, { at: event.target.value, place: placeOf(event.target.value, contact.near) })
                }
              />
              <Select
                label="Drawn as"
                choices={[
                  { id: '', label: 'a plain mark' },
                  ...kinds.map(({ symbol, words }) => ({ id: symbol as string, label: words })),
                ]}
                value={contact.symbol ?? ''}
                onPick={(symbol) => {
                  const words = kinds.find((one) => one.symbol === symbol)?.words ?? '';
                  write(contact.id, {
                    symbol: (symbol || null) as Arm | null,
                    label: contactLabel(words, null, false),
                  });
                }}
              />
              <Select
                label="Size"
                choices={[
                  { id: '', label: 'not told' },
                  ...sizes.map((size) => ({ id: size as string, label: sizeWords[size] })),
                ]}
                value={sizes.find((size) => contact.label.startsWith(sizeWords[size])) ?? ''}
                onPick={(size) => {
                  const words = kinds.find((one) => one.symbol === contact.symbol)?.words ?? '';
                  write(contact.id, { label: contactLabel(words, (size || null) as Size | null, false) });
                }}
              />
              <Select
                label="How sure"
                choices={confidences}
                value={contact.confidence}
                onPick={(confidence) => write(contact.id, { confidence })}
              />
              <div className="col-span-2">
                <TextField
                  label="Words"
                  value={contact.label}
                  maxLength={120}
                  onChange={(event) => write(contact.id, { label: event.target.value })}
                />
              </div>
              <TextField
                label="Direction"
                placeholder="towards …"
                value={contact.direction}
                maxLength={80}
                onChange={(event) => write(contact.id, { direction: event.target.value })}
              />
              <Button
                kind="quiet"
                className="self-end"
                aria-label={`Remove contact ${i + 1}`}
                onClick={() => onContacts(contacts.filter(({ id }) => id !== contact.id))}
              >
                Remove
              </Button>
            </fieldset>
          </li>
        ))}
      </ul>
      {!isReleased && (
        <Button className="mt-2" size="small" onClick={onAdd}>
          Add a contact
        </Button>
      )}
    </section>
  );
}
