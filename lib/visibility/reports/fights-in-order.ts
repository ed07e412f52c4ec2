import type { FightFacts, OwnFact } from '../facts';

/** The weight of a fight's outcome for those who fought it: the order of a briefing. Ours. */
const outcomes = {
  wereOverrun: 4,
  overran: 4,
  lostGround: 3,
  tookGround: 3,
  thrownBack: 2,
  pressedThem: 2,
  heldOn: 1,
  locked: 1,
  sawThemOff: 1,
} as const;

const ofUnit = ({ effectiveness, losses, movement }: OwnFact): number =>
  ({ captured: 4, ineffective: 3, disintegrating: 2, low: 0, capable: 0, considerable: 0 })[effectiveness] +
  { heavy: 2, light: 1, none: 0 }[losses] +
  (movement === 'stayed' ? 0 : 1);

export const weightOf = ({ outcome, own }: FightFacts): number =>
  (outcome ? outcomes[outcome] : 0) + own.reduce((sum, unit) => sum + ofUnit(unit), 0);

/**
 * Fights as a commander wants to hear of them: his own fights, the heaviest first, then the enemy met by probes. Equal ones
 * by how many of his units were in it, then as they were numbered.
 */
export const byWeight = (fights: readonly FightFacts[]): FightFacts[] =>
  [...fights].sort(
    (a, b) =>
      Number(a.outcome === null) - Number(b.outcome === null) ||
      weightOf(b) - weightOf(a) ||
      b.own.length - a.own.length,
  );
