import type { CorrectionOnDesk } from '@/lib/desks/control/reports/corrections';
import { counted } from '@/lib/text';
import { DeskLink } from '../router';
import { clockTime } from '../time-words';
import { ReadBy } from './read-by';

/** The teams that were told of what does not stand any more, or not of all they are owed: why, and who has read the wrong one. */
export function CorrectionsDue({ corrections }: { corrections: readonly CorrectionOnDesk[] }) {
  if (corrections.length === 0) return null;
  return (
    <section aria-label="Corrections due" className="rounded-2 border border-overdue px-3 py-2">
      <h2 className="font-semibold text-overdue">
        {corrections.length === 1
          ? 'One team needs a correction'
          : `${counted(corrections.length, 'team')} need a correction`}
      </h2>
      <ul>
        {corrections.map(({ teamKey, teamName, toldAt, isAloudOnly, why, readBy, draft }) => (
          <li key={teamKey} className="mt-1 flex flex-wrap items-baseline gap-x-3">
            <b className="font-medium">{teamName}</b>
            <span className="min-w-0 flex-1 text-small text-ink-2" suppressHydrationWarning>
              told {isAloudOnly ? 'aloud ' : ''}at {clockTime(toldAt)}: {why};{' '}
              <ReadBy readBy={readBy} none={isAloudOnly ? 'nothing on paper' : 'nobody has read it yet'} />
            </span>
            <DeskLink to={`/reports/${teamKey}`}>{draft ? 'Release the correction' : 'Write the correction'}</DeskLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
