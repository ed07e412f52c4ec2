import {
  type CombatOutcome,
  type Dice,
  diceFrom,
  faces,
  linesOfAirToAir,
  linesOfInterdiction,
  linesOfTraffic,
  resolveAirToAir,
  resolveCombat,
  resolveInterdiction,
  resolveTraffic,
} from '@/lib/adjudication';
import { type PutCase, readCase } from './cases';
import type { TurnInputs } from './turn-inputs';

/** Dice that fall on each face in turn. */
export function diceInTurn(): Dice {
  let next = 0;
  return diceFrom(() => faces[next++ % faces.length]!);
}

/** Resolves a combat, with its lines, odds and advice. */
export const settleCombat = ({ put, rulebook }: PutCase<'combat'>, dice: Dice): CombatOutcome =>
  resolveCombat(put, dice, rulebook);

/** Reads and settles every case of a turn, with the lines of each. */
export function settleTurn({ combat, interdiction, airToAir, traffic }: TurnInputs, dice: Dice): void {
  for (const input of combat) settleCombat(readCase('combat', input), dice);
  for (const input of interdiction) {
    const { put, rulebook } = readCase('interdiction', input);
    linesOfInterdiction(put, resolveInterdiction(put, dice, rulebook), rulebook);
  }
  for (const input of airToAir) {
    const { put, rulebook } = readCase('airToAir', input);
    linesOfAirToAir(put, resolveAirToAir(put, dice, rulebook));
  }
  for (const input of traffic) {
    const { put, rulebook } = readCase('traffic', input);
    linesOfTraffic(put, resolveTraffic(put, rulebook));
  }
}
