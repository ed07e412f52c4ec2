import { inWords, listed } from '@/lib/text';
import type { Daypart } from '@/lib/words';
import type { PatrolFact, Worth } from '../../facts';

import type { BridgingNews, ContactNews, CrossingNews, LandingNews, NewsFact, TakenNews } from '../../news-facts';
import { generalWords } from '../../perception/general-words';

import { isEnemyMany } from './enemy';
import { fill } from './fill';
import { distance } from './objective';
import { alike } from './own-losses';
import { allOf, type Pen } from './pen';
import { enemyOf, queueWords } from './rows';
import type { Ways } from './words/staff-words';
import { faredOf, isWhole, stateOf, stateVerb } from './worth';

/** The things that own units saw and suffered beside their fights. */

/** "had light losses and can still attack"; of a unit that is taken, that it is lost. */
export const fared = (worth: Worth, isMany: boolean, pen: Pen): string => {
  if (stateOf(worth) === null) return isMany ? 'are lost' : 'is lost';
  // Whoever was hit and lost next to nothing is whole all the same.
  if (worth.losses === 'none' && isWhole(worth)) {
    return `${fill(pen.words.hardlyTouched, { slots: {}, isMany })} and ${stateVerb(pen, stateOf(worth)!, isMany)}`;
  }
  return faredOf(pen, worth, isMany);
};

/** A crossing that looks otherwise than the team knew. */
export function sayCrossing(news: CrossingNews, pen: Pen): string {
  const { look, isNew, isBuilt, spoken } = news;
  const { crossings } = pen.words;
  const who = pen.placedAsTheyAre(pen.units(news.units).slice(0, 2), spoken);
  const filling = { slots: { who: who.text, bridge: spoken }, isMany: who.isMany };
  // One does not find what one holds.
  const ways = (all: Ways): Ways => (pen.isHeld(spoken) ? notFound(all) : all);
  if (look === 'blown') return pen.say(crossings.blown, filling);
  const [unit] = news.units;
  const isThere = unit !== undefined && pen.unit(unit).place?.words === `at ${spoken}`;
  if (isThere && !isBuilt && !isNew) return pen.say(ways(crossings.reached), filling);
  if (isBuilt || isNew) return pen.say(crossings.built, filling);
  return pen.say(ways(crossings[look]), filling);
}

/** Ways to say it without that it was found so, as long as there is one. */
function notFound(ways: Ways): Ways {
  const others = ways.filter((way) => !/\bfound\b/.test(way));
  return others.length > 0 ? others : ways;
}

const next: Record<Daypart, string> = { morning: 'this afternoon', afternoon: 'tonight', night: 'in the morning' };

/** The time that work still takes: each turn is eight hours (§3). */
function timeLeft(turnsLeft: number | null, daypart: Daypart): string {
  if (turnsLeft === null) return '';
  if (turnsLeft === 0) return `it will be open ${next[daypart]}`;
  return `${inWords(turnsLeft * 8)} more hours of work are needed`;
}

/** The state of a bridge that own units build: "will be open in the morning". */
const willBe = (turnsLeft: number, daypart: Daypart): string =>
  turnsLeft === 0 ? `will be open ${next[daypart]}` : `needs ${inWords(turnsLeft * 8)} more hours of work`;

/** The side that works, where that could be seen. */
const whoseWork = { enemy: 'the enemy is', ours: 'our own troops are' } as const;

/** Work that others do. */
function sayWorkSeen({ units, spoken, work, by }: BridgingNews, pen: Pen): string {
  const { bridging } = pen.words;
  const who = pen.placedAsTheyAre(pen.units(units), spoken);
  const isBridge = /\bbridge\b/.test(spoken);
  const hasEnded = work === 'stopped' || work === 'givenUp';
  const what = isBridge ? spoken : `${hasEnded && by === 'enemy' ? 'an enemy bridge' : 'a bridge'} at ${spoken}`;
  const slots = { who: who.text, what, whose: by ? whoseWork[by] : '' };
  const ways =
    work === 'stopped'
      ? bridging.seenStopped
      : work === 'givenUp'
        ? bridging.seenGivenUp
        : by
          ? bridging.seenOf
          : bridging.seen;
  return pen.say(ways, { slots, isMany: who.isMany });
}

