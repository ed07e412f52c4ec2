import { counted } from '@/lib/text';
import { type CombatResult, combatRoles } from '@/lib/words';
import { isTanks } from './arms';
import { airWords } from './close-air-support';
import { contributing, type ForceInCombat, type Forces, type UnitInCombat } from './contribution';
import { stepsDue } from './effects';
import { rowOf } from './results-table';
import { isEffective, stepsHeld } from './status';
import type { Advice, AdviceCode, CombatCase, CombatEffects, ContactUnit, Rulebook } from './types';

const actionWords = {
  breakThrough: 'Break through',
  attack: 'Attack',
  probe: 'Probe',
  hold: 'Hold',
  move: 'Move',
  prepare: 'Prepare',
} as const;

const advise = (code: AdviceCode, message: string, rule: string, unitId?: string): Advice =>
  unitId === undefined ? { code, message, rule } : { code, message, rule, unitId };

function onAttacker(unit: ContactUnit): Advice[] {
  const found: Advice[] = [];
  if (unit.action !== 'attack' && unit.action !== 'breakThrough')
    found.push(
      advise(
        'oddAction',
        `It is among the attackers, yet its order is ${actionWords[unit.action]}.`,
        '§5 Orders',
        unit.id,
      ),
    );
  if (unit.standFast || unit.cannotRetire)
    found.push(
      advise(
        'bindsDefendersOnly',
        'Standing fast and having no way back bind defenders only.',
        '§9 Results Table note 2',
        unit.id,
      ),
    );
  return found;
}

/** Why a unit adds nothing; null where it does. */
function onNothing({ unit: { id }, reason }: UnitInCombat, role: ForceInCombat['role']): Advice | null {
  switch (reason) {
    case 'contributes':
      return null;
    case 'notEffective':
      return advise(
        'notEffective',
        `No longer effective, it adds nothing to the ${role === 'attacker' ? 'attack' : 'defence'}.`,
        '§9 Unit Status, OC-60',
        id,
      );
    case 'defenceOnly':
      return advise(
        'defenceOnlyAttacks',
        'It counts in defence only, and takes losses all the same.',
        '§9 Defence only units, OC-29',
        id,
      );
    case 'movedTooFar':
      return advise(
        'movedTooFar',
        'It moved for more than half the turn and cannot attack; it takes losses all the same.',
        '§6 Movement, OC-71',
        id,
      );
    case 'supportAlone':
      return advise(
        'supportAlone',
        'A support unit without a partner of at least its status adds nothing.',
        '§9 Support Units, OC-27',
        id,
      );
  }
}

function onForce(force: ForceInCombat, combat: CombatCase): Advice[] {
  const found: Advice[] = [];
  for (const fighter of force.units) {
    const { unit, level, isContributing } = fighter;
    if (force.role === 'attacker') for (const one of onAttacker(unit)) found.push(one);
    const nothing = onNothing(fighter, force.role);
    if (nothing) found.push(nothing);
    if (combat.daypart === 'night' && isContributing && isTanks(unit))
      found.push(
        advise('tanksByNight', 'On the whole tanks do not fight by night.', '§9 Combat Assumptions, OC-13', unit.id),
      );
    if (force.role === 'defender' && unit.standFast && !isEffective(level.status))
      found.push(
        advise(
          'tooWeakToStandFast',
          'No longer effective, it cannot stand fast and goes back where it can.',
          '§9 Unit Status, OC-60',
          unit.id,
        ),
      );
  }
  for (const { guns, reason } of force.artillery) {
    if (reason === 'outOfRange')
      found.push(
        advise(
          'artilleryOutOfRange',
          'The guns are out of effective range and add nothing.',
          '§9 Supporting Artillery, OC-31',
          guns.id,
        ),
      );
    if (reason === 'movedTooFar')
      found.push(
        advise(
          'artilleryMoved',
          'The guns moved for more than half the turn and add nothing.',
          '§6 Movement, OC-34',
          guns.id,
        ),
      );
    if (reason === 'defenceOnly' || reason === 'notEffective')
      found.push(
        advise(
          'artilleryGivesNothing',
          'The guns have no status that counts here.',
          '§9 Supporting Artillery',
          guns.id,
        ),
      );
  }
  for (const { entry, whyNothing, hasLostLevel } of force.air) {
    const words = airWords(entry);
    if (whyNothing)
      found.push(advise('airGivesNothing', `Nothing from ${words}: ${whyNothing.what}.`, whyNothing.rule));
    if (hasLostLevel)
      found.push(
        advise(
          'airWithoutLiaison',
          `Without air liaison ${words} count one level lower.`,
          '§9 Close Air Support, OC-42',
        ),
      );
    if (entry.isCabRank && entry.squadrons % 3 !== 0)
      found.push(
        advise(
          'cabRankIdle',
          `A cab rank works by threes: ${entry.squadrons % 3} of ${counted(entry.squadrons, 'squadron')} idle.`,
          '§9 Cab Rank, OC-39',
        ),
      );
    if (entry.kind === 'heavyBomber' && !whyNothing)
      found.push(
        advise(
          'heavyBombersClose',
          'Heavy bombers this close: the bomb line of 2 to 3 km binds bombing, not this.',
          '§12b Bombing, OC-41',
        ),
      );
  }
  return found;
}

/** Points that Control should look at before the die falls. */
export function adviceBefore(forces: Forces, combat: CombatCase): Advice[] {
  const { attacker, defender } = forces;
  const ofForces = [...onForce(attacker, combat), ...onForce(defender, combat)];
  if (contributing(attacker).length === 0)
    ofForces.push(advise('nobodyContributes', 'No unit in contact adds anything to the attack.', '§9 Attacking'));
  const breaking = attacker.units.filter(({ unit }) => unit.action === 'breakThrough');
  if (breaking.length > 0 && !breaking.some(({ unit }) => isTanks(unit)))
    ofForces.push(
      advise(
        'breakThroughWithoutTanks',
        'Break through is for armour, and no tank unit has that order.',
        '§5 Orders, OC-66',
      ),
    );
  return ofForces;
}

/** Points that Control should know as well once the row is found: profiles that ran out, and a further attack. */
export function adviceAfter(
  forces: Forces,
  combat: CombatCase,
  result: CombatResult,
  { overrun }: CombatEffects,
  rulebook: Rulebook,
): Advice[] {
  const row = rowOf(result);
  const found: Advice[] = [];
  for (const role of combatRoles)
    for (const fighter of forces[role].units) {
      const due = stepsDue(fighter, role, row, combat.ground, overrun, rulebook);
      const held = stepsHeld(fighter.profile, fighter.unit.stepsLost, due);
      if (held < due)
        found.push(
          advise(
            'profileSpent',
            `Steps due: ${due}; its profile holds ${held} more.`,
            '§9 Unit Status, OC-61',
            fighter.unit.id,
          ),
        );
    }
  if (overrun?.furtherAttack)
    found.push(
      advise(
        'furtherAttack',
        'The overrunning tanks may make one further attack this turn, unprepared.',
        '§9 Results Table, OC-69',
      ),
    );
  return found;
}
