/** A crossing as maps print it: an open gate square to the water. */
export function CrossingGate({ x, y, turn, rank }: { x: number; y: number; turn: number; rank: 'major' | 'minor' }) {
  return (
    <g className={`crossing ${rank}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path className="gap" d="M-5 0H5" />
      <path className="gate" d="M-6.5 -5.5L-4.5 -3.5H4.5L6.5 -5.5M-6.5 5.5L-4.5 3.5H4.5L6.5 5.5" />
    </g>
  );
}

/** What has become of a crossing, drawn over its gate: blown, or prepared for demolition. */
export function CrossingMark({ x, y, state }: { x: number; y: number; state: 'blown' | 'prepared' }) {
  return (
    <g className={`crossing-mark ${state}`} transform={`translate(${x} ${y})`}>
      {state === 'blown' ? (
        <path d="M-5 -5L5 5M5 -5L-5 5" />
      ) : (
        <>
          <circle cx={9} cy={-9} r={6.5} />
          <text textAnchor="middle" x={9} y={-5.4}>
            ?
          </text>
        </>
      )}
    </g>
  );
}
