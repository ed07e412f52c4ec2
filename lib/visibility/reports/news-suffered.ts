import { kmBetween, type Place, windOf } from '@/lib/geometry';
import { listed } from '@/lib/text';
import type { Daypart, InterdictionWeight, Side } from '@/lib/words';
import type { Worth } from '../facts';
import type { LandingNews, RecoveredNews, StrikeNews, WornNews } from '../news-facts';
import type { TruthUnit } from '../truth';
import type { TruthHit, Weapon } from '../truth-events';
import { lossesOf } from '../words/player-words';
import { spotOf } from './fight-facts';
import type { Telling } from './telling';
import { worthOf } from './worth';

/**
 * The things that units of a team suffered without a fight of theirs: bombs, shells, flak, and steps that Control crossed
 * off (OC-122).
 */

const bombers: Record<InterdictionWeight, string> = {
  light: 'light bombers',
  medium: 'medium bombers',
  heavy: 'heavy bombers',
};

/** The side of the bombers, where all were of one side: by day one sees it. */
function whose(weapons: readonly Weapon[], ours: Side): string {
  const sides = new Set(weapons.flatMap((weapon) => ('bombs' in weapon ? [weapon.side ?? null] : [])));
  const [side, ...others] = sides;
  if (!side || others.length > 0) return '';
  return side === ours ? 'our own ' : 'enemy ';
}

/** The cause of the hits, as heard and seen: by night nobody sees what sort of bombers they are (OC-122). */
function howHit(weapons: readonly Weapon[], isNight: boolean, ours: Side): string {
  const bombs = [...new Set(weapons.flatMap((weapon) => ('bombs' in weapon ? bombers[weapon.bombs] : [])))];
  const guns = [...new Set(weapons.flatMap((weapon) => ('guns' in weapon ? `${weapon.guns} guns` : [])))];
  const bombed = isNight ? 'bombed in the dark' : `bombed by ${whose(weapons, ours)}${listed(bombs)}`;
  const shelled = `shelled by ${listed(guns)}`;
  return listed([...(bombs.length > 0 ? [bombed] : []), ...(guns.length > 0 ? [shelled] : [])]) || 'under heavy fire';
}

/**
 * The time that a unit could not move that was immobilised in a turn (OC-81, OC-122): the turn is over when its report is
 * read.
 */
const forHowLong = (daypart: Daypart): string => `for the rest of the ${daypart}`;

export const strikeNews = ({ viewer, truth: { events, turn }, own, named }: Telling): StrikeNews[] =>
  events.strikes.flatMap(({ id, weapons, hits }) =>
    alikeHits(hits, own).map((group, i): StrikeNews => {
      const { isImmobilised, isFlakSilenced } = group[0]!;
      return {
        factId: `strike:${id}:${i}`,
        kind: 'strike',
        isOwed: true,
        units: named(group.map(({ unitId }) => unitId)),
        how: howHit(weapons, turn.daypart === 'night', viewer.side),
        ...worth(group[0]!, own),
        pinned: isImmobilised ? forHowLong(turn.daypart) : '',
        isFlakSilenced,
      };
    }),
  );

/** A lift that met nobody and came down where it should is an arrival like others. */
export const landingNews = ({ truth: { events }, own, named }: Telling): LandingNews[] =>
  events.landings.flatMap(({ id, zone, at, hits, hasMetFlak, hasMetFighters, isTurnedBack, wideIds }) => {
    const met = [...(hasMetFlak ? ['flak'] : []), ...(hasMetFighters ? ['enemy fighters'] : [])];
    const isWideOf = ({ unitId }: TruthHit): boolean => wideIds.includes(unitId);
    return alikeHits(hits, own, (hit) => `${isWideOf(hit)}`).flatMap((group, i): LandingNews[] => {
      const isWide = isWideOf(group[0]!);
      if (met.length === 0 && !isTurnedBack && !isWide) return [];
      const units = named(group.map(({ unitId }) => unitId));
      const fact = { factId: `landing:${id}:${i}`, kind: 'landing', isOwed: true, units } as const;
      const off = isWide && at ? offFrom(at, group, own) : undefined;
      return [{ ...fact, zone, met, isTurnedBack, isWide, ...(off ? { off } : {}), ...worth(group[0]!, own) }];
    });
  });

/** The distance from their zone, and the direction, of units that came down together. */
function offFrom(
  zone: Place,
  group: readonly TruthHit[],
  own: ReadonlyMap<string, TruthUnit>,
): LandingNews['off'] | undefined {
  const spots = group.flatMap(({ unitId }) => spotOf(own.get(unitId)!) ?? []);
  const offs = spots.map((spot) => ({ km: Math.round(kmBetween(zone, spot)), to: windOf(zone, spot) }));
  const [first] = offs;
  return first && first.km > 0 && offs.every(({ km, to }) => km === first.km && to === first.to) ? first : undefined;
}

export const wornNews = ({ truth: { events }, own, named }: Telling): WornNews[] =>
  events.worn.flatMap((hit, i): WornNews[] => {
    const { unitId } = hit;
    if (!own.has(unitId)) return [];
    const fact = { factId: `worn:${unitId}:${i}`, kind: 'worn', isOwed: true, units: named([unitId]) } as const;
    return [{ ...fact, ...worth(hit, own) }];
  });

/** Units that have won back strength by rest, or from Control (OC-74, OC-123). */
export const recoveredNews = ({ truth: { events }, own, named }: Telling): RecoveredNews[] =>
  events.recovered.flatMap(({ unitId }): RecoveredNews[] => {
    const unit = own.get(unitId);
    if (!unit) return [];
    const fact = { factId: `recovered:${unitId}`, kind: 'recovered', isOwed: true } as const;
    return [{ ...fact, units: named([unitId]), ...worthOf(unit, 'none') }];
  });

/** The cost of a hit for a unit, and its worth now, in words. */
const worth = (
  { unitId, statusBefore, statusAfter }: Pick<TruthHit, 'unitId' | 'statusBefore' | 'statusAfter'>,
  own: ReadonlyMap<string, TruthUnit>,
): Worth => worthOf(own.get(unitId)!, lossesOf(statusBefore, statusAfter));

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
