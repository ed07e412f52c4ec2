import type { Rehearsal, RehearsalTimes, SeatRehearsed } from '@/lib/desks/control/sequence/rehearsal';
import { counted, listed } from '@/lib/text';
import type { Phase, RehearsalPace } from '@/lib/words';

type Open = NonNullable<Rehearsal['open']>;

/** One sentence tells the turn and the phase of a rehearsal, and whether its clock runs. */
export function standsWords({ turn, phase, isStanding }: Open): string {
  if (!isStanding) return `Turn ${turn}, ${phase}: its clock runs.`;
  return phase === 'orders'
    ? `Turn ${turn}: its clock stands until Game Control lets it run there.`
    : `Turn ${turn}, ${phase}: its clock stands.`;
}

/** At which pace its phases go, in a sentence; null: in times of its own. */
export const paceWords = (pace: RehearsalPace | null): string =>
  pace === 'full'
    ? 'At full pace: each phase takes its minutes.'
    : pace === 'half'
      ? 'At half pace: each phase takes twice its minutes.'
      : 'The times of its phases were set in the rehearsal itself.';

/** One sentence tells whether the minutes of the phases are the book's or this game's own. */
export function minutesAreWords(phases: readonly { phase: Phase; isByTheBook: boolean }[]): string {
  const own = phases.flatMap(({ phase, isByTheBook }) => (isByTheBook ? [] : [phase]));
  if (own.length === 0) return 'The minutes are the book’s (§4).';
  if (own.length === phases.length) return 'The minutes are this game’s own.';
  return `The minutes are the book’s (§4), but those of ${listed(own)} are this game’s own.`;
}

/** Seconds as minutes to one decimal. */
export const inMinutes = (seconds: number): number => Math.round(seconds / 6) / 10;

/** A phase is `within` its minutes, `3 over` them, or `not reached`. */
export function againstWords(tookSeconds: number | null, givenSeconds: number): string {
  if (tookSeconds === null) return 'not reached';
  const over = inMinutes(tookSeconds - givenSeconds);
  return over > 0 ? `${over} over` : 'within';
}

/** A seat's acts are listed in the words of the ledger; one that was done more than once has its count. */
export const doneInWords = (done: SeatRehearsed['done']): string =>
  done.length === 0
    ? 'nothing'
    : done.map(({ words, count }) => (count === 1 ? words : `${words} (${counted(count, 'time')})`)).join('; ');

/** One line tells the turn of a rehearsal that can be read, and its pace. */
export const readWords = ({ turn, isOver, pace }: RehearsalTimes): string =>
  `Turn ${turn}, ${isOver ? 'rehearsed' : 'as it is being rehearsed'}. ${paceWords(pace)}`;
