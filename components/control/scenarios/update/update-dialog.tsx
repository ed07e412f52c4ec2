import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { usuallyMade } from '@/lib/scenario/draft/row-changes';
import { counted } from '@/lib/text';
import type { UpdateTold } from '@/lib/turn/scenarios/orbat/update-from-orbat';
import { ChangesList } from './changes-list';
import { NoteLine } from './note-line';

interface Props {
  /** The changes that a file would make. */
  update: UpdateTold;
  isBusy: boolean;
  /** Makes these changes, by their ids, in one edit. */
  onUpdate: (made: readonly string[]) => void;
  onLeave: () => void;
}

/** The changes that a second file of ORBAT Mapper would make in a scenario, to be ticked before anything is done. */
export function UpdateDialog({ update, isBusy, onUpdate, onLeave }: Props) {
  const [made, setMade] = useState<ReadonlySet<string>>(
    () => new Set([...usuallyMade(update), ...update.fields.map(({ id }) => id)]),
  );
  return (
    <Dialog
      title="What the file changes"
      isOpen
      onOpen={(isOpen) => !isOpen && onLeave()}
      isWide
      leaves="Leave it as it is"
      actions={
        <Button kind="act" isBusy={isBusy} disabled={made.size === 0} onClick={() => onUpdate([...made])}>
          Make {counted(made.size, 'change')}
        </Button>
      }
    >
      <div className="space-y-3">
        <ChangesList changes={update} made={made} onMade={setMade} noun="unit" />
        {update.notes.length > 0 && (
          <section aria-label="To know">
            <h3 className="font-semibold">To know</h3>
            <ul className="divide-y divide-rule">
              {update.notes.map((note) => (
                <li key={`${note.file} ${note.row} ${note.column} ${note.message}`} className="py-1">
                  <NoteLine note={note} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}
