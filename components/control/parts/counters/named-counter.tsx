import { memo } from 'react';
import { CounterCard } from '@/components/map/counters/counter';
import { namedForm } from '@/components/map/counters/stack-form';
import { UnitSymbol } from '@/components/map/counters/symbol';
import { FittedName } from '@/components/map/labels/fitted-name';
import { profileOf } from '@/lib/adjudication/status';
import type { CounterFace } from './master-counter';

interface Props {
  face: Pick<
    CounterFace,
    'shortName' | 'arm' | 'side' | 'nation' | 'formation' | 'profile' | 'stepsLost' | 'isEffective'
  >;
  isSelected?: boolean;
  /** Something else stands in its lower right corner. */
  isStatusCovered?: boolean;
}

/**
 * The master counter of a map seen from afar: formation bar, name, symbol and the present status, with round brackets where
 * it counts in defence only (§9). The upper left corner is at 0,0.
 */
export const NamedCounterCard = memo(function NamedCounterCard(props: Props) {
  const { face, isSelected = false, isStatusCovered = false } = props;
  const { width, height } = namedForm;
  const now = profileOf(face.profile).levels[face.stepsLost];
  const status = now?.isDefenceOnly ? `(${now.status})` : String(now?.status ?? 0);
  const wide = status.length > 1 ? 13 : 10;
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
      <FittedName name={face.shortName} x={8} y={9.5} width={width - 10} />
      <UnitSymbol symbol={face.arm} x={8} y={12.5} width={17} height={10} />
      {!isStatusCovered && (
        <>
          <rect className="status-now" x={width - 2 - wide} y={11.5} width={wide} height={11.5} rx={1} />
          <text className="status-now" x={width - 2 - wide / 2} y={21} aria-hidden>
            {status}
          </text>
        </>
      )}
    </CounterCard>
  );
});
