import type { ReactNode } from 'react';

/** The meaning of a colour; `plain` has none. */
export type Meaning = 'plain' | 'mine' | 'waiting' | 'overdue' | 'secret';

const looks: Record<Meaning, string> = {
  plain: 'bg-sunk text-ink-2',
  mine: 'bg-mine-soft text-mine',
  waiting: 'bg-waiting-soft text-waiting',
  overdue: 'bg-overdue-soft text-overdue',
  secret: 'bg-secret-soft text-secret',
};

/** A word on a coloured ground. */
export function Tag({ meaning = 'plain', children }: { meaning?: Meaning; children: ReactNode }) {
  return (
    <span className={`inline-block rounded-1 px-1.5 font-cond text-small leading-5 font-medium ${looks[meaning]}`}>
      {children}
    </span>
  );
}

/** A small number in a corner: how many wait. The words beside it must say what of. */
export function Badge({ meaning = 'waiting', children }: { meaning?: Meaning; children: ReactNode }) {
  return (
    <span
      className={`inline-block min-w-4.25 rounded-full px-1 text-center font-cond text-small leading-4 font-semibold ${looks[meaning]}`}
    >
      {children}
    </span>
  );
}
