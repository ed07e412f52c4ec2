import type { Place } from '@/lib/geometry';
import { identifiedBy, identitiesOf, unitsMet } from '../reports/fight-facts';
import type { ReportTruth, TruthUnit } from '../truth';
import type { Viewer } from '../viewer';

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

/** The formations that may be named to this team: issued before, or due now. */
function knownFormations(viewer: Viewer, truth: ReportTruth): Set<string> {
  const own = new Set(truth.own.filter(({ teamId }) => teamId === viewer.teamId).map(({ id }) => id));
  const probed = truth.probes.filter(({ unitIds }) => unitIds.some((id) => own.has(id))).flatMap(identifiedBy);
  return new Set([...truth.issuedIdentities, ...probed, ...identitiesOf(truth, unitsMet(viewer, truth))]);
}

/** The names in the guard's keeping, for one team's report. */
export function lexiconFor(viewer: Viewer, truth: ReportTruth): Lexicon {
  const formations = knownFormations(viewer, truth);
  const met = new Set(unitsMet(viewer, truth).map(({ id }) => id));
  const known = new Set<string>([...formations]);
  const early = new Set<string>();
  const hidden = new Set<string>();
  for (const unit of truth.own) for (const name of [...namesOf(unit), unit.formation, unit.brigade]) known.add(name);
  for (const unit of truth.enemy) {
    const isKnown = formations.has(unit.formation);
    const isMet = met.has(unit.id);
    if (isKnown && isMet) for (const name of [...namesOf(unit), unit.brigade]) known.add(name);
    else if (isKnown) for (const name of namesOf(unit)) hidden.add(name);
    else for (const name of [...namesOf(unit), unit.formation, unit.brigade]) (isMet ? early : hidden).add(name);
  }
  const kept = (names: Set<string>, ...over: Set<string>[]): string[] =>
    [...names].filter((name) => name !== '' && !over.some((others) => others.has(name))).sort();
  return {
    known: kept(known),
    early: kept(early, known),
    hidden: kept(hidden, known, early),
    places: truth.places.map(({ name }) => name),
  };
}

/** How near an unseen enemy must be to be listed, in km. */
const nearKm = 10;

const nearest = (spot: Place, own: readonly TruthUnit[]): number =>
  Math.min(
    ...own.map(({ x, y }) =>
      x === null || y === null ? Number.POSITIVE_INFINITY : Math.hypot(spot.x - x, spot.y - y),
    ),
  );

/** What Control must not say to this team: the mechanism, those met but not to be named yet, those near but not seen. */
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
