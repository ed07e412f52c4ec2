import { kmBetween, middleOf, windOf } from '@/lib/geometry';
import { lookOf } from '../crossing-look';
import type {
  BridgingNews,
  ContactNews,
  CrossingNews,
  DemolitionNews,
  FireNews,
  FlakNews,
  MissionNews,
  NewsFact,
  QueueNews,
  SurrenderNews,
  TakenNews,
} from '../news-facts';
import type { ReportTruth } from '../truth';
import type { Viewer } from '../viewer';
import { hectometre, placeFact, placeWords, sighted } from '../words/grid';
import { battalionWords, troopsAmong } from '../words/player-words';
import { identitiesOf, spotOf } from './fight-facts';
import { landingNews, recoveredNews, strikeNews, wornNews } from './news-suffered';
import { outcomeNews } from './outcomes';
import { type Telling, tellingOf } from './telling';
import { statusOf } from './worth';

/**
 * The other news that this team may be told of the turn: the outcome of its orders, the things its own units saw and
 * suffered, and the work of its guns and its aircraft.
 */
export function newsFor(viewer: Viewer, truth: ReportTruth): NewsFact[] {
  const telling = tellingOf(viewer, truth);
  return [
    ...outcomeNews(telling),
    ...takenNews(telling),
    ...strikeNews(telling),
    ...landingNews(telling),
    ...crossingNews(telling),
    ...bridgingNews(telling),
    ...queueNews(telling),
    ...demolitionNews(telling),
    ...contactNews(telling),
    ...surrenderNews(telling),
    ...fireNews(telling),
    ...flakNews(telling),
    ...missionNews(telling),
    ...wornNews(telling),
    ...recoveredNews(telling),
  ];
}

/** The places in the name of a crossing, and the thing that lies there: "Grave – Maas road bridge". */
function partsOf(name: string): { places: string[]; thing: string } {
  const [place, thing = ''] = name.replace(/\s*\([^)]*\)/g, '').split(' – ');
  return { places: place!.split(' / '), thing };
}

/** The words of a crossing's name that no other crossing of its places has, of those told of with it. */
function marksOf(name: string, names: readonly string[]): string[] {
  const { places, thing } = partsOf(name);
  const others = names.filter((other) => other !== name).map(partsOf);
  const beside = others.filter((other) => other.places.some((place) => places.includes(place)));
  if (beside.length === 0) return [];
  const taken = new Set(beside.flatMap((other) => other.thing.split(' ')));
  const own = thing.split(' ').filter((word) => !taken.has(word));
  return own.length > 0 ? own : [thing];
}

function crossingNews({ viewer, truth: { events }, ownOf, named }: Telling): CrossingNews[] {
  const told = events.crossings.filter(
    (crossing) =>
      ownOf(crossing.unitIds).length > 0 && (crossing.isTold || lookOf(crossing, viewer) !== crossing.known),
  );
  const names = told.map(({ name }) => name);
  return told.map((crossing): CrossingNews => {
    const { id, name, spoken, kind: sort, known, x, y, unitIds } = crossing;
    return {
      factId: `crossing:${id}`,
      kind: 'crossing',
      isOwed: true,
      units: named(unitIds),
      name,
      places: partsOf(name).places,
      marks: marksOf(name, names),
      spoken,
      sort,
      look: lookOf(crossing, viewer),
      isNew: known === null,
      isBuilt: crossing.isBuilt,
      isFoughtFor: crossing.combatIds.length > 0,
      at: { x, y },
    };
  });
}

/** Units of the enemy that fights and probes of the team tell of: one enemy has one mark on its map. */
const foughtBy = ({ teamId, side }: Viewer, { combats, probes }: ReportTruth, ownOf: Telling['ownOf']): Set<string> =>
  new Set([
    ...combats
      .filter(({ fighters }) => fighters.some(({ unit }) => unit.teamId === teamId))
      .flatMap(({ fighters }) => fighters.flatMap(({ unit }) => (unit.side === side ? [] : unit.id))),
    ...probes.filter(({ unitIds }) => ownOf(unitIds).length > 0).flatMap(({ met }) => met.map(({ id }) => id)),
  ]);

/** Nearer than this, an enemy's mark lies too close to say which way he is, km. */
const closeKm = 0.3;

function contactNews({ viewer, truth, ownOf, named }: Telling): ContactNews[] {
  const enemies = new Map(truth.enemy.map((unit) => [unit.id, unit]));
  const fought = foughtBy(viewer, truth, ownOf);
  return truth.events.standoffs.flatMap(({ id, unitIds, metIds, hasMoved }): ContactNews[] => {
    const met = metIds.flatMap((metId) => enemies.get(metId) ?? []);
    const spots = ownOf(unitIds).flatMap((unit) => spotOf(unit) ?? []);
    const theirs = met.flatMap((unit) => spotOf(unit) ?? []);
    if (spots.length === 0 || theirs.length === 0) return [];
    const middle = middleOf(spots);
    const at = sighted(middle, theirs);
    return [
      {
        factId: `contact:${id}`,
        kind: 'contact',
        isOwed: true,
        units: named(unitIds),
        hasMoved,
        from: kmBetween(middle, at) < closeKm ? null : windOf(middle, at),
        at,
        battalions: battalionWords(met.reduce((sum, unit) => sum + statusOf(unit), 0)),
        ...troopsAmong(met, viewer.sides),
        identities: identitiesOf(truth, met),
        ...(met.every((unit) => fought.has(unit.id)) ? { isInFight: true as const } : {}),
      },
    ];
  });
}

