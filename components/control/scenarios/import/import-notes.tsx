import { Dialog } from '@/components/ui/dialog';
import { fileWords } from '@/lib/scenario/file-words';
import type { NoteGroup } from '@/lib/scenario/grouped';
import { counted } from '@/lib/text';
import { placeOfFault } from '../draft-words';

/** A scenario that was taken in, and what had to be guessed, `more` of it than is shown. */
export interface Taken {
  draftId: string;
  notes: readonly NoteGroup[];
  more: number;
}

/** What had to be guessed while a file was taken in, before its draft is opened. */
export function ImportNotes({ taken, onLeave }: { taken: Taken | null; onLeave: () => void }) {
  const { notes, more } = taken ?? { notes: [], more: 0 };
  return (
    <Dialog
      title={`Taken in, with ${counted(notes.length + more, 'thing')} to know`}
      isOpen={taken !== null}
      onOpen={(isOpen) => !isOpen && onLeave()}
      leaves="Open it"
      isWide
      isToRead
    >
      <ul className="divide-y divide-rule">
        {notes.map((note) => (
          <li key={`${note.file} ${note.row} ${note.column} ${note.message}`} className="py-1">
            <Told note={note} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-ink-3">And {more} more.</p>}
    </Dialog>
  );
}

/** A note; one of several of a kind opens to each of them. */
export function Told({ note }: { note: NoteGroup }) {
  const said = (
    <>
      <b>{fileWords[note.file] ?? note.file}</b> <span className="text-ink-3">{placeOfFault(note)}</span> {note.message}
    </>
  );
  if (note.each.length === 0) return said;
  return (
    <details>
      <summary>{said}</summary>
      <ul className="mt-1 ml-5 list-disc text-note">
        {note.each.map(({ row, name, message }) => (
          <li key={`${row} ${name} ${message}`}>
            {row && <span className="text-ink-3">row {row} </span>}
            {name} {message}
          </li>
        ))}
      </ul>
    </details>
  );
}
