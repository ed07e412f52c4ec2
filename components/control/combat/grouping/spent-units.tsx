'use client';

import { useState } from 'react';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { useMutation } from '@/components/control/parts/use-mutation';
import { gridReference } from '@/components/map/core/grid-reference';
import { Button } from '@/components/ui/button';
import { useToast } from '@/components/ui/toast';
import type { Candidates } from '@/lib/advice/combat/grouping/combat-draft';
import type { SpentUnit } from '@/lib/advice/combat/spent-units';
import type { Place } from '@/lib/geometry';
import { placeWords } from '../place-words';

interface SpentUnitsProps {
  spent: readonly SpentUnit[];
  candidates: Candidates;
}

/** Units that can put up no fight, with an enemy beside them: they go back before the combats, or are captured (§9 Unit Status). */
export function SpentUnits({ spent, candidates }: SpentUnitsProps) {
  if (spent.length === 0) return null;
  return (
    <section aria-label="No longer effective and in contact" className="border-t border-rule bg-waiting-soft">
      <h2 className="cap px-3 pt-2.5">No longer effective, in contact</h2>
      <p className="px-3 detail">
        Each goes back, or is captured. The end of the turn waits for it.{' '}
        <RuleReference rule="§9 Unit Status, OC-60" className="font-cond" />
      </p>
      <ul>
        {spent.map((unit) => (
          <SpentRow key={unit.unitId} unit={unit} candidates={candidates} />
        ))}
      </ul>
    </section>
  );
}

function SpentRow({ unit, candidates }: { unit: SpentUnit } & Omit<SpentUnitsProps, 'spent'>) {
  const say = useToast();
  const { isBusy, act } = useMutation();
  const [index, setIndex] = useState(0);
  const candidate = candidates.get(unit.unitId);
  if (!candidate) return null;
  const { shortName, name, version } = candidate;
  const way = unit.ways[index] ?? unit.ways[0] ?? null;
  const names = unit.enemyIds.map((id) => candidates.get(id)?.shortName ?? id).join(', ');
  const does = (place: Place | null) =>
    act(
      'settle-spent-unit',
      { unitId: unit.unitId, version, place, reason: '' },
      ({ advice }) => advice.length > 0 && say(advice.join(' ')),
    );
  return (
    <li className="border-b border-rule px-3 py-2">
      <p className="detail">
        <b title={name}>{shortName}</b>, with {names} upon it:{' '}
        {way ? `${placeWords({ ...way, isStartLine: false }, way.km)}, ${gridReference(way)}` : 'no way back is open'}
      </p>
      <p className="mt-1 flex flex-wrap gap-1.5">
        {way && (
          <Button
            size="small"
            isBusy={isBusy}
            aria-label={`Goes back to ${gridReference(way)}: ${shortName}`}
            onClick={() => does({ x: way.x, y: way.y })}
          >
            Goes back
          </Button>
        )}
        <Button
          size="small"
          kind={way ? 'quiet' : 'plain'}
          isBusy={isBusy}
          aria-label={`Captured: ${shortName}`}
          onClick={() => does(null)}
        >
          Captured
        </Button>
        {unit.ways.length > 1 && (
          <Button
            size="small"
            kind="quiet"
            aria-label={`Next place: ${shortName}`}
            onClick={() => setIndex((index + 1) % unit.ways.length)}
          >
            Next place
          </Button>
        )}
      </p>
    </li>
  );
}
