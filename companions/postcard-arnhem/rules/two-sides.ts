import { otherSide } from '@/lib/sides';
import { sidePeople } from '@/lib/text';
import type { Side } from '@/lib/words';
import { actsAllowed } from './acts-allowed';
import { isAdvanceDue } from './advance';
import { resultWords } from './attack';
import { edgeBetween, hexRadius, type Point, sheetOf } from './sheet';
import {
  counterOf,
  hexName,
  masksOf,
  nameOf,
  type PostcardAct,
  type PostcardState,
  seenByPlayers,
  sideOf,
  type UnitInPlay,
} from './state';
import { isAirdropDone } from './turn';

/**
 * The game as two sides play it, each before its own desk: who has to say what comes next, and what both are shown. Neither
 * knows the garrisons, so both are shown the same, made from `seenByPlayers` alone.
 */

/** Something that the side whose choice it is may lay. `about`: the unit it is about, or what kind of thing it is. */
export interface BoardChoice {
  id: string;
  about: string;
  label: string;
}

/** The side that says what comes next; null: Control, who throws the coins, draws and opens turns, or nobody any more. */
export function sideToLay(state: PostcardState): Side | null {
  const { step, attack, player, hasDrawn } = state;
  if (step === 'airdrop') return isAirdropDone(state) ? null : 'allied';
  if (step !== 'turn') return null;
  if (!attack) return player === 'german' && !hasDrawn ? null : player;
  if (!attack.result) return otherSide(player);
  return isAdvanceDue(state) || attack.result === 'rout' ? player : otherSide(player);
}

/** Acts of chance, and the attack that is taken back at a word to Control. */
const ofControl: readonly PostcardAct['do'][] = ['openTurn', 'drawReinforcements', 'throwCoins', 'cancelAttack'];

/** The side whose choice an act is now; null: Control may play it, whoever sits at the table. */
export const sideOfAct = (state: PostcardState, act: PostcardAct): Side | null =>
  ofControl.includes(act.do) ? null : sideToLay(state);

interface Open extends BoardChoice {
  act: PostcardAct;
}

/** The acts that the side to choose may lay, by what the players see: one of those that read alike. */
function openTo(seen: PostcardState): Open[] {
  const labels = new Set<string>();
  return actsAllowed(seen)
    .filter(({ act, label }) => act.do !== 'cancelAttack' && !labels.has(label) && labels.add(label))
    .map(({ act, label }, at) => ({
      id: `${at}`,
      about: aboutOf(seen, act),
      label: act.do === 'throwCoins' ? 'Let the coins fall' : label,
      act,
    }));
}

const plain: Partial<Record<PostcardAct['do'], string>> = {
  attack: 'Attack',
  strike: 'In the air',
  airSupply: 'In the air',
  advance: 'Advance',
  throwCoins: 'The coins',
  endTurn: 'The end of this part',
};

const aboutOf = (seen: PostcardState, act: PostcardAct): string =>
  plain[act.do] ?? ('unit' in act ? nameOf(seen, act.unit) : act.do);

/** The act of a choice that was laid; null: it is none of those that are open. */
export function actLaid(state: PostcardState, id: string): PostcardAct | null {
  const open = openTo(seenByPlayers(state)).find((one) => one.id === id);
  if (!open) return null;
  const units = new Map([...masksOf(state)].map(([unit, mask]) => [mask, unit]));
  const known = (unit: string): string => units.get(unit) ?? unit;
  const { act } = open;
  if ('units' in act) return { ...act, units: act.units.map(known) };
  return 'unit' in act ? { ...act, unit: known(act.unit) } : act;
}

/** The board as a side is shown it. */
export function boardFor(side: Side, state: PostcardState) {
  const seen = seenByPlayers(state);
  const toLay = sideToLay(state);
  const { centres } = sheetOf(seen.scenario);
  const at = (hex: string): Point => rounded(centres.get(hex)!);
  return {
    side,
    stands: standsIn(seen),
    attack: attackIn(seen),
    isToLay: toLay === side,
    choices: toLay === side ? openTo(seen).map(({ id, about, label }): BoardChoice => ({ id, about, label })) : [],
    hexRadius,
    hexes: seen.scenario.hexes.map(({ id, name, isCity, isVictoryCity }) => ({
      id,
      name,
      isCity,
      isVictoryCity,
      ...at(id),
    })),
    ways: seen.scenario.sides.flatMap(({ between: [a, b], road, river }) => [
      ...(road === 'none' ? [] : [{ kind: road, ends: [at(a), at(b)] }]),
      ...(river ? [{ kind: 'river' as const, ends: edgeBetween(at(a), at(b)).map(rounded) }] : []),
    ]),
    units: seen.units.flatMap((unit) => shownUnit(seen, unit)),
    end: seen.end && (seen.end.winner === side ? ('own' as const) : ('other' as const)),
  };
}

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/** A unit on the map, or one that is to jump or to be placed; of those to come and of the lost nothing is shown. */
function shownUnit(seen: PostcardState, unit: UnitInPlay) {
  const { id, hex, isLost, isDisrupted, isOrderedToStand } = unit;
  const { name, attack, attackInPlace, defence, start } = counterOf(seen, id);
  const isDrawn = seen.arrivals.some((one) => one.unit === id);
  const waits = isDrawn ? 'to be placed' : start.by === 'airdrop' || start.by === 'laterAirdrop' ? 'to jump' : null;
  const where = hex !== null ? hexName(seen, hex) : isLost ? null : waits;
  if (where === null) return [];
  const factors = `${attack}${attackInPlace === undefined ? '' : `/${attackInPlace}`}-${defence}`;
  const isUnknown = id.startsWith('hidden-');
  return [
    {
      name: isUnknown ? 'Hidden garrison' : name,
      side: sideOf(seen, id),
      hex,
      where,
      factors: isUnknown ? '?' : factors,
      marks: [...(isDisrupted ? ['disrupted'] : []), ...(isOrderedToStand ? ['No Retreat!'] : [])],
    },
  ];
}

function standsIn(seen: PostcardState): string {
  const { step, turn, scenario, player, weather, missionsLeft } = seen;
  if (step === 'over') return 'The game is over.';
  if (step === 'airdrop')
    return isAirdropDone(seen) ? 'The airdrop is over: the first turn is about to begin.' : 'The airdrop comes first.';
  if (step === 'between') return `Turn ${turn} of ${scenario.turns} is over.`;
  const missions = player === 'allied' && weather === 'good' ? `, air missions left: ${missionsLeft}` : '';
  return `Turn ${turn} of ${scenario.turns}: the ${sidePeople[player]} move and attack. The weather is ${weather}${missions}.`;
}

/** The attack that is being worked, in words; null: none is. */
function attackIn(seen: PostcardState): string | null {
  const { attack } = seen;
  if (!attack) return null;
  const { hex, attack: points, defence, isPressed, result } = attack;
  const count = `${isPressed ? 'A pressed attack' : 'An attack'} on ${hexName(seen, hex)}, ${points} against ${defence}.`;
  return result ? `${count} Result: ${resultWords[result]}.` : count;
}
