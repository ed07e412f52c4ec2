import { useState } from 'react';
import { later } from '@/components/ui/later';
import type { MasterCrossing } from '@/lib/desks/control/movement/map';
import { counted } from '@/lib/text';

/** Loaded when it is first opened. */
const CrossingsInList = later(async () => (await import('./crossings-in-list')).CrossingsInList);

/** The crossings of the game (§7, §8) beside the map: how many there are, and on a press the list of them. */
export function CrossingsList({ crossings }: { crossings: readonly MasterCrossing[] }) {
  const [isOpen, setOpen] = useState(false);
  if (crossings.length === 0) return null;
  const blown = crossings.filter(({ state }) => state === 'blown').length;
  const due = crossings.filter(({ call }) => call === 'due').length;
  return (
    <details
      className="min-h-0 overflow-y-auto border-t border-rule-2"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="sticky top-0 z-[1] min-h-8 pointer-coarse:min-h-press content-center bg-paper px-4 text-small">
        <b>Crossings</b>{' '}
        <span className="text-ink-3">
          {crossings.length}, {blown} blown
        </span>
        {due > 0 && <span className="font-medium text-overdue">, {counted(due, 'test due', 'tests due')}</span>}
      </summary>
      {isOpen && <CrossingsInList crossings={crossings} />}
    </details>
  );
}
