'use client';

import { crossingWords } from '@/components/control/parts/crossings/crossing-words';
import { useMutation } from '@/components/control/parts/use-mutation';
import { PickMany } from '@/components/ui/pick-many';
import type { ControlLine, SheetOnDesk } from '@/lib/desks/control/orders/orders';

/** The crossings a row's units are to go over, as Control reads it (§7); those its text names are proposed. */
export function RowCrossings({ desk, line, number }: { desk: SheetOnDesk; line: ControlLine; number: number }) {
  const { isBusy, act } = useMutation();
  if (desk.crossings.length === 0) return null;
  const pick = (crossingIds: string[]) =>
    act('note-crossings', {
      sheetId: desk.sheet!.id,
      lineId: line.id,
      crossingIds,
      version: line.note?.version ?? 0,
    });
  const proposed = desk.crossings.filter(
    ({ id }) => line.crossingsNamed.includes(id) && !line.crossingIds.includes(id),
  );
  const names = desk.crossings.filter(({ id }) => line.crossingIds.includes(id)).map(({ name }) => name);
  return (
    <div className="mt-1 text-small">
      <div className="print:hidden">
        <PickMany
          none="No crossing"
          label={`Crossings, row ${number}`}
          isLabelHidden
          look="paper"
          placeholder="crosses…"
          choices={desk.crossings.map(({ id, name, kind, state }) => ({
            id,
            label: name,
            hint: state === 'blown' ? 'blown' : crossingWords[kind],
          }))}
          picked={line.crossingIds}
          onPick={pick}
          isReadOnly={isBusy}
        />
        {proposed.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            disabled={isBusy}
            onClick={() => pick([...line.crossingIds, id])}
            className="block min-h-press text-left text-link disabled:opacity-60"
          >
            Crosses {name}?
          </button>
        ))}
      </div>
      {names.length > 0 && <p className="hidden print:block">Crosses {names.join(', ')}</p>}
    </div>
  );
}
