import { symbol, symbolCircle, symbolDiamond, symbolSquare, symbolTriangle } from 'd3-shape';
import { colours, path, text } from './svg';

const shapes = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond];

/** The mark of the one with this number, in its colour and shape. */
export const mark = (number: number, x: number, y: number): string => {
  const shape = symbol(shapes[number % shapes.length]!, 60)();
  return path(shape!, `fill="${colours[number % colours.length]}"`, x, y);
};

/** Which mark stands for what, in a row. */
export const legend = (names: readonly string[], x: number, y: number, apart = 130): string[] =>
  names.flatMap((name, i) => [mark(i, x + i * apart, y - 4), text(x + 10 + i * apart, y, name)]);
