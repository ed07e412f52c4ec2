import { type ActRefusal, type AtTable, refuse } from '@/companions/rules/at-table';
import { withSign } from '@/companions/rules/entered';
import { counted } from '@/lib/text';
import { applyEffects, hit } from './hits';
import { moraleTest } from './morale';
import { sideThatMoves } from './movement';
import { hitModifierNames } from './names';
import type { ActOf, Shot, State } from './state';
import type { HitModifier } from './tables';
import { sayTweak } from './tweak';
import { refuseUnit } from './units';

/** The modifiers of a shot. A target in a building has none for its cover: its hits are rolled again (IW-4). */
export function hitModifiersFor(state: State, shot: Shot): HitModifier[] {
  const counts: Record<HitModifier, boolean> = {
    longRange: shot.range === 'long',
    softCover: shot.cover === 'soft',
    hardCover: shot.cover === 'hard',
    movingFirer: Boolean(state.units[shot.firer]?.movedThisTurn),
    open: shot.cover === 'open',
    ambush: shot.kind === 'ambush',
  };
  return (Object.keys(counts) as HitModifier[]).filter((one) => counts[one]);
}

/** Direct fire: simultaneous, so that what it does is done when the phase ends (IW-12). */
export function fire(at: AtTable<State>, shot: ActOf<'fire'>): ActRefusal {
  if (at.state.phase !== 'directFire')
    return refuse('wrongPhase', 'direct fire', 'Direct fire is the third phase: go on to it first.');
  const wrong = refuseShot(at.state, shot);
  if (wrong) return wrong;
  shoot(at, shot);
}

/** An ambush in the other side's movement: the target's movement is over, and it tests its morale. */
export function ambush(at: AtTable<State>, shot: ActOf<'ambush'>): ActRefusal {
  const { state } = at;
  const mover = sideThatMoves(state);
  if (!mover) return refuse('wrongPhase', 'IW-9', 'An ambush is sprung while the other side moves.');
  const wrong = refuseShot(state, shot);
  if (wrong) return wrong;
  const firer = state.units[shot.firer]!;
  const target = state.units[shot.target]!;
  if (target.side !== mover)
    return refuse('wrongPhase', 'IW-9', `${target.name} is not the side that moves now.`, 'target');
  if (!firer.hidden)
    return refuse('notHidden', 'ambush', `${firer.name} is not in a covered position unseen.`, 'firer');
  if (firer.movedLastTurn || firer.movedThisTurn)
    return refuse(
      'hasMoved',
      'ambush',
      `${firer.name} moved ${firer.movedThisTurn ? 'this' : 'last'} turn: an ambush wants a unit that lay still.`,
      'firer',
    );
  at.say(`${firer.name} springs an ambush: ${target.name} moves no further.`, 'ambush', 'book');
  target.halted = true;
  shoot(at, shot);
  applyEffects(at);
  moraleTest(at, target, 'ambush');
}

function refuseShot(state: State, { firer: by, target: on, weapon, flame }: Shot): ActRefusal {
  const wrong = refuseUnit(state, by, 'firer') ?? refuseUnit(state, on, 'target');
  if (wrong) return wrong;
  const firer = state.units[by]!;
  const target = state.units[on]!;
  if (firer.side === target.side)
    return refuse('ownSide', 'direct fire', `${firer.name} and ${target.name} are on the same side.`, 'target');
  if (firer.firedThisTurn) return refuse('hasFired', 'direct fire', `${firer.name} has fired this turn.`, 'firer');
  if (firer.suppressed)
    return refuse(
      'suppressed',
      'artillery',
      `${firer.name} is under shell fire and does not fire this turn (ours).`,
      'firer',
    );
  if (target.kind === 'armour' && !weapon && !flame)
    return refuse(
      'noAntiArmour',
      'IW-6',
      `Small arms do nothing to ${target.name}: name a weapon with an anti-armour value, or flame.`,
      'weapon',
    );
}

/** One unit's fire. Who has fired is seen. */
function shoot(at: AtTable<State>, shot: Shot): void {
  const { tables, units } = at.state;
  const firer = units[shot.firer]!;
  const target = units[shot.target]!;
  firer.firedThisTurn = true;
  firer.hidden = false;
  let sum = 0;
  for (const name of hitModifiersFor(at.state, shot)) {
    const { points, source } = tables.hitModifiers[name];
    sum += points;
    at.say(`${withSign(points)}: ${hitModifierNames[name]}.`, 'direct fire', source);
  }
  sum += sayTweak(at, shot.tweak);
  const rolled = Array.from({ length: shot.dice }, (_, die) =>
    at.dice.d10(`shot ${die + 1} of ${shot.dice}, ${firer.name} at ${target.name}`),
  );
  let hits = rolled.filter((die) => die + sum >= tables.toHit.face).length;
  at.say(
    `${firer.name} at ${target.name}: ${rolled.join(', ')}; ${tables.toHit.face} or more with ${withSign(sum)}: ${counted(hits, 'hit')}.`,
    'direct fire',
    tables.toHit.source,
  );
  if (shot.cover === 'building' && hits > 0) {
    const again = Array.from({ length: hits }, (_, die) =>
      at.dice.d10(`hit ${die + 1} of ${hits} again, ${target.name} is in a building`),
    );
    hits = again.filter((die) => die >= tables.inBuilding.face).length;
    at.say(
      `In a building, each hit again without modifiers: ${again.join(', ')}; ${counted(hits, 'hit')}.`,
      'IW-4',
      tables.inBuilding.source,
    );
  }
  if (hits > 0) hit(at, target, hits, shot.weapon);
  if (shot.flame) moraleTest(at, target, 'flame');
}
