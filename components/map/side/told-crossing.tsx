import type { CrossingLook } from '@/lib/words';
import type { Box, Projection } from '../core/projection';
import type { SideCrossing } from './side-map';

const lookWords: Record<CrossingLook, string> = { blown: 'Blown', safe: 'Safe to cross', standing: 'Can be crossed' };

/** The room of the mark and of the word below it, around the crossing, px. */
export const markRoom: Box = { x: -10, y: -10, width: 20, height: 20 };
export const wordRoom: Box = { x: -18, y: 11, width: 36, height: 13 };

interface Props {
  crossing: SideCrossing;
  projection: Projection;
  /** There is room for the word. */
  isNamed: boolean;
}

/** A crossing as the team was told of it: struck through when it is blown, ringed when it can be crossed. */
export function ToldCrossing({ crossing, projection, isNamed }: Props) {
  const { x, y } = projection.toScreen(crossing);
  const { look, name, asOfTurn } = crossing;
  return (
    <g className={`told-crossing ${look}`} transform={`translate(${x} ${y})`}>
      <title>{`${lookWords[look]}: ${name}, told in turn ${asOfTurn}`}</title>
      {look === 'blown' ? <path d="M-8 -8L8 8M-8 8L8 -8" /> : <circle r="8.5" />}
      {isNamed && (
        <text className="told-look" y="21">
          {look === 'blown' ? 'blown' : look === 'safe' ? 'safe' : 'open'}
        </text>
      )}
    </g>
  );
}
