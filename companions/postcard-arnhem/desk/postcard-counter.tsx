import type { PostcardState } from '@/companions/postcard-arnhem/rules';
import { nameOf, sideOf, type UnitInPlay } from '@/companions/postcard-arnhem/rules/state';
import { factorsInWords, marksInWords } from './postcard-words';

export const counterSize = { width: 30, height: 30 };

/** The number of letters of a counter’s short name that fit on it. */
const letters = 6;

/** A counter on the map: its short name above its factors; dashed where it lies face down, with a letter where it is disrupted or stands. */
export function PostcardCounter({
  state,
  unit,
  x,
  y,
}: {
  state: PostcardState;
  unit: UnitInPlay;
  x: number;
  y: number;
}) {
  const side = sideOf(state, unit.id);
  const isUnknown = unit.id.startsWith('hidden-');
  const { width, height } = counterSize;
  const look = side === 'allied' ? 'fill-allied-fill stroke-allied' : 'fill-german-fill stroke-german';
  const ink = side === 'allied' ? 'fill-allied' : 'fill-german';
  const factors = factorsInWords(state, unit);
  const marks = `${unit.isDisrupted ? 'D' : ''}${unit.isOrderedToStand ? 'N' : ''}`;
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <title>{[nameOf(state, unit.id), ...marksInWords(unit)].join(', ')}</title>
      <rect
        {...counterSize}
        rx={side === 'allied' ? 2 : 7}
        className={`${look} [stroke-width:1.5] ${unit.isHidden ? '[stroke-dasharray:3_2]' : ''}`}
      />
      <text x={width / 2} y={11} textAnchor="middle" fontSize={9.6} className={`font-cond ${ink}`}>
        {isUnknown ? '' : unit.id.slice(0, letters)}
      </text>
      <text
        x={width / 2}
        y={isUnknown ? height / 2 + 5 : 24}
        textAnchor="middle"
        fontSize={isUnknown ? 16 : factors.length > 4 ? 10.5 : 12}
        className={`font-cond font-semibold ${ink}`}
      >
        {isUnknown ? '?' : factors}
      </text>
      {marks && (
        <g transform={`translate(${width - 3} -3)`}>
          <rect x={-7} y={-7} width={marks.length * 7 + 5} height={13} rx={2} className="fill-overdue" />
          <text x={-5} y={3.5} fontSize={11} className="fill-sheet font-cond font-semibold">
            {marks}
          </text>
        </g>
      )}
    </g>
  );
}
