'use client';

import { useEffect } from 'react';
import { putLostSeatsAway } from '@/components/transport/keeper/put-seat-away';
import { isSeatGone, read } from '@/components/transport/query/read';

/** Neither a player's seat nor one of Control's. */
const isLost = async (seatId: string): Promise<boolean> =>
  (await read(seatId, 'desk')).kind === 'movedAway' && (await isSeatGone(seatId));

/** Shows nothing: puts away what this browser still keeps of seats that are not its own any more. `at`: the seat of this page, which asks for itself. */
export function LostSeats({ at }: { at?: string }) {
  useEffect(() => void putLostSeatsAway(async (seatId) => seatId !== at && (await isLost(seatId))), [at]);
  return null;
}
