import type { Kind } from '@/lib/adjudication/adjudicate';
import type { Problem } from '@/lib/adjudication/types';
import { capital, spaced } from '@/lib/text';
import { figureInWords } from '../combat/ruling-words';

/** The rules desk in Control's words: what the kinds are called, what a die is for, what is wrong with a field. */

export const kindNames: Record<Kind, string> = {
  combat: 'Combat',
  interdiction: 'Interdiction',
  recce: 'Air recce',
  flak: 'Flak',
  airToAir: 'Air to air',
  traffic: 'Traffic',
  bridge: 'Bridge',
  movement: 'Movement',
};

const diceNames: Record<string, string> = {
  combat: 'Combat',
  retreat: 'Retreat',
  'air to air': 'Air to air',
  bridge: 'The bridge',
};

/**
 * The purpose of a die in words: `heavy flak on <id>` is "Heavy flak on Serial 2". `named` gives the name of each id of the
 * case.
 */
export function dieInWords(forWhat: string, named: ReadonlyMap<string, string>): string {
  const plain = diceNames[forWhat];
  if (plain) return plain;
  const on = /^((?:light|medium|heavy)(?: flak)? on|recce of) (.+)$/s.exec(forWhat);
  return on ? `${capital(on[1]!)} ${named.get(on[2]!) ?? on[2]!}` : capital(forWhat);
}

/** The fault of a field of a case, as a sentence for the person who filled it in. */
export const problemInWords = ({ message, sentence }: Problem): string => sentence ?? `It ${message}.`;

const figures: Record<string, string> = {
  steps: 'steps lost',
  isImmobilised: 'immobilised',
  isSuppressed: 'suppressed',
  report: 'report',
  carriedStepsLost: 'steps lost by what it carries',
  damage: 'Damage',
  serialsLost: 'Serials lost',
  result: 'Result',
  'losses.a': 'Squadrons lost, A',
  'losses.b': 'Squadrons lost, B',
  transportSerialsLost: 'Transport serials lost',
  bomberSquadronsLost: 'Bomber squadrons lost',
  areBombersDrivenOff: 'Bombers driven off',
  crosses: 'crosses',
  pointsAcross: 'points across',
  isBlown: 'Blown',
  maxKm: 'Guide maximum, km',
  turnShare: 'Share of the turn',
  canAttack: 'Can still attack',
};

/** A figure of a ruling on any kind but combat: "2 Para Bn: steps lost", "Squadrons lost, A". */
export function caseFigureInWords(path: string, named: (id: string) => string): string {
  const one = /^(?:targets|serials|queue)\.(.+)\.([^.]+)$/s.exec(path);
  return one ? `${named(one[1]!)}: ${figures[one[2]!] ?? spaced(one[2]!)}` : (figures[path] ?? path);
}

/** The faults in the figures of a ruling on a case of any kind, each as a sentence at its path. */
export function figuresWrong(kind: Kind, problems: readonly Problem[], named: (id: string) => string): Problem[] {
  const words = kind === 'combat' ? figureInWords : caseFigureInWords;
  const why = (message: string) => (message === 'needs a reason' ? 'say why it is ruled otherwise' : `it ${message}`);
  return problems.map(({ path, message }) => ({ path, message: `${words(path, named)}: ${why(message)}.` }));
}
