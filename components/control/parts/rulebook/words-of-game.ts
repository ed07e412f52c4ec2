import { withoutLiaison } from '@/lib/adjudication/without-liaison';
import type { Chrome } from '@/lib/desks/control/frame/chrome';
import { glossary } from '@/lib/glossary';
import type { SidesOfGame } from '@/lib/sides';
import type { Side } from '@/lib/words';

/** Who tells the aircraft of a side what to hit; null: of either side. */
export const liaisonOf = ({ sides }: SidesOfGame, side: Side | null): string =>
  side
    ? sides[side].rules.airLiaison
    : [...new Set(Object.values(sides).map(({ rules }) => rules.airLiaison))].join(' or ');

/** The words of the field with their meaning; those of air liaison say what it is worth in this game (OC-42, OC-131). */
export function wordsOfGame({ airLiaison }: Pick<Chrome, 'airLiaison'>): Record<keyof typeof glossary, string> {
  const worth = `In this game air support without it ${withoutLiaison[airLiaison]}.`;
  return {
    ...glossary,
    Tentacle: `${glossary.Tentacle} ${worth}`,
    FLIVO: `${glossary.FLIVO} ${worth}`,
  };
}
