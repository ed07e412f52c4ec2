import { expect, it } from 'vitest';
import type { NoteOnDesk } from '@/lib/desks/control/claims/claims';
import { noteHeading, togetherBy } from './claim-note-words';

const note = (id: string, part: Partial<NoteOnDesk> = {}): NoteOnDesk => ({
  id,
  why: 'handOver',
  from: 'Anna',
  to: 'Ben',
  text: 'Over to you.',
  at: '2026-01-01T10:00:00.000Z',
  card: null,
  ...part,
});
const card = (subjectId: string) => ({ kind: 'combat' as const, subjectId, name: `C${subjectId} Best` });

it('says who writes, and of which card', () => {
  expect(noteHeading(note('1'))).toBe('Anna writes to you.');
  expect(noteHeading(note('1', { card: card('3') }))).toBe('Anna hands over C3 Best.');
  expect(noteHeading(note('1', { why: 'takenOver', card: card('3') }))).toBe('Anna has taken over C3 Best.');
});

it('cards handed over with one word are one note; another word is another', () => {
  const notes = [note('1', { card: card('1') }), note('2', { card: card('2') }), note('3', { text: 'Tea?' })];
  expect(togetherBy(notes).map((group) => group.map(({ id }) => id))).toEqual([['1', '2'], ['3']]);
});
