import { counted } from '@/lib/text';
import type { Side } from '@/lib/words';
import type { OrbatSide } from './shape';

/**
 * Whose each side of a file is. `first`: the name of the one that is ours first, the Allied; otherwise it is by how they are
 * drawn, friends and enemies, and where that does not part them by their order. A game has two sides: further ones go to one
 * of them, which is told.
 */
export function whichSides(
  sides: readonly { side: OrbatSide; name: string }[],
  first: string | null,
): { of: Side[]; names: Record<Side, string | null>; notes: string[] } {
  const notes: string[] = [];
  const isFirst = ({ name }: { name: string }) => name.toLowerCase() === first?.trim().toLowerCase();
  if (first && !sides.some(isFirst)) notes.push(`has no side called ${first}: the sides are taken as they are drawn`);
  const hasFirst = first !== null && sides.some(isFirst);
  const drawn = sides.map(({ side: { standardIdentity = '' } }) => sideDrawn(standardIdentity));
  const isParted = drawn.includes('allied') && drawn.includes('german');
  const of = sides.map((side, at): Side => {
    if (hasFirst) return isFirst(side) ? 'allied' : 'german';
    return (isParted ? drawn[at] : null) ?? (at === 0 && !isParted ? 'allied' : 'german');
  });
  const chosen = (whose: Side): number => {
    const drawnSo = of.findIndex((one, at) => one === whose && drawn[at] === whose);
    return drawnSo >= 0 ? drawnSo : of.indexOf(whose);
  };
  const nameFor = (whose: Side) => sides[chosen(whose)]?.name ?? null;
  const names: Record<Side, string | null> = { allied: nameFor('allied'), german: nameFor('german') };
  sides.forEach(({ side, name }, at) => {
    const whose = of[at]!;
    if (at === chosen(whose)) return;
    const drawnAs = drawn[at] === null && isParted && !hasFirst ? ', which is neither friend nor enemy' : '';
    const count = countOf(side);
    notes.push(
      `has a further side, ${name}${drawnAs}: its ${counted(count, 'unit')} ${count === 1 ? 'is' : 'are'} taken in with those of ${names[whose]}, of a nation called as it is; leave the side out if it is no part of the game`,
    );
  });
  return { of, names, notes };
}

/** By the digit of a standard identity: assumed friend, friend, suspect, hostile. */
const sideDrawn = (identity: string): Side | null =>
  ['2', '3'].includes(identity) ? 'allied' : ['5', '6'].includes(identity) ? 'german' : null;

/** A side has this many units, all levels together. */
function countOf({ subUnits, groups }: OrbatSide): number {
  let level = [...(subUnits ?? []), ...(groups ?? []).flatMap((group) => group.subUnits ?? [])];
  let count = 0;
  while (level.length > 0) {
    count += level.length;
    level = level.flatMap((unit) => unit.subUnits ?? []);
  }
  return count;
}
