'use client';

import { Button } from '@/components/ui/button';
import { DrawnFields } from '@/components/ui/form/drawn-fields';
import { choice, text } from '@/components/ui/form/field-makers';
import { contactLabel, kindsFromAbove, type Size, sizes, sizeWords } from '@/lib/advice/air/sighting-words';
import { placeOf } from '@/lib/geometry';
import { type Arm, confidences } from '@/lib/words';
import type { ContactDraft } from './sighting-text';

interface Props {
  contacts: readonly ContactDraft[];
  isReleased: boolean;
  onContacts: (contacts: readonly ContactDraft[]) => void;
  onAdd: () => void;
}

/** The contacts of a report, each as it will stand on the team's map. */
export function SightingContacts({ contacts, isReleased, onContacts, onAdd }: Props) {
  const label = (symbol: Arm | null, size: Size | null) =>
    contactLabel(kindsFromAbove.find((one) => one.symbol === symbol)?.words ?? '', size, false);
  const fieldsOf = ({ at, place }: ContactDraft) => [
    text('at', 'Grid reference', {
      className: 'font-mono',
      error: place || at === '' ? null : 'Not a grid reference on this map.',
    }),
    choice('symbol', 'Drawn as', [
      { id: '', label: 'a plain mark' },
      ...kindsFromAbove.map(({ symbol, words }) => ({ id: symbol, label: words })),
    ]),
    choice('size', 'Size', [{ id: '', label: 'not told' }, ...sizes.map((id) => ({ id, label: sizeWords[id] }))]),
    choice(
      'confidence',
      'How sure',
      confidences.map((id) => ({ id, label: id })),
    ),
    text('label', 'Words', { maxLength: 120, width: 'col-span-2' }),
    text('direction', 'Direction', { placeholder: 'towards …', maxLength: 80 }),
  ];
  /** A contact with another value in a field: its place and its words follow. */
  const withField = (contact: ContactDraft, field: string, value: string): ContactDraft => {
    if (field === 'at') return { ...contact, at: value, place: placeOf(value, contact.near) };
    if (field === 'size') return { ...contact, label: label(contact.symbol, (value || null) as Size | null) };
    const symbol = (value || null) as Arm | null;
    return field === 'symbol' ? { ...contact, symbol, label: label(symbol, null) } : { ...contact, [field]: value };
  };
  return (
    <section aria-label="Contacts" className="mt-4">
      <div className="flex items-baseline gap-3">
        <h3 className="font-semibold">On the map</h3>
        <p className="aside">Drawn to the nearest 500 m.</p>
      </div>
      <ul>
        {contacts.map((contact, i) => (
          <li key={contact.id} className="border-b border-rule py-2">
            <fieldset
              aria-label={`Contact ${i + 1}`}
              disabled={isReleased}
              className="grid min-w-0 grid-cols-2 gap-2 sm:grid-cols-4"
            >
              <DrawnFields
                fields={fieldsOf(contact)}
                values={{ ...contact, size: sizes.find((size) => contact.label.startsWith(sizeWords[size])) }}
                write={([field], value) => onContacts(contacts.with(i, withField(contact, `${field}`, `${value}`)))}
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
