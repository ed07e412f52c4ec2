'use client';

import { later } from '@/components/ui/later';
import { Tooltip } from '@/components/ui/tooltip';
import { isOurs, rulingsIn } from '@/lib/adjudication/rulings-cited';
import { Ours } from './ours';

/** The words of the readings, which few pages need at once. */
const CitedReadings = later(() => import('./cited-readings').then((part) => part.CitedReadings));

/**
 * A rule reference as the engine writes it: `§9 Factors note 1, OC-2`. The rulings it cites are explained to the
 * pointer, the keyboard and the ear; where one of them is a default of this project, the mark says so.
 */
export function RuleReference({
  rule,
  shown = rule,
  className = '',
}: {
  rule: string;
  /** In short, where room is scarce; the whole of it then shows under the pointer. */
  shown?: string;
  className?: string;
}) {
  const cited = rulingsIn(rule);
  const title = shown === rule ? undefined : rule;
  if (cited.length === 0)
    return (
      <span title={title} className={className}>
        {shown}
      </span>
    );
  return (
    <span title={title} className={className}>
      {isOurs(rule) && (
        <>
          <Ours />{' '}
        </>
      )}
      <Tooltip
        words={<CitedReadings numbers={cited} />}
        className="underline decoration-edge decoration-dotted underline-offset-2 hover:text-ink"
      >
        {shown}
      </Tooltip>
    </span>
  );
}
