import { type Box, overlap } from '../core/projection';
import { type Crowd, crowd } from './crowd';
import type { Laid, Leader } from './item';
import type { Layout } from './labeller';
import { awayFrom, legsOf } from './room';
import { pxBeneath } from './route-leaders';
import { boxOf } from './type';

/** All lines of words of a layout, all symbols with the counts that stand outside of them, and heights. */
export const drawn = ({ laid, heights }: Layout): Box[] => [
  ...[...laid.values()].flatMap(({ box, tab, words }) => [
    ...(box ? [box] : []),
    ...(tab && box && !overlap(tab, box) ? [tab] : []),
    ...(words ? words.lines.map((line) => boxOf(line, words.anchor)) : []),
  ]),
  ...heights.flatMap(({ box, words }) => [box, words.box]),
];

/**
 * Pairs of a layout that lie over each other, found by sweeping from left to right; a name along what it names by the boxes
 * along it.
 */
export function overprints(layout: Layout): [Box, Box][] {
  const boxes = drawn(layout).sort((a, b) => a.x - b.x);
  const names = layout.along.flatMap(({ key, boxes: letters }) => letters.map((box) => ({ key, ...box })));
  const others = crowd(boxes);
  const letters = crowd(names);
  return [
    ...boxes.flatMap((a, i) => {
      const found: [Box, Box][] = [];
      for (let j = i + 1; j < boxes.length && boxes[j]!.x < a.x + a.width; j++)
        if (overlap(a, boxes[j]!, -0.01)) found.push([a, boxes[j]!]);
      return found;
    }),
    ...names.flatMap((name) =>
      [...others.near(name, -0.01), ...letters.near(name, -0.01).filter(({ key }) => key > name.key)].map(
        (box): [Box, Box] => [box, name],
      ),
    ),
  ];
}

/** Leaders of a layout that run beneath a symbol which is neither their own nor lies over their place. */
export function leadersBeneath({ laid }: Layout): Leader[] {
  const symbols = crowd([...laid.values()].flatMap(({ box }) => box ?? []));
  return [...laid.values()].flatMap(({ box: own, leaders }) =>
    leaders.filter((leader) =>
      metBy(leader, symbols).some((box) => box !== own && awayFrom(leader.from, box) > 1 && pxOf(leader, box) > 0),
    ),
  );
}

/**
 * Leaders of a layout that run through words: `begin` where words lie over their place, and the leader is out from beneath
 * them within their height; `cross` are all others.
 */
export function leadersThroughWords({ laid, along, heights }: Layout): Record<'begin' | 'cross', Leader[]> {
  const words = crowd([
    ...[...laid.values()].flatMap((one) => one.words?.box ?? []),
    ...along.flatMap(({ boxes }) => boxes),
    ...heights.map(({ words: { box } }) => box),
  ]);
  const found: Record<'begin' | 'cross', Leader[]> = { begin: [], cross: [] };
  for (const leader of [...laid.values()].flatMap(({ leaders }) => leaders)) {
    const through = metBy(leader, words).filter((box) => pxOf(leader, box) > 0);
    if (through.length === 0) continue;
    const begins = through.every((box) => awayFrom(leader.from, box) === 0 && pxOf(leader, box) <= box.height + 1);
    found[begins ? 'begin' : 'cross'].push(leader);
  }
  return found;
}

/**
 * Symbols that neither lie with their middle on their place nor on a line that ends there: only so does nothing, no river and no
 * enemy, lie between a symbol and its place unsaid.
 */
export const astray = ({ laid }: Layout): Laid[] =>
  [...laid.values()].filter(({ at, box, leaders }) => {
    if (!box) return false;
    const off = Math.hypot(box.x + box.width / 2 - at.x, box.y + box.height / 2 - at.y);
    const own = leaders.find(({ from }) => from.x === at.x && from.y === at.y);
    return off > 0.5 && !(own && awayFrom(at, box) > 0 && awayFrom(own.to, box) < 0.01);
  });

/** The boxes near the box of a leg. */
const metBy = (leader: Leader, boxes: Crowd): Box[] => [
  ...new Set(legsOf(leader).flatMap((leg) => boxes.near(leg, 1))),
];

/** The length of a leader beneath a box, px. */
const pxOf = (leader: Leader, box: Box): number =>
  legsOf(leader).reduce((sum, { from, to }) => sum + pxBeneath(from, to, box), 0);
