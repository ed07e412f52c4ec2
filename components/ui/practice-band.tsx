import type { ReactNode } from 'react';

/**
 * The topmost line of every desk of a practice game, in ink: the word, what it is called, that nothing counts, and what is done
 * with it. Its paper says so too.
 */
export function PracticeBand({
  title,
  isWarmUp = false,
  children,
}: {
  title: string;
  /** The hall warms up in it. */
  isWarmUp?: boolean;
  children?: ReactNode;
}) {
  return (
    <section
      aria-label="Practice"
      className="flex min-h-10.5 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 bg-invert px-4 py-1 text-on-invert max-sm:px-3 print:bg-transparent print:text-ink"
    >
      <strong className="shrink-0 rounded-1 border border-current px-2.5 py-1 text-small font-semibold tracking-[0.14em]">
        {isWarmUp ? 'WARM-UP' : 'PRACTICE'}
      </strong>
      <p className="min-w-0 text-small">
        {title}.{' '}
        {isWarmUp ? (
          'No enemy is on the map, and nothing here counts.'
        ) : (
          <span className="max-sm:sr-only">Nothing here counts, and nobody else sees it.</span>
        )}
      </p>
      {children}
    </section>
  );
}
