import { DeskLink } from '@/components/control/parts/router';
import type { DraftDesk } from '@/lib/desks/control/scenarios/draft-desk';

/**
 * What a scenario wants before a hall can play it, in one strip over whatever is open; each leads to where it is done. What is still
 * to do says how far it is.
 */
export function Checklist({ draftId, lines }: { draftId: string; lines: DraftDesk['checklist'] }) {
  const left = lines.filter(({ isDone }) => isDone === false).length;
  const isKnown = lines.every(({ isDone }) => isDone !== null);
  return (
    <section aria-label="Checklist" className="flex flex-wrap items-baseline gap-x-1 text-small">
      <h2 className="mr-2 font-semibold">
        {left > 0 ? `${left} still to do` : isKnown ? 'All is there' : 'Being checked'}
      </h2>
      <ul className="contents">
        {lines.map(({ what, says, isDone, file }) => (
          <li key={what}>
            <DeskLink
              to={`/scenarios/${draftId}?file=${file}`}
              title={says}
              className="flex gap-1 px-1.5 py-1 text-ink no-underline hover:bg-sunk"
            >
              <span className="sr-only">{isDone ? 'Done:' : isDone === null ? 'Being checked:' : 'To do:'}</span>
              <span aria-hidden className={isDone ? 'text-mine' : 'text-waiting'}>
                {isDone ? '✓' : isDone === null ? '…' : '○'}
              </span>
              <span className={isDone === false ? 'font-semibold' : ''}>{what}</span>
              {isDone === false && <span className="text-ink-2">{says}</span>}
            </DeskLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
