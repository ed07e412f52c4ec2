import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { rowChanges, updatedRows, usuallyMade } from '@/lib/scenario/draft/row-changes';
import { counted } from '@/lib/text';
import { ChangesList } from '../update/changes-list';
import type { Updating } from './updating';

interface Props {
  /** The table with its headings. */
  now: readonly (readonly string[])[];
  updating: Updating;
  /** Makes so many changes of the table. */
  onUpdate: (count: number, after: string[][]) => void;
}

/** The changes that a second file makes in the rows that are there, to be ticked. */
export function UpdateRows({ now, updating, onUpdate }: Props) {
  const changes = useMemo(() => rowChanges(now, updating.after, updating.gone), [now, updating]);
  const [made, setMade] = useState<ReadonlySet<string>>(() => new Set(usuallyMade(changes)));
  return (
    <section aria-label="What the file changes" className="space-y-2">
      <h3 className="font-semibold">What the file changes</h3>
      {updating.notes.map((note) => (
        <p key={note} className="text-ink-2">
          {note}
        </p>
      ))}
      <ChangesList changes={changes} made={made} onMade={setMade} noun="row" />
      <Button
        kind="act"
        disabled={made.size === 0}
        onClick={() => onUpdate(made.size, updatedRows(now, updating.after, changes, made))}
      >
        Make {counted(made.size, 'change')}
      </Button>
    </section>
  );
}
