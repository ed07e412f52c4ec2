import type { CardState } from '@/lib/advice/movement/move-cards';
import { listed } from '@/lib/text';

/** The state of the turn's movement: `3 to move (1 without a place), 2 stopped and 8 moved.` */
export function movesInWords(count: Record<CardState | 'withoutPlace', number>): string {
  const { toMove, withoutPlace, stopped, inContact, moved } = count;
  const said = [
    `${toMove} to move${withoutPlace > 0 ? ` (${withoutPlace} without a place)` : ''}`,
    ...(stopped > 0 ? [`${stopped} stopped`] : []),
    ...(inContact > 0 ? [`${inContact} in contact already`] : []),
    `${moved} moved`,
  ];
  return `${listed(said)}.`;
}
