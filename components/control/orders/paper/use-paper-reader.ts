import { useEffect, useState } from 'react';
import { useDataAddress } from '@/components/control/parts/router';
import { readAt } from '@/components/transport/query/read';
import type { SheetOnDesk } from '@/lib/desks/control/orders/orders';
import type { MapData } from '@/lib/scenario/types';
import type { LineWrite } from '@/lib/visibility/forms/order-writes';
import type { PaperReading } from './paper-goal';

export type ReadsPaper = (line: LineWrite) => PaperReading | null;

/** Reads rows of a paper sheet; null: the map and the reader have not come yet, which are asked for once there are words. */
export function usePaperReader(counters: SheetOnDesk['counters'], hasWords: boolean): ReadsPaper | null {
  const address = useDataAddress()('/map/data');
  const [reads, setReads] = useState<{ by: ReadsPaper } | null>(null);
  useEffect(() => {
    if (!hasWords) return;
    let isGone = false;
    const begin = async () => {
      const [{ paperReader }, map] = await Promise.all([import('./paper-reader'), readAt<MapData>(address)]);
      if (!isGone && map.kind === 'ok') setReads({ by: paperReader(map.value, counters) });
    };
    begin().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [address, counters, hasWords]);
  return reads?.by ?? null;
}
