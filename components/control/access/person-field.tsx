'use client';

import { useState } from 'react';
import type { SeatOnDesk } from '@/lib/desks/control/access/seats';
import { useMutation } from '../parts/use-mutation';

/**
 * The person for a seat: saved when the field is left, or with Enter. A name that is not saved stays in it. Only Control
 * reads it.
 */
export function PersonField({ seat, name }: { seat: Pick<SeatOnDesk, 'id' | 'person'>; name: string }) {
  const { act } = useMutation();
  /** null: as it stands. */
  const [written, setWritten] = useState<string | null>(null);
  const save = () => {
    const person = written?.trim();
    if (person === undefined || person === seat.person) return setWritten(null);
    act('name-person', { seatId: seat.id, was: seat.person, person }, () =>
      setWritten((now) => (now?.trim() === person ? null : now)),
    );
  };
  return (
    <input
      aria-label={`Who sits there: ${name}`}
      value={written ?? seat.person}
      maxLength={60}
      placeholder="Name"
      onChange={(event) => setWritten(event.target.value)}
      onBlur={save}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      className="min-h-press w-full rounded-1 border-b border-dotted border-edge bg-transparent px-1 outline-offset-0 placeholder:text-ink-3 hover:bg-sunk focus:bg-sheet"
    />
  );
}
