import { useDataAddress } from '@/components/control/parts/router';
import { readAgain, useRead } from '@/components/transport/query/use-read';
import type { Rehearsal } from '@/lib/desks/control/sequence/rehearsal';

/** The rehearsal is asked for at these intervals, ms, since an act in it changes nothing of this game. */
const openMs = 3_000;
const closedMs = 30_000;
const every = (last: Rehearsal | undefined): number => (last?.open ? openMs : closedMs);

/** The rehearsal beside this lobby; undefined: not read yet. `readNow` reads it again. */
export function useRehearsal(): { rehearsal: Rehearsal | undefined; readNow: () => void } {
  const address = useDataAddress()('/rehearsal');
  return { rehearsal: useRead<Rehearsal>(address, { every }), readNow: () => void readAgain(address) };
}
