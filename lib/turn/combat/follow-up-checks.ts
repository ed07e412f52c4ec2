import {
  type Bar,
  barAfterDefence,
  counterAttackBar,
  furtherAttackBar,
  tanksThatOverran,
} from '@/lib/adjudication/attacks';
import { rulebookFrom } from '@/lib/adjudication/rulebook';
import { isEffective, profileOf, statusAt } from '@/lib/adjudication/status';
import type { CombatRuling } from '@/lib/advice/combat/combat-grouping';
import { findingOf, rulingOf } from '@/lib/advice/combat/combat-record';
import { type CombatWithParts, defencesOf, takenElsewhere } from '@/lib/db/combat/combats';
import type { Tx } from '@/lib/db/kernel/transaction';
import type { Unit } from '@/lib/db/rows';
import { refusal } from '@/lib/result';
import type { FollowUpKind } from '@/lib/words';
import type { GroupingWishes } from './grouping-form';

/** The right to a follow-up: whether it is open to anybody, and to whom. */
interface MayFollow {
  /** Why nobody may; null: those below without a bar may. */
  bar: Bar | null;
  units: { unitId: string; bar: Bar | null }[];
}

type Parent = Pick<CombatWithParts, 'id' | 'gameId' | 'turn' | 'number' | 'name' | 'kind' | 'finding' | 'ruling'>;

/** Why the ruling of the combat itself bars it; `null`: it does not. A combat without a ruling bars every follow-up. */
export function barOf(parent: Pick<Parent, 'number' | 'name' | 'kind' | 'ruling'>, kind: FollowUpKind): Bar | null {
  const ruling = rulingOf(parent);
  if (!ruling) return { message: `C${parent.number} ${parent.name} has no ruling yet.`, rule: '§9 Combat Procedure' };
  return kind === 'overrun'
    ? furtherAttackBar({ overrun: ruling.overrun, isFurtherAttack: parent.kind === 'overrun' })
    : counterAttackBar(ruling.counterAttack);
}

/** The contact units that a follow-up could be open to: the tanks that overran, or the defenders. */
export function whoMayFollow(parent: Pick<Parent, 'finding'>, kind: FollowUpKind): string[] {
  const finding = findingOf(parent);
  if (!finding) return [];
  const { combat, rulebook, policies } = finding;
  return kind === 'overrun'
    ? tanksThatOverran(combat, { ...rulebookFrom(rulebook), policies })
    : combat.defender.units.map(({ id }) => id);
}

/**
 * Checks that a combat may be followed, and by whom. A unit is barred that can no longer fight, that has had the attack
 * in question this turn (OC-69, OC-70), and from a counter-attack one that has defended where the row bars them, this
 * turn or the one before (OC-52, OC-53). `but`: the follow-up that is being changed.
 */
export async function checkFollowUp(
  tx: Tx,
  parent: Parent,
  kind: FollowUpKind,
  units: ReadonlyMap<string, Unit>,
  but = '',
): Promise<MayFollow> {
  const ids = whoMayFollow(parent, kind);
  const { gameId, turn } = parent;
  const taken = await takenElsewhere(tx, gameId, turn, but, kind, ids);
  const defences = kind === 'counterAttack' ? await defencesOf(tx, gameId, turn, ids) : [];
  const barOfUnit = (unitId: string): Bar | null => {
    const unit = units.get(unitId);
    if (!unit || unit.isCaptured || !unit.isOnMap)
      return { message: `${unit?.name ?? unitId} is no longer in the field.`, rule: '§9 Unit Status' };
    if (!isEffective(statusAt(profileOf(unit.profile), unit.stepsLost)))
      return { message: `${unit.name} is no longer effective.`, rule: '§9 Unit Status, OC-60' };
    const attack = taken.find((one) => one.unitId === unitId && one.attackOf !== null);
    if (attack) {
      const where = `C${attack.combat.number} (${attack.combat.name})`;
      return kind === 'overrun'
        ? { message: `${unit.name} has its further attack in ${where} already.`, rule: '§9 Results Table, OC-69' }
        : { message: `${unit.name} attacks in ${where} already: one attack a turn.`, rule: '§9 Attacking, OC-70' };
    }
    for (const { unitId: who, turn: then, combat } of defences) {
      const { counterAttack } = combat.ruling as unknown as CombatRuling;
      const words = who === unitId ? barAfterDefence(then, turn, counterAttack) : null;
      const when = then === turn ? '' : `, turn ${then}`;
      if (words)
        return {
          ...words,
          message: `${unit.name} defended in C${combat.number} (${combat.name})${when}: ${lower(words.message)}`,
        };
    }
    return null;
  };
  return { bar: barOf(parent, kind), units: ids.map((unitId) => ({ unitId, bar: barOfUnit(unitId) })) };
}

/** The first attacker in contact that may not attack here, as a refusal; null: all may. */
export function strangerIn(
  units: GroupingWishes['units'],
  may: MayFollow,
  nameOf: (unitId: string) => string,
  kind: FollowUpKind,
): void {
  const open = new Map(may.units.map(({ unitId, bar }) => [unitId, bar]));
  for (const [i, { unitId, role, isArtillery }] of units.entries()) {
    if (role !== 'attacker' || isArtillery) continue;
    const field = `units.${i}.unitId`;
    const bar = open.get(unitId);
    if (bar) throw refusal('unitTaken', bar.message, { field, rule: bar.rule });
    if (open.has(unitId)) continue;
    throw kind === 'overrun'
      ? refusal('badInput', `${nameOf(unitId)} did not overrun: only the tanks that went through attack again.`, {
          field,
          rule: '§9 Results Table, OC-69',
        })
      : refusal('badInput', `${nameOf(unitId)} did not defend there: only the defenders counter-attack.`, {
          field,
          rule: '§9 Results Table, OC-54',
        });
  }
}

const lower = (sentence: string): string => sentence[0]!.toLowerCase() + sentence.slice(1);
