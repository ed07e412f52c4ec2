import { profileOf, statusAt } from '@/lib/adjudication/status';
import { kmBetween } from '@/lib/geometry';
import type { AccountFact, ReportFacts } from '../facts';
import type { ReportTruth, TruthUnit } from '../truth';
import type { Viewer } from '../viewer';
import { placeFact } from '../words/grid';
import { lossesOf } from '../words/player-words';
import { spotOf } from './fight-facts';
import { worthOf } from './worth';

/** Where each unit of a team is and how it is: one fact a unit, in the order of their names. */

/** A unit that has gone no further has not moved, km. */
const stillKm = 0.05;

export function accountsOf(
  viewer: Viewer,
  truth: ReportTruth,
  told: Pick<ReportFacts, 'fights' | 'moves' | 'arrivals' | 'news'>,
): AccountFact[] {
  const lost = new Set([
    ...truth.combats.flatMap(({ fighters }) => fighters.flatMap((one) => (one.isCaptured ? one.unit.id : []))),
    ...truth.events.taken.map(({ unitId }) => unitId),
  ]);
  return truth.own
    .filter((unit) => unit.teamId === viewer.teamId && (unit.isCaptured ? lost.has(unit.id) : spotOf(unit) !== null))
    .map((unit) => accountOf(unit, truth, told))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.factId < b.factId ? -1 : 1));
}

function accountOf(
  unit: TruthUnit,
  truth: ReportTruth,
  { fights, moves, arrivals, news }: Pick<ReportFacts, 'fights' | 'moves' | 'arrivals' | 'news'>,
): AccountFact {
  const { id, name, shortName, brigade, profile, stepsLost } = unit;
  const spot = unit.isCaptured ? null : spotOf(unit);
  const before = truth.before.find(({ unitId }) => unitId === id);
  const statusNow = statusAt(profileOf(profile), stepsLost);
  const statusBefore = statusBeforeOf(unit, before?.stepsLost ?? stepsLost);
  const hasMoved = Boolean(before?.place && spot && kmBetween(before.place, spot) > stillKm);
  const hasArrived =
    truth.arrivals.some(({ unitId }) => unitId === id) || (before !== undefined && before.place === null);
  const isNamed = (names: readonly string[]): boolean => names.includes(name);
  return {
    factId: `account:${id}`,
    name,
    shortName,
    brigade,
    place: spot && placeFact(spot, truth.places),
    worth: worthOf(unit, lossesOf(statusBefore, statusNow)),
    isChanged: hasMoved || hasArrived || unit.isCaptured || (before?.stepsLost ?? stepsLost) !== stepsLost,
    hasArrived,
    toldBy: [
      ...fights.filter(({ own }) => own.some((one) => one.name === name)).map((fight) => fight.id),
      ...[...moves, ...arrivals].filter(({ names }) => isNamed(names)).map(({ factId }) => factId),
      ...news.filter(({ units }) => units.some(isNamed)).map(({ factId }) => factId),
    ],
  };
}

/** The status at an earlier step; where Control has given it a shorter profile since, as it is now. */
const statusBeforeOf = ({ profile, stepsLost }: TruthUnit, steps: number): number => {
  const levels = profileOf(profile);
  return statusAt(levels, levels.levels[steps] ? steps : stepsLost);
};
