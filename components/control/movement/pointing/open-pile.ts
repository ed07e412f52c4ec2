import type { RefObject } from 'react';
import type { MapHandle } from '@/components/map/core/map-handle';
import { type Projection, projectionAt } from '@/components/map/core/projection';
import type { MasterCounter } from '@/lib/desks/control/movement/map';
import { isInField } from '@/lib/geometry';
import type { MasterLayout } from '../layers/use-master-layout';

/** So many counters are laid out beside each other at most. */
const mostDealt = 60;

interface OnMaster {
  view: RefObject<MapHandle | null>;
  masterAt: (projection: Projection) => MasterLayout;
  counters: ReadonlyMap<string, MasterCounter>;
  open: (key: string | null) => void;
}

/** What a press on a pile does, by its key: it is laid open; a formation of more than can be laid open is gone nearer to. */
export const pileOpener =
  ({ view, masterAt, counters, open }: OnMaster) =>
  (key: string | null): void => {
    const seen = view.current?.store.rest();
    const head = key === null ? undefined : counters.get(key);
    const pile = seen && masterAt(projectionAt(seen.scale)).groups.find((group) => group.key === key);
    if (!pile || pile.slots.length <= mostDealt || !head || !isInField(head)) open(key);
    else view.current?.show(head, seen.width / seen.scale / 2);
  };
