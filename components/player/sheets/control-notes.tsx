import type { DeskQuery, DeskRowNote } from '@/lib/visibility/player/desk';

/** Where the sheet has no room for its sixth column, the notes lie under the row and say what they are. */
export const whileNarrow = '@2xl:hidden print:hidden';

/** A row shows what Control has told the team on it: notes, questions, and the team's answers. */
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

/** The questions about one row, and their answers, beside the row. */
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
