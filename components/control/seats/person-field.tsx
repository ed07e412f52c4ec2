'use client';

import { useEffect, useState } from 'react';
import type { SeatOnDesk } from '@/lib/turn/control-desk/seats/seats';
import { useMutation } from '../parts/use-mutation';

/** Who is to sit on a seat: saved when the field is left, or with Enter. Only Control reads it. */
export function PersonField({ seat, name }: { seat: Pick<SeatOnDesk, 'id' | 'person'>; name: string }) {
  const { isBusy, act } = useMutation();
  const [written, setWritten] = useState(seat.person);
  useEffect(() => setWritten(seat.person), [seat.person]);
  const save = () => {
    const person = written.trim();
    if (person !== seat.person && !isBusy) act('name-person', { seatId: seat.id, person });
  };
  return (
    <input
      aria-label={`Who sits there: ${name}`}
      value={written}
      maxLength={60}
      placeholder="Name"
      onChange={(event) => setWritten(event.target.value)}
      onBlur={save}
      onKeyDown={(event) => event.key === 'Enter' && save()}
      className="min-h-6 w-full rounded-1 border-b border-dotted border-edge bg-transparent px-1 outline-offset-0 placeholder:text-ink-3 hover:bg-sunk focus:bg-sheet"
    />
  );
}
