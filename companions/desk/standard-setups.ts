import { streetFight } from '@/companions/impressionistic/rules/example';
import type { Source } from '@/companions/rules/companion';
import type { CompanionName } from '@/lib/words';

/** A way in which a companion may be set up at once. */
export interface Standard {
  label: string;
  /** As the companion reads it. */
  setup: object;
  /** The owner, where it is not the book's. */
  source?: Source;
}

/** The setups offered for each companion. */
export const standardSetups: Record<CompanionName, readonly Standard[]> = {
  'battle-card': [
    { label: 'All orders first', setup: { orders: 'first' } },
    { label: 'Area by area', setup: { orders: 'area' } },
  ],
  impressionistic: [{ label: 'A street fight at Arnhem bridge, invented', setup: streetFight, source: 'ours' }],
  'farthest-bridge': [
    { label: 'The historic scenario', setup: { scenario: 'historic' } },
    { label: 'Free deployment', setup: { scenario: 'free' } },
  ],
  'postcard-arnhem': [{ label: 'Set up the board', setup: {} }],
};
