import { counted } from '@/lib/text';
import type { Losses } from '@/lib/words';
import { type Dice, recordedDice } from './dice';
import { literal2011 } from './rulebook';
import type { Face, Finding, FindingLine, Rulebook } from './types';

/** §13: the two sides of an air battle. */
export const airSides = ['a', 'b'] as const;
export type AirSide = (typeof airSides)[number];

/** The attacker's result; `unopposed` where the other side has no squadron. */
type AirResult = 'win' | 'draw' | 'lose' | 'unopposed';

/** The odds by which the die is read. */
export const airColumns = ['1-1', '2-1', '3-1', '4-1', '5-1', '6-1'] as const;
export type AirColumn = (typeof airColumns)[number];

/** The aircraft that one side's fighters protect. */
interface Escorted {
  by: AirSide;
  transportSerials: number;
  bomberSquadrons: number;
}

export interface AirToAirCase {
  /** Fighter squadrons of each side, not both 0. */
  a: number;
  b: number;
  escorted?: Escorted | undefined;
}

export interface AirToAirOutcome extends Finding {
  attacker: AirSide;
  /** Null where a side has no squadron. */
  column: AirColumn | null;
  /** The attacker's. */
  result: AirResult;
  /** Whole squadrons. */
  losses: Record<AirSide, number>;
  transportSerialsLost: number;
  bomberSquadronsLost: number;
  /** True when the bombers that are left turn back and carry out nothing (OC-136, ours). Absent: there are no bombers. */
  areBombersDrivenOff?: boolean;
  reportAs: Record<AirSide, Losses>;
}

type Fought = Exclude<AirResult, 'unopposed'>;

/** §13 Air to Air Combat: one row for each face, 1 first; the columns are the odds 1-1 to 6-1 and beyond. */
export const airToAirTable: readonly (readonly Fought[])[] = [
  ['lose', 'lose', 'draw', 'draw', 'draw', 'win'],
  ['draw', 'draw', 'draw', 'draw', 'win', 'win'],
  ['draw', 'draw', 'draw', 'win', 'win', 'win'],
  ['draw', 'draw', 'win', 'win', 'win', 'win'],
  ['draw', 'win', 'win', 'win', 'win', 'win'],
  ['win', 'win', 'win', 'win', 'win', 'win'],
];

/** The losses of each side, as a share of its opponent's strength in tenths. */
export const airLossTenths: Readonly<Record<Fought, { attacker: 1 | 2; defender: 1 | 2 }>> = {
  win: { attacker: 1, defender: 2 },
  draw: { attacker: 1, defender: 1 },
  lose: { attacker: 2, defender: 1 },
};

/** The odds as a column: whole times the smaller side goes into the larger, from 1 to 6 (OC-93). Both above 0. */
export const airColumn = (larger: number, smaller: number): AirColumn =>
  airColumns[Math.min(Math.floor(larger / smaller), 6) - 1]!;

/** The result of the attacker's die in a column. */
export const airResult = (column: AirColumn, face: Face): Fought =>
  airToAirTable[face - 1]![airColumns.indexOf(column)]!;

/** Tenths of a strength in whole squadrons, a half up (OC-94). */
const tenthsOf = (strength: number, tenths: number): number => Math.floor((strength * tenths + 5) / 10);
/** A quarter in whole squadrons, a half up (OC-96). */
const quarterOf = (squadrons: number): number => Math.floor((squadrons + 2) / 4);

const other = (side: AirSide): AirSide => (side === 'a' ? 'b' : 'a');

/**
 * The side that broke through to what the other escorted: the winner, or the side that flew unopposed. Null after a draw
 * (OC-95).
 */
function winnerOf(attacker: AirSide, result: AirResult): AirSide | null {
  if (result === 'draw') return null;
  return result === 'lose' ? other(attacker) : attacker;
}

/**
 * True when the bombers that one side escorts turn back: their escort lost (OC-44, OC-136, ours). False where there are
 * none. An outcome that was kept before the figure was part of it goes by its result.
 */
export const bombersTurnBack = (
  { escorted }: Pick<AirToAirCase, 'escorted'>,
  { attacker, result, areBombersDrivenOff }: Pick<AirToAirOutcome, 'attacker' | 'result' | 'areBombersDrivenOff'>,
): boolean => {
  if (!escorted || escorted.bomberSquadrons === 0) return false;
  const winner = winnerOf(attacker, result);
  return areBombersDrivenOff ?? (winner !== null && winner !== escorted.by);
};

