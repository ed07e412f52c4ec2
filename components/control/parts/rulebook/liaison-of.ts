import type { SidesOfGame } from '@/lib/sides';
import type { Side } from '@/lib/words';

/** The people who tell the aircraft of a side what to hit; null: of either side. */
export const liaisonOf = ({ sides }: SidesOfGame, side: Side | null): string =>
  side
    ? sides[side].rules.airLiaison
    : [...new Set(Object.values(sides).map(({ rules }) => rules.airLiaison))].join(' or ');
