import type { CombatCase, ContactUnit, Face, Rulebook, SupportingArtillery } from '@/lib/adjudication/types';
import { fighterFacts, findingOf, rulingOf } from '@/lib/advice/combat/combat-record';
import { joining } from '@/lib/advice/debrief/what-if';
import { combatById } from '@/lib/db/combat/combats';
import { numbersBefore } from '@/lib/db/debrief/what-if-rows';
import { unitsOnMaster } from '@/lib/db/movement/units';
import { truthAt } from '@/lib/db/record/truth-at';
import { isInField, kmBetween } from '@/lib/geometry';
import type { InGame } from '@/lib/turn/kernel/seat';
import { only } from '@/lib/values';
import { type CombatResult, type CombatRole, combatRoles } from '@/lib/words';

/** A combat that was fought, as the rules were asked, and what might have been in it besides. */
export interface FoughtOnDesk {
  id: string;
  number: number;
  name: string;
  turn: number;
  combat: CombatCase;
  rulebook: Rulebook;
  /** The dice as they fell, the combat die first. */
  rolls: Face[];
  /** Control's ruling; null: it waits for a ruling. */
  ruled: { result: CombatResult; by: string } | null;
  /** The numbers of the ledger before its dice fell and before it was ruled on; null: there is none. */
  before: { dice: number | null; ruling: number | null };
  /** The names of the units, by id. */
  names: Record<string, string>;
  /** Units and guns of each side that stood near and were not in it, as they were then, the nearest first. Distances in km. */
  besides: Record<CombatRole, { units: Besides<ContactUnit>[]; guns: Besides<SupportingArtillery>[] }>;
}

interface Besides<Part> {
  id: string;
  name: string;
  km: number;
  part: Part;
}

/** So many of a side are offered. */
const besidesAtMost = 40;

/** A combat of this game put by for looking at it otherwise; null: there is no such combat, or its dice have not fallen. */
export async function whatIfDesk({ gameId }: InGame, combatId: string): Promise<FoughtOnDesk | null> {
  const combat = await combatById(gameId, combatId);
  const finding = combat && findingOf(combat);
  if (!finding) return null;
  const [before, units] = await Promise.all([numbersBefore(gameId, combatId), unitsOnMaster(gameId)]);
  const then = (await truthAt(gameId, before.dice))?.state;
  const ruling = rulingOf(combat);
  const inIt = new Set(combat.units.map(({ unitId }) => unitId));
  const near = units.flatMap((unit) => {
    const stood = { ...unit, ...only((then?.get(`unit/${unit.id}`) ?? unit) as typeof unit, asTheyWere) };
    if (inIt.has(unit.id) || !isInField(stood)) return [];
    return [{ unit: stood, name: unit.name, km: kmBetween(stood, combat), facts: fighterFacts(stood, combat.turn) }];
  });
  near.sort((a, b) => a.km - b.km || (a.unit.id < b.unit.id ? -1 : 1));
  const besides = (role: CombatRole): FoughtOnDesk['besides'][CombatRole] => {
    const sides = new Set(
      units.flatMap(({ id, side }) =>
        combat.units.some((part) => part.unitId === id && part.role === role) ? [side] : [],
      ),
    );
    const own = near.filter(({ unit }) => sides.has(unit.side));
    return {
      units: own
        .slice(0, besidesAtMost)
        .map(({ unit: { id }, name, km, facts }) => ({ id, name, km, part: joining(id, facts, role) })),
      guns: own
        .flatMap(({ unit: { id }, name, km, facts: { profile, stepsLost, artilleryClass } }) =>
          artilleryClass === null
            ? []
            : [
                {
                  id,
                  name,
                  km,
                  part: { id, profile, stepsLost, class: artilleryClass, rangeKm: km, turnShareMoved: 0 },
                },
              ],
        )
        .slice(0, besidesAtMost),
    };
  };
  return {
    ...only(combat, ['id', 'number', 'name', 'turn']),
    combat: finding.combat,
    rulebook: { name: finding.rulebook, policies: finding.policies },
    rolls: finding.rolls.map(({ value }) => value),
    ruled: combat.state === 'ruled' && ruling ? { result: ruling.result, by: ruling.by } : null,
    before,
    names: Object.fromEntries(units.flatMap(({ id, name }) => (inIt.has(id) ? [[id, name]] : []))),
    besides: Object.fromEntries(combatRoles.map((role) => [role, besides(role)])) as FoughtOnDesk['besides'],
  };
}

/** The fields of a unit that are taken as they were before the dice fell. */
const asTheyWere = ['x', 'y', 'isOnMap', 'isCaptured', 'stepsLost', 'attachedTo', 'attachedFrom'] as const;
