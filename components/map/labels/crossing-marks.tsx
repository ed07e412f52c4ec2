import type { Point } from '../core/projection';

/** Where a crossing lies, px, and the way the road takes over the water, in degrees on the screen. */
export interface Gate extends Point {
  turn: number;
}

/** Crossings as maps print them: open gates square to the water, all of a rank as one drawing. */
export function CrossingGates({ gates, rank }: { gates: readonly Gate[]; rank: 'major' | 'minor' }) {
  return (
    <g className={`crossing ${rank}`}>
      <path className="gap" d={drawnAt(gates, [gap])} />
      <path className="gate" d={drawnAt(gates, parapets)} />
    </g>
  );
}

type Stroke = readonly (readonly [x: number, y: number])[];

const gap: Stroke = [
  [-5, 0],
  [5, 0],
];
const parapets: readonly Stroke[] = [-1, 1].map((side) => [
  [-6.5, side * 5.5],
  [-4.5, side * 3.5],
  [4.5, side * 3.5],
  [6.5, side * 5.5],
]);

const tenths = (px: number): number => Math.round(px * 10) / 10;

/** Strokes about each gate, turned with it. */
const drawnAt = (gates: readonly Gate[], strokes: readonly Stroke[]): string =>
  gates
    .flatMap(({ x, y, turn }) => {
      const cos = Math.cos((turn * Math.PI) / 180);
      const sin = Math.sin((turn * Math.PI) / 180);
      const turned = ([dx, dy]: Stroke[number]) =>
        `${tenths(x + dx * cos - dy * sin)} ${tenths(y + dx * sin + dy * cos)}`;
      return strokes.map((stroke) => `M${stroke.map(turned).join('L')}`);
    })
    .join('');
