'use client';

import { Tooltip } from '@/components/ui/tooltip';
import { isOurs, type Reading, readingOf, rulingsIn } from '@/lib/adjudication/rulings';

/** Says that a default is a rule of this project's, not the book's. */
export const Ours = () => (
  <span className="rounded-1 border border-dotted border-edge px-1 font-cond text-mark leading-none font-medium whitespace-nowrap text-ink-2 not-italic">
    house rule
  </span>
);

/**
 * A rule reference as the engine writes it: `§9 Factors note 1, OC-2`. The rulings it cites are explained to the
 * pointer, the keyboard and the ear; where one of them is a default of this project, the mark says so.
 */
export function RuleReference({ rule, className = '' }: { rule: string; className?: string }) {
  const cited = rulingsIn(rule)
    .map(readingOf)
    .filter((reading) => reading !== undefined);
  if (cited.length === 0) return <span className={className}>{rule}</span>;
  return (
    <span className={className}>
      {isOurs(rule) && (
        <>
          <Ours />{' '}
        </>
      )}
      <Tooltip
        words={cited.map((reading) => <ReadingWords key={reading.number} reading={reading} />)}
        className="underline decoration-edge decoration-dotted underline-offset-2 hover:text-ink"
      >
        {rule}
      </Tooltip>
    </span>
  );
}

const ReadingWords = ({ reading }: { reading: Reading }) => (
  <p className="not-first:mt-1.5">
    <b>
      Ruling OC-{reading.number}: {reading.about}.
    </b>{' '}
    {reading.sentence}
    {reading.isOurs && <OursIn reading={reading} />}
  </p>
);

/** The mark, and what in a reading it stands for. */
export const OursIn = ({ reading }: { reading: Reading }) => (
  <span className="mt-0.5 block text-small text-ink-3">
    <Ours /> {reading.oursIs || 'the whole of it'}
  </span>
);
