import type { Chrome } from '@/lib/desks/control/frame/chrome';
import { type CardKind, type Phase, phases } from '@/lib/words';

/** From which phase on a thing that waits holds the turn up; null: it never does. */
const from: Record<CardKind, Phase | null> = {
  sheet: 'collection',
  airSheet: 'collection',
  query: 'collection',
  decision: 'movement',
  airTask: 'movement',
  crossing: 'movement',
  combat: 'combat',
  report: 'briefing',
  sighting: 'briefing',
  arrivals: 'reinforcements',
  message: null,
};
const kindOf: Record<keyof Chrome['badges'], CardKind> = {
  orders: 'sheet',
  combats: 'combat',
  crossings: 'crossing',
  air: 'airTask',
  reports: 'report',
  arrivals: 'arrivals',
  messages: 'message',
};

/** True when a card that waits holds the turn up in this phase: amber is for those. */
export function holdsUp(kind: CardKind, phase: Phase): boolean {
  const first = from[kind];
  return first !== null && phases.indexOf(phase) >= phases.indexOf(first);
}

/** The same of the number at a desk of the rail. */
export const badgeHoldsUp = (badge: keyof Chrome['badges'], phase: Phase): boolean => holdsUp(kindOf[badge], phase);
