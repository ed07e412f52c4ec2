import { RuleReference } from '@/components/control/parts/rule-reference';
import type { GroundReason } from '@/lib/advice/movement/combat-ground';

/** Why the map proposes the ground of a combat: the areas that its first defender stands in. Control may tick otherwise. */
export function GroundReasons({ reasons, where }: { reasons: readonly GroundReason[]; where: string }) {
  return (
    <p className="aside">
      The map under {where}: {reasons.length === 0 && 'open ground.'}
      {reasons.map(({ flag, why, rule }, i) => (
        <span key={`${flag} ${why}`}>
          {i > 0 && '; '}
          {why} <RuleReference rule={rule} className="font-cond" />
        </span>
      ))}
    </p>
  );
}
