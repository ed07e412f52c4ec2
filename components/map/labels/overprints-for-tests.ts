import { type Box, overlap } from '../core/projection';
import { crowd } from './crowd';
import type { Leader } from './item';
import type { Layout } from './labeller';
import { around, awayFrom } from './room';
import { runsBeneath } from './route-leaders';
import { boxOf } from './type';

/** All lines of words of a layout, and all symbols with the counts that stand outside of them. */
export const drawn = ({ laid }: Layout): Box[] =>
  [...laid.values()].flatMap(({ box, tab, words }) => [
    ...(box ? [box] : []),
    ...(tab && box && !overlap(tab, box) ? [tab] : []),
    ...(words ? words.lines.map((line) => boxOf(line, words.anchor)) : []),
  ]);

/** Pairs of a layout that lie over each other, found by sweeping from left to right; a water's name by the boxes along it. */
export function overprints(layout: Layout): [Box, Box][] {
  const boxes = drawn(layout).sort((a, b) => a.x - b.x);
  const waters = layout.waters.flatMap((water) => water.boxes);
  return [
    ...boxes.flatMap((a, i) => {
      const found: [Box, Box][] = [];
      for (let j = i + 1; j < boxes.length && boxes[j]!.x < a.x + a.width; j++)
        if (overlap(a, boxes[j]!, -0.01)) found.push([a, boxes[j]!]);
      return found;
    }),
    ...waters.flatMap((water) =>
      boxes.filter((box) => overlap(box, water, -0.01)).map((box): [Box, Box] => [box, water]),
    ),
  ];
}

/** Leaders of a layout that run beneath a symbol which is neither their own nor lies over their place. */
export function leadersBeneath({ laid }: Layout): Leader[] {
  const symbols = crowd([...laid.values()].flatMap(({ box }) => box ?? []));
  return [...laid.values()].flatMap(({ box: own, leaders }) =>
    leaders.filter(({ from, via, to }) => {
      const stops = [from, ...via, to];
      return stops
        .slice(1)
        .some((stop, i) =>
          symbols
            .near(
              around(
                { x: (stops[i]!.x + stop.x) / 2, y: (stops[i]!.y + stop.y) / 2 },
                Math.abs(stops[i]!.x - stop.x),
                Math.abs(stops[i]!.y - stop.y),
              ),
              1,
            )
            .some((box) => box !== own && awayFrom(from, box) > 1 && runsBeneath(stops[i]!, stop, box)),
        );
    }),
  );
}
