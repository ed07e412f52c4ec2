import { kmBetween, middleOf, type Place, windOf } from '@/lib/geometry';
import { listed } from '@/lib/text';
import type { CrossingLook, Effectiveness, InterdictionWeight, Losses } from '@/lib/words';
import type {
  ContactNews,
  CrossingNews,
  FireNews,
  LandingNews,
  MissionNews,
  NewsFact,
  StrikeNews,
  WornNews,
} from '../news-facts';
import type { ReportTruth, TruthUnit } from '../truth';
import type { TruthCrossing, TruthHit, Weapon } from '../truth-events';
import type { Viewer } from '../viewer';
import { hectometre, placeWords, sighted } from '../words/grid';
import { effectivenessOf, lossesOf, troopsAmong } from '../words/player-words';
import { identitiesOf, spotOf, statusOf } from './fight-facts';

/** What a crossing looks like to a side: that it is safe, only those know who have been on it (§8, OC-110). */
export const lookOf = ({ state }: Pick<TruthCrossing, 'state'>, { side }: Pick<Viewer, 'side'>): CrossingLook =>
  state === 'blown' ? 'blown' : state === 'safe' && side === 'allied' ? 'safe' : 'standing';

const bombers: Record<InterdictionWeight, string> = {
  light: 'light bombers',
  medium: 'medium bombers',
  heavy: 'heavy bombers',
};

/** What hit them, as heard and seen: by night nobody sees what sort of bombers they are (OC-122). */
function howHit(weapons: readonly Weapon[], isNight: boolean): string {
  const bombs = [
    ...new Set(
      weapons.flatMap((weapon) => ('bombs' in weapon ? (isNight ? 'from the air' : bombers[weapon.bombs]) : [])),
    ),
  ];
  const guns = [...new Set(weapons.flatMap((weapon) => ('guns' in weapon ? `${weapon.guns} guns` : [])))];
  const bombed = bombs.length === 0 ? [] : [isNight ? 'bombed from the air' : `bombed by ${listed(bombs)}`];
  const shelled = guns.length === 0 ? [] : [`shelled by ${listed(guns)}`];
  return listed([...bombed, ...shelled]) || 'under heavy fire';
}

/** Until when a unit cannot move that was immobilised in a turn (OC-81, OC-122). */
const untilWhen = { morning: 'before the afternoon', afternoon: 'before nightfall', night: 'before morning' } as const;

/** Nearer than this, an enemy's mark lies too close to say which way he is, km. */
const closeKm = 0.3;

