import { asksOf } from '@/lib/reading/asks';
import { startHourSaid } from '@/lib/reading/start-hour';
import { clockOf } from '@/lib/visibility/words/hours';

/** Lists what the words of a row order that no column of the sheet holds, each as a tick in two or three words, for Control. */
export function wordsThatOrder(orders: string): string[] {
  const ticks = asksOf(orders).flatMap(({ kind, words }): string[] => {
    if (kind === 'standFast') return ['stand fast'];
    if (kind === 'blowCrossing') return [/prepare|charges/i.test(words) ? 'prepare for demolition' : 'blow a crossing'];
    if (kind === 'build') return ['build'];
    return kind === 'waitFor' ? [words.trim()] : [];
  });
  const hour = startHourSaid(orders);
  return [
    ...ticks,
    ...(/\bconform(s|ing)?\b/i.test(orders) ? ['conform'] : []),
    ...(hour === null ? [] : [`start at ${clockOf(hour)}`]),
  ];
}
