import { DeskLink } from '@/components/control/parts/router';
import type { DraftDesk } from '@/lib/turn/control-desk/scenarios/draft-desk';

/** What a scenario wants before a hall can play it; each line leads to where it is done. */
export function Checklist({ draftId, lines }: { draftId: string; lines: DraftDesk['checklist'] }) {
  const left = lines.filter(({ isDone }) => !isDone).length;
  return (
    <section aria-label="Checklist" className="space-y-1">
      <h2 className="font-semibold">{left === 0 ? 'All is there' : `${left} still to do`}</h2>
      <ul className="text-small">
        {lines.map(({ what, says, isDone, file }) => (
          <li key={what}>
            <DeskLink
              to={`/scenarios/${draftId}?file=${file}`}
              aria-label={`${isDone ? 'Done' : 'To do'}: ${what}, ${says}`}
              className="flex gap-2 px-2 py-1 text-ink no-underline hover:bg-sunk"
            >
              <span aria-hidden className={isDone ? 'text-mine' : 'text-waiting'}>
                {isDone ? '✓' : '○'}
              </span>
              <span>
                <span className={isDone ? '' : 'font-semibold'}>{what}</span> <span className="text-ink-3">{says}</span>
              </span>
            </DeskLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
