import type { TableDice } from '@/companions/rules/table-dice';
import { always, type Fraction, fraction, never, plus, times } from './fraction';

/** The ladder of results, worst for the attacker first. The odds name the rungs; the first and the last have none. */
export const rungs = ['attackersLost', 'nil', 'disrupted', 'retreat', 'rout', 'lostOrRout', 'lost'] as const;
export type Rung = (typeof rungs)[number];

/** The result of a combat: the 50/50 of 4:1 is settled by a coin. */
export type CombatResult = Exclude<Rung, 'lostOrRout'>;
export const combatResults: readonly CombatResult[] = ['attackersLost', 'nil', 'disrupted', 'retreat', 'rout', 'lost'];

/** The odds of each rung, best first. What lies between two is rounded down (PA-2). */
export const oddsTable = [
  { attack: 4, defence: 1, rung: 'lostOrRout' },
  { attack: 3, defence: 1, rung: 'rout' },
  { attack: 2, defence: 1, rung: 'retreat' },
  { attack: 3, defence: 2, rung: 'disrupted' },
  { attack: 1, defence: 1, rung: 'nil' },
] as const;

/** The odds of an attack, or null below 1:1: no attack (PA-1). Factors above 4:1 are ignored. */
export const oddsOf = (attack: number, defence: number): (typeof oddsTable)[number] | null =>
  oddsTable.find((row) => attack > 0 && attack * row.defence >= defence * row.attack) ?? null;

/** A rung so many steps up or down, within the ladder (PA-7). Up from 4:1 the defenders are lost (PA-3). */
export const shifted = (rung: Rung, steps: number): Rung =>
  rungs[Math.min(rungs.length - 1, Math.max(0, rungs.indexOf(rung) + steps))]!;

/** An attack before its coins: the rung of its odds, and what shifts it. */
export interface AttackOnLadder {
  rung: Rung;
  /** A disrupted unit is attacked one rung up. */
  isDisrupted: boolean;
  isPressed: boolean;
}

/** Steps before the coins: of the ladder, of a pressed attack's coin. All are added, then kept within the ladder (PA-7). */
const stepsBefore = ({ isDisrupted }: AttackOnLadder): number => (isDisrupted ? 1 : 0);

/** True when the coins may bring an attack above 4:1, where no row is printed (PA-3). */
export const canGoBeyond = (attack: AttackOnLadder): boolean =>
  rungs.indexOf(attack.rung) + stepsBefore(attack) + (attack.isPressed ? 1 : 0) + 1 > rungs.indexOf('lostOrRout');

type ResultChances = Record<CombatResult, Fraction>;

/** The exact chance of every result before any coin is thrown. They sum to 1. */
export function chancesOf(attack: AttackOnLadder): ResultChances {
  const chances = Object.fromEntries(combatResults.map((result) => [result, never])) as ResultChances;
  const add = (result: CombatResult, chance: Fraction) => {
    chances[result] = plus(chances[result], chance);
  };
  const pressed: [number, Fraction][] = attack.isPressed
    ? [
        [1, fraction(1, 2)],
        [-1, fraction(1, 2)],
      ]
    : [[0, always]];
  const coins: [number, Fraction][] = [
    [1, fraction(1, 4)],
    [0, fraction(1, 2)],
    [-1, fraction(1, 4)],
  ];
  for (const [press, chanceOfPress] of pressed)
    for (const [fall, chanceOfFall] of coins) {
      const chance = times(chanceOfPress, chanceOfFall);
      const rung = shifted(attack.rung, stepsBefore(attack) + press + fall);
      if (rung === 'lostOrRout') {
        add('lost', times(chance, fraction(1, 2)));
        add('rout', times(chance, fraction(1, 2)));
      } else add(rung, chance);
    }
  return chances;
}

/** The stand of a unit that may not or will not retreat. */
export type Stand = 'ordered' | 'voluntary';

/** The chance that a unit is lost when it stands on a retreat: 50 % ordered, 25 % of its own will (PA-6). */
const lossOfStanding: Readonly<Record<Stand, Fraction>> = {
  ordered: fraction(1, 2),
  voluntary: fraction(1, 4),
};

/** The exact chances when the defender stands: he is disrupted in place or lost, and lost on any rout (PA-6). */
export function chancesWhenStanding(attack: AttackOnLadder, stand: Stand) {
  const { attackersLost, nil, disrupted, retreat, rout, lost } = chancesOf(attack);
  const loss = lossOfStanding[stand];
  const stay = fraction(loss.under - loss.over, loss.under);
  return {
    attackersLost,
    nil,
    disrupted: plus(disrupted, times(retreat, stay)),
    lost: plus(plus(lost, rout), times(retreat, loss)),
  };
}

/** Two coins: both heads is the best quarter, both tails the worst, the rest lies between. */
export function twoCoins(dice: TableDice, forWhat: string): 1 | 0 | -1 {
  const first = dice.coin(`${forWhat}, first coin`);
  const second = dice.coin(`${forWhat}, second coin`);
  if (first !== second) return 0;
  return first === 'heads' ? 1 : -1;
}

/** Throws for an attack: the coin of a pressed attack, the two coins, the coin of 4:1. */
export function throwFor(
  attack: AttackOnLadder,
  dice: TableDice,
): { result: CombatResult; press: number; fall: number } {
  const press = attack.isPressed ? (dice.coin('pressed attack') === 'heads' ? 1 : -1) : 0;
  const fall = twoCoins(dice, 'combat');
  const rung = shifted(attack.rung, stepsBefore(attack) + press + fall);
  const result = rung === 'lostOrRout' ? (dice.coin('lost or routed') === 'heads' ? 'lost' : 'rout') : rung;
  return { result, press, fall };
}
