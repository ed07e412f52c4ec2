import { memo } from 'react';
import { CounterCard } from '@/components/map/counters/counter';
import { UnitSymbol } from '@/components/map/counters/symbol';
import { profileOf } from '@/lib/adjudication/status';
import type { CounterFace } from './master-counter';

/** A small master counter, px. */
export const smallCounterSize = { width: 36, height: 26 };

interface Props {
  face: Pick<CounterFace, 'arm' | 'nation' | 'formation' | 'profile' | 'stepsLost' | 'isEffective'>;
  isSelected?: boolean;
}

/**
 * The master counter of a map seen from afar: formation bar, symbol and the present status, with round brackets where it
 * counts in defence only (§9). The upper left corner is at 0,0.
 */
export const SmallCounterCard = memo(function SmallCounterCard({ face, isSelected = false }: Props) {
  const { width, height } = smallCounterSize;
  const now = profileOf(face.profile).levels[face.stepsLost];
  const status = now?.isDefenceOnly ? `(${now.status})` : String(now?.status ?? 0);
  const wide = status.length > 1 ? 13 : 10;
  return (
    <g className={face.isEffective ? 'master-counter' : 'master-counter spent'}>
      <CounterCard
        width={width}
        height={height}
        isSelected={isSelected}
        nation={face.nation}
        formation={face.formation}
      >
        <UnitSymbol symbol={face.arm} x={7} y={7.5} width={16.5} height={11} />
        <g className="status-strip" aria-hidden>
          <g className="present">
            <rect x={width - 1.5 - wide} y={6} width={wide} height={14} rx={1} />
            <text x={width - 1.5 - wide / 2} y={17}>
              {status}
            </text>
          </g>
        </g>
      </CounterCard>
    </g>
  );
});
