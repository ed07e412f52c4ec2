import { useDataAddress } from '@/components/control/parts/router';
import { readAgain, useRead } from '@/components/transport/query/use-read';
import type { WarmUp } from '@/lib/desks/control/sequence/warm-up';

/** The time between two readings, ms: acts in a warm-up change nothing of this game. */
const openMs = 3_000;
const closedMs = 30_000;
const every = (last: { warmUp: WarmUp | null } | undefined): number => (last?.warmUp ? openMs : closedMs);

/** The warm-up beside this lobby; null: none is open; undefined: not read yet. `readNow` reads it again. */
export function useWarmUp(): { warmUp: WarmUp | null | undefined; readNow: () => void } {
  const address = useDataAddress()('/warm-up');
  const read = useRead<{ warmUp: WarmUp | null }>(address, { every });
  return { warmUp: read?.warmUp, readNow: () => void readAgain(address) };
}
