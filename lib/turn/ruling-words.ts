import type { Problem } from '@/lib/adjudication/types';
import { type Answer, refused } from './answer';

const figures: Record<string, string> = {
  attackersScore: 'The attackers’ score',
  defendersScore: 'The defenders’ score',
  margin: 'The margin',
  result: 'The result',
  retreatDie: 'The retreat die',
  counterAttack: 'The counter-attack',
  supplyPointsLost: 'Supply points lost',
  overrun: 'The overrun',
};

const effects: Record<string, string> = {
  stepsTaken: 'steps taken',
  standFast: 'standing fast',
  isCaptured: 'captured',
  retiresKm: 'km it retires',
};

/** A figure of a ruling as Control reads it: "2 Para Bn, steps taken". `named` gives a unit's name. */
export function figureInWords(path: string, named: (unitId: string) => string): string {
  const unit = /^units\.(.+)\.([^.]+)$/.exec(path);
  if (unit) return `${named(unit[1]!)}, ${effects[unit[2]!] ?? unit[2]!}`;
  const line = /^lines\.(\d+)\./.exec(path);
  if (line) return `Line ${Number(line[1]) + 1} of the score`;
  return figures[path] ?? path;
}

/** Why a ruling cannot be read, as a refusal: the field is the path, the words are Control's. */
export function refusalOf({ path, message }: Problem, named: (unitId: string) => string): Answer<never> {
  const isReason = message === 'needs a reason';
  const words = isReason ? 'say why it is ruled otherwise' : `it ${message}`;
  return refused(isReason ? 'reasonNeeded' : 'badInput', `${figureInWords(path, named)}: ${words}.`, { field: path });
}
