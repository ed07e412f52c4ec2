import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { TableDeeds } from './table-deeds';

interface Props {
  deeds: TableDeeds;
  /** Whole rows are picked: they are deleted, and not emptied. */
  isOfRows: boolean;
  /** The next cell that is pressed is the other corner of the range. */
  reaches: boolean;
  onReach: (reaches: boolean) => void;
}

/** A finger does here what the mouse and keys do otherwise: it takes a range, copies, pastes and empties it. What is copied stays in this table. */
export function FingerBar({ deeds, isOfRows, reaches, onReach }: Props) {
  const [held, setHeld] = useState<string | null>(null);
  return (
    <div className="hidden flex-wrap gap-2 pointer-coarse:flex">
      <Button size="small" kind={reaches ? 'act' : 'plain'} aria-pressed={reaches} onClick={() => onReach(!reaches)}>
        Select up to…
      </Button>
      <Button size="small" onClick={() => setHeld(deeds.copy())}>
        Copy
      </Button>
      <Button size="small" disabled={held === null} onClick={() => held !== null && deeds.paste(held)}>
        Paste
      </Button>
      <Button size="small" disabled={isOfRows} onClick={deeds.clear}>
        Empty the cells
      </Button>
    </div>
  );
}
