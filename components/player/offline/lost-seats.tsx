'use client';

import { useEffect } from 'react';
import { putLostSeatsAway } from '@/components/transport/keeper/browser-store';
import { read } from '@/components/transport/query/read';

const isLost = async (seatId: string): Promise<boolean> => (await read(seatId, 'desk')).kind === 'movedAway';

/** Shows nothing: puts away what this browser still keeps of seats that are not its own any more. `at`: the seat of this page, which asks for itself. */
export function LostSeats({ at }: { at?: string }) {
  useEffect(() => void putLostSeatsAway(async (seatId) => seatId !== at && (await isLost(seatId))), [at]);
  return null;
}
