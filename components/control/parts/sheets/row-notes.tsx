import { DeskLink } from '@/components/control/parts/router';
import type { ReportOnDesk } from '@/lib/desks/control/reports/reports';
import { capital } from '@/lib/text';
import { NoteField } from './note-field';

/**
 * Rows of order sheets with what Control notes on each (§5), beside the work they lead to. A note is the one on the sheet:
 * written here it stands there. `isOneTeam`: the desk says already whose rows they are.
 */
export function RowNotes({
  title,
  rows,
  isOneTeam = false,
}: {
  title: string;
  rows: ReportOnDesk['notedRows'];
  isOneTeam?: boolean;
}) {
  if (rows.length === 0) return null;
  return (
    <section aria-label="Game Control notes" className="not-printed shrink-0">
      <h2 className="cap border-b border-rule-2 pb-1.5">{title}</h2>
      <ul>
        {rows.map(({ sheetId, lineId, teamKey, teamName, number, units, grouping, orders, note }) => {
          const row = isOneTeam ? `row ${number}` : `${teamName}, row ${number}`;
          return (
            <li key={lineId} className="grid grid-cols-2 items-start gap-3.5 border-b border-rule py-1.5">
              <div className="min-w-0 pt-1 break-words">
                <p className="text-small">
                  <DeskLink to={`/orders/${teamKey}`} className="font-medium text-link">
                    {capital(row)}
                  </DeskLink>
                  {' · '}
                  <b>{[...units, grouping].filter(Boolean).join(', ')}</b>
                </p>
                <p className="detail">“{orders}”</p>
              </div>
              <NoteField
                label={`Game Control notes, ${row}`}
                note={note}
                verb="note-order-line"
                input={(text, version) => ({ sheetId, lineId, text, version })}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
