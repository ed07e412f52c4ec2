import type { Place } from '@/lib/geometry';
import type { CombatFinding, CombatRuling, Grouping } from './combat-grouping';
import { effectsNow } from './effects-now';
import { proposeRetreats, type RetireProposal, type Stands } from './propose-retreats';
import type { RetreatGround } from './retreat-terrain';
import { type Advance, winnersAdvance } from './winners-advance';

/** A unit of a combat as a desk shows it. */
interface UnitOfCombat extends Stands {
  id: string;
  stepsLost: number;
}

/** A combat whose dice have fallen, as a desk shows it. */
interface CombatToRule<Unit extends UnitOfCombat> {
  grouping: Grouping;
  /** The ground that retreats are proposed over; null: its dice have not fallen. */
  retreat: RetreatGround | null;
  units: readonly Unit[];
  ruling: CombatRuling | null;
  /** Ids of units that have moved since: a ruling leaves them where they are. */
  leftSince?: readonly string[];
}

/** Where a ruling sends units. */
interface RulingMoves {
  /** The ways back of each unit that is thrown back, what is proposed first. */
  proposed: Map<string, RetireProposal[]>;
  /** The winners that may follow (OC-128). */
  advances: Advance[];
}

/** Where a ruling sends the units it throws back, and the winners that may follow; nobody who has moved since the combat. */
export function rulingMoves(
  { grouping, retreat, units, ruling, leftSince = [] }: CombatToRule<UnitOfCombat>,
  finding: CombatFinding,
  stands: Pick<CombatRuling, 'units' | 'overrun' | 'overruled'>,
): RulingMoves {
  if (!retreat) return { proposed: new Map(), advances: [] };
  const where = new Map(asTheyStood({ units, finding, ruling }).map((unit) => [unit.id, unit]));
  const byRuling = new Map(
    ruling?.applied.map(({ unitId, before, after }) => [unitId, after.stepsLost - before.stepsLost]),
  );
  const lost = new Map(units.map(({ id, stepsLost }) => [id, Math.max(0, stepsLost - (byRuling.get(id) ?? 0))]));
  const effects = effectsNow(stands, finding.combat, (id) => lost.get(id) ?? 0);
  const go = effects.filter(({ id }) => !leftSince.includes(id));
  const at = (id: string) => where.get(id);
  return {
    proposed: proposeRetreats(go, at, retreat),
    advances: winnersAdvance(grouping, { overrun: stands.overrun, units: go }, at, retreat),
  };
}

/** The units with the steps they had lost when the combat was resolved, and where they stood before it was ruled on. */
export function asTheyStood<Unit extends UnitOfCombat>({
  units,
  finding,
  ruling,
}: {
  units: readonly Unit[];
  finding: CombatFinding;
  ruling: CombatRuling | null;
}): (Unit & Place)[] {
  const { attacker, defender } = finding.combat;
  const lost = new Map(
    [attacker, defender].flatMap((force) => [...force.units, ...force.artillery]).map((one) => [one.id, one]),
  );
  const applied = new Map(ruling?.applied.map((one) => [one.unitId, one]));
  return units.map((unit) => {
    const ruled = applied.get(unit.id);
    const isWhereItWent = ruled && ruled.after.x === unit.x && ruled.after.y === unit.y;
    return {
      ...unit,
      stepsLost: lost.get(unit.id)?.stepsLost ?? unit.stepsLost,
      x: isWhereItWent ? (ruled.before.x ?? unit.x) : unit.x,
      y: isWhereItWent ? (ruled.before.y ?? unit.y) : unit.y,
    };
  });
}