/** What else this team may be told of the turn: what its own units saw and suffered, and what its guns and its aircraft did. */
export function newsFor(viewer: Viewer, truth: ReportTruth): NewsFact[] {
  const { events, turn, places } = truth;
  const own = new Map(truth.own.filter(({ teamId }) => teamId === viewer.teamId).map((unit) => [unit.id, unit]));
  const enemies = new Map(truth.enemy.map((unit) => [unit.id, unit]));
  const ownOf = (ids: readonly string[]): TruthUnit[] =>
    ids.flatMap((id) => own.get(id) ?? []).sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const units = (of: readonly TruthUnit[]): string[][] => of.map(namesOf);
  const words = (place: Place): string => placeWords(hectometre(place), places);

  const strikes = events.strikes.flatMap(({ id, weapons, hits }): StrikeNews[] =>
    alikeHits(hits, own).map((group, i) => ({
      factId: `strike:${id}:${i}`,
      kind: 'strike',
      isOwed: true,
      units: units(ownOf(group.map(({ unitId }) => unitId))),
      how: howHit(weapons, turn.daypart === 'night'),
      ...worth(group[0]!, own),
      cannotMove: group[0]!.isImmobilised ? untilWhen[turn.daypart] : '',
      isFlakSilenced: group[0]!.isFlakSilenced,
    })),
  );
  const landings = events.landings.flatMap(
    ({ id, zone, hits, hasMetFlak, hasMetFighters, isTurnedBack, wideIds }): LandingNews[] => {
      const met = [...(hasMetFlak ? ['flak'] : []), ...(hasMetFighters ? ['enemy fighters'] : [])];
      const isWide = (hit: TruthHit): boolean => wideIds.includes(hit.unitId);
      return alikeHits(hits, own, (hit) => `${isWide(hit)}`).flatMap((group, i): LandingNews[] => {
        const wide = isWide(group[0]!);
        if (met.length === 0 && !isTurnedBack && !wide) return [];
        const who = units(ownOf(group.map(({ unitId }) => unitId)));
        const factId = `landing:${id}:${i}`;
        return [
          {
            factId,
            kind: 'landing',
            isOwed: true,
            units: who,
            zone,
            met,
            isTurnedBack,
            isWide: wide,
            ...worth(group[0]!, own),
          },
        ];
      });
    },
  );
  const crossings = events.crossings.flatMap((crossing): CrossingNews[] => {
    const see = ownOf(crossing.unitIds);
    const look = lookOf(crossing, viewer);
    if (see.length === 0 || (look === crossing.known && !crossing.isTold)) return [];
    const { id, name, spoken, kind: sort, known, x, y } = crossing;
    return [
      {
        factId: `crossing:${id}`,
        kind: 'crossing',
        isOwed: true,
        units: units(see),
        name,
        spoken,
        sort,
        look,
        isNew: known === null,
        at: { x, y },
      },
    ];
  });
  const contacts = events.standoffs.flatMap(({ id, unitIds, metIds, hasMoved }): ContactNews[] => {
    const here = ownOf(unitIds);
    const met = metIds.flatMap((metId) => enemies.get(metId) ?? []);
    const spots = here.flatMap((unit) => spotOf(unit) ?? []);
    const theirs = met.flatMap((unit) => spotOf(unit) ?? []);
    if (spots.length === 0 || theirs.length === 0) return [];
    const middle = middleOf(spots);
    const at = sighted(middle, theirs);
    const { types, symbol } = troopsAmong(met);
    const identities = identitiesOf(truth, met);
    const factId = `contact:${id}`;
    return [
      {
        factId,
        kind: 'contact',
        isOwed: true,
        units: units(here),
        hasMoved,
        from: kmBetween(middle, at) < closeKm ? null : windOf(middle, at),
        at,
        types,
        symbol,
        identities,
      },
    ];
  });
  const fires = events.fires.flatMap(({ id, unitIds, at, isAtSquare }): FireNews[] => {
    const guns = ownOf(unitIds);
    if (guns.length === 0) return [];
    return [{ factId: `fire:${id}`, kind: 'fire', isOwed: true, units: units(guns), where: words(at), isAtSquare }];
  });
  const missions = events.missions
    .filter(({ teamIds, side }) => side === viewer.side && teamIds.includes(viewer.teamId))
    .map(
      ({ id, mission, name, at, hasFlown, isTurnedBack, losses }): MissionNews => ({
        factId: `mission:${id}`,
        kind: 'mission',
        isOwed: true,
        units: [],
        mission,
        name,
        where: at ? words(at) : '',
        hasFlown,
        isTurnedBack,
        losses,
      }),
    );
  const worn = events.worn.flatMap((hit, i): WornNews[] => {
    const who = ownOf([hit.unitId]);
    if (who.length === 0) return [];
    return [
      {
        factId: `worn:${i}:${hit.unitId}`,
        kind: 'worn',
        isOwed: !hit.isAmended,
        units: units(who),
        ...worth(hit, own),
      },
    ];
  });
  return [...strikes, ...landings, ...crossings, ...contacts, ...fires, ...missions, ...worn];
}

const namesOf = ({ name, shortName }: TruthUnit): string[] => [...new Set([name, shortName])];

/** What a hit cost a unit, and what the unit is now good for, in words. */
function worth(
  { unitId, statusBefore, statusAfter }: Pick<TruthHit, 'unitId' | 'statusBefore' | 'statusAfter'>,
  own: ReadonlyMap<string, TruthUnit>,
): { effectiveness: Effectiveness; losses: Losses } {
  const unit = own.get(unitId)!;
  return {
    effectiveness: effectivenessOf(statusOf(unit), unit.isCaptured),
    losses: lossesOf(statusBefore, statusAfter),
  };
}

/** The hits on own units, those together that are told alike. */
function alikeHits(
  hits: readonly TruthHit[],
  own: ReadonlyMap<string, TruthUnit>,
  more: (hit: TruthHit) => string = () => '',
): TruthHit[][] {
  const groups = new Map<string, TruthHit[]>();
  for (const hit of hits) {
    if (!own.has(hit.unitId)) continue;
    const key = JSON.stringify([worth(hit, own), hit.isImmobilised, hit.isFlakSilenced, more(hit)]);
    groups.set(key, [...(groups.get(key) ?? []), hit]);
  }
  return [...groups.values()];
}
