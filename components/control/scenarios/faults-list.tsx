import { useEffect } from 'react';
import { useRouter } from '@/components/control/parts/router';
import { Tag } from '@/components/ui/tag';
import { fileWords } from '@/lib/scenario/file-words';
import type { ScenarioProblem } from '@/lib/scenario/types';
import { faultsInWords, placeOfFault } from './draft-words';

interface Props {
  faults: readonly ScenarioProblem[];
  /** How many there are in all. */
  problems: number;
  notes: readonly ScenarioProblem[];
  onGo: (fault: ScenarioProblem) => void;
}

/** What is wrong, each leading to its place, and what should be known. */
export function FaultsList({ faults, problems, notes, onGo }: Props) {
  return (
    <div className="space-y-3">
      {faults.length > 0 && (
        <section aria-label="Faults">
          <h2 className="font-semibold">Faults</h2>
          <ul className="divide-y divide-rule">
            {faults.map((fault) => (
              <Told key={keyOf(fault)} of={fault} onGo={onGo} />
            ))}
          </ul>
          {problems > faults.length && (
            <p className="text-ink-3">And {problems - faults.length} more, when these are mended.</p>
          )}
        </section>
      )}
      {notes.length > 0 && (
        <section aria-label="Good to know">
          <h2 className="font-semibold">Good to know</h2>
          <ul className="divide-y divide-rule">
            {notes.map((note) => (
              <Told key={keyOf(note)} of={note} onGo={onGo} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const keyOf = ({ file, row, column, message }: ScenarioProblem): string => `${file} ${row} ${column} ${message}`;

function Told({ of, onGo }: { of: ScenarioProblem; onGo: Props['onGo'] }) {
  return (
    <li>
      <button type="button" onClick={() => onGo(of)} className="w-full py-1 text-left text-note hover:bg-sunk">
        <b>{fileWords[of.file] ?? of.file}</b> <span className="text-ink-3">{placeOfFault(of)}</span> {of.message}
      </button>
    </li>
  );
}

/** A draft that is being checked is asked for again at this pace, ms. */
const againMs = 1_500;

/** How many faults a draft has. `problems` null: they are not known yet, and the desk is read again until they are. */
export function FaultsTag({ problems }: { problems: number | null }) {
  const { refresh } = useRouter();
  const isOpen = problems === null;
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => void refresh(), againMs);
    return () => clearInterval(timer);
  }, [isOpen, refresh]);
  if (problems === null) return <Tag meaning="plain">is being checked</Tag>;
  return <Tag meaning={problems > 0 ? 'waiting' : 'mine'}>{faultsInWords(problems)}</Tag>;
}
