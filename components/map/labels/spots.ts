import type { MapData } from '../core/map-data';
import type { Box, Point, Projection } from '../core/projection';
import type { Item, LabelPosition, WordsLaid } from './item';
import { isFree, wordsFor } from './place-words';
import { around, type Room } from './room';
import { featuresOf } from './sheet';

/** A height that is told: a small triangle, and its figure or its name beside it. */
export interface SpotLaid {
  key: string;
  /** The middle of its triangle, px. */
  at: Point;
  box: Box;
  words: WordsLaid;
}

const sides: readonly LabelPosition[] = ['right', 'left', 'above', 'below'];
/** A height that is called by its figure (Hill 107) says its name. */
const said = (name: string, metres: string): Item['words'] => [
  [{ text: name.includes(metres) ? name : metres, face: 'spot' }],
];

/** From which scale on heights are told, px per km. */
const spotsFrom = 14;
/** The triangle, px; one height is so far from the next. */
const size = 7;
const apart = 60;

/** The heights that find room, the highest first. */
export function layHeights(mapData: MapData, { scale, toScreen }: Projection, room: Room): SpotLaid[] {
  const laid: SpotLaid[] = [];
  if (scale < spotsFrom) return laid;
  for (const { name, kind: metres, point } of featuresOf(mapData, 'spot')) {
    if (!metres || !point) continue;
    const at = toScreen({ x: point[0], y: point[1] });
    if (laid.some((other) => Math.hypot(other.at.x - at.x, other.at.y - at.y) < apart)) continue;
    const box = around(at, size);
    if (!isFree(box, room)) continue;
    const item: Item = { id: `height ${point[0]} ${point[1]}`, kind: 'village', at, sides, words: said(name, metres) };
    const words = wordsFor(item, [], [box], room);
    if (!words) continue;
    room.taken.add(box);
    room.taken.add(words.box);
    laid.push({ key: item.id, at, box, words });
  }
  return laid;
}
