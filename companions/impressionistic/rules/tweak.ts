import type { AtTable } from '@/companions/rules/at-table';
import { withSign } from '@/companions/rules/entered';
import type { State } from './state';

/** Says what the umpire adds to the die of his own, and gives it: the author calls his modifiers a framework to be changed at will. */
export function sayTweak(at: AtTable<State>, tweak = 0): number {
  if (tweak !== 0) at.say(`${withSign(tweak)}: the umpire's own.`, 'framework', 'book');
  return tweak;
}
