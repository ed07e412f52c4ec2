import { inWords, listed } from '@/lib/text';
import type { Daypart } from '@/lib/words';
import type { PatrolFact, Worth } from '../../facts';
import type { BridgingNews, ContactNews, CrossingNews, LandingNews, NewsFact, StrikeNews } from '../../news-facts';
import { generalWords } from '../../perception/general-words';
import { enemyWords } from './enemy';
import { alike } from './own-losses';
import type { Pen } from './pen';
import { queueWords } from './rows';
import { conjunction, isWhole, stateAfter, stateOf } from './worth';

/** What own units saw and suffered besides their fights. */

/** "light losses but can still attack"; of a unit that is taken, nothing. */
function worthSlots(worth: Worth, isMany: boolean, pen: Pen): Record<string, string> {
  const state = stateOf(worth);
  // Whoever lost next to nothing and is whole is told of by that alone.
  if (worth.losses === 'none' && isWhole(worth)) return { cost: pen.words.costs.none, conj: '', state: '' };
  return {
    cost: pen.words.costs[worth.losses],
    conj: state ? conjunction(worth, state) : 'and',
    state: state ? stateAfter(pen, worth, isMany) : isMany ? 'are lost' : 'is lost',
  };
}

/** A crossing that looks otherwise than the team knew. */
export function sayCrossing(news: CrossingNews, pen: Pen): string {
  const { look, isNew, isBuilt, spoken } = news;
  const { crossings } = pen.words;
  const who = pen.placed(pen.units(news.units).slice(0, 2), spoken);
  const filling = { slots: { who: who.text, bridge: spoken }, isMany: who.isMany };
  if (look === 'blown') return pen.say(crossings.blown, filling);
  const [unit] = news.units;
  const isThere = unit !== undefined && pen.unit(unit).place?.words === `at ${spoken}`;
  if (isThere && !isBuilt && !isNew) return pen.say(crossings.reached, filling);
  if (isBuilt || isNew) return pen.say(crossings.built, filling);
  return pen.say(crossings[look], filling);
}

const next: Record<Daypart, string> = { morning: 'this afternoon', afternoon: 'tonight', night: 'in the morning' };

/** How long work still takes: each turn is eight hours (§3). */
function timeLeft(turnsLeft: number | null, daypart: Daypart): string {
  if (turnsLeft === null) return '';
  if (turnsLeft === 0) return `it will be open ${next[daypart]}`;
  return `${inWords(turnsLeft * 8)} more hours of work are needed`;
}

export function sayBridging(news: BridgingNews, pen: Pen): string {
  const { isOurs, spoken, work, turnsLeft, lacks } = news;
  const who = pen.placed(pen.units(news.units), spoken);
  const left = timeLeft(turnsLeft, pen.daypart);
  const lack = listed(lacks.map((part) => pen.words.bridgingParts[part]));
  const slots = { who: who.text, bridge: spoken, left: left ? `; ${left}` : '', lack };
  const { bridging } = pen.words;
  const filling = { slots, isMany: who.isMany };
  if (!isOurs) return pen.say(bridging.seen, filling);
  if (work === 'stopped') return pen.say(lack ? bridging.lacks : bridging.underFire, filling);
  return pen.say(bridging[work], filling);
}

export function sayContact(news: ContactNews, pen: Pen): string {
  const who = pen.placed(pen.units(news.units));
  const { hasMoved, from, battalions, types, identities } = news;
  const kinds = listed(types) || 'troops of unknown kind';
  const enemy = battalions
    ? enemyWords({ battalions, types, identities })
    : `${kinds}${identities.length > 0 ? ` of ${listed(identities)}` : ''}`;
  const slots = { who: who.text, enemy, way: from ? `to the ${from}` : 'close by', them: who.isMany ? 'them' : 'it' };
  return pen.say(hasMoved ? pen.words.cameUpAgainst : pen.words.facing, { slots, isMany: who.isMany });
}

