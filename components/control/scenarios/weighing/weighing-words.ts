import type { WeighingShown } from '@/lib/desks/control/scenarios/weighing/weighing-desk';
import { capital, counted, countedInWords, inWords, timeInWords } from '@/lib/text';

type Told = Pick<WeighingShown, 'plays' | 'progress' | 'isBegun' | 'isHeldUp' | 'endedAt' | 'endedBecause' | 'broken'>;

/** How far a weighing is, in a sentence or two. */
export function stateInWords({ plays, progress, isBegun, isHeldUp, endedAt, endedBecause, broken }: Told): string {
  const { done, of, leftMs } = progress;
  const played = `${progress.plays} of ${counted(plays, 'play')}`;
  const broke = broken.length === 0 ? '' : ` ${capital(inWords(broken.length))} of them broke.`;
  if (endedAt !== null)
    return endedBecause === ''
      ? `${capital(countedInWords(plays, 'play'))}, all done.${broke}`
      : `Ended after ${played}: ${endedBecause}.${broke}`;
  if (isHeldUp) return `It stands still as long as a hall plays here. ${played} done.`;
  if (!isBegun) return 'It begins in a moment.';
  const left = leftMs === null ? 'An estimate comes with the first turn.' : `About ${aboutTime(leftMs)} left.`;
  return `${played} done, ${done} of ${counted(of, 'turn')}. ${left}`;
}

/** A time as an estimate has it: seconds in tens, minutes whole. */
function aboutTime(ms: number): string {
  if (ms < 60_000) return timeInWords(Math.max(10_000, Math.ceil(ms / 10_000) * 10_000));
  const minutes = Math.ceil(ms / 60_000);
  return minutes < 60 ? counted(minutes, 'minute') : timeInWords(minutes * 60_000);
}
