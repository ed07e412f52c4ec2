import { useMemo, useState } from 'react';
import { shownOf } from '@/components/map/side/side-map';
import type { DeskMark, PlayerDesk } from '@/lib/visibility/player/desk';

const toggled = (before: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const after = new Set(before);
  if (!after.delete(key)) after.add(key);
  return after;
};

/** The team's map with its marks as they are here: the whole of it, and what is left of it with the layers that were taken off. */
export function useMapLayers(desk: PlayerDesk, marks: readonly DeskMark[]) {
  const [off, setOff] = useState<ReadonlySet<string>>(new Set());
  const [isOpen, setOpen] = useState(false);
  const whole = useMemo(() => ({ ...desk, marks: [...marks] }), [desk, marks]);
  const map = useMemo(() => shownOf(whole, off), [whole, off]);
  return {
    whole,
    map,
    off,
    toggle: (key: string) => setOff((before) => toggled(before, key)),
    /** The list of layers lies open. */
    isOpen,
    setOpen,
  };
}