/** Bombed and shelled units, those together that were hit in the same way. */
export const sayStrikes = (strikes: readonly StrikeNews[], pen: Pen): string[] =>
  alike(strikes, ({ how, pinned, isFlakSilenced, effectiveness, losses, since }) =>
    [how, pinned, isFlakSilenced, effectiveness, losses, since].join('|'),
  ).map((group) => {
    const [news] = group as [StrikeNews];
    const units = pen.units(group.flatMap((one) => one.units));
    const who = pen.placed(units);
    pen.hasSettled(units);
    const [, hit, by] = /^(bombed|shelled) by (.+)$/.exec(news.how) ?? [];
    const isOne = by !== undefined && !by.includes(' and ');
    const guns = `${who.isMany ? 'their' : 'its'} anti-aircraft guns`;
    const flak = isOne ? ` and silenced ${guns}` : `, ${guns} silenced`;
    const slots = {
      who: who.text,
      how: news.how,
      by: by ?? '',
      pinned: news.pinned ? ` could not move ${news.pinned},` : '',
      flak: news.isFlakSilenced ? flak : '',
      ...worthSlots(news, who.isMany, pen),
    };
    const { struck, bombed, shelledBy } = pen.words;
    return pen.say(isOne ? (hit === 'bombed' ? bombed : shelledBy) : struck, { slots, isMany: who.isMany });
  });

/** What befell units, in a word or two: "bombed", "bombed and shelled". */
export const hitWords = (strikes: readonly StrikeNews[]): string =>
  listed(['bombed', 'shelled'].filter((word) => strikes.some(({ how }) => how.includes(word)))) || 'hit';

export function sayLanding(news: LandingNews, pen: Pen): string {
  const { zone, met, isTurnedBack, isWide } = news;
  const units = pen.units(news.units);
  const who = isTurnedBack ? pen.named(units) : pen.placed(units);
  pen.hasSettled(units);
  const { landings } = pen.words;
  const slots = {
    who: who.text,
    zone,
    met: listed(met) || 'the enemy',
    it: who.isMany ? 'they' : 'it',
    ...worthSlots(news, who.isMany, pen),
  };
  const ways = isTurnedBack ? 'turnedBack' : isWide ? (met.length > 0 ? 'metAndWide' : 'wide') : 'met';
  return pen.say(landings[ways], { slots, isMany: who.isMany });
}

/** What became of units by no fight of theirs, and who gave himself up. */
export function sayOther(news: NewsFact, pen: Pen): string {
  const units = pen.units(news.units);
  const { words } = pen;
  switch (news.kind) {
    case 'worn':
    case 'recovered': {
      const who = pen.placed(units);
      pen.hasSettled(units);
      const filling = { slots: { who: who.text, ...worthSlots(news, who.isMany, pen) }, isMany: who.isMany };
      return pen.say(news.kind === 'worn' ? words.worn : words.recovered, filling);
    }
    case 'taken': {
      const who = pen.named(units);
      pen.hasSettled(units);
      return pen.say(words.rows.taken, { slots: { who: who.text }, isMany: who.isMany });
    }
    case 'surrender': {
      const who = pen.placed(units);
      return pen.say(words.surrender, {
        slots: { who: who.text, types: listed(news.types) || 'troops' },
        isMany: who.isMany,
      });
    }
    case 'demolition': {
      const who = pen.placed(units, news.spoken);
      const slots = { who: who.text, bridge: news.spoken };
      return pen.say(words.demolitions[news.result], { slots, isMany: who.isMany });
    }
    case 'change': {
      const who = pen.named(units);
      return pen.say([generalWords[news.what].says], { slots: { who: who.text }, isMany: who.isMany });
    }
    case 'queue': {
      const who = pen.placed(units);
      const slots = { who: who.text, queue: queueWords(news.place), crossing: news.crossing };
      return pen.say(news.isPartAcross ? words.partAcross : words.rows.queueing, { slots, isMany: who.isMany });
    }
    default:
      return '';
  }
}

export function sayPatrol({ names, from }: PatrolFact, pen: Pen): string {
  const who = pen.placed(names.map((name) => pen.unit([name])));
  return pen.say(pen.words.patrols, { slots: { who: who.text, from }, isMany: who.isMany });
}
