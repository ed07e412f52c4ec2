import type { ReportFacts } from '@/lib/visibility/facts';
import type { Lexicon } from '@/lib/visibility/guard/guard-lexicon';
import type { SentencesPut } from './training-case';

/** A turn of which nothing must be told: the guard reads a sentence for what it says alone. */
export const nothingToTell: ReportFacts = {
  sender: '',
  objective: null,
  fights: [],
  moves: [],
  arrivals: [],
  patrols: [],
  requests: [],
  news: [],
  accounts: [],
  ownPlaces: [],
};

type Sighted = Pick<SentencesPut, 'own' | 'enemies' | 'turn'>;

/** The names in the guard's keeping: own units, formations that `isKnown` says may be named, those met this turn, and the others. */
export function namesBySight(
  { own, enemies, turn }: Sighted,
  isKnown: (enemy: Sighted['enemies'][number]) => boolean,
): Lexicon {
  const names = (of: Sighted['enemies']) => of.flatMap(({ formation, units }) => [formation, ...units]);
  const known = enemies.filter(isKnown);
  const unnamed = enemies.filter((enemy) => !known.includes(enemy));
  return {
    known: [...own, ...names(known)],
    early: names(unnamed.filter(({ metIn }) => metIn.includes(turn))),
    hidden: names(unnamed.filter(({ metIn }) => !metIn.includes(turn))),
    places: [],
  };
}
