import { counterAttackBar, furtherAttackBar } from '@/lib/adjudication/attacks';
import type { Problem } from '@/lib/adjudication/types';
import { type Result, refused } from '@/lib/result';
import type { CombatKind, CombatState, FollowUpKind } from '@/lib/words';
import type { CombatRuling } from './combat-grouping';

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
  retiresKm: 'how far it retires',
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
export function refusalOf({ path, message }: Problem, named: (unitId: string) => string): Result<never> {
  const isReason = message === 'needs a reason';
  const words = isReason ? 'say why it is ruled otherwise' : `it ${message}`;
  return refused(isReason ? 'reasonNeeded' : 'badInput', `${figureInWords(path, named)}: ${words}.`, { field: path });
}

/** A combat that followed from the one ruled on. */
interface Followed {
  number: number;
  name: string;
  kind: CombatKind;
  state: CombatState;
}

/** Advice on a further ruling: the combats that followed and have been fought, and whether it still lets them follow. */
export const followersWords = (
  followers: readonly Followed[],
  ruling: Pick<CombatRuling, FollowUpKind>,
  kind: CombatKind,
): string[] =>
  followers
    .filter(({ state }) => state !== 'grouped')
    .map((follower) => {
      const name = `C${follower.number} ${follower.name}`;
      const bar =
        follower.kind === 'counterAttack'
          ? counterAttackBar(ruling.counterAttack)
          : furtherAttackBar({ overrun: ruling.overrun, isFurtherAttack: kind === 'overrun' });
      return bar
        ? `${name} followed from this combat and has been fought, and this ruling no longer allows it: ${bar.message} Rule on it again as well.`
        : `${name} followed from this combat and has been fought: see whether its finding still holds.`;
    });
