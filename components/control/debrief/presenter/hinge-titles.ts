import type { HingeKind } from '@/lib/advice/debrief/hinges';

/** The title over a hinge in the hall. */
export const hingeTitles: Readonly<Record<HingeKind, string>> = {
  flag: 'Flagged while it was played',
  closestDie: 'The closest die',
  widestGap: 'What was thought, and what was so',
  noOrder: 'Orders that never came',
  unreadOrder: 'Orders that came too late',
  lostMessage: 'A message that did not arrive',
  notBegun: 'An attack that was not made',
  noSupport: 'Support that did not come',
  longestWait: 'The longest wait',
  unknownUnit: 'The unit that nobody knew of',
  bridgeHeld: 'A bridge that held',
  crossingLost: 'A crossing lost',
  overruled: 'Control ruled otherwise',
  halfForce: 'Half a force',
  fastestTurn: 'The fastest turn',
  slowestTurn: 'The slowest turn',
};
