import type { Kind, Kinds } from '@/lib/adjudication/adjudicate';
import { diceAsked } from '@/lib/adjudication/dice-due';
import type { Face, Rulebook } from '@/lib/adjudication/types';
import { counted } from '@/lib/text';
import type { Weather } from '@/lib/words';
import { dieInWords } from './case-words';

/** The fault of the umpire's own dice for a case: one too few or too many, at the first of them. null: none. */
export function wrongDice<K extends Kind>(
  kind: K,
  put: Kinds[K]['case'],
  faces: readonly Face[],
  rulebook: Rulebook,
  weather: Weather,
  named: ReadonlyMap<string, string>,
): { field: string; message: string } | null {
  const { due, used } = diceAsked(kind, put, faces, rulebook, weather);
  const field = `faces.${used}`;
  if (due) return { field, message: `${given(faces.length)}; the next is due for: ${dieInWords(due.forWhat, named)}.` };
  if (used === faces.length) return null;
  const asked = used === 0 ? 'none' : `only ${used}`;
  return { field, message: `${given(faces.length)}, but ${asked} asked for: remove the last.` };
}

const given = (count: number): string =>
  count === 0 ? 'No die is given' : count === 1 ? 'One die is given' : `${counted(count, 'die', 'dice')} are given`;
