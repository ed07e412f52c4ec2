import type { ReactNode } from 'react';

/** A practice game is one to try or to play on, one in which the hall warms up, or one in which Control rehearses. */
type Sort = 'practice' | 'warm-up' | 'rehearsal';

const counts: Readonly<Record<Sort, string>> = {
  practice: 'Nothing here counts, and nobody else sees it.',
  'warm-up': 'No enemy is on the map, and nothing here counts.',
  rehearsal: 'Nothing here counts, and no player sees it.',
};

/**
 * The topmost line of every desk of a practice game, in ink: the word, what it is called, that nothing counts, and what is done
 * with it. Its paper says so too.
 */
export function PracticeBand({
  title,
  sort = 'practice',
  children,
}: {
  title: string;
  sort?: Sort;
  children?: ReactNode;
}) {
  return (
    <section
      aria-label="Practice"
      className="flex min-h-10.5 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 bg-invert px-4 py-1 text-on-invert max-sm:px-3 print:bg-transparent print:text-ink"
    >
      <strong className="shrink-0 rounded-1 border border-current px-2.5 py-1 text-small font-semibold tracking-[0.14em]">
        {sort.toUpperCase()}
      </strong>
      <p className="min-w-0 text-small">
        {title}. <span className={sort === 'warm-up' ? '' : 'max-sm:sr-only'}>{counts[sort]}</span>
      </p>
      {children}
    </section>
  );
}
