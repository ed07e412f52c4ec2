import { memo } from 'react';
import { bridgeStands } from '@/companions/farthest-bridge/rules/board';
import { endsOf } from '@/companions/farthest-bridge/rules/hex-places';
import { type Hexside, type Point, sidesOf } from '@/companions/farthest-bridge/rules/hexes';
import type { State } from '@/companions/farthest-bridge/rules/state';
import { linePath, middleOf } from './hex-drawing';
import { NamedShape } from './named-shape';

/** Water along the hexsides that have been entered, and what crosses it. */
export const Hexsides = memo(function Hexsides({ state }: { state: State }) {
  const sides = Object.entries(state.map.hexsides);
  const { hexside: engineers } = state.engineer;
  return (
    <g>
      {sides.map(([side, { water, prohibited }]) => (
        <g key={side} aria-hidden>
          <path className={`stroke side-${water}`} d={linePath(endsOf(side))} />
          {prohibited && <path className="stroke barred" d={linePath(endsOf(side))} />}
        </g>
      ))}
      {sides
        .filter(([side, { bridge }]) => bridge || side === engineers)
        .map(([side]) => (
          <Bridge key={side} side={side} state={state} />
        ))}
    </g>
  );
});

/** The state of a bridge, in a word or two. */
export function bridgeWords(state: State, side: Hexside): string {
  const { bridge } = state.map.hexsides[side]!;
  const byEngineers = state.engineer.hexside === side ? 'bridged by the engineers' : '';
  const own = bridge ? `${bridge} bridge${bridgeStands(state, side) ? '' : ', blown'}` : '';
  return [own, byEngineers].filter(Boolean).join(', ');
}

/** Two rails over the water; a blown one is crossed out, what the engineers hold is dashed. */
function Bridge({ side, state }: { side: Hexside; state: State }) {
  const [one, other] = sidesOf(side);
  const from = middleOf(one);
  const to = middleOf(other);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const stands = bridgeStands(state, side);
  const byEngineers = state.engineer.hexside === side;
  const isPrinted = Boolean(state.map.hexsides[side]!.bridge);
  return (
    <NamedShape
      name={`${side}: ${bridgeWords(state, side)}`}
      transform={`translate(${round(middle).x} ${round(middle).y}) rotate(${Math.round(angle)})`}
    >
      {stands && (
        <>
          <path className="stroke span-deck" d="M-5 0H5" />
          <path className="stroke span" d="M-6 -4L-4.6 -2.6H4.6L6 -4M-6 4L-4.6 2.6H4.6L6 4" />
        </>
      )}
      {isPrinted && !stands && <path className="stroke span-blown" d="M-4 -4L4 4M-4 4L4 -4" />}
      {byEngineers && <path className="stroke span-engineers" d="M-7 -5.6H7M-7 5.6H7" />}
    </NamedShape>
  );
}

const round = ({ x, y }: Point): Point => ({ x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 });
