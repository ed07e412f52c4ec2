import { CrossingSign } from '@/components/control/parts/crossings/crossing-sign';
import { crossingWords, stateWords } from '@/components/control/parts/crossings/crossing-words';
import { MarkCrossingState } from '@/components/control/parts/crossings/mark-crossing-state';
import { DeskLink } from '@/components/control/parts/router';
import { gridReference } from '@/components/map/core/grid-reference';
import { Tag } from '@/components/ui/tag';
import type { MasterCrossing } from '@/lib/desks/control/movement/map';

const urgency = ({ call, waiting }: MasterCrossing): number => (call === 'due' ? 0 : waiting > 0 ? 1 : call ? 2 : 3);

/** Crossings in a list: those that matter now first, each a way to its board. */
export const CrossingsInList = ({ crossings }: { crossings: readonly MasterCrossing[] }) => (
  <ul aria-label="Crossings">
    {[...crossings]
      .sort((a, b) => urgency(a) - urgency(b))
      .map((crossing) => (
        <li key={crossing.id} className="flex gap-2 border-t border-rule px-4 py-1.5">
          <CrossingSign crossing={crossing} />
          <div className="min-w-0 flex-1">
            <DeskLink
              to={`/crossings?at=${encodeURIComponent(crossing.id)}`}
              className="inline-block min-h-press font-medium underline-offset-2 hover:underline"
            >
              {crossing.name}
            </DeskLink>
            <p className="aside">
              {crossingWords[crossing.kind]} · {crossing.capacityPoints} ·{' '}
              <span className={crossing.state === 'blown' ? 'text-overdue' : ''}>{stateWords(crossing)}</span>{' '}
              <span className="font-mono text-small">{gridReference(crossing)}</span>
            </p>
            <p className="flex flex-wrap items-center gap-1">
              {crossing.call === 'due' && <Tag meaning="overdue">test due</Tag>}
              {crossing.call === 'open' && <Tag meaning="waiting">may be tested</Tag>}
              {crossing.waiting > 0 && <Tag meaning="waiting">{crossing.waiting} in the queue</Tag>}
            </p>
          </div>
          <MarkCrossingState crossing={crossing} />
        </li>
      ))}
  </ul>
);
