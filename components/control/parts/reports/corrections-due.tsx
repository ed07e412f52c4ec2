import type { CorrectionOnDesk } from '@/lib/desks/control/reports/corrections';
import { counted } from '@/lib/text';
import { DeskLink } from '../router';
import { clockTime } from '../time-words';
import { ReadBy } from './read-by';

/** The address of a team’s letter; `turn`: of an earlier turn. */
const letterAt = (teamKey: string, turn: number | null): string =>
  turn === null ? `/reports/${teamKey}` : `/reports/${teamKey}?turn=${turn}`;

/** The teams that were told of what does not stand any more, or not of all they are owed: why, and who has read the wrong one. */
export function CorrectionsDue({ corrections }: { corrections: readonly CorrectionOnDesk[] }) {
  if (corrections.length === 0) return null;
  return (
    <section aria-label="Corrections due" className="rounded-2 border border-overdue px-3 py-2">
      <h2 className="font-semibold text-overdue">
        {corrections.length === 1
          ? 'One letter needs a correction'
          : `${counted(corrections.length, 'letter')} need a correction`}
      </h2>
      <ul>
        {corrections.map(({ teamKey, teamName, turn, isEarlier, toldAt, isAloudOnly, why, readBy, draft }) => (
          <li key={`${teamKey} ${turn}`} className="mt-1 flex flex-wrap items-baseline gap-x-3">
            <b className="font-medium">{teamName}</b>
            <span className="min-w-0 flex-1 detail" suppressHydrationWarning>
              {isEarlier && `letter of turn ${turn}, `}told {isAloudOnly ? 'aloud ' : ''}at {clockTime(toldAt)}: {why};{' '}
              <ReadBy readBy={readBy} none={isAloudOnly ? 'nothing on paper' : 'nobody has read it yet'} />
            </span>
            <DeskLink to={letterAt(teamKey, isEarlier ? turn : null)}>
              {draft ? 'Release the correction' : 'Write the correction'}
            </DeskLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
