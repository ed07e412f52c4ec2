import { useEffect, useMemo, useState } from 'react';
import { keepNamed } from '@/components/ui/keep-named';
import { practiceTitle, titleInPractice } from '@/lib/text';
import type { PlayerDesk } from '@/lib/visibility/player/desk';

/** The questions that wait for an answer of this desk: those of Control, and those to be decided at once. */
export const askedOf = ({ queries, decisions }: Pick<PlayerDesk, 'queries' | 'decisions'>): number =>
  queries.filter(({ answer }) => !answer).length +
  decisions.filter(({ answer, settledAs }) => !answer && settledAs === null).length;

/** The page's title: what waits comes first, then what has come in unseen. */
export function titleOf(own: string, asked: number, unseen: number): string {
  if (asked > 0) return `(${asked}) Control asks`;
  if (unseen > 0) return `(${unseen}) ${unseen === 1 ? 'A signal has' : 'Signals have'} come in`;
  return own;
}

/** The number of papers that have come to a desk so far. */
const cameTo = ({ reports, messages }: PlayerDesk): number => reports.length + messages.length;

/** Calls whoever looks elsewhere by the page's title, which says in a practice game that it is one. */
export function useTitle(desk: PlayerDesk, isPractice: boolean): void {
  const asked = askedOf(desk);
  const came = cameTo(desk);
  const [seen, setSeen] = useState(came);

  useEffect(() => {
    const see = () => document.visibilityState === 'visible' && setSeen(came);
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [came]);

  useEffect(() => {
    let own = '';
    const name = () => {
      if (own !== '' && document.title === titleOf(own, asked, came - seen)) return;
      const plain = titleInPractice(document.title) ?? document.title;
      own = isPractice ? practiceTitle(plain) : plain;
      document.title = titleOf(own, asked, came - seen);
    };
    const over = keepNamed(name);
    return () => {
      over();
      document.title = own;
    };
  }, [isPractice, asked, came, seen]);
}

/** Events that call a person who looks elsewhere: questions of Control, and papers that have come. */
export function useCounts(desk: PlayerDesk): readonly number[] {
  const asked = askedOf(desk);
  const came = cameTo(desk);
  return useMemo(() => [asked, came], [asked, came]);
}
