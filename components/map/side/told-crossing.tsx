import type { CrossingLook } from '@/lib/words';
import type { Laid } from '../labels/item';
import { Words } from '../labels/words';
import type { SideCrossing } from './side-map';

export const lookWords: Record<CrossingLook, { short: string; long: string }> = {
  blown: { short: 'blown', long: 'Blown' },
  safe: { short: 'safe', long: 'Safe to cross' },
  standing: { short: 'open', long: 'Can be crossed' },
};

/** A crossing as the team was told of it: struck through when it is blown, ringed when it can be crossed. */
export function ToldCrossing({ crossing, laid: { at, words } }: { crossing: SideCrossing; laid: Laid }) {
  const { look, name, asOfTurn } = crossing;
  const struck = `M${at.x - 8} ${at.y - 8}l16 16m-16 0l16 -16`;
  return (
    <g className={`told-crossing ${look}`}>
      <title>{`${lookWords[look].long}: ${name}, told in turn ${asOfTurn}`}</title>
      {look === 'blown' ? (
        <>
          <path className="casing" d={struck} />
          <path className="strike" d={struck} />
        </>
      ) : (
        <>
          <circle className="casing" cx={at.x} cy={at.y} r="8.5" />
          <circle className="ring" cx={at.x} cy={at.y} r="8.5" />
        </>
      )}
      {words && <Words words={words} className="told-look" />}
    </g>
  );
}
