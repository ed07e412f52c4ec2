import { kmBetween, type Place } from '@/lib/geometry';
import { lookOf } from '../crossing-look';
import type { FightFacts, ObjectiveFact, ObjectivePlace, Outcome, ReportFacts } from '../facts';
import type { ReportTruth } from '../truth';
import type { Viewer } from '../viewer';
import { inPlaceKm } from '../words/grid';
import { spotOf } from './fight-facts';

/** The progress of the team with its objective, from its own places and the enemy it knows of. */

/** An enemy or a fight this near a place disputes it, km (ours). */
const disputesKm = 1;
/** Own units this near a place are near it, km (ours). */
const nearKm = 3;

/** After these the enemy is gone from where the fight was. */
const enemyGone: ReadonlySet<Outcome> = new Set(['overran', 'tookGround', 'sawThemOff']);

export function objectiveOf(
  viewer: Viewer,
  truth: ReportTruth,
  { fights, news }: Pick<ReportFacts, 'fights' | 'news'>,
): ObjectiveFact | null {
  if (!truth.objective) return null;
  const { words, places } = truth.objective;
  const own = truth.own.filter(({ teamId, isCaptured }) => teamId === viewer.teamId && !isCaptured);
  const spots = own.flatMap((unit) => spotOf(unit) ?? []);
  const enemies = [
    ...fights.filter(isStillThere).map(({ enemy }) => enemy.at),
    ...news.flatMap((one) => (one.kind === 'contact' ? one.at : [])),
  ];
  const fought = fights.filter(isStillThere).map(({ place }) => place);
  const within = (km: number, from: Place, all: readonly Place[]): boolean =>
    all.some((one) => kmBetween(one, from) <= km);
  const stateOf = (place: Place): ObjectivePlace['is'] => {
    if (within(disputesKm, place, fought)) return 'contested';
    if (within(inPlaceKm, place, spots)) return within(disputesKm, place, enemies) ? 'contested' : 'held';
    return within(nearKm, place, spots) ? 'near' : 'far';
  };
  return {
    words,
    places: places.map(({ name, spoken, known, x, y }) => {
      const seen = truth.events.crossings.find((crossing) => crossing.name === name);
      return { name, spoken, x, y, is: stateOf({ x, y }), look: seen ? lookOf(seen, viewer) : known };
    }),
  };
}

/** The enemy of a fight is where it was fought, as far as the team can tell. */
const isStillThere = ({ outcome }: FightFacts): boolean => outcome === null || !enemyGone.has(outcome);
