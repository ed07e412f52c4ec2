import type { CrossingOnBoard } from '@/lib/desks/control/crossings/crossings';
import type { MasterCrossing } from '@/lib/desks/control/movement/map';
import { counted } from '@/lib/text';
import type { CrossingKind } from '@/lib/words';

/** The kinds of crossing within a sentence; `capital` makes a choice of each. */
export const crossingWords: Record<CrossingKind, string> = {
  mainRoadBridge: 'main road bridge',
  minorRoadBridge: 'minor road bridge',
  baileyBridge: 'Bailey bridge',
  railBridge: 'rail bridge',
  civilianFerry: 'civilian ferry',
};

/** The state of a crossing (§8). A ferry is never tested, so nothing is said of that. */
export function stateWords({
  state,
  kind,
  isPrepared,
}: Pick<CrossingOnBoard, 'state' | 'isPrepared'> & { kind: string }): string {
  if (state === 'blown') return 'blown';
  if (state === 'safe') return 'safe';
  if (state === 'tested') return 'tested, stands';
  if (kind === 'civilianFerry') return 'runs';
  return isPrepared ? 'prepared, untested' : 'standing';
}

export const points = (count: number): string => counted(count, 'point');

export const units = (count: number): string => counted(count, 'unit');

/** The test: by whom, when and with what face. */
export function testedWords({ turn, by, face }: NonNullable<CrossingOnBoard['tested']>, time: string): string {
  const whose = by ? `by ${by}` : 'at the rules desk';
  return `Tested in turn ${turn}${time && ` at ${time}`} ${whose}: ${face}, ${face === 1 ? 'it blew' : 'it stood'}.`;
}

/** True when the map has more to say of a crossing than that it is there. */
export const saysSomething = ({ state, isPrepared, waiting, call }: MasterCrossing): boolean =>
  state !== 'untested' || isPrepared || waiting > 0 || call !== null;
