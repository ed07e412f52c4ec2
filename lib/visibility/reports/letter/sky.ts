import { listed } from '@/lib/text';
import { lossesWords, missionInLetter } from '@/lib/word-tables';
import type { RequestFact } from '../../facts';
import type { FireNews, FlakNews, MissionNews } from '../../news-facts';
import type { Filling } from './fill';
import type { Pen } from './pen';

/** Guns that fired, aircraft that came or did not, and what was heard of what the team asked for. */

export function sayFire(news: FireNews, pen: Pen): string {
  const who = pen.placedAsTheyAre(pen.units(news.units));
  const filling = { slots: { who: who.text, where: news.where }, isMany: who.isMany };
  return pen.say(news.isAtSquare ? pen.words.shelled : pen.words.rows.fired, filling);
}

export function sayFlak(news: FlakNews, pen: Pen): string {
  const who = pen.placedAsTheyAre(pen.units(news.units));
  const slots = { who: who.text, what: news.at === 'transports' ? 'enemy transport aircraft' : 'enemy aircraft' };
  return pen.say(pen.words.flak[news.effect], { slots, isMany: who.isMany });
}

/** `cover`: own fighters that met nobody where whoever was turned back was bound for. */
export function sayMission(news: MissionNews, pen: Pen, cover?: MissionNews): string {
  const { mission, result } = news;
  const { missions, flown } = pen.words;
  const filling = fillingOf(news, cover);
  if (cover) return pen.say(missions.turnedBackBesideCover, filling);
  return pen.say(result === 'flew' ? flown[mission] : missions[result], filling);
}

/** Missions of which several are told in one sentence: those that no aircraft flew. */
export const isToGather = ({ result, losses }: MissionNews): boolean =>
  (result === 'badWeather' || result === 'notLaidOn') && losses === 'none';

/** Several missions that no aircraft flew, for one reason: who was to fly, and what there was not. */
export function sayMissions(news: readonly MissionNews[], pen: Pen): string {
  const names = [...new Set(news.map(({ name }) => name || 'our aircraft'))];
  const what = (joint: string): string =>
    listed(
      news.map(
        ({ mission, where }, i) => `${i === 0 ? '' : joint}${missionInLetter(mission)}${where ? ` ${where}` : ''}`,
      ),
    );
  const { badWeather, noneLaidOn } = pen.words.missions;
  if (news[0]!.result === 'badWeather')
    return pen.say(badWeather, { slots: { name: listed(names), mission: what('no '), where: '' }, isMany: true });
  return pen.say(noneLaidOn, { slots: { mission: what('the ') } });
}

/** Own fighters over units that were bombed all the same, as the first half of a sentence. */
export const sayCover = (news: MissionNews, pen: Pen): string =>
  pen.voice.pick(
    news.result === 'won' ? pen.words.missions.wonBesideBombs : pen.words.missions.metNobody,
    fillingOf(news),
  );

/** The values for a sentence about a mission. */
function fillingOf(news: MissionNews, cover?: MissionNews): Filling {
  const { mission, name, where } = news;
  const over = where.replace(/^at /, 'over ');
  const called = name || 'our aircraft';
  const isMany = !/^an? /i.test(called);
  const slots = {
    name: called,
    mission: missionInLetter(mission),
    where,
    over: over || 'over us',
    across: over,
    errand: errandOf(news),
    losses: lossesWords[news.losses].atTheEnd,
    lost: news.losses === 'none' ? '' : `; ${isMany ? 'they' : 'it'} had ${lossesWords[news.losses].ofAircraft}`,
    had: news.losses === 'none' ? '' : `had ${lossesWords[news.losses].ofAircraft} and `,
    cover: cover?.name || 'our fighters',
  };
  return { slots, isMany };
}

/** The errand of aircraft that were turned back. */
function errandOf({ mission, where }: MissionNews): string {
  const to = where.replace(/^at /, 'to ');
  if (mission !== 'airTransport') return `sent ${to ? `${to} ` : ''}on ${missionInLetter(mission)}`;
  return /^at /.test(where) ? `bound for ${where.slice(3)} with their loads` : 'carrying loads to us';
}

/** The subject of a mission, in a few words. */
export const missionCalled = ({ mission, name, where }: MissionNews): string =>
  `${missionInLetter(mission)}${where ? ` ${where}` : ''}${name ? ` by ${name}` : ''}`;

/** A question stands as it was put; anything else was asked for. */
const isQuestion = /^[“"]?(?:are|can|could|do|does|has|have|how|is|may|what|when|where|whether|which|who|why|will)\b/i;

export const sayRequest = ({ what, heard }: RequestFact, pen: Pen): string =>
  pen.say(heard ? pen.words.heard : pen.words.notHeard, {
    slots: {
      what: isQuestion.test(what) ? what : `for ${what}`,
      ask: isQuestion.test(what) ? 'our question' : 'our request',
      heard,
    },
  });
