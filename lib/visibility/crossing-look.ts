import type { CrossingLook, CrossingState } from '@/lib/words';
import type { TruthCrossing } from './truth-events';
import type { Viewer } from './viewer';

/** The look of a crossing in this state; `isMaker`: to a side that makes bridges safe. */
export const lookOfState = (state: CrossingState, isMaker: boolean): CrossingLook =>
  state === 'blown' ? 'blown' : state === 'safe' && isMaker ? 'safe' : 'standing';

/** The look of a crossing to a side: that it is safe, only those know who have been on it (§8, OC-110). */
export const lookOf = (
  { state }: Pick<TruthCrossing, 'state'>,
  { side, sides }: Pick<Viewer, 'side' | 'sides'>,
): CrossingLook => lookOfState(state, sides.sides[side].rules.makesBridgesSafe);

/** The words for the look of a crossing, after its name. */
export const lookWords: Record<CrossingLook, string> = {
  blown: 'has been blown',
  safe: 'is safe to cross',
  standing: 'stands and can be crossed',
};
