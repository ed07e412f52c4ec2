import type { Frame } from '../geometry';
import type { Path, Point } from './shape';

type Edge = { isInside: (point: Point) => boolean; cut: (from: Point, to: Point) => Point };

const edgesOf = ({ minX, minY, maxX, maxY }: Frame): Edge[] => {
  const atX =
    (x: number) =>
    ([ax, ay]: Point, [bx, by]: Point): Point => [x, ay + ((by - ay) * (x - ax)) / (bx - ax)];
  const atY =
    (y: number) =>
    ([ax, ay]: Point, [bx, by]: Point): Point => [ax + ((bx - ax) * (y - ay)) / (by - ay), y];
  return [
    { isInside: ([x]) => x >= minX, cut: atX(minX) },
    { isInside: ([x]) => x <= maxX, cut: atX(maxX) },
    { isInside: ([, y]) => y >= minY, cut: atY(minY) },
    { isInside: ([, y]) => y <= maxY, cut: atY(maxY) },
  ];
};

/** The part of an area inside a frame (Sutherland and Hodgman); empty: nothing. */
export const ringWithin = (ring: Path, frame: Frame): Path =>
  edgesOf(frame).reduce<Path>(
    (now, { isInside, cut }) =>
      now.flatMap((point, at) => {
        const before = now.at(at - 1)!;
        const crossing = isInside(before) === isInside(point) ? [] : [cut(before, point)];
        return isInside(point) ? [...crossing, point] : crossing;
      }),
    ring,
  );

/** The pieces of a line that lie in a frame. */
export const linesWithin = (line: Path, frame: Frame): Path[] =>
  edgesOf(frame).reduce<Path[]>(
    (pieces, { isInside, cut }) =>
      pieces.flatMap((piece) => {
        const parts: Point[][] = [];
        let part: Point[] = [];
        for (const [at, point] of piece.entries()) {
          const before = piece[at - 1];
          if (before && isInside(before) !== isInside(point)) part.push(cut(before, point));
          if (isInside(point)) part.push(point);
          else if (part.length > 0) {
            parts.push(part);
            part = [];
          }
        }
        return [...parts, part].filter((one) => one.length > 1);
      }),
    [line],
  );
