import { capital, counted } from '@/lib/text';
import type { AirKind, CombatRole, Daypart } from '@/lib/words';
import type { AirEntry, Rulebook, ScoreLine } from './types';

/** The ladder of close air support, from nothing up. */
export const airLevels = ['none', 'normal', 'superior', 'overwhelming', 'apocalyptic'] as const;
export type AirLevel = (typeof airLevels)[number];

/** §9 Factors: points by level. */
export const airPoints: Readonly<Record<AirLevel, number>> = {
  none: 0,
  normal: 4,
  superior: 6,
  overwhelming: 8,
  apocalyptic: 10,
};

/** §9 Close Air Support: least squadrons for each level; null where the row prints none. */
export const closeAirSupportTable: Readonly<
  Record<AirKind, Readonly<Record<Exclude<AirLevel, 'none'>, number | null>>>
> = {
  germanGroundAttack: { normal: 1, superior: 3, overwhelming: 6, apocalyptic: 10 },
  alliedGroundAttack: { normal: 1, superior: 2, overwhelming: 4, apocalyptic: 8 },
  heavyBomber: { normal: null, superior: null, overwhelming: 1, apocalyptic: 3 },
};

/** The level that so many squadrons of a kind reach. */
export function airLevelOf(kind: AirKind, squadrons: number): AirLevel {
  const row = closeAirSupportTable[kind];
  const [, ...levels] = airLevels;
  const reached = levels.reverse().find((level) => {
    const least = row[level];
    return least !== null && squadrons >= least;
  });
  return reached ?? 'none';
}

/** A cab rank gives one squadron's worth for every three (OC-39). */
export const cabRankWorth = (squadrons: number): number => Math.floor(squadrons / 3);

/**
 * True when squadrons may fly a cab rank: ground attack of a side that has one. Where nobody says, Allied ground attack
 * (OC-39).
 */
export const mayFlyCabRank = (kind: AirKind | null, hasCabRank = kind === 'alliedGroundAttack'): boolean =>
  hasCabRank && kind !== null && kind !== 'heavyBomber';

/** One air entry as it counts for its side. */
export interface AirInCombat {
  entry: AirEntry;
  level: AirLevel;
  /** Why it gives nothing; null when it gives something. */
  whyNothing: { what: string; rule: string } | null;
  hasLostLevel: boolean;
}

const kindWords: Record<AirKind, string> = {
  alliedGroundAttack: 'Allied ground attack',
  germanGroundAttack: 'German ground attack',
  heavyBomber: 'heavy bomber',
};

/** An entry in words: `3 Allied ground attack squadrons on cab rank`. */
export const airWords = ({ kind, called, squadrons, isCabRank }: AirEntry): string =>
  `${counted(squadrons, `${called ?? kindWords[kind]} squadron`)}${isCabRank ? ' on cab rank' : ''}`;

/** Judges one entry. `isPreparedAttack`: the side attacks and every one of its contact units is prepared. */
export function airInCombat(
  entry: AirEntry,
  scene: { daypart: Daypart; isPreparedAttack: boolean },
  { policies }: Rulebook,
): AirInCombat {
  const nothing = (what: string, rule: string): AirInCombat => ({
    entry,
    level: 'none',
    whyNothing: { what, rule },
    hasLostLevel: false,
  });

  if (entry.stoppedBy === 'badWeather') return nothing('bad weather', '§9 Close Air Support, OC-113');
  if (entry.stoppedBy) return nothing('shot down or driven off on the way', '§13 Air to Air Combat, OC-44');
  if (scene.daypart === 'night') return nothing('it does not fly by night', '§9 Close Air Support, OC-43');
  if (!entry.inGroundOrders || !entry.inAirOrders)
    return nothing('it is not in both the ground and the air orders', '§12a Close Air Support, OC-43');
  if (entry.kind === 'germanGroundAttack' && !policies.germanCas)
    return nothing('close air support is for the Allies only', '§12a Close Air Support, OC-37');
  if (entry.isCabRank && !mayFlyCabRank(entry.kind, entry.hasCabRank))
    return nothing(
      entry.hasCabRank === undefined
        ? 'a cab rank is of Allied ground attack squadrons only'
        : 'its side has no cab rank, or it is no ground attack',
      '§9 Cab Rank, OC-39',
    );
  if (!entry.isCabRank && !scene.isPreparedAttack)
    return nothing('without a cab rank it is for prepared attacks only', '§9 Close Air Support, OC-38');

  const worth = entry.isCabRank ? cabRankWorth(entry.squadrons) : entry.squadrons;
  const reached = airLevelOf(entry.kind, worth);
  if (reached === 'none')
    return nothing('too few squadrons', entry.isCabRank ? '§9 Cab Rank, OC-39' : '§9 Close Air Support');
  if (entry.hasAirLiaison || policies.airLiaison === 'ignored')
    return { entry, level: reached, whyNothing: null, hasLostLevel: false };
  if (policies.airLiaison === 'required') return nothing('it has no air liaison', '§9 Close Air Support, OC-42');
  const level = airLevels[airLevels.indexOf(reached) - 1]!;
  if (level === 'none')
    return nothing('normal support without air liaison comes to none', '§9 Close Air Support, OC-42');
  return { entry, level, whyNothing: null, hasLostLevel: true };
}

/** The air lines of a side: the highest single level counts, the others are named with 0 (OC-40). */
export function airLines(entries: readonly AirInCombat[], role: CombatRole): ScoreLine[] {
  const best = Math.max(0, ...entries.map(({ level }) => airPoints[level]));
  const counted = entries.find(({ level }) => airPoints[level] === best);
  return entries.map((air): ScoreLine => {
    const words = airWords(air.entry);
    if (air.whyNothing)
      return {
        side: role,
        what: `Nothing from ${words}: ${air.whyNothing.what}.`,
        points: 0,
        rule: air.whyNothing.rule,
      };
    if (air !== counted)
      return {
        side: role,
        what: `Nothing more from ${words}: only the highest level counts.`,
        points: 0,
        rule: '§9 Factors, OC-40',
      };
    const lower = air.hasLostLevel ? ', one level lower without air liaison' : '';
    const rule = air.hasLostLevel ? '§9 Factors, OC-42' : air.level === 'normal' ? '§9 Factors, OC-36' : '§9 Factors';
    return {
      side: role,
      what: `${capital(air.level)} air support: ${words}${lower}.`,
      points: best,
      rule,
      factors: ['airSupport'],
    };
  });
}
