import { kmBetween, middleOf, windOf } from '@/lib/geometry';
import type { ContactNews, CrossingNews, FireNews, MissionNews, NewsFact, OrderNews } from '../news-facts';
import type { ReportTruth } from '../truth';
import type { Viewer } from '../viewer';
import { hectometre, placeWords, sighted } from '../words/grid';
import { troopsAmong } from '../words/player-words';
import { lookOf } from './crossing-look';
import { identitiesOf, spotOf } from './fight-facts';
import { landingNews, strikeNews, wornNews } from './news-suffered';
import { type Telling, tellingOf } from './telling';

/** What else this team may be told of the turn: what its own units saw and suffered, and what its guns and its aircraft did. */
export function newsFor(viewer: Viewer, truth: ReportTruth): NewsFact[] {
  const telling = tellingOf(viewer, truth);
  return [
    ...orderNews(telling),
    ...strikeNews(telling),
    ...landingNews(telling),
    ...crossingNews(telling),
    ...contactNews(telling),
    ...fireNews(telling),
    ...missionNews(telling),
    ...wornNews(telling),
  ];
}

/** Own orders that no fight came of, those together that are told alike. */
function orderNews({ truth: { events }, ownOf, named }: Telling): OrderNews[] {
  const groups = new Map<string, OrderNews & { ids: string[] }>();
  for (const { unitId, action, why } of events.letGo) {
    if (ownOf([unitId]).length === 0) continue;
    const factId = `order:${action}-${why}`;
    const fact = { factId, kind: 'order' as const, isOwed: true, units: [], action, why };
    const group = groups.get(factId) ?? { ...fact, ids: [] };
    groups.set(factId, { ...group, ids: [...group.ids, unitId] });
  }
  return [...groups.values()].map(({ ids, ...fact }) => ({ ...fact, units: named(ids) }));
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
      at: { x, y },
    };
  });
}

/** Nearer than this, an enemy's mark lies too close to say which way he is, km. */
const closeKm = 0.3;

function contactNews({ viewer, truth, ownOf, named }: Telling): ContactNews[] {
  const enemies = new Map(truth.enemy.map((unit) => [unit.id, unit]));
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
        ...troopsAmong(met, viewer.sides),
        identities: identitiesOf(truth, met),
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
    .map(({ id, mission, name, at, hasFlown, isTurnedBack, losses }) => ({
      factId: `mission:${id}`,
      kind: 'mission',
      isOwed: true,
      units: [],
      mission,
      name,
      where: at ? placeWords(hectometre(at), places) : '',
      hasFlown,
      isTurnedBack,
      losses,
    }));
