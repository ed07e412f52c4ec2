import { RuleReference } from '@/components/control/parts/rule-reference';
import { conflictTitles } from '@/components/control/parts/sheets/conflict-words';
import { Tag } from '@/components/ui/tag';
import type { ConflictOnDesk } from '@/lib/turn/orders/conflicts/conflicts';
import { ConflictSteps } from './conflict-steps';

/** The conflicts of a row, under it, with the remedies. */
export const RowConflicts = ({ conflicts, turn }: { conflicts: readonly ConflictOnDesk[]; turn: number }) => (
  <>
    {conflicts.map((conflict) => {
      const { id, code, message, remedy, rule } = conflict;
      return (
        <tr key={id} className="not-printed">
          <td />
          <td colSpan={6} className="border-b border-rule pt-1 pb-2">
            <section aria-label={`${conflictTitles[code]}: ${message}`}>
              <p>
                <Tag>{conflictTitles[code]}</Tag> {message} <span className="text-ink-2">{remedy}</span>{' '}
                <RuleReference rule={rule} className="font-cond text-small" />
              </p>
              <ConflictSteps conflict={conflict} turn={turn} />
            </section>
          </td>
        </tr>
      );
    })}
  </>
);
