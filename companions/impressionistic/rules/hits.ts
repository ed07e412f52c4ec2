import type { AtTable } from '@/companions/rules/at-table';
import { printed, withSign } from '@/companions/rules/entered';
import { counted } from '@/lib/text';
import { driveBack, moraleTest } from './morale';
import { armourNames, weaponNames } from './names';
import type { State, Unit } from './state';
import type { AntiArmourWeapon } from './tables';

/** The figures of a unit less those that fire has hit already and the end of the phase takes off. */
const figuresLeft = ({ effects }: State, { id, figures }: Unit): number =>
  effects.reduce((left, one) => (one.kind === 'figures' && one.unit === id ? left - one.figures : left), figures);

/** The effect of hits on a unit; removals wait in `effects`. */
export function hit(at: AtTable<State>, target: Unit, hits: number, weapon?: AntiArmourWeapon): void {
  if (target.kind === 'foot') {
    const fallen = Math.min(hits, figuresLeft(at.state, target));
    if (fallen > 0) at.state.effects.push({ kind: 'figures', unit: target.id, figures: fallen });
    const loses = fallen === 0 ? 'no more figures: all are hit' : counted(fallen, 'figure');
    at.say(`${target.name} loses ${loses}.`, 'combat results', 'book');
    moraleTest(at, target, 'casualties');
    return;
  }
  if (target.kind === 'armour') {
    if (!weapon) {
      at.say(`A weapon without an anti-armour value does nothing to ${target.name}.`, 'IW-6', 'book');
      return;
    }
    const out = knockOutTests(at, target, hits, at.state.tables.antiArmour[weapon], weaponNames[weapon]);
    if (!out) moraleTest(at, target, 'antiArmour');
    return;
  }
  if (weapon) knockOutTests(at, target, hits, at.state.tables.antiArmour[weapon], weaponNames[weapon]);
  else smallArms(at, target, hits);
  occupants(at, target, hits);
}

/** Small arms on a soft-skinned vehicle: the third hit of a turn puts it out. */
function smallArms(at: AtTable<State>, target: Unit, hits: number): void {
  const { points: limit, source } = at.state.tables.softSkinHits;
  target.smallArmsHits += hits;
  at.say(
    `${target.name}: ${target.smallArmsHits} of ${counted(limit, 'hit')} of small arms this turn.`,
    'IW-5',
    source,
  );
  if (target.smallArmsHits < limit) return;
  at.say(`${target.name} is knocked out.`, 'IW-5', source);
  at.state.effects.push({ kind: 'gone', unit: target.id, gone: 'knockedOut' });
}

/** Each hit rolls for the people inside (IW-7). */
export function occupants(at: AtTable<State>, target: Unit, hits: number): void {
  if (target.figures === 0) return;
  const { face, source } = at.state.tables.occupants;
  const rolled = Array.from({ length: hits }, (_, die) =>
    at.dice.d10(`occupants of ${target.name}, hit ${die + 1} of ${hits}`),
  );
  const fallen = Math.min(rolled.filter((die) => die >= face).length, figuresLeft(at.state, target));
  at.say(`Occupants of ${target.name}: ${rolled.join(', ')}; ${face} or more: ${fallen} fall.`, 'IW-7', source);
  if (fallen > 0) at.state.effects.push({ kind: 'figures', unit: target.id, figures: fallen });
}

/** A figure in a sum: "− 5", "+ 3"; a nought keeps the sign its place has. */
const spaced = (points: number, ofNought: '+' | '−'): string =>
  `${points === 0 ? ofNought : points < 0 ? '−' : '+'} ${Math.abs(points)}`;

/** A d10 for each hit, less the armour, with the weapon's figure; true where one of them knocks the vehicle out (IW-6). */
export function knockOutTests(
  at: AtTable<State>,
  target: Unit,
  hits: number,
  weapon: { points: number; source: 'book' | 'recovered' | 'ours' },
  weaponName: string,
): boolean {
  const { tables } = at.state;
  const armourClass = target.armour ?? 'softSkin';
  const armour = tables.armour[armourClass];
  at.say(`${armourNames[armourClass]}: armour ${printed(armour.points)}.`, 'IW-6', armour.source);
  at.say(`${weaponName}: ${withSign(weapon.points)}.`, 'IW-6', weapon.source);
  let out = false;
  for (let one = 1; one <= hits; one += 1) {
    const die = at.dice.d10(`hit ${one} of ${hits} on ${target.name}`);
    const total = die - armour.points + weapon.points;
    const through = total >= tables.knockOut.face;
    at.say(
      `Hit ${one}: ${die} ${spaced(-armour.points, '−')} ${spaced(weapon.points, '+')} = ${printed(total)}; ${tables.knockOut.face} or more knocks out: ${through ? 'it does' : 'it holds'}.`,
      'IW-6',
      tables.knockOut.source,
    );
    out ||= through;
  }
  if (out) at.state.effects.push({ kind: 'gone', unit: target.id, gone: 'knockedOut' });
  return out;
}

/** Does all that waits: the end of the fire phase, or the end of a shot in another. */
export function applyEffects(at: AtTable<State>): void {
  const { state } = at;
  for (const effect of state.effects) {
    const unit = state.units[effect.unit]!;
    if (effect.kind === 'figures') unit.figures = Math.max(0, unit.figures - effect.figures);
    if (effect.kind === 'figures' && unit.figures === 0 && unit.kind === 'foot') unit.gone ??= 'noFigures';
    if (effect.kind === 'gone') unit.gone ??= effect.gone;
    if (effect.kind === 'driveBack' && !unit.gone) driveBack(unit);
  }
  state.effects = [];
}
