import type { CombatRole, Weather } from '@/lib/words';
import { type Kind, type Kinds, kindsOfCase } from './adjudicate';
import { linesOfAirToAir } from './air-to-air';
import { linesOfBridge } from './bridges';
import type { Dice } from './dice';
import { linesOfFlak } from './flak';
import { linesOfInterdiction } from './interdiction';
import { linesOfRecce, type RecceCase, type RecceOutcome } from './recce';
import { linesOfTraffic } from './traffic';
import type { FindingLine, Rulebook } from './types';

/** One line of any finding; only a score and a move have points, only a score has sides. */
export interface CaseLine extends FindingLine {
  points?: number;
  side?: CombatRole;
}

/** A case settled: the engine's outcome, and its working line by line. */
interface SettledCase<K extends Kind = Kind> {
  outcome: Kinds[K]['outcome'];
  lines: CaseLine[];
}

type LinesOf = {
  [K in Kind]: (put: Kinds[K]['case'], outcome: Kinds[K]['outcome'], rulebook: Rulebook) => CaseLine[];
};

const linesOf: LinesOf = {
  combat: (_, { lines }) => lines,
  interdiction: linesOfInterdiction,
  recce: linesOfRecce,
  flak: linesOfFlak,
  airToAir: linesOfAirToAir,
  traffic: linesOfTraffic,
  bridge: linesOfBridge,
  movement: (_, { lines }) => lines,
};

const grounded = { what: 'Bad weather: nothing flies to look, and nothing is reported.', rule: '§12c Recce, OC-113' };

/** True when the weather settles a case before any die: it stops reconnaissance from the air (OC-113, ours). */
export const isStopped = (kind: Kind, weather: Weather): boolean => kind === 'recce' && weather === 'bad';

const stopped = ({ targets }: RecceCase, { name }: Rulebook): SettledCase<'recce'> => ({
  outcome: { rulebook: name, targets: targets.map(({ id }) => ({ id, report: 'nothing' })), rolls: [], advice: [] },
  lines: [grounded],
});

/**
 * Settles a case that has been read, with the working that leads to it. Asks `dice` as the kind's rule does; in weather
 * that stops it, for nothing.
 */
export function settleCase<K extends Kind>(
  kind: K,
  put: Kinds[K]['case'],
  dice: Dice,
  rulebook: Rulebook,
  weather: Weather = 'fair',
): SettledCase<K> {
  if (isStopped(kind, weather))
    return stopped(put as RecceCase, rulebook) as SettledCase<K> & { outcome: RecceOutcome };
  const outcome = kindsOfCase[kind].resolve(put, dice, rulebook);
  return { outcome, lines: linesOf[kind](put, outcome, rulebook) };
}