/** None, or light, or heavy from a fifth of the side's own strength. */
export function reportOf(loss: number, strength: number): Losses {
  if (loss === 0) return 'none';
  return loss * 5 >= strength ? 'heavy' : 'light';
}

/** The losses as a side is told of them: light where it fought and lost no whole squadron (OC-94). */
export const toldAs = (losses: Losses, hasFought: boolean): Losses =>
  losses === 'none' && hasFought ? 'light' : losses;

/**
 * Resolves fighters against fighters, and what breaks through to transports and bombers (§13). The larger side attacks,
 * `a` where they are equal. One die, and none where a side has no squadron.
 */
export function resolveAirToAir(air: AirToAirCase, dice: Dice, rulebook: Rulebook = literal2011): AirToAirOutcome {
  const recorded = recordedDice(dice);
  const attacker: AirSide = air.a >= air.b ? 'a' : 'b';
  const defender = other(attacker);
  const column = air[defender] === 0 ? null : airColumn(air[attacker], air[defender]);
  const losses: Record<AirSide, number> = { a: 0, b: 0 };
  let result: AirResult = 'unopposed';
  if (column) {
    const fought = airResult(column, recorded.d6('air to air'));
    const tenths = airLossTenths[fought];
    losses[attacker] = Math.min(air[attacker], tenthsOf(air[defender], tenths.attacker));
    losses[defender] = Math.min(air[defender], tenthsOf(air[attacker], tenths.defender));
    result = fought;
  }
  const winner = winnerOf(attacker, result);
  const { escorted } = air;
  const through = escorted && winner && winner !== escorted.by ? air[winner] - losses[winner] : 0;
  return {
    rulebook: rulebook.name,
    attacker,
    column,
    result,
    losses,
    transportSerialsLost: Math.min(through, escorted?.transportSerials ?? 0),
    bomberSquadronsLost: Math.min(quarterOf(through), escorted?.bomberSquadrons ?? 0),
    ...(escorted?.bomberSquadrons ? { areBombersDrivenOff: bombersTurnBack(air, { attacker, result }) } : {}),
    reportAs: { a: reportOf(losses.a, air.a), b: reportOf(losses.b, air.b) },
    rolls: recorded.rolls,
    advice: [],
  };
}

const sideName = (side: AirSide): string => side.toUpperCase();

/** The working: the odds and the die, each side's losses, and what broke through. */
export function linesOfAirToAir(air: AirToAirCase, outcome: AirToAirOutcome): FindingLine[] {
  const { attacker, column, losses, result } = outcome;
  const defender = other(attacker);
  const lines: FindingLine[] = [];
  if (column === null || result === 'unopposed')
    lines.push({
      what: `${sideName(defender)} has no squadron: ${sideName(attacker)} passes freely.`,
      rule: '§13 Air to Air Combat, OC-93',
    });
  else {
    lines.push({
      what: `${sideName(attacker)} attacks, ${air[attacker]} against ${air[defender]}, column ${column}: ${outcome.rolls[0]!.value}, ${result}.`,
      rule: '§13 Air to Air Combat, OC-93',
    });
    for (const [side, role] of [
      [attacker, 'attacker'],
      [defender, 'defender'],
    ] as const)
      lines.push({
        what: `${sideName(side)} loses ${airLossTenths[result][role]}0 % of ${air[other(side)]}: ${losses[side]}.`,
        rule: '§13 Air to Air Combat, OC-94',
      });
  }
  const { escorted } = air;
  const winner = winnerOf(attacker, result);
  if (escorted && winner !== escorted.by)
    lines.push(
      winner === null
        ? { what: 'A draw: nobody breaks through.', rule: '§13 Air to Air Combat, OC-95' }
        : {
            what: `${counted(air[winner] - losses[winner], 'squadron')} of ${sideName(winner)} break through: transport serials lost ${outcome.transportSerialsLost}, bomber squadrons lost ${outcome.bomberSquadronsLost}.`,
            rule: '§13 Fighter Vs Transport Aircraft, OC-96',
          },
    );
  if (bombersTurnBack(air, outcome))
    lines.push({
      what: 'The bombers that are left turn back and carry out nothing. The book does not say so; Control may overrule it.',
      rule: '§13 Air to Air Combat, OC-44, OC-136',
    });
  return lines;
}
