import { probedFinding } from '@/lib/adjudication/probe';
import { kmBetween } from '@/lib/geometry';
import type { ArrivalFact, FightFacts, MoveFact, PatrolFact, PlaceFact, ReportFacts } from '../facts';
import type { ReportTruth, TruthUnit } from '../truth';
import type { Viewer } from '../viewer';
import { inPlaceKm, placeFact } from '../words/grid';
import { accountsOf } from './accounts';
import { combatFacts, probeFacts, spotOf, titled } from './fight-facts';
import { byWeight } from './fights-in-order';
import { newsFor } from './news';
import { changeNews } from './news-changes';
import { objectiveOf } from './objective';

/** The sender: the brigade when all units that the letter accounts for are of one, else the operations staff. */
function senderOf(viewer: Viewer, units: readonly TruthUnit[]): string {
  const brigades = new Set(units.map(({ brigade }) => brigade));
  const [brigade] = brigades;
  if (brigades.size === 1 && brigade && /\p{L}/u.test(brigade) && !/troops$/i.test(brigade)) return brigade;
  return viewer.sides.sides[viewer.side].rules.operations;
}

/** Things alike by their words, told once with all their units. */
function joined<T extends { names: string[] }>(facts: readonly T[], key: (fact: T) => string): T[] {
  const groups = new Map<string, T>();
  for (const fact of facts) {
    const group = groups.get(key(fact));
    if (group) for (const one of fact.names) group.names.push(one);
    else groups.set(key(fact), fact);
  }
  for (const { names } of groups.values()) names.sort();
  return [...groups.values()];
}

/** One enemy has one mark on a team's map: fights whose enemy was met in a fight told before have none of their own. */
function markedOnce(fights: readonly FightFacts[], { side }: Viewer, truth: ReportTruth): FightFacts[] {
  const metIn = new Map([
    ...truth.combats.map(
      ({ id, fighters }) => [id, fighters.flatMap(({ unit }) => (unit.side === side ? [] : unit.id))] as const,
    ),
    ...truth.probes.map(({ id, met }) => [id, met.map((unit) => unit.id)] as const),
  ]);
  return fights.map((fight, i) => {
    const met = metIn.get(fight.id)!;
    const before = fights.slice(0, i).find(({ id }) => met.every((unitId) => metIn.get(id)!.includes(unitId)));
    return before ? { ...fight, enemyMarkedBy: before.enemyMarkedBy ?? before.id } : fight;
  });
}

/**
 * The facts this team may be told of this turn, chosen by addition: its own fights and probes, its moves, its arrivals,
 * the patrols that felt it out, what else its units saw and suffered, and what was heard of its requests. Holds words,
 * places and kinds of troops; no status, step, score or die.
 */
export function factsFor(viewer: Viewer, truth: ReportTruth): ReportFacts {
  const own = truth.own.filter(({ teamId }) => teamId === viewer.teamId);
  const unitOf = new Map(own.map((unit) => [unit.id, unit]));
  const combats = truth.combats.map((combat) => combatFacts(viewer, truth, combat));
  const probes = truth.probes.map((probe) => probeFacts(viewer, truth, probe));
  const fights = markedOnce(
    titled(byWeight([...combats, ...probes].filter((fight) => fight !== null)), truth),
    viewer,
    truth,
  );
  const hasFought = (unitId: string): boolean =>
    truth.combats.some(({ fighters }) => fighters.some(({ unit }) => unit.id === unitId)) ||
    truth.probes.some(({ unitIds }) => unitIds.includes(unitId));

  const hasGoneBack = (unitId: string): boolean =>
    truth.combats.some(({ fighters }) =>
      fighters.some(({ unit, retiresKm, isCaptured }) => unit.id === unitId && (retiresKm > 0 || isCaptured)),
    );
  const ordered = new Set(truth.rows.flatMap(({ unitIds }) => unitIds));
  const isShortOfGoal = (unit: TruthUnit): boolean => {
    const spot = spotOf(unit);
    const goal = truth.rows.find(({ unitIds }) => unitIds.includes(unit.id))?.goal;
    return Boolean(spot && goal && kmBetween(spot, goal) > inPlaceKm);
  };
  const placeOf = (unit: TruthUnit): PlaceFact | null => {
    const spot = spotOf(unit);
    return spot && placeFact(spot, truth.places);
  };
  const moves = truth.moves.flatMap(({ unitId, isFinished, why }): MoveFact[] => {
    const unit = unitOf.get(unitId);
    // Who went back in a fight is told of there: he was not held up where he is now.
    if (!unit || (hasFought(unitId) && why === '') || hasGoneBack(unitId)) return [];
    const isThere = isFinished && !isShortOfGoal(unit);
    return [{ factId: `move:${unitId}`, names: [unit.name], place: placeOf(unit), isFinished: isThere, why }];
  });
  const arrivals = truth.arrivals.flatMap(({ unitId }): ArrivalFact[] => {
    const unit = unitOf.get(unitId);
    // Its own headquarters is the reader. What came of a unit with orders of its own is told instead.
    return unit && unit.arm !== 'hq' && !ordered.has(unitId)
      ? [{ factId: `arrival:${unitId}`, names: [unit.name], place: placeOf(unit) }]
      : [];
  });
  const patrols = truth.patrols.flatMap(({ id, unitIds, from }): PatrolFact[] => {
    const met = unitIds.map((unitId) => unitOf.get(unitId)).filter((unit) => unit !== undefined);
    const spots = met.map(spotOf).filter((spot) => spot !== null);
    if (spots.length === 0 || from.length === 0) return [];
    return [{ factId: `patrol:${id}`, names: met.map(({ name }) => name), from: probedFinding(spots, from).from }];
  });

  const toldOf = {
    fights,
    moves: joined(moves, ({ place, isFinished, why }) => `${isFinished} ${place?.gridReference} ${why}`),
    arrivals: joined(arrivals, ({ place }) => `${place?.gridReference}`),
    patrols: joined(patrols, ({ from }) => from),
    requests: truth.requests.map(({ id, what, heard }) => ({ factId: `request:${id}`, what, heard })),
    news: newsFor(viewer, truth),
  };
  const accounts = accountsOf(viewer, truth, toldOf);
  const hasActed = ({ id }: TruthUnit): boolean =>
    hasFought(id) ||
    truth.patrols.some(({ unitIds }) => unitIds.includes(id)) ||
    [...truth.moves, ...truth.arrivals].some(({ unitId }) => unitId === id);
  // Of a quiet turn, and of the air, the staff tells, whosever the units are.
  const signers =
    own.some(hasActed) && !toldOf.news.some(({ kind }) => kind === 'mission')
      ? own.filter(({ name }) => accounts.some((account) => account.name === name))
      : [];
  const told = { ...toldOf, news: [...toldOf.news, ...changeNews(viewer, truth, { ...toldOf, accounts })] };
  return {
    sender: senderOf(viewer, signers),
    ...(truth.weather === 'bad' ? { isBadWeather: true as const } : {}),
    objective: objectiveOf(viewer, truth, told),
    ...told,
    accounts: accountsOf(viewer, truth, told),
    ownPlaces: own.flatMap((unit) => {
      const place = unit.isCaptured ? null : placeOf(unit);
      return place ? [{ names: [...new Set([unit.name, unit.shortName])], place }] : [];
    }),
  };
}
