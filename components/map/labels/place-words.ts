import type { Box, Point } from '../core/projection';
import { crowd } from './crowd';
import { type Item, inOrder, type LabelPosition, type Laid, type Said, type WordsLaid } from './item';
import { around, isInside, type Room } from './room';
import { runsBeneath } from './route-leaders';
import { type Anchor, above, below, boxOf, faces, type TextLine } from './type';

/** The distance at which words may come to anything else, px. */
const clear = 1;
const every: readonly LabelPosition[] = ['below', 'right', 'left', 'above'];

/**
 * Gives words their places: those that have one keep it while it is free and they say the same, others take the fullest form
 * that finds room; those that find none are left out, and those that stand already stay. `laid`: whose words they are; `before`: how it lay.
 */
export function placeWords(
  items: readonly Item[],
  laid: ReadonlyMap<string, Laid>,
  room: Room,
  before: ReadonlyMap<string, Laid>,
): void {
  const put = (one: Laid, words: WordsLaid | null) => {
    one.words = words;
    if (words) room.taken.add(words.box);
  };
  const waiting = inOrder(items.filter(({ id }) => laid.has(id))).filter((item) => {
    const one = laid.get(item.id)!;
    if (one.words) return false;
    const words = kept(item, one, before.get(item.id));
    if (!words || !isFree(words.box, room)) return true;
    put(one, words);
    return false;
  });
  for (const item of waiting) {
    const one = laid.get(item.id)!;
    const about = one.box ? [one.box] : (item.rings ?? [0]).map((ring) => around(item.at, ring));
    const rooms = item.kind === 'city' ? roomsOfCity(room) : [room];
    put(
      one,
      firstIn(rooms, (its) => wordsFor(item, one.folded, about, its)),
    );
  }
}

/** Where the name of a city may stand: clear of the places of symbols, else clear of crossings and of other towns, else over those. */
const roomsOfCity = (room: Room): Room[] => [
  {
    ...room,
    spots: { ...room.spots, meets: (box, gap) => room.spots.meets(box, gap) || room.places.meets(box, pinPx) },
  },
  room,
  { ...room, spots: crowd() },
];

/** The pin of a place, px. */
const pinPx = 4;

function firstIn(rooms: readonly Room[], find: (room: Room) => WordsLaid | null): WordsLaid | null {
  for (const room of rooms) {
    const words = find(room);
    if (words) return words;
  }
  return null;
}

/** The words of a thing that lies as it lay, and says the same. */
export function kept(item: Item, one: Laid, was: Laid | undefined): WordsLaid | null {
  if (!was?.words || !isSame(was.at, one.at) || !isSame(was.box, one.box)) return null;
  const said = was.words.lines.map(({ text }) => text).join('\n');
  return formsOf(item, one.folded).some((form) => form.map(({ text }) => text).join('\n') === said) ? was.words : null;
}

const isSame = (a: Point | null, b: Point | null): boolean =>
  a === b || (a !== null && b !== null && Math.hypot(a.x - b.x, a.y - b.y) < 0.5);

const formsOf = (item: Item, folded: readonly string[]) =>
  folded.length > 0 && item.wordsOfStack
    ? item.wordsOfStack(folded.length + 1, [item.id, ...folded])
    : (item.words ?? []);

/** True when words may lie there: clear of all that lies there already, and of leaders. */
export const isFree = (box: Box, room: Room): boolean =>
  isInside(box, room.within) && !room.taken.meets(box, clear) && !room.spots.meets(box) && !isCrossed(box, room);

/** True when a leader runs through a box. */
export const isCrossed = (box: Box, { legs }: Room): boolean =>
  legs.meets(box) && legs.near(box).some(({ from, to }) => runsBeneath(from, to, box));

/** The place of words about one of several boxes, the best first; null: there is none. */
export function wordsFor(item: Item, folded: readonly string[], about: readonly Box[], room: Room): WordsLaid | null {
  for (const form of formsOf(item, folded))
    for (const box of about)
      for (const side of item.sides ?? every) {
        const words = blockAt(form, side, box);
        if (words && isFree(words.box, room)) return words;
      }
  return null;
}

const anchors: Record<LabelPosition, Anchor> = {
  on: 'middle',
  above: 'middle',
  below: 'middle',
  right: 'start',
  upperRight: 'start',
  lowerRight: 'start',
  left: 'end',
  upperLeft: 'end',
  lowerLeft: 'end',
};

/** From line to line, times the size of the letters. */
const pitch = 1.08;

/** A block of lines on one side of a box. */
export function blockAt(form: readonly Said[], side: LabelPosition, about: Box): WordsLaid | null {
  const [first] = form;
  if (!first) return null;
  const anchor = anchors[side];
  const tall =
    form.reduce((sum, { face }, i) => sum + (i === 0 ? above(face) : pitch * faces[face].size), 0) +
    below(form.at(-1)!.face);
  const middle = about.y + about.height / 2;
  const centre = about.x + about.width / 2;
  const top = {
    on: middle - tall / 2,
    right: middle - tall / 2,
    left: middle - tall / 2,
    above: about.y - 2 - tall,
    below: about.y + about.height + 2,
    upperRight: middle - tall,
    upperLeft: middle - tall,
    lowerRight: middle,
    lowerLeft: middle,
  }[side];
  const x = anchor === 'middle' ? centre : anchor === 'start' ? about.x + about.width + 3 : about.x - 3;
  let y = top;
  const lines: TextLine[] = form.map(({ text, face }, i) => {
    y += i === 0 ? above(face) : pitch * faces[face].size;
    return { text, face, x, y };
  });
  const boxes = lines.map((line) => boxOf(line, anchor));
  const left = Math.min(...boxes.map((box) => box.x));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  return { lines, anchor, box: { x: left, y: top, width: right - left, height: tall } };
}
