import { describe, expect, it } from 'vitest';
import { TextKeeper } from '@/components/transport/keeper/text-keeper';
import type { DraftContact } from '@/lib/turn/reports/sightings';
import {
  addedTo,
  contactsToSend,
  isSameSighting,
  type SightingWords,
  sightingLines,
  storedSighting,
  unfinishedContact,
} from './sighting-text';

const tanks: DraftContact = {
  id: 'c1',
  x: 61.24,
  y: 45.31,
  symbol: 'armour',
  label: 'Tanks',
  direction: 'towards Elst',
  confidence: 'probable',
};
const onDesk = (body: string, version: number) => ({
  source: 'civilians',
  body,
  contacts: [tanks],
  overruled: {},
  version,
});

/** A report open at one umpire, and what he sends. */
function givenReport() {
  const sent: SightingWords[] = [];
  const keeper = new TextKeeper<SightingWords>(
    {
      isSame: isSameSighting,
      pauseMs: 1200,
      newId: () => 'id',
      onMovedAway: () => undefined,
      post: async ({ words, version }) => {
        sent.push(words);
        return { kind: 'ok', value: { version: version + 1 } };
      },
    },
    storedSighting(onDesk('Tanks in the wood.', 1)),
  );
  const write = (patch: Partial<SightingWords>) => keeper.write({ ...keeper.state().words, ...patch });
  return { keeper, write, sent };
}

describe('a report of sightings that two umpires write', () => {
  it('keeps the unsaved words of one when the other saves, and shows both', async () => {
    const { keeper, write, sent } = givenReport();
    write({ body: 'Guns by the station.' });
    keeper.receive(storedSighting(onDesk('Nothing seen.', 2)));
    expect(keeper.state().words.body).toBe('Guns by the station.');
    expect(keeper.state().theirs?.words.body).toBe('Nothing seen.');
    expect(await keeper.save()).toBeNull();
    expect(sent).toEqual([]);
    keeper.keepMine();
    expect(await keeper.save()).toBe(3);
    expect(sent.map(({ body }) => body)).toEqual(['Guns by the station.']);
  });

  it('keeps a contact that is half written', () => {
    const { keeper, write } = givenReport();
    const [contact] = keeper.state().words.contacts;
    write({ contacts: [{ ...contact!, at: '61', place: null }] });
    keeper.receive(storedSighting(onDesk('Nothing seen.', 2)));
    expect(keeper.state().words.contacts[0]!.at).toBe('61');
    expect(keeper.state().theirs?.words.body).toBe('Nothing seen.');
  });

  it('is as the other wrote it where nothing is unsaved', () => {
    const { keeper } = givenReport();
    keeper.receive(storedSighting(onDesk('Nothing seen.', 2)));
    expect(keeper.state()).toMatchObject({ words: { body: 'Nothing seen.' }, theirs: null });
  });
});

describe('what is written on a report of sightings', () => {
  const { words } = storedSighting(onDesk('Tanks in the wood.', 1));

  it('is sent with its contacts as they were read', () => {
    expect(contactsToSend(words)).toEqual([tanks]);
    expect(unfinishedContact(words)).toBeNull();
    expect(isSameSighting(words, storedSighting(onDesk('Tanks in the wood.', 7)).words)).toBe(true);
  });

  it('is not saved while a contact has no place or no word', () => {
    const [contact] = words.contacts;
    expect(unfinishedContact({ ...words, contacts: addedTo(words.contacts) })).toBe(
      'Contact 2 needs a grid reference.',
    );
    expect(unfinishedContact({ ...words, contacts: [{ ...contact!, label: ' ' }] })).toBe('Contact 1 needs a word.');
  });

  it('is shown as lines beside another text', () => {
    expect(sightingLines(words)).toBe('civilians\nTanks in the wood.\n612 453 Tanks towards Elst');
  });
});
