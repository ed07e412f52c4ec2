import { streetFight } from '@/companions/impressionistic/rules/example';
import type { Source } from '@/companions/rules/companion';
import type { CompanionName } from '@/lib/words';

/** A way in which a companion may be set up at once. */
export interface Standard {
  label: string;
  /** As the companion reads it. */
  setup: object;
  /** Whose it is, where it is not the book's. */
  source?: Source;
}

/** What is offered for each companion. */
export const standardSetups: readonly { companion: CompanionName; setups: readonly Standard[] }[] = [
  {
    companion: 'battle-card',
    setups: [
      { label: 'All orders first', setup: { orders: 'first' } },
      { label: 'Area by area', setup: { orders: 'area' } },
    ],
  },
  {
    companion: 'impressionistic',
    setups: [{ label: 'A street fight at Arnhem bridge, invented', setup: streetFight, source: 'ours' }],
  },
  {
    companion: 'farthest-bridge',
    setups: [
      { label: 'The historic scenario', setup: { scenario: 'historic' } },
      { label: 'Free deployment', setup: { scenario: 'free' } },
    ],
  },
  { companion: 'postcard-arnhem', setups: [{ label: 'Set up the board', setup: {} }] },
];
