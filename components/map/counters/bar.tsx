import type { BarPattern } from '@/lib/words';

interface Props {
  pattern: BarPattern;
  colour: string;
  /** Of the counter, px. */
  height: number;
  /** Its corners are cut: hatching keeps clear of them. */
  isCut: boolean;
}

/** The bar at the left of a counter: its pattern is the nation, its colour the formation. */
export function Bar({ pattern, colour, height: h, isCut }: Props) {
  if (pattern === 'hatched' || pattern === 'laddered' || pattern === 'pointed')
    return <path d={lines[pattern](h, isCut)} stroke={colour} strokeWidth={1.6} fill="none" />;
  return (
    <path
      d={pieces[pattern](h)
        .map(([x, y, wide, tall]) => `M${x} ${y}h${wide}v${tall}h${-wide}Z`)
        .join('')}
      fill={colour}
    />
  );
}

const lines: Readonly<
  Record<Extract<BarPattern, 'hatched' | 'laddered' | 'pointed'>, (h: number, isCut: boolean) => string>
> = {
  hatched: (h, isCut) => {
    const [top, bottom] = isCut ? [5, h - 5] : [1, h - 1];
    let hatch = `M5.5 1V${h - 1}`;
    for (let y = top; y + 4 <= bottom; y += 4.5) hatch += `M1 ${y + 4}L5 ${y}`;
    return hatch;
  },
  laddered: (h, isCut) => {
    const [top, bottom] = isCut ? [6, h - 5] : [3, h - 2];
    let ladder = `M1.8 ${isCut ? 4 : 1}V${h - (isCut ? 4 : 1)}M5.2 1V${h - 1}`;
    for (let y = top; y <= bottom; y += 4) ladder += `M1.8 ${y}H5.2`;
    return ladder;
  },
  pointed: (h, isCut) => {
    const [top, bottom] = isCut ? [6, h - 6] : [2, h - 2];
    let points = `M1.5 ${top}`;
    for (let y = top; y + 6 <= bottom; y += 6) points += `L5.5 ${y + 3}L1.5 ${y + 6}`;
    return points;
  },
};

type Piece = readonly [x: number, y: number, wide: number, tall: number];

const pieces: Readonly<Record<Exclude<BarPattern, keyof typeof lines>, (h: number) => readonly Piece[]>> = {
  whole: (h) => [[1, 1, 4, h - 2]],
  broken: (h) => {
    const third = (h - 2 - 6) / 3;
    return [0, 1, 2].map((i) => [1, 1 + i * (third + 3), 4, third]);
  },
  stepped: (h) => [
    [1, 1, 4, (h - 5) / 2],
    [1, h - 1 - (h - 5) / 2, 4, (h - 5) / 2],
  ],
  dotted: (h) => Array.from({ length: Math.floor((h - 2) / 4) }, (_, i) => [1.5, 2 + i * 4, 3, 2]),
  double: (h) => [
    [1, 1, 1.5, h - 2],
    [3.8, 1, 1.5, h - 2],
  ],
};
