import { masterCounterSize } from '@/components/control/parts/counters/master-counter';
import { type Box, overlap } from '@/components/map/core/projection';
import { type Above, trayOf } from '@/components/map/counters/lay-around';
import { counterForm, dealOut, type StackGroup } from '@/components/map/counters/stack';
import { namedForm, type StackForm } from '@/components/map/counters/stack-form';
import { leaderTo } from '@/components/map/labels/room';
import type { Place } from '@/lib/geometry';

/** The things over the master map for a moment. */
export interface AboveMap {
  /** The pile that lies open. */
  dealt: StackGroup | null;
  /** Counters in hand that lie small, drawn large. */
  large: StackGroup[];
}

export interface Asked {
  /** The key of the pile to be opened. */
  openPile: string | null;
  /** The one counter in hand: a pile that holds it is opened. */
  selectedId: string | null;
  picked: ReadonlySet<string>;
  /** The window without its rim, in pixels of the projection. */
  window: Box | undefined;
  /** Where a counter truly is, px. */
  placeOf: (id: string) => Place | undefined;
}

/** True when counters of a form are drawn small. */
export const isSmall = ({ width }: StackForm): boolean => width < masterCounterSize.width;

/** The pile that lies open and the counters in hand; of two that would lie over each other the first is drawn large. */
export function aboveMap(groups: readonly StackGroup[], asked: Asked): AboveMap {
  const { openPile, selectedId, picked, window, placeOf } = asked;
  const piles = groups.filter(({ isPile }) => isPile);
  const opened =
    piles.find(({ slots }) => slots.some(({ id }) => id === selectedId)) ?? piles.find(({ key }) => key === openPile);
  const dealt = opened ? dealtOut(opened, window, placeOf) : null;
  const taken = dealt ? [trayOf(dealt)] : [];
  const large = groups.flatMap((group) => {
    if (group.isPile || !isSmall(group.form) || !picked.has(group.key)) return [];
    const box = largeOver(group.box, window);
    if (taken.some((other) => overlap(other, box))) return [];
    taken.push(box);
    const place = placeOf(group.key);
    const leader = place && leaderTo(place, box);
    const slots = [{ id: group.key, x: box.x, y: box.y }];
    return [
      { key: group.key, form: counterForm, slots, isPile: false, box, tab: null, leaders: leader ? [leader] : [] },
    ];
  });
  return { dealt, large };
}

/** The room that it takes. */
export const roomOf = ({ dealt, large }: AboveMap): Above[] => [
  ...(dealt ? [{ ids: dealt.slots.map(({ id }) => id), box: trayOf(dealt) }] : []),
  ...large.map(({ key, box }) => ({ ids: [key], box })),
];

/** A pile's counters side by side with everything on them, or small ones where the window cannot hold so many. */
function dealtOut(group: StackGroup, window: Box | undefined, placeOf: Asked['placeOf']): StackGroup {
  const full = dealOut(group, counterForm, { placeOf, keepIn: window });
  if (!window || full.box.height <= window.height) return full;
  return dealOut(group, namedForm, { placeOf, keepIn: window });
}

/** Over all of the small one: about its middle, moved aside at the edge of the window. */
function largeOver(small: Box, window: Box | undefined): Box {
  const { width, height } = masterCounterSize;
  const box = { x: small.x + (small.width - width) / 2, y: small.y + (small.height - height) / 2, width, height };
  if (!window || !overlap(window, small, 16)) return box;
  const x = clamp(box.x, window.x - 12, window.x + window.width - width);
  const y = clamp(box.y, window.y - 12, window.y + window.height - height);
  // What was pressed stays under the finger.
  return {
    x: clamp(x, small.x + small.width - width, small.x),
    y: clamp(y, small.y + small.height - height, small.y),
    width,
    height,
  };
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
