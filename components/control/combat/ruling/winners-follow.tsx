import type { CardUnits } from '@/components/control/parts/combat/score-lines';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { gridReference } from '@/components/map/core/grid-reference';
import { Button } from '@/components/ui/button';
import type { Advance } from '@/lib/advice/combat/winners-advance';
import type { CombatOnDesk } from '@/lib/desks/control/combat/combats';
import { listed } from '@/lib/text';

interface WinnersFollowProps {
  advances: readonly Advance[];
  areFollowing: boolean;
  units: CardUnits;
  onTurn: () => void;
}

/** The winners that the ruling moves into the places left; one key leaves them where they fought (OC-128). */
export function WinnersFollow({ advances, areFollowing, units, onTurn }: WinnersFollowProps) {
  if (advances.length === 0) return null;
  const named = advances.map(({ unitId, to }) => `${units.get(unitId)?.name ?? unitId} to ${gridReference(to)}`);
  return (
    <section aria-label="Winner’s advance" className="mt-1.5 flex items-center gap-2">
      <p className="min-w-0 flex-1 leading-4.5 text-ink-2" aria-live="polite">
        {areFollowing ? 'They follow into the place left: ' : 'They stay where they fought, not: '}
        <b className="font-medium">{listed(named)}</b>.{' '}
        <RuleReference rule="§9 Results Table, OC-128" className="font-cond aside" />
      </p>
      <Button size="small" hint={keyOf('winners')} onClick={onTurn}>
        {areFollowing ? 'They stay' : 'They follow'}
      </Button>
    </section>
  );
}

/** The winners that a ruling has moved into the places left. */
export function WinnersFollowed({ ruling, units }: Pick<CombatOnDesk, 'ruling'> & { units: CardUnits }) {
  const followed = (ruling?.applied ?? []).flatMap(({ unitId, after: { way, x, y } }) =>
    way && x !== null && y !== null ? `${units.get(unitId)?.name ?? unitId} to ${gridReference({ x, y })}` : [],
  );
  if (followed.length === 0) return null;
  return (
    <p className="mt-1.5 leading-4.5 text-ink-2">
      Followed into the place left: {listed(followed)}.{' '}
      <RuleReference rule="§9 Results Table, OC-128" className="font-cond aside" />
    </p>
  );
}
