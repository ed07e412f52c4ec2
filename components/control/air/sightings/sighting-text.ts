import { gridReference } from '@/components/map/core/grid-reference';
import type { Stored } from '@/components/transport/keeper/text-keeper';
import { contactLabel } from '@/lib/advice/air/sighting-words';
import type { SightingOnDesk } from '@/lib/desks/control/reports/sightings';
import type { Place } from '@/lib/geometry';
import type { DraftContact } from '@/lib/turn/reports/sightings';

/** A contact as the form has it: its place as text, until it is one. */
export interface ContactDraft extends Omit<DraftContact, 'x' | 'y'> {
  at: string;
  /** Where it stood when it was read: six figures repeat every 100 km. */
  near: Place;
  place: Place | null;
}

const draftsOf = (contacts: readonly DraftContact[]): ContactDraft[] =>
  contacts.map(({ x, y, ...told }) => ({ ...told, at: gridReference({ x, y }), near: { x, y }, place: { x, y } }));

let added = 0;

/** One more, empty: seen or not, it is written by the same form. */
export const addedTo = (contacts: readonly ContactDraft[]): ContactDraft[] => {
  added += 1;
  const near = contacts[0]?.near ?? { x: 60, y: 45 };
  const blank = { symbol: null, label: contactLabel('', null, false), direction: '', confidence: 'possible' } as const;
  return [...contacts, { ...blank, id: `added-${Date.now()}-${added}`, at: '', near, place: null }];
};

/** The words of an umpire on a report of sightings. */
export interface SightingWords {
  source: string;
  body: string;
  contacts: readonly ContactDraft[];
  /** Reasons by mark: a mark with a reason is overruled. */
  overruled: Record<string, string>;
}

/** A report as the console holds it, ready to be written on. */
export const storedSighting = ({
  source,
  body,
  contacts,
  overruled,
  version,
}: Pick<SightingOnDesk, 'source' | 'body' | 'contacts' | 'overruled' | 'version'>): Stored<SightingWords> => ({
  words: { source, body, contacts: draftsOf(contacts), overruled },
  version,
});

/** The part that cannot be saved yet, in words; null: all of it can. */
export function unfinishedContact({ contacts }: SightingWords): string | null {
  const lost = contacts.findIndex(({ place }) => !place);
  if (lost >= 0) return `Contact ${lost + 1} needs a grid reference.`;
  const mute = contacts.findIndex(({ label }) => label.trim() === '');
  return mute >= 0 ? `Contact ${mute + 1} needs a word.` : null;
}

/** The contacts as they are sent; one without a place is left out. */
export const contactsToSend = ({ contacts }: SightingWords): DraftContact[] =>
  contacts.flatMap(({ at: _at, near: _near, place, id, symbol, label, direction, confidence }) =>
    place ? [{ id, ...place, symbol, label, direction, confidence }] : [],
  );

/** True when two texts say the same. Half a grid reference is a text too. */
export const isSameSighting = (one: SightingWords, other: SightingWords): boolean => written(one) === written(other);

const written = (words: SightingWords): string => {
  const halfWritten = words.contacts.map(({ place, at }) => (place ? '' : at));
  const { source, body, overruled, contacts } = words;
  return JSON.stringify([source, body, overruled, contacts.length, contactsToSend(words), halfWritten]);
};

/** All of it as lines of text, to be shown beside another text. */
export const sightingLines = ({ source, body, contacts }: SightingWords): string =>
  [source, body, ...contacts.map(({ at, label, direction }) => [at, label, direction].filter(Boolean).join(' '))].join(
    '\n',
  );
