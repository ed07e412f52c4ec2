'use client';

import { type RefObject, useCallback } from 'react';
import { useToast } from '@/components/ui/toast';
import type { CombatOnList, CombatsDesk } from '@/lib/desks/control/combat/combats';
import { counted } from '@/lib/text';
import { useKeys } from '../parts/keys/use-keys';
import { combatsFirst } from '../parts/sort-own-first';

/** Marks what is to be done next while the grouping is open. */
export const isNext = { 'data-next': '' };

/** The combat to rule on after the one shown, in the order of the list and round it; undefined: no other is left. */
export function nextOpen(
  seat: Parameters<typeof combatsFirst>[0],
  combats: readonly CombatOnList[],
  shownId: string | null,
): CombatOnList | undefined {
  const all = combatsFirst(seat, combats);
  const here = all.findIndex(({ id }) => id === shownId);
  return [...all.slice(here + 1), ...all.slice(0, Math.max(0, here))].find(({ state }) => state !== 'ruled');
}

/**
 * C at the combats: what is next. While the grouping is open it puts the focus on the next proposal to group, then on closing the
 * grouping; once it is closed it opens the next combat that is not ruled on. Nothing is done by it: Enter does it.
 */
export function useNextCombat(
  inside: RefObject<HTMLElement | null>,
  desk: Pick<CombatsDesk, 'groupingClosedAt' | 'movementClosedAt' | 'combats' | 'orders' | 'spent'>,
  next: CombatOnList | undefined,
  show: (combatId: string) => void,
): void {
  const say = useToast();
  const { groupingClosedAt, movementClosedAt, combats } = desk;
  const choices = desk.orders.length + desk.spent.length;
  const go = useCallback(() => {
    if (next && groupingClosedAt) return show(next.id);
    const mark = groupingClosedAt ? null : inside.current?.querySelector<HTMLElement>('[data-next]');
    if (mark) {
      mark.focus();
      mark.scrollIntoView({ block: 'nearest' });
    } else if (groupingClosedAt)
      say(
        combats.some(({ state }) => state !== 'ruled')
          ? 'This is the last one.'
          : choices > 0
            ? `All combats are ruled on; ${counted(choices, 'unit waits', 'units wait')} for a choice in the list.`
            : 'All combats are ruled on.',
      );
    else say(movementClosedAt ? 'Nothing is proposed: put the units in by hand.' : 'Movement is not closed yet.');
  }, [groupingClosedAt, movementClosedAt, combats, choices, next, show, say, inside]);
  useKeys({ nextCombat: go });
}
