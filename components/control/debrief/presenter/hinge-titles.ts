import type { HingeKind } from '@/lib/advice/debrief/hinges';

/** What stands over a hinge in the hall. */
export const hingeTitles: Readonly<Record<HingeKind, string>> = {
  flag: 'Flagged while it was played',
  closestDie: 'The closest die',
  widestGap: 'What was thought, and what was so',
  unreadOrder: 'Orders that came too late',
  lostMessage: 'A message that did not arrive',
  longestWait: 'The longest wait',
  unknownUnit: 'The unit that nobody knew of',
  bridgeHeld: 'A bridge that held',
  overruled: 'Control ruled otherwise',
  halfForce: 'Half a force',
  fastestTurn: 'The fastest turn',
};
