import type { CrossingLook } from '@/lib/words';
import type { TruthCrossing } from '../truth-events';
import type { Viewer } from '../viewer';

/** What a crossing looks like to a side: that it is safe, only those know who have been on it (§8, OC-110). */
export const lookOf = (
  { state }: Pick<TruthCrossing, 'state'>,
  { side, sides }: Pick<Viewer, 'side' | 'sides'>,
): CrossingLook =>
  state === 'blown' ? 'blown' : state === 'safe' && sides.sides[side].rules.makesBridgesSafe ? 'safe' : 'standing';

/** What a crossing looks like, after its name. */
export const lookWords: Record<CrossingLook, string> = {
  blown: 'has been blown',
  safe: 'is safe to cross',
  standing: 'stands and can be crossed',
};
