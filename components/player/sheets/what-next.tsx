import type { DeskClock } from '@/lib/visibility/player/desk';

/** The next step, in words; null: none that is not said beside it. */
export function nextWords(
  { isBegun, isEnded, isLast, phase }: Pick<DeskClock, 'isBegun' | 'isEnded' | 'isLast' | 'phase'>,
  isHandedIn: boolean,
): string | null {
  if (!isBegun) return 'the game begins, and the clock runs.';
  if (isEnded) return null;
  switch (phase) {
    case 'orders':
      return isHandedIn ? 'Control collects the sheets.' : 'hand it in before the clock runs out.';
    case 'collection':
      return isHandedIn ? 'Control reads the sheets and may ask you. Then the troops move.' : null;
    case 'movement':
      return isHandedIn ? 'the fighting. Control may want a quick decision of you.' : null;
    case 'combat':
      return 'the reports of the fighting come in.';
    case 'briefing':
    case 'reinforcements':
      return isLast ? 'the battle is over.' : 'the orders for the next turn.';
  }
}

/** The next step, at the foot of a sheet: of the present turn's, and once it is fought of the coming one's. */
export function WhatNext({ clock, isHandedIn, isNow }: { clock: DeskClock; isHandedIn: boolean; isNow: boolean }) {
  const isFought = clock.phase !== 'orders' && clock.phase !== 'collection' && clock.phase !== 'movement';
  const words = isNow || isFought ? nextWords(clock, isHandedIn) : null;
  return words && <span className="block w-full text-ink-3">Next: {words}</span>;
}
