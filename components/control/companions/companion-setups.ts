import type { CompanionName } from '@/lib/companions/companion';

/** A way in which a companion may be set up at once. */
export interface Standard {
  label: string;
  /** As the companion reads it. */
  setup: object;
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
  { companion: 'postcard-arnhem', setups: [{ label: 'Set up the board', setup: {} }] },
];
