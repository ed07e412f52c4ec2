import { withoutLiaison } from '@/lib/adjudication/without-liaison';
import { type ControlsWord, wordsOfControl } from '@/lib/control-glossary';
import type { Chrome } from '@/lib/desks/control/frame/chrome';
import { listed, type PlayersWord, wordsOfPlayers } from '@/lib/glossary';

/** A word of the game or of the console that is explained on Control's desks. */
export type ExplainedWord = PlayersWord | ControlsWord;

/** Every word with its meaning, in the order of the alphabet; those of air liaison say what it is worth in this game (OC-42, OC-131). */
export function wordsOfGame({ airLiaison }: Pick<Chrome, 'airLiaison'>): ReadonlyMap<string, string> {
  const worth = `In this game air support without it ${withoutLiaison[airLiaison]}.`;
  return new Map(
    listed({ ...wordsOfPlayers, ...wordsOfControl }).map(([word, means]) => [
      word,
      word === 'Tentacle' || word === 'FLIVO' ? `${means} ${worth}` : means,
    ]),
  );
}