/** `isKnownDown`: no other news says that the bridge is down. `isFirst`: it opens the letter. */
export function sayBridging(news: BridgingNews, pen: Pen, isKnownDown = false, isFirst = false): string {
  const { isOurs, spoken, work, turnsLeft, lacks } = news;
  if (!isOurs) return sayWorkSeen(news, pen);
  const who = pen.placedAsTheyAre(pen.units(news.units), spoken);
  const left = timeLeft(turnsLeft, pen.daypart);
  const lack = listed(lacks.map((part) => pen.words.bridgingParts[part]));
  const will = turnsLeft === null ? '' : willBe(turnsLeft, pen.daypart);
  const slots = { who: who.text, bridge: spoken, left: left ? `; ${left}` : '', lack, will };
  const { bridging, awaited } = pen.words;
  const filling = { slots, isMany: who.isMany };
  if (work === 'stopped') {
    const { lacks: wanting, lacksAndDown, underFire, underFireAndDown } = bridging;
    if (isKnownDown) return pen.say(lack ? lacksAndDown : underFireAndDown, filling);
    return pen.say(lack ? wanting : underFire, filling);
  }
  return pen.say(isFirst && will && work !== 'givenUp' ? awaited[work] : bridging[work], filling);
}

/** `isFirst`: it opens the letter, and so the enemy stands first. */
export function sayContact(news: ContactNews, pen: Pen, isFirst = false): string {
  const who = pen.placedAsTheyAre(pen.units(news.units));
  const { hasMoved, from, battalions } = news;
  const slots = {
    who: who.text,
    ...enemyOf(news),
    near: from ? `to the ${from} of` : 'close to',
  };
  // After the enemy, how the own units are would be taken for how he is.
  if (isFirst && !hasMoved && !who.text.endsWith(','))
    return pen.say(pen.words.enemyNear, { slots, isEnemyMany: battalions ? isEnemyMany({ battalions }) : true });
  const ways = hasMoved ? pen.words.cameUpAgainst : pen.words.facing;
  return pen.say(ways, { slots, isMany: who.isMany });
}

/** Units of one lift that met the same and came down alike, and how each of them fared. */
export function sayLanding(group: readonly LandingNews[], pen: Pen): string {
  const [{ zone, met, isTurnedBack, isWide, off }] = group as readonly [LandingNews];
  const units = group.flatMap((one) => pen.units(one.units));
  const who = isTurnedBack ? pen.named(units) : pen.placed(units);
  pen.hasSettled(units);
  const { landings } = pen.words;
  const fates = isTurnedBack ? alike(group, ({ losses }) => losses) : group.map((one) => [one]);
  const each = fates.map((fate) => {
    const [news] = fate as [LandingNews];
    const own = fate.flatMap((one) => pen.units(one.units));
    const isMany = own.length > 1;
    const they = isMany ? allOf(own.length) : 'it';
    const called = fates.length > 1 || (isTurnedBack && !isMany) ? pen.named(own).text : they;
    return `${called} ${isTurnedBack ? lostOnTheWay(news, isMany, pen) : fared(news, isMany, pen)}`;
  });
  const slots = {
    who: who.text,
    zone,
    off: off ? `${distance(off.km)} ${off.to} of ${zone}` : `wide of ${zone}`,
    met: listed(met) || 'the enemy',
    each: each.length > 1 && each.some((one) => / and |, /.test(one)) ? inARow(each) : listed(each),
  };
  const ways = isTurnedBack ? 'turnedBack' : isWide ? (met.length > 0 ? 'metAndWide' : 'wide') : 'met';
  return pen.say(landings[ways], { slots, isMany: who.isMany });
}

