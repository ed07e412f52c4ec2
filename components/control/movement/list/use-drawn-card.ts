'use client';

import { useEffect, useEffectEvent } from 'react';
import type { MoveCard } from '@/lib/advice/movement/move-cards';
import type { Proposal } from '@/lib/advice/movement/propose-card';
import type { MasterCounter } from '@/lib/desks/control/movement/map';

/** The drawn parts of the card that is lit. */
export interface Drawn {
  units: readonly MasterCounter[];
  way: Proposal['way'];
  places: Proposal['places'];
}

interface Shown {
  lit: MoveCard<MasterCounter> | null;
  proposal: Proposal | null;
  onDraw: (drawn: Drawn | null) => void;
  onLit: (unitIds: readonly string[]) => void;
}

/**
 * Draws the card that is lit on the map and takes its units in hand, anew where its places have changed; nothing once the
 * list is left.
 */
export function useDrawnCard({ lit, proposal, onDraw, onLit }: Shown): void {
  const show = useEffectEvent(() => {
    onDraw(lit && proposal ? { units: lit.units, way: proposal.way, places: proposal.places } : null);
    onLit(lit?.units.map(({ id }) => id) ?? []);
  });
  const clear = useEffectEvent(() => onDraw(null));
  const drawnKey = lit && `${lit.lineId} ${JSON.stringify(proposal?.places ?? null)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew when what is drawn changed
  useEffect(() => {
    show();
    return () => clear();
  }, [drawnKey]);
}
