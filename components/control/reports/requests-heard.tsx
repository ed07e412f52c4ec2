import { NoteField } from '@/components/control/parts/sheets/note-field';
import type { ReportOnDesk } from '@/lib/desks/control/reports/reports';

/** The requests of the team this turn, and a place to write what was heard of each: its report tells it. */
export function RequestsHeard({ requests }: { requests: ReportOnDesk['requests'] }) {
  if (requests.length === 0) return null;
  return (
    <section aria-label="Requests" className="shrink-0">
      <h2 className="cap border-b border-rule-2 pb-1.5">Requests, and what was heard of them</h2>
      <ul>
        {requests.map(({ id, what, note }) => (
          <li key={id} className="grid grid-cols-2 items-start gap-3.5 border-b border-rule py-1.5">
            <span className="min-w-0 pt-1 break-words">{what}</span>
            <NoteField
              label={`Heard of ${what}`}
              note={note}
              verb="note-request"
              input={(text, version) => ({ requestId: id, text, version })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
