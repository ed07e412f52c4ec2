import { useEffect, useMemo } from 'react';
import { keepNamed } from '@/components/ui/keep-named';
import type { Chrome } from '@/lib/desks/control/frame/chrome';
import { practiceTitle } from '@/lib/text';
import { useClaims } from '../parts/claims/claims';
import { useChrome } from '../parts/desk-context';

/** The title of a page of Control: how much waits, the desk that lies open, and whether the game is a practice. */
export function titleOf(desk: string, waiting: number, { practice }: Pick<Chrome, 'practice'>): string {
  const title = `${desk} · Control`;
  const own = practice === null ? title : practiceTitle(title);
  return waiting > 0 ? `(${waiting}) ${own}` : own;
}

/** Names the page by the desk that lies open, and by the sum of what the rail counts: whoever looks elsewhere sees it in the tab. */
export function NamePage({ desk }: { desk: string }) {
  const chrome = useChrome();
  const { notes } = useClaims();
  const waiting = Object.values(chrome.badges).reduce((sum, count) => sum + count, notes.length);
  const title = titleOf(desk, waiting, chrome);
  useEffect(
    () =>
      keepNamed(() => {
        if (document.title !== title) document.title = title;
      }),
    [title],
  );
  return null;
}

/**
 * Papers that others send to Control and that wait: sheets of orders and of air requests, messages, words of another
 * umpire.
 */
export function useSentToControl(): readonly number[] {
  const { orders = 0, air = 0, messages = 0 } = useChrome().badges;
  const { length: notes } = useClaims().notes;
  return useMemo(() => [orders, air, messages, notes], [orders, air, messages, notes]);
}