/** Nobody attacks from off the map: it is enough what it cost. */
const lostOnTheWay = (news: LandingNews, isMany: boolean, pen: Pen): string =>
  stateOf(news) === null
    ? `${isMany ? 'are' : 'is'} lost`
    : fill(pen.words.had, { slots: { cost: pen.words.costs[news.losses] } });

/** Clauses that have an "and" of their own. */
const inARow = (clauses: readonly string[]): string => `${clauses.slice(0, -1).join(', ')}, and ${clauses.at(-1)}`;

/** The key by which landings become one sentence. */
export const landingKey = ({ zone, met, isTurnedBack, isWide, off }: LandingNews): string =>
  JSON.stringify([zone, met, isTurnedBack, isWide, off ?? null]);

/** Units that fell into the enemy's hands by no fight; in a sentence of its own, where each was last. */
export function sayTaken(lost: readonly TakenNews[], pen: Pen): string {
  const units = lost.flatMap((one) => pen.units(one.units));
  const lastAt = lost.flatMap((one) => one.lastAt ?? one.units.map(() => null));
  pen.hasSettled(units);
  const who = pen.named(units);
  const told = pen.say(pen.words.rows.taken, { slots: { who: who.text }, isMany: who.isMany });
  const last = units.flatMap((unit, i) => {
    const at = lastAt[i];
    return at ? [{ unit, at: `${at.gridReference}${at.words ? `, ${at.words}` : ''}` }] : [];
  });
  if (last.length === 0) return told;
  // By name: beside it the guard reads the figures as its place.
  const [first, ...others] = last.map(({ unit, at }) => ({ who: pen.named([unit]).text, at }));
  const at = [first!.at, ...others.map((one) => `${one.who} at ${one.at}`)].join('; ');
  return `${told} ${pen.say(pen.words.lastReported, { slots: { who: first!.who, at } })}`;
}

/** The fate of units by no fight of theirs, and of prisoners. */
export function sayOther(news: NewsFact, pen: Pen): string {
  const units = pen.units(news.units);
  const { words } = pen;
  switch (news.kind) {
    case 'worn':
    case 'recovered': {
      const who = pen.placed(units);
      pen.hasSettled(units);
      const state = stateOf(news);
      const slots = {
        who: who.text,
        fared: fared(news, who.isMany, pen),
        state: state ? stateVerb(pen, state, who.isMany) : '',
      };
      const filling = { slots, isMany: who.isMany };
      if (news.kind === 'recovered') return pen.say(words.recovered, filling);
      return pen.say(units.some((unit) => pen.isBefallen(unit)) ? words.fates.alone : words.worn, filling);
    }
    case 'taken':
      return sayTaken([news], pen);
    case 'surrender': {
      const who = pen.placedAsTheyAre(units);
      return pen.say(words.surrender, {
        slots: { who: who.text, types: listed(news.types) || 'troops' },
        isMany: who.isMany,
      });
    }
    case 'demolition': {
      const who = pen.placedAsTheyAre(units, news.spoken);
      const slots = { who: who.text, bridge: news.spoken };
      return pen.say(words.demolitions[news.result], { slots, isMany: who.isMany });
    }
    case 'change': {
      const who = pen.named(units);
      return pen.say([generalWords[news.what].says], { slots: { who: who.text }, isMany: who.isMany });
    }
    case 'queue': {
      const who = pen.placedAsTheyAre(units);
      const slots = { who: who.text, queue: queueWords(news.place), crossing: news.crossing };
      return pen.say(news.isPartAcross ? words.partAcross : words.rows.queueing, { slots, isMany: who.isMany });
    }
    default:
      return '';
  }
}

export function sayPatrol({ names, from }: PatrolFact, pen: Pen): string {
  const who = pen.placedAsTheyAre(pen.units(names.map((name) => [name])));
  return pen.say(pen.words.patrols, { slots: { who: who.text, from }, isMany: who.isMany });
}
