import { type RefObject, useEffect, useState } from 'react';
import type { MapHandle } from '@/components/map/core/map-handle';
import { asPlace, middleOf } from '@/lib/geometry';
import type { Thing } from './things';

/** Which thing is chosen, and which of its paths is under the pencil. */
interface Chosen {
  file: string;
  at: number;
  path: number;
}

/** The thing in hand, and the path of it under the pencil. What the address leads to is chosen once. */
export function useChosenThing(
  things: readonly Thing[],
  view: RefObject<MapHandle | null>,
  asked: { file: string; row: number; column: string } | null,
) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const thing = things.find(({ file, at }) => file === chosen?.file && at === chosen.at) ?? null;
  const path = thing ? Math.min(chosen!.path, thing.shape.paths.length - 1) : 0;

  const choose = (next: Thing | null, part = 0, isShown = false) => {
    setChosen(next && { file: next.file, at: next.at, path: part });
    if (next && isShown) view.current?.show(middleOf(next.shape.paths[part]!.map(asPlace)));
  };
  const row = asked?.row;
  const column = asked?.column;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address leads to is chosen once
  useEffect(() => {
    const at = Number(/^features\.(\d+)/.exec(column ?? '')?.[1] ?? Number.NaN);
    const found = things.find((one) => one.file === asked?.file && one.at === at);
    if (found) choose(found, 0, true);
  }, [row, column]);
  return { isChosen: chosen !== null, thing, path, choose, setChosen };
}
