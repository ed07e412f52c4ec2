import { Dialog } from '@/components/ui/dialog';
import type { NoteGroup } from '@/lib/scenario/grouped';
import { counted } from '@/lib/text';
import { NoteLine } from '../update/note-line';

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
            <NoteLine note={note} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-ink-3">And {more} more.</p>}
    </Dialog>
  );
}
