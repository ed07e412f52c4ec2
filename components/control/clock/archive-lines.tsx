import { useId } from 'react';
import type { ArchiveKept } from '@/lib/desks/control/sequence/archives';
import { archiveWords } from './archive-words';

/** Where the host keeps archives of the phases, and what has to be put right about it. */
export function ArchiveLines({ archives }: { archives: readonly ArchiveKept[] }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-2 lead">
        Archives
      </h2>
      {archives.length === 0 && (
        <p className="text-ink-2">
          None are kept. The host can start the console with <code>--archive FOLDER</code>: a USB stick, say.
        </p>
      )}
      <ul className="space-y-2">
        {archives.map(archiveWords).map(({ where, last, trouble }) => (
          <li key={where}>
            <p className="break-words">
              <b className="font-medium">{where}</b>
              <span className="block text-ink-2">{last}</span>
            </p>
            {trouble && (
              <p role="status" className="mt-1 border-l-2 border-overdue pl-2 text-overdue">
                {trouble}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
