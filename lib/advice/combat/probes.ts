import type { CombatWithParts } from '@/lib/db/combat/combats';
import type { Unit } from '@/lib/db/rows';
import type { MapData } from '@/lib/scenario/types';
import type { TruthTurn } from '@/lib/visibility/truth';
import { pairsInContact } from '../movement/contacts';
import { rulingOf } from './combat-record';

/** A probe of a turn: who probed and whom they met, as both stood when movement closed (OC-73). */
export interface ProbeOfTurn {
  id: string;
  units: Unit[];
  met: Unit[];
}

/** The sources of a turn's probes: all units, the rows that order a probe, and the combats ruled on. */
interface ProbeBooks {
  units: readonly Unit[];
  /** The counter ids of each handed-in row that orders a probe. */
  probing: readonly (readonly string[])[];
  combats: readonly CombatWithParts[];
}

/**
 * The probes of both sides: for each row that orders one, the enemies within passing distance as movement closed. Units
 * of a row that met the same enemy made one probe of it. Who fought this turn probed nobody, and is told of his fight.
 */
export function probesOfTurn({ units, probing, combats }: ProbeBooks, turn: TruthTurn, map: MapData): ProbeOfTurn[] {
  const fought = foughtIn(combats);
  const stood = beforeCombats(units, combats);
  return probing.flatMap((counterIds) => {
    const named = new Set(counterIds);
    const probers = units.filter((unit) => named.has(unit.counterId) && !fought.has(unit.id));
    const side = probers[0]?.side;
    const enemy = stood.filter((unit) => unit.side !== side);
    return probesOf(probers, enemy, turn, map);
  });
}

/** The units in contact in combats that are ruled on. */
export const foughtIn = (combats: readonly CombatWithParts[]): Set<string> =>
  new Set(combats.flatMap((combat) => rulingOf(combat)!.units.map(({ id }) => id)));

function probesOf(probing: readonly Unit[], enemy: readonly Unit[], turn: TruthTurn, map: MapData): ProbeOfTurn[] {
  let probes: { units: Unit[]; met: Set<Unit> }[] = [];
  for (const unit of probing) {
    const met = pairsInContact([unit], enemy, map, turn.daypart).map(([, other]) => other);
    if (met.length === 0) continue;
    const shared = probes.filter((probe) => met.some((other) => probe.met.has(other)));
    const joined = {
      units: [...shared.flatMap((probe) => probe.units), unit],
      met: new Set([...shared.flatMap((probe) => [...probe.met]), ...met]),
    };
    probes = [...probes.filter((probe) => !shared.includes(probe)), joined];
  }
  return probes.map(({ units, met }) => ({ id: `probe-${units[0]!.id}`, units, met: [...met] }));
}

/** The units as they stood when movement closed: what this turn's rulings did to them is taken off. */
function beforeCombats(units: readonly Unit[], combats: readonly CombatWithParts[]): Unit[] {
  const byTime = [...combats].sort((a, b) => b.ruledAt!.getTime() - a.ruledAt!.getTime());
  const before = new Map(byTime.flatMap((combat) => rulingOf(combat)!.applied.map((one) => [one.unitId, one.before])));
  return units.map((unit) => ({ ...unit, ...before.get(unit.id) }));
}
