import { memo } from 'react';
import { CounterCard } from '@/components/map/counters/counter';
import { UnitSymbol } from '@/components/map/counters/symbol';
import { FittedName } from '@/components/map/labels/fitted-name';
import { onScreen } from '@/components/map/labels/type';
import type { MasterCounter } from '@/lib/desks/control/movement/map';
import { StatusStrip } from './status-strip';

/** A master counter, px. */
export const masterCounterSize = { width: 64, height: 46 };

export type CounterFace = Pick<
  MasterCounter,
  'shortName' | 'arm' | 'side' | 'nation' | 'formation' | 'profile' | 'stepsLost' | 'sizePoints' | 'isEffective'
> &
  Partial<Pick<MasterCounter, MarkKey>>;

type MarkKey = 'isInContact' | 'isImmobilised' | 'isFlakSuppressed' | 'hasRetired';

/** The temporary states of a unit, each as a small drawing of 8 px beside the symbol, and in words. */
const marks: readonly { key: MarkKey; words: string; d: string }[] = [
  { key: 'isInContact', words: 'in contact', d: 'M0 1L3 4L0 7M8 1L5 4L8 7' },
  { key: 'isImmobilised', words: 'immobilised this turn', d: 'M1 1H7V7H1ZM1 1L7 7M7 1L1 7' },
  { key: 'isFlakSuppressed', words: 'flak suppressed this turn', d: 'M1 2Q4 7 7 2M4 0V4M0 7.5H8' },
  { key: 'hasRetired', words: 'thrown back', d: 'M8 7V2H1.5M3.5 -.2L1 2L3.5 4.2' },
];

/** `in contact`, `immobilised this turn` … as far as they hold. */
export const markWords = (face: Partial<Pick<MasterCounter, MarkKey>>): string[] =>
  marks.filter(({ key }) => face[key]).map(({ words }) => words);

/**
 * The master counter (§7, §9): name, symbol, size points, status strip. Side by outline, nation by the bar, formation by
 * the bar's colour; a unit that is no longer effective has a broken outline. The upper left corner is at 0,0.
 */
export const MasterCounterCard = memo(function MasterCounterCard({
  face,
  isSelected = false,
  isStripCovered = false,
}: {
  face: CounterFace;
  isSelected?: boolean;
  /** Something else stands over its lower right corner. */
  isStripCovered?: boolean;
}) {
  const { width, height } = masterCounterSize;
  return (
    <CounterCard
      className={face.isEffective ? 'master-counter' : 'master-counter spent'}
      width={width}
      height={height}
      isSelected={isSelected}
      side={face.side}
      nation={face.nation}
      formation={face.formation}
    >
      <FittedName name={face.shortName} x={9} y={11.5} width={width - 12} />
      <UnitSymbol symbol={face.arm} x={8} y={13.5} width={26} height={17} />
      <text className="size" x={width - 4} y={25.5}>
        {face.sizePoints}
      </text>
      {marks
        .filter(({ key }) => face[key])
        .map(({ key, d }, i) => (
          <path
            key={key}
            className={`mark ${key}`}
            d={d}
            transform={`translate(${37 + (i % 2) * 10} ${14 + Math.floor(i / 2) * 9}) scale(.88)`}
          />
        ))}
      <path className="hair" d={`M8 30.5H${width - 2}`} />
      {!isStripCovered && (
        <StatusStrip profile={face.profile} stepsLost={face.stepsLost} x={7} y={30.5} width={width - 9} />
      )}
    </CounterCard>
  );
});

/** A master counter outside the map: in a list, a legend, a card. */
export const MasterCounterChip = ({ face }: { face: CounterFace }) => (
  <svg width={onScreen(64)} height={onScreen(46)} viewBox="0 0 64 46" aria-hidden className="shrink-0">
    <MasterCounterCard face={face} />
  </svg>
);