const fireNews = ({ truth: { events, places }, named }: Telling): FireNews[] =>
  events.fires.flatMap(({ id, unitIds, at, isAtSquare }): FireNews[] => {
    const units = named(unitIds);
    const where = placeWords(hectometre(at), places);
    return units.length > 0 ? [{ factId: `fire:${id}`, kind: 'fire', isOwed: true, units, where, isAtSquare }] : [];
  });

const missionNews = ({ viewer, truth: { events, places } }: Telling): MissionNews[] =>
  events.missions
    .filter(({ teamIds, side }) => side === viewer.side && teamIds.includes(viewer.teamId))
    .map(({ id, mission, name, at, result, losses }) => ({
      factId: `mission:${id}`,
      kind: 'mission',
      isOwed: true,
      units: [],
      mission,
      name,
      where: at ? placeWords(hectometre(at), places) : '',
      result,
      losses,
    }));

const flakNews = ({ truth: { events }, named }: Telling): FlakNews[] =>
  events.flak.flatMap(({ id, unitIds, at, hasHit }): FlakNews[] => {
    const units = named(unitIds);
    const fact = { factId: `flak:${id}`, kind: 'flak', isOwed: true } as const;
    return units.length > 0 ? [{ ...fact, units, at, effect: hasHit ? 'someDown' : 'none' }] : [];
  });

/** Work on bridges. How long it will still take only those know who do it; whose it is the others see by day. */
const bridgingNews = ({ viewer, truth: { events, turn }, ownOf, named }: Telling): BridgingNews[] =>
  events.works.flatMap((work): BridgingNews[] => {
    const { id, name, spoken, x, y, state, turnsLeft, lacks, builderIds, unitIds, side } = work;
    const isOurs = ownOf(builderIds).length > 0;
    const units = named(isOurs ? builderIds : unitIds);
    if (units.length === 0) return [];
    const isSeen = !isOurs && side !== undefined && turn.daypart !== 'night';
    return [
      {
        factId: `bridging:${id}`,
        kind: 'bridging',
        isOwed: true,
        units,
        isOurs,
        ...(isSeen ? { by: side === viewer.side ? 'ours' : 'enemy' } : {}),
        spoken,
        places: partsOf(name).places,
        at: { x, y },
        work: state,
        turnsLeft: isOurs ? turnsLeft : null,
        lacks: isOurs ? [...lacks] : [],
      },
    ];
  });

/** Units that wait at a crossing and stand in no row: of the others their row tells it. */
function queueNews({ truth: { events, rows }, ownOf, named }: Telling): QueueNews[] {
  const inRows = new Set(rows.flatMap(({ unitIds }) => unitIds));
  return events.queued
    .filter(({ unitId }) => ownOf([unitId]).length > 0 && !inRows.has(unitId))
    .map(({ unitId, place, crossing, isPartAcross }) => ({
      factId: `queue:${unitId}`,
      kind: 'queue',
      isOwed: true,
      units: named([unitId]),
      place,
      crossing,
      isPartAcross,
    }));
}

/** The outcome of the orders to blow crossings: it is told to those who were to do it. */
const demolitionNews = ({ truth: { events }, named }: Telling): DemolitionNews[] =>
  events.demolitions.flatMap(({ id, unitIds, name, spoken, x, y, result }): DemolitionNews[] => {
    const units = named(unitIds);
    if (units.length === 0) return [];
    const { places } = partsOf(name);
    return [
      { factId: `demolition:${id}`, kind: 'demolition', isOwed: true, units, spoken, places, at: { x, y }, result },
    ];
  });

/** Own units that fell into the enemy's hands by no fight. */
function takenNews({ truth: { events, before, places }, ownOf, named }: Telling): TakenNews[] {
  const taken = ownOf(events.taken.map(({ unitId }) => unitId));
  const lastAt = taken.map(({ id }) => {
    const place = before.find(({ unitId }) => unitId === id)?.place;
    return place ? placeFact(hectometre(place), places) : null;
  });
  const units = named(taken.map(({ id }) => id));
  return units.length > 0 ? [{ factId: 'taken:all', kind: 'taken', isOwed: true, units, lastAt }] : [];
}

/** Enemy troops that gave themselves up to own units close by. */
const surrenderNews = ({ viewer, truth, named }: Telling): SurrenderNews[] =>
  truth.events.taken.flatMap(({ unitId, seenBy }, i): SurrenderNews[] => {
    const units = named(seenBy);
    const gone = truth.enemy.filter(({ id }) => id === unitId);
    if (units.length === 0 || gone.length === 0) return [];
    const { types } = troopsAmong(gone, viewer.sides);
    return [{ factId: `surrender:${i}`, kind: 'surrender', isOwed: true, units, types }];
  });
