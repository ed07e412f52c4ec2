import { useEffect } from 'react';
import { useRouter } from '@/components/control/parts/router';
import { Tag } from '@/components/ui/tag';
import { fileWords } from '@/lib/scenario/guide/file-words';
import type { FaultGroup, FaultTold } from '@/lib/scenario/settle/fault-groups';
import { upTo } from '@/lib/text';
import { faultsInWords, placeOfFault } from './draft-words';
import { SettleGroup, type Settles } from './settle-group';

/** The place of a fault: its file, and its cell or the number of its drawing where it has one. */
interface FaultPlace {
  file: string;
  row?: number | undefined;
  column?: string | undefined;
}

interface Props {
  faults: readonly FaultGroup[];
  notes: readonly FaultGroup[];
  onGo: (place: FaultPlace) => void;
  /** A press that settles a kind does this; null: they are only shown. */
  settles: Settles | null;
}

/** All that is wrong and should be known, a line for each kind: it opens to each of them, which leads to its place, and is settled with one press. */
export const FaultsList = ({ faults, notes, ...does }: Props) => (
  <div className="space-y-3">
    <Groups title="Faults" of={faults} {...does} />
    <Groups title="Good to know" of={notes} {...does} />
  </div>
);

function Groups({
  title,
  of,
  ...does
}: { title: string; of: readonly FaultGroup[] } & Omit<Props, 'faults' | 'notes'>) {
  if (of.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="font-semibold">{title}</h2>
      <ul className="divide-y divide-rule">
        {of.map((group) => (
          <Told key={`${group.file} ${group.column} ${group.says}`} group={group} {...does} />
        ))}
      </ul>
    </section>
  );
}

const press = 'w-full py-1 text-left text-note hover:bg-sunk';
const shownAtMost = 60;

function Told({ group, onGo, settles }: { group: FaultGroup } & Omit<Props, 'faults' | 'notes'>) {
  const { file, each, count, says } = group;
  const go = ({ row, column }: Pick<FaultTold, 'row' | 'column'>) => onGo({ file, row, column });
  const [first] = each;
  if (count === 1)
    return (
      <li className="pb-1">
        <button type="button" data-leads onClick={() => go(first ?? {})} className={press}>
          <b>{fileWords[file] ?? file}</b> <span className="text-ink-3">{placeOfFault(first ?? {})}</span> {says}
        </button>
        {settles && <SettleGroup group={group} {...settles} />}
      </li>
    );
  return (
    <li className="pb-1">
      <details>
        <summary className="py-1 text-note">
          <b>{fileWords[file] ?? file}</b> {says}
        </summary>
        <ul className="ml-4">
          {upTo(each, shownAtMost).map((one) => (
            <li key={`${one.row} ${one.column} ${one.message}`}>
              <button type="button" data-leads onClick={() => go(one)} className={press}>
                <span className="text-ink-3">{placeOfFault(one)}</span> {one.name} {one.message}
              </button>
            </li>
          ))}
          {count > shownAtMost + 1 && <li className="text-note text-ink-3">And {count - shownAtMost} more.</li>}
        </ul>
      </details>
      {settles && <SettleGroup group={group} {...settles} />}
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
