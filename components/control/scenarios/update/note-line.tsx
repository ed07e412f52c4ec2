import type { NoteGroup } from '@/lib/scenario/grouped';
import { fileWords } from '@/lib/scenario/guide/file-words';
import { placeOfFault } from '../draft-words';

/** A note; one of several of a kind opens to each of them. */
export function NoteLine({ note }: { note: NoteGroup }) {
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
