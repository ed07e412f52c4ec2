import { type FightFacts, isToTell, type ReportFacts } from '../../facts';
import type { MissionNews, NewsFact } from '../../news-facts';
import type { RowPart } from './rows';

/** Own guns and aircraft of which the letter knows the names and that were in a fight: they are told there, and nowhere again. */

export interface Help {
  guns?: RowPart;
  aircraft?: MissionNews;
}

/** True when "at Best" is where a fight was. */
const isThere = (where: string, { place, where: ground, crossing }: FightFacts): boolean =>
  where !== '' && (where === place.words || where === ground || where === `at ${crossing?.spoken}`);

/** The one fight to which help from there belongs; help that names no place belongs to the only fight that had any. */
function fightOf(where: string, fights: readonly FightFacts[]): FightFacts | undefined {
  const some = where === '' ? fights : fights.filter((fight) => isThere(where, fight));
  return some.length === 1 ? some[0] : undefined;
}

const isCalledDown = (one: NewsFact): one is MissionNews =>
  one.kind === 'mission' &&
  one.result === 'flew' &&
  one.name !== '' &&
  (one.mission === 'cabRank' || one.mission === 'closeAirSupport');

/** By the id of each fight the guns that fired and the aircraft that came, where there can be no doubt that it was there. */
export function helpIn({ fights, news }: ReportFacts, parts: readonly RowPart[]): ReadonlyMap<string, Help> {
  const told = fights.filter((fight) => fight.outcome !== null && isToTell(fight, 'story'));
  const help = new Map<string, Help>();
  const fired = parts.filter(({ outcome }) => outcome.is === 'fired' && !outcome.isAtSquare);
  for (const guns of fired) {
    const { outcome } = guns;
    const fight = fightOf(
      outcome.is === 'fired' ? outcome.where : '',
      told.filter(({ support }) => support.includes('artillery')),
    );
    if (fight && !help.get(fight.id)?.guns) help.set(fight.id, { ...help.get(fight.id), guns });
  }
  const [aircraft, ...others] = news.filter(isCalledDown);
  const fight = fightOf(
    aircraft?.where ?? '',
    told.filter(({ support }) => support.includes('air')),
  );
  if (aircraft && fight && others.length === 0) help.set(fight.id, { ...help.get(fight.id), aircraft });
  return help;
}
