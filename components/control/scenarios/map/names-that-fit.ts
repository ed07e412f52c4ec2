import { type Box, overlap } from '@/components/map/core/projection';
import { widthOf } from '@/components/map/labels/type';

/** Something on the map with a card around its place and a name to the right of it, px. */
export interface NamedMark {
  x: number;
  y: number;
  name: string;
  /** Where the name begins below its place. */
  nameBelow: number;
  /** Its name is shown whatever lies there. */
  isChosen: boolean;
}

export const card = { width: 26, height: 18 };
/** Between a card and its name, px. */
export const nameGap = 3;
const above = 10;
const below = 3;

const cardOf = ({ x, y }: NamedMark): Box => ({ x: x - card.width / 2, y: y - card.height / 2, ...card });

const nameOf = ({ x, y, name, nameBelow }: NamedMark): Box => ({
  x: x + card.width / 2 + nameGap,
  y: y + nameBelow - above,
  width: widthOf(name, 'contact'),
  height: above + below,
});

/** Which names can be read, by their places among the marks: no name lies on another, nor on a card. Nearer, more of them fit. */
export function namesThatFit(marks: readonly NamedMark[]): ReadonlySet<number> {
  const cards = marks.map(cardOf);
  const names: Box[] = [];
  const fit = new Set<number>();
  const order = marks.map((_, at) => at).sort((a, b) => Number(marks[b]!.isChosen) - Number(marks[a]!.isChosen));
  for (const at of order) {
    const box = nameOf(marks[at]!);
    const isFree = !cards.some((one, of) => of !== at && overlap(one, box)) && !names.some((one) => overlap(one, box));
    if (!isFree && !marks[at]!.isChosen) continue;
    names.push(box);
    fit.add(at);
  }
  return fit;
}
