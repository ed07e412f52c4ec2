import type { RefObject } from 'react';
import type { MapHandle } from '@/components/map/core/map-handle';
import type { MasterCounter } from '@/lib/desks/control/movement/map';
import { isInField } from '@/lib/geometry';

/** So many counters are laid out beside each other at most. */
const mostDealt = 60;

interface OnMaster {
  view: RefObject<MapHandle | null>;
  counters: ReadonlyMap<string, MasterCounter>;
  open: (key: string | null) => void;
}

/**
 * The effect of a press on a pile, by its key and the number of counters in it: it is laid open; a formation of more
 * than can be laid open is gone nearer to.
 */
export const pileOpener =
  ({ view, counters, open }: OnMaster) =>
  (key: string | null, count: number): void => {
    const seen = view.current?.store.rest();
    const head = key === null ? undefined : counters.get(key);
    if (count <= mostDealt || !seen || !head || !isInField(head)) open(key);
    else view.current?.show(head, seen.width / seen.scale / 2);
  };
