import type { NoteOnDesk } from '@/lib/desks/control/claims/claims';

/** The heading of a note, in a sentence: the writer, and the fate of the card. */
export function noteHeading({ why, from, card }: Pick<NoteOnDesk, 'why' | 'from' | 'card'>): string {
  if (why === 'takenOver') return `${from} has taken over ${card?.name ?? 'your card'}.`;
  if (why === 'policy') return `${from} has chosen another reading of the rulebook.`;
  if (why === 'binding') return `${from} has made a ruling binding.`;
  return card ? `${from} hands over ${card.name}.` : `${from} writes to you.`;
}

/** Notes written at once, as one: several cards handed over with one word. */
export function togetherBy(notes: readonly NoteOnDesk[]): NoteOnDesk[][] {
  const groups = new Map<string, NoteOnDesk[]>();
  for (const note of notes) {
    const key = [note.from, note.why, note.at, note.text].join('|');
    groups.set(key, [...(groups.get(key) ?? []), note]);
  }
  return [...groups.values()];
}
