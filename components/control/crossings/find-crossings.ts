import type { CrossingOnBoard } from '@/lib/desks/control/crossings/crossings';
import { crossingWords } from '../parts/crossings/crossing-words';

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();

const notWord = /[^\p{L}\d]+/u;

/** The crossings in whose name, water or kind every word typed begins a word, in the order given. */
export function findCrossings<C extends Pick<CrossingOnBoard, 'name' | 'water' | 'kind'>>(
  crossings: readonly C[],
  typed: string,
): C[] {
  const wanted = plain(typed).split(notWord).filter(Boolean);
  return crossings.filter(({ name, water, kind }) => {
    const said = plain(`${name} ${water} ${crossingWords[kind]}`).split(notWord);
    return wanted.every((word) => said.some((one) => one.startsWith(word)));
  });
}
