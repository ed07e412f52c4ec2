import type { Place } from '@/lib/geometry';
import { identifiedBy, identitiesOf, unitsMet } from '../reports/fight-facts';
import type { ReportTruth, TruthUnit } from '../truth';
import type { Viewer } from '../viewer';
import { namesSomebody } from '../words/names';

/** The names the guard watches for. Plain JSON, for Control's eyes only. */
export interface Lexicon {
  /** May be named: own units, and formations known to the team with their units now in contact. */
  known: string[];
  /** In contact with the team but not to be named yet (OC-115). */
  early: string[];
  /** Not known to the team at all. */
  hidden: string[];
  /** Names of the map: they name no unit. */
  places: string[];
}

/** One thing Control must not say, and why. */
export interface Withheld {
  what: string;
  why: string;
}

const namesOf = ({ name, shortName }: TruthUnit): string[] => [name, shortName];

/** A unit with all that is written of it in the order of battle. */
export type NamedUnit = Pick<TruthUnit, 'name' | 'shortName' | 'formation' | 'brigade' | 'above'>;

/** All names that a unit is known by, and those above it: a heading such as "Div troops" names nobody. */
export const allNamesOf = (
  { name, shortName, formation, brigade, above }: NamedUnit,
  places: readonly string[],
): string[] => [name, shortName, formation, ...[brigade, ...above].filter((one) => namesSomebody(one, places))];

/** The formations that may be named to this team: issued before, or due now. */
function knownFormations(viewer: Viewer, truth: ReportTruth): Set<string> {
  const own = new Set(truth.own.filter(({ teamId }) => teamId === viewer.teamId).map(({ id }) => id));
  const probed = truth.probes.filter(({ unitIds }) => unitIds.some((id) => own.has(id))).flatMap(identifiedBy);
  return new Set([...truth.issuedIdentities, ...probed, ...identitiesOf(truth, unitsMet(viewer, truth))]);
}

/** Units by each name that stands above them. */
function byNameAbove(units: readonly TruthUnit[]): Map<string, TruthUnit[]> {
  const names = new Set(units.flatMap(({ above }) => above));
  return new Map([...names].map((name) => [name, units.filter(({ above }) => above.includes(name))]));
}

/** The names in the guard's keeping, for one team's report. */
export function lexiconFor(viewer: Viewer, truth: ReportTruth): Lexicon {
  const formations = knownFormations(viewer, truth);
  const met = new Set(unitsMet(viewer, truth).map(({ id }) => id));
  const places = truth.places.map(({ name }) => name);
  const known = new Set<string>([...formations]);
  const early = new Set<string>();
  const hidden = new Set<string>();
  const keep = (names: Set<string>, more: readonly string[]) => {
    for (const name of more) names.add(name);
  };
  for (const unit of truth.own) keep(known, allNamesOf(unit, places));
  for (const unit of truth.enemy) {
    const isKnown = formations.has(unit.formation);
    const isMet = met.has(unit.id);
    if (isKnown && isMet) keep(known, [...namesOf(unit), unit.brigade]);
    else if (isKnown) keep(hidden, namesOf(unit));
    else keep(isMet ? early : hidden, allNamesOf({ ...unit, above: [] }, places));
  }
  // A name above several formations is known with the last of them.
  for (const [name, under] of byNameAbove(truth.enemy)) {
    if (under.every(({ formation }) => formations.has(formation))) known.add(name);
    else if (namesSomebody(name, places)) (under.some(({ id }) => met.has(id)) ? early : hidden).add(name);
  }
  const kept = (names: Set<string>, ...over: Set<string>[]): string[] =>
    [...names].filter((name) => name !== '' && !over.some((others) => others.has(name))).sort();
  return {
    known: kept(known),
    early: kept(early, known),
    hidden: kept(hidden, known, early),
    places,
  };
}

/** The distance within which an unseen enemy is listed, in km. */
const nearKm = 10;

const nearest = (spot: Place, own: readonly TruthUnit[]): number =>
  Math.min(
    ...own.map(({ x, y }) =>
      x === null || y === null ? Number.POSITIVE_INFINITY : Math.hypot(spot.x - x, spot.y - y),
    ),
  );

/**
 * The words that Control must not say to this team: the mechanism, those met but not to be named yet, those near but not
 * seen.
 */
export function notForThisTeam(viewer: Viewer, truth: ReportTruth): Withheld[] {
  const formations = knownFormations(viewer, truth);
  const met = new Set(unitsMet(viewer, truth).map(({ id }) => id));
  const own = truth.own.filter(({ teamId, isOnMap }) => teamId === viewer.teamId && isOnMap);
  const unnamed = truth.enemy.filter(({ id, formation }) => met.has(id) && !formations.has(formation));
  const guns = truth.combats
    .filter(({ fighters }) => fighters.some(({ unit }) => unit.teamId === viewer.teamId))
    .flatMap((combat) => combat.guns.filter(({ side }) => side !== viewer.side).map(({ name }) => name));
  const unseen = truth.enemy
    .filter(
      ({ id, name, isOnMap, x, y }) => isOnMap && x !== null && y !== null && !met.has(id) && !guns.includes(name),
    )
    .map((unit) => ({ name: unit.name, km: nearest({ x: unit.x!, y: unit.y! }, own) }))
    .filter(({ km }) => km <= nearKm)
    .sort((a, b) => a.km - b.km || (a.name < b.name ? -1 : 1));
  return [
    ...[...new Set(unnamed.map(({ formation }) => formation))]
      .sort()
      .map((what) => ({ what, why: 'first turn in contact' })),
    ...unnamed.map(({ name }) => ({ what: name, why: 'not identified' })),
    ...[...new Set(guns)].map((what) => ({ what, why: 'heard, never identified' })),
    { what: 'Status, steps, dice, scores', why: 'never' },
    ...unseen.map(({ name }) => ({ what: name, why: 'not seen' })),
  ];
}
