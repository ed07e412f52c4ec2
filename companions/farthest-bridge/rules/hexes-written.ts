import { allHexes, columnOf, edgeOf, edgeRange, type HexNumber, isOnMap, rowOf } from './hexes';

/**
 * Hexes as somebody writes them: numbers parted by blanks, commas or strokes; "0126-0825" is a range. Two hexes of one edge
 * stand for that edge from one to the other (FB-7), others for the block of columns and rows between them. What names no
 * hex stays as it was written, for the check to say so.
 */
export const hexesWritten = (text: string): string[] =>
  text
    .split(/[\s,;/]+/)
    .filter(Boolean)
    .flatMap((one) => {
      const [, first, last] = /^(\d{4})[-–](\d{4})$/.exec(one) ?? [];
      return first && last && isOnMap(first) && isOnMap(last) ? between(first, last) : [one];
    });

function between(first: HexNumber, last: HexNumber): HexNumber[] {
  if (edgeOf(first, last)) return edgeRange(first, last);
  const [west, east] = [rowOf(first), rowOf(last)].sort((one, other) => one - other) as [number, number];
  const [south, north] = [columnOf(first), columnOf(last)].sort((one, other) => one - other) as [number, number];
  return allHexes.filter(
    (hex) => columnOf(hex) >= south && columnOf(hex) <= north && rowOf(hex) >= west && rowOf(hex) <= east,
  );
}
