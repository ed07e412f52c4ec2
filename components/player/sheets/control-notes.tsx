import type { DeskQuery, DeskRowNote } from '@/lib/visibility/player/desk';

/** On what has no room for the sixth column of the sheet: what stands in it lies under the row, and says what it is. */
export const whileNarrow = '@2xl:hidden print:hidden';

/** What Control has told the team on one row: its notes, its questions and the answers to them. */
export const ControlNotes = ({
  notes,
  queries,
  lineId,
}: {
  notes: readonly DeskRowNote[];
  queries: readonly DeskQuery[];
  lineId: string;
}) => (
  <>
    {notes.map(
      (note) =>
        note.lineId === lineId && (
          <p key={note.id} className="text-note whitespace-pre-wrap">
            <b className={`font-medium ${whileNarrow}`}>Control notes: </b>
            {note.text}
          </p>
        ),
    )}
    <RowQueries queries={queries} lineId={lineId} />
  </>
);

/** What was asked about one row, and what was answered, beside the row. */
export function RowQueries({ queries, lineId }: { queries: readonly DeskQuery[]; lineId: string }) {
  return queries
    .filter((query) => query.lineId === lineId)
    .map((query) => (
      <span key={query.id} className="mt-1.5 block border-l-2 border-waiting pl-2 text-note">
        <span className="block text-waiting">Control asks: {query.text}</span>
        {query.answer ? (
          <span className="block text-ink-2">
            {query.answer.by}: {query.answer.text}
          </span>
        ) : (
          <span className="block font-medium text-waiting">Waits for your answer, among the signals.</span>
        )}
      </span>
    ));
}
