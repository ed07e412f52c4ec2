import type { Kind } from '@/lib/adjudication/adjudicate';
import type { Problem } from '@/lib/adjudication/types';

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

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What a die is for: `heavy flak on <id>` is "Heavy flak on Serial 2". `named` gives the name of each id of the case. */
export function dieInWords(forWhat: string, named: ReadonlyMap<string, string>): string {
  const plain = diceNames[forWhat];
  if (plain) return plain;
  const on = /^((?:light|medium|heavy)(?: flak)? on|recce of) (.+)$/s.exec(forWhat);
  return on ? `${capital(on[1]!)} ${named.get(on[2]!) ?? on[2]!}` : capital(forWhat);
}

const apart = (words: string): string => words.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

/** What is wrong with a field of a case, as a sentence for whoever filled it in. */
export function problemInWords({ path, message }: Problem): string {
  const taken = /^"(.*)" is taken by /s.exec(message);
  if (taken) return `“${taken[1]}” is in this case already: give it another name.`;
  const rises = /^rises from (\S+) to (\S+):/.exec(message);
  if (rises) return `It rises from ${rises[1]} to ${rises[2]}: a profile never rises from one step to the next.`;
  if (message.startsWith('is not a counter notation'))
    return 'Write it as on the counter: 5-3-2-1-0, [5-3-2-1-0] or (2)-(1)-0, no level above 10.';
  const steps = /^(\S+) steps lost, the profile holds (\S+)$/.exec(message);
  if (steps) return `It cannot have lost ${steps[1]}: the profile holds ${steps[2]}.`;
  const across = /^(\S+) points across, the unit has (\S+)$/.exec(message);
  if (across) return `${across[1]} points cannot be across: it has ${across[2]}.`;
  const words = /^must be one of (.+)$/.exec(message);
  if (words) return `Choose one of: ${words[1]!.split(', ').map(apart).join(', ')}.`;
  if (message === 'is required' || message === 'must not be empty')
    return isList(path) ? 'Put at least one in.' : 'This is missing.';
  if (message === 'a or b must be at least 1: there are no squadrons on either side')
    return 'There are no squadrons on either side: one side needs at least one.';
  if (message === 'is required to test a bridge again') return 'It was tested before: say why it is tested again.';
  if (message.startsWith('is safe:')) return 'It is safe: a safe bridge is not tested again.';
  if (message.startsWith('is blown:')) return 'It is blown: there is nothing left to test.';
  return `It ${message}.`;
}

const isList = (path: string): boolean => /(^|\.)(targets|forces|serials|units|queue)$/.test(path);

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
  return one ? `${named(one[1]!)}: ${figures[one[2]!] ?? apart(one[2]!)}` : (figures[path] ?? path);
}
