import { rulebookFrom } from '@/lib/adjudication/rulebook';
import type { CombatFinding } from '@/lib/advice/combat/combat-grouping';
import { rulingMoves } from '@/lib/advice/combat/ruling-moves';
import { holdersIn, ruleHeld } from '@/lib/advice/combat/vital-spots';
import { type CombatOnDesk, combatOnDesk, combatsDesk } from '@/lib/desks/control/combat/combats';
import { adjudicateCombat } from '@/lib/turn/combat/adjudicate-combat';
import { ruleOnCombat } from '@/lib/turn/combat/rule-on-combat';
import { dieOf, type Umpire } from './umpire';

/** The outcome of a combat, for the figures of a battle. */
export interface Fought {
  attackersScore: number;
  defendersScore: number;
  result: CombatFinding['result'];
  /** Units to whom no way back was open: it was ruled that they stay. */
  penned: number;
}

/** Resolves the combats of the turn one by one, and rules on each as it was found (§9 Combat Procedure). */
export async function ruleCombats(umpire: Umpire): Promise<Fought[]> {
  const fought: Fought[] = [];
  const { combats } = await combatsDesk(umpire.seat);
  for (const { id, state } of combats) {
    if (state === 'ruled') continue;
    const combat = await combatOnDesk(umpire.seat, id);
    const resolved = combat && (combat.finding ? combat : await resolve(umpire, combat));
    if (resolved?.finding) fought.push(await accept(umpire, resolved, resolved.finding));
  }
  return fought;
}

async function resolve(umpire: Umpire, combat: CombatOnDesk): Promise<CombatOnDesk | null> {
  const { id: combatId, version, retreatDieDueOn, grouping } = combat;
  const die = dieOf(umpire.chance);
  const faces = retreatDieDueOn.includes(die) ? [die, dieOf(umpire.chance)] : [die];
  const answer = await umpire.act(adjudicateCombat, { combatId, version, faces, untested: '' }, grouping.name);
  return answer.ok ? combatOnDesk(umpire.seat, combatId) : null;
}

/** Rules as found: who is thrown back goes to the place proposed first, the winners follow, holders of vital spots go. */
async function accept(umpire: Umpire, combat: CombatOnDesk, finding: CombatFinding): Promise<Fought> {
  const { combat: put, policies, ...outcome } = finding;
  const rulebook = { ...rulebookFrom(outcome.rulebook), policies };
  const holders = holdersIn(combat.grouping.units);
  const { asked } = ruleHeld(outcome, [], put, rulebook, holders, []);
  const { proposed } = rulingMoves(combat, finding, { ...finding, overruled: [] });
  const ways = [...proposed].map(([unitId, [way]]) => ({ unitId, way: way! }));
  const penned = ways.filter(({ way }) => way.isBarred);
  await umpire.act(
    ruleOnCombat,
    {
      combatId: combat.id,
      version: combat.version,
      overrules: penned.map(({ unitId }) => ({
        path: `units.${unitId}.retiresKm`,
        ruled: 0,
        reason: 'No way back is open.',
      })),
      places: ways.flatMap(({ unitId, way: { x, y, isBarred } }) => (isBarred ? [] : { unitId, x, y })),
      advances: true,
      answers: asked.map((unitId) => ({ unitId, stays: false })),
      colour: '',
    },
    combat.grouping.name,
  );
  const { attackersScore, defendersScore, result } = finding;
  return { attackersScore, defendersScore, result, penned: penned.length };
}
