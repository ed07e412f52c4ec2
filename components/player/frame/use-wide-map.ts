import { useLayoutEffect, useState } from 'react';
import { keepWay, keptWay } from '@/components/ui/own-ways';

/** True when the map of a seat is wide, and what turns it; kept in this browser for the seat. */
export function useWideMap(seatId: string): [isWide: boolean, turn: () => void] {
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => setWide(keptWay('map', seatId) === 'wide'), [seatId]);
  const turn = () => {
    setWide(!isWide);
    keepWay('map', seatId, isWide ? 'beside' : 'wide');
  };
  return [isWide, turn];
}
