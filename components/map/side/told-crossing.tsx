import type { CrossingLook } from '@/lib/words';
import type { Projection } from '../core/projection';
import type { SideCrossing } from './side-map';

const lookWords: Record<CrossingLook, string> = { blown: 'Blown', safe: 'Safe to cross', standing: 'Can be crossed' };

/** A crossing as the team was told of it: struck through when it is blown, ringed when it can be crossed. */
export function ToldCrossing({ crossing, projection }: { crossing: SideCrossing; projection: Projection }) {
  const { x, y } = projection.toScreen(crossing);
  const { look, name, asOfTurn } = crossing;
  return (
    <g className={`told-crossing ${look}`} transform={`translate(${x} ${y})`}>
      <title>{`${lookWords[look]}: ${name}, told in turn ${asOfTurn}`}</title>
      {look === 'blown' ? <path d="M-8 -8L8 8M-8 8L8 -8" /> : <circle r="8.5" />}
      <text className="told-look" y="21">
        {look === 'blown' ? 'blown' : look === 'safe' ? 'safe' : 'open'}
      </text>
    </g>
  );
}
