/** A crossing as maps print it: an open gate square to the water. */
export function CrossingGate({ x, y, turn, rank }: { x: number; y: number; turn: number; rank: 'major' | 'minor' }) {
  return (
    <g className={`crossing ${rank}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path className="gap" d="M-5 0H5" />
      <path className="gate" d="M-6.5 -5.5L-4.5 -3.5H4.5L6.5 -5.5M-6.5 5.5L-4.5 3.5H4.5L6.5 5.5" />
    </g>
  );
}
