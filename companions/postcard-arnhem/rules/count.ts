import { refuse } from '@/companions/rules/at-table';
import type { CompanionRefusal, Source } from '@/companions/rules/companion';
import { otherSide } from '@/lib/sides';
import { counted } from '@/lib/text';
import { oddsOf } from './ladder';
import { sideBetween } from './map';
import {
  counterOf,
  type FactorLine,
  hexName,
  hexOf,
  isOnMap,
  nameOf,
  type PostcardState,
  sideOf,
  type UnitInPlay,
  unitOf,
  unitsIn,
} from './state';

/** The attack factor of a unit now: the larger one where it did not move to attack (PA-10). */
export function attackFactor(state: PostcardState, unit: UnitInPlay): { points: number; rule: string } {
  const { attack, attackInPlace } = counterOf(state, unit.id);
  const isInPlace = attackInPlace !== undefined && !unit.hasMoved && !unit.hasBrokenThrough && !unit.isDisrupted;
  return isInPlace
    ? { points: attackInPlace, rule: 'Combat Factors, PA-10' }
    : { points: attack, rule: 'Combat Factors' };
}

/** The count of an attack on a hex, line by line. Hidden defenders count as what they are: the attack turns them over. */
export function factorsOf(state: PostcardState, hex: string, attackers: readonly UnitInPlay[]): FactorLine[] {
  const defenders = unitsIn(state, hex, otherSide(sideOf(state, attackers[0]!.id)));
  const { isCity, name } = hexOf(state, hex);
  const lines: FactorLine[] = attackers.map((unit) => ({
    side: 'attack',
    what: counterOf(state, unit.id).name,
    ...attackFactor(state, unit),
    source: state.scenario.source,
  }));
  const defends = (what: string, points: number, rule: string, source: Source = 'book') =>
    lines.push({ side: 'defence', what, points, rule, source });
  for (const unit of defenders) {
    const { name: who, defence, isInfantry } = counterOf(state, unit.id);
    defends(who, defence, 'Combat Factors', state.scenario.source);
    if (isCity && isInfantry) defends(`${who} is infantry in ${name}`, 1, 'Terrain, PA-8');
  }
  const across = attackers.map((unit) => sideBetween(state, unit.hex!, hex)!.river);
  if (across.every(Boolean)) defends('all attack across a river', 1, 'Terrain, PA-9');
  else if (across.some(Boolean)) defends('the river is flanked', 0, 'Terrain, PA-9');
  return lines;
}

/** The sum of a side's lines. */
export const sumOf = (lines: readonly FactorLine[], side: FactorLine['side']): number =>
  lines.filter((line) => line.side === side).reduce((sum, { points }) => sum + points, 0);

/** Why a unit cannot join an attack on a hex, or nothing. */
export function whyNotAttack(state: PostcardState, unit: UnitInPlay | undefined, hex: string): string | undefined {
  if (!unit || unit.hex === null) return 'It is not on the map.';
  const name = nameOf(state, unit.id);
  if (sideOf(state, unit.id) !== state.player) return `It is not the turn of ${name}.`;
  if (unit.isDisrupted) return `${name} is disrupted: it cannot attack.`;
  if (!unit.mayAttack) return `${name} may not attack: it has attacked, or moved as one that does not.`;
  if (!sideBetween(state, unit.hex, hex)) return `${name} does not stand next to ${hexName(state, hex)}.`;
}

/** The number of units that may attack across one side: two, three with Tiger 502 (PA-14). */
export const mostAcross = (state: PostcardState, units: readonly UnitInPlay[]): number =>
  units.some(({ id }) => counterOf(state, id).isTigers) ? 3 : 2;

/** An attack as it would be counted now. */
export interface Weighed {
  ok: true;
  attackers: UnitInPlay[];
  defenders: UnitInPlay[];
  /** One of them lies face down: its factors, and so the odds, are known to neither player before the attack is declared. */
  isAnyHidden: boolean;
  factors: FactorLine[];
  attack: number;
  defence: number;
  /** Null below 1:1: only where somebody lies face down may an attack be declared so, for nobody knows it (PA-1). */
  odds: ReturnType<typeof oddsOf>;
  /** A disrupted unit is attacked: one level up. */
  isDisrupted: boolean;
}

/** Counts an attack before it is declared, or says why these units may not attack that hex together. Changes nothing. */
export function weigh(state: PostcardState, hex: string, ids: readonly string[]): Weighed | CompanionRefusal {
  if (!isOnMap(state, hex)) return refuse('offMap', 'Combat', `"${hex}" is not on the map.`, 'hex');
  if (hexOf(state, hex).isOffBoard)
    return refuse(
      'offBoard',
      'Combat',
      `${hexName(state, hex)} lies beyond the board: attack a hex of the map.`,
      'hex',
    );
  const defenders = unitsIn(state, hex, otherSide(state.player));
  if (defenders.length === 0) return refuse('nobodyThere', 'Combat', `No enemy is in ${hexName(state, hex)}.`, 'hex');
  if (ids.length === 0) return refuse('nobody', 'Combat', 'Name at least one unit that attacks.', 'units');
  const twice = ids.findIndex((id, at) => ids.indexOf(id) !== at);
  if (twice >= 0) return refuse('twice', 'Combat', `"${ids[twice]}" is named twice.`, `units.${twice}`);
  const attackers: UnitInPlay[] = [];
  for (const [at, id] of ids.entries()) {
    const unit = unitOf(state, id);
    const why = whyNotAttack(state, unit, hex);
    if (why) return refuse('cannotAttack', 'Combat', why, `units.${at}`);
    attackers.push(unit!);
  }
  for (const from of new Set(attackers.map((unit) => unit.hex!))) {
    const across = attackers.filter((unit) => unit.hex === from);
    const most = mostAcross(state, across);
    if (across.length > most)
      return refuse(
        'tooMany',
        'Combat, PA-14',
        `${counted(most, 'unit')} attack across the side from ${hexName(state, from)} at the most.`,
        'units',
      );
  }
  const factors = factorsOf(state, hex, attackers);
  const attack = sumOf(factors, 'attack');
  const defence = sumOf(factors, 'defence');
  const odds = oddsOf(attack, defence);
  const isAnyHidden = [...attackers, ...defenders].some(({ isHidden }) => isHidden);
  if (!odds && !isAnyHidden)
    return refuse(
      'oddsTooLow',
      'Combat, PA-1',
      `${attack} against ${defence} is below 1:1: no attack. Bring more.`,
      'units',
    );
  const isDisrupted = defenders.some((unit) => unit.isDisrupted);
  return { ok: true, attackers, defenders, isAnyHidden, factors, attack, defence, odds, isDisrupted };
}
