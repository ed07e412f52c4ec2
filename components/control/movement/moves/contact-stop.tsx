'use client';

import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { gridReference } from '@/components/map/core/grid-reference';
import { Button } from '@/components/ui/button';
import { stopOf } from './move-draft';
import type { Moves } from './use-moves';

/**
 * A move that meets the enemy on its way: stop there in one key, or go on all the same (§5 Move, Probe; §6 Passing By). A
 * move that waits for that word is undone when another unit is taken in hand.
 */
export function ContactStop({ moving, inHand }: { moving: Moves; inHand: string | null }) {
  const { store } = moving;
  const draft = useSyncExternalStore(store.subscribe, store.get, () => null);
  const stop = draft && stopOf(draft.leg);
  const undo = useEffectEvent(() => moving.undo());
  useEffect(() => {
    const waiting = store.get();
    if (waiting?.isHeld && waiting.unitId !== inHand) undo();
  }, [inHand, store]);
  useKeys({
    open: stop ? moving.stopThere : undefined,
    doubt: stop ? moving.fix : undefined,
  });
  if (!draft || !stop) return null;
  const { message } = draft.leg.advice.find(({ code }) => code === 'meetsEnemy')!;
  return (
    <section aria-label="On meeting the enemy" className="border-b border-rule-2 bg-waiting-soft px-4 py-3">
      <p className="text-waiting">{message}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" kind="act" hint={keyOf('open')} onMouseDown={keepFocus} onClick={moving.stopThere}>
          Stop there ({gridReference(stop)})
        </Button>
        <Button size="small" hint={keyOf('doubt')} onMouseDown={keepFocus} onClick={moving.fix}>
          Move on anyway
        </Button>
        <Button size="small" kind="quiet" hint={keyOf('leave')} onMouseDown={keepFocus} onClick={moving.undo}>
          Undo
        </Button>
      </div>
    </section>
  );
}

/** A move begun by keys is undone when its counter loses the focus: pressing here must not take it. */
export const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();
