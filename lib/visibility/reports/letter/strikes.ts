import { capital, listed } from '@/lib/text';
import type { MissionNews, NewsFact, StrikeNews } from '../../news-facts';
import { priceOf } from './common-price';
import { fill } from './fill';
import { alike } from './own-losses';
import { allOf, type Pen } from './pen';
import { fared } from './seen';
import { sayCover } from './sky';
import type { Ways } from './words/staff-words';
import { isWhole, stateOf, stateVerb } from './worth';

/** Bombed and shelled units: those that the same hit stand in one sentence, and what befell all of them alike stands there once. */

/** The effect of bombs or shells on units that fared alike: "could not move for the rest of the morning and had heavy losses". */
function hurtOf(news: StrikeNews, isMany: boolean, pen: Pen): string {
  // Whoever's guns are silent is not at full strength, though no man is lost.
  const isUnhurt = news.isFlakSilenced && news.losses === 'none' && isWhole(news);
  const how = isUnhurt ? pen.words.noMenLost : fared(news, isMany, pen);
  if (!news.pinned) return how;
  return `${isMany ? 'were pinned' : 'could not move'} ${news.pinned}${how.includes(' and ') ? ', ' : ' and '}${how}`;
}

/** The effect on units of which some fared otherwise: the common part first, then each unit. */
function hurtApart(fates: readonly (readonly StrikeNews[])[], pen: Pen): string {
  const all = fates.flat();
  const [first] = all as [StrikeNews];
  const isPinnedAlike = all.every(({ pinned }) => pinned === first.pinned);
  const isCostAlike = all.every((one) => one.losses === first.losses && stateOf(one) !== null && !isWhole(one));
  const pinned = isPinnedAlike && first.pinned ? `were pinned ${first.pinned}` : '';
  const cost = isCostAlike ? fill(pen.words.had, { slots: { cost: pen.words.costs[first.losses] } }) : '';
  const common = [pinned, cost].filter(Boolean);
  const each = fates.map((group) => {
    const [news] = group as readonly [StrikeNews];
    const who = pen.named(pen.units(group.flatMap(({ units }) => units)));
    if (isCostAlike && isPinnedAlike) return `${who.text} ${stateVerb(pen, stateOf(news)!, who.isMany)}`;
    return `${who.text} ${hurtOf(isPinnedAlike ? { ...news, pinned: '' } : news, who.isMany, pen)}`;
  });
  const count = all.reduce((sum, { units }) => sum + units.length, 0);
  // No semicolon: what is common to all is said of each in the same sentence.
  const isLong = each.some((one) => / and |, /.test(one));
  const told = isLong ? `${each.slice(0, -1).join(', ')}, and ${each.at(-1)}` : listed(each);
  return common.length > 0 && isPinnedAlike ? `${allOf(count)} ${common.join(' and ')}: ${told}` : told;
}

/** Units that the same hit and that fared alike. */
const fatesOf = (group: readonly StrikeNews[]): StrikeNews[][] =>
  alike(group, (one) => [one.pinned, priceOf(one)].join('|'));

/** "Bombed by bombers" nobody says. */
const hitBy = (how: string): string => how.replace(/^bombed by /, 'struck by ');

/** So many units that the same hit are told in two sentences where they open a letter: what came, and what it did to each. */
const headFrom = 3;

/** The first sentences of a letter about units that the same hit: that they were hit and how badly, then how each fared. */
function sayStruckFirst(group: readonly StrikeNews[], cover: MissionNews | undefined, pen: Pen): string[] {
  const units = group.flatMap((one) => one.units);
  if (units.length < headFrom || cover || group.some((one) => one.isFlakSilenced || stateOf(one) === null))
    return [sayStruck(group, cover, pen)];
  const [{ how, pinned }] = group as readonly [StrikeNews];
  const { struckHard, struckLightly } = pen.words;
  const head = pen.say(group.some(({ losses }) => losses === 'heavy') ? struckHard : struckLightly, {
    slots: { how: hitBy(how) },
  });
  const isPinnedAlike = pinned !== '' && group.every((one) => one.pinned === pinned);
  const told = fatesOf(group).map((fate) => {
    const hit = pen.units(fate.flatMap((one) => one.units));
    const who = pen.placed(hit);
    pen.hasSettled(hit);
    const [news] = fate as [StrikeNews];
    return `${who.text} ${hurtOf(isPinnedAlike ? { ...news, pinned: '' } : news, who.isMany, pen)}`;
  });
  const all = [...told, ...(isPinnedAlike ? [`${allOf(units.length)} were pinned ${pinned}`] : [])];
  // In one sentence, so that what came stands beside each of them.
  const each = all.length > 1 ? `${all.slice(0, -1).join(', ')}, and ${all.at(-1)}` : all[0]!;
  return [head, pen.say([each])];
}

/** Units that have just been named; after bombers "they" would be those. */
const themselves = (count: number, isMany: boolean): string => (count > 1 ? allOf(count) : isMany ? 'they' : 'it');

/** One sentence about all units that the same hit: who hit them stands first, unless a sentence has opened with him. */
function sayStruck(group: readonly StrikeNews[], cover: MissionNews | undefined, pen: Pen): string {
  const [news] = group as readonly [StrikeNews];
  const units = pen.units(group.flatMap((one) => one.units));
  const who = pen.placed(units);
  pen.hasSettled(units);
  const fates = fatesOf(group);
  const [, hit, by] = /^(bombed|shelled) by (.+)$/.exec(news.how) ?? [];
  const isOne = by !== undefined && !by.includes(' and ');
  const guns = `${who.isMany ? 'their' : 'its'} anti-aircraft guns`;
  const slots = {
    who: who.text,
    how: hitBy(news.how),
    by: by ?? '',
    hurt:
      fates.length === 1
        ? `${themselves(units.length, who.isMany)} ${hurtOf(news, who.isMany, pen)}`
        : hurtApart(fates, pen),
    flak: news.isFlakSilenced ? `, and ${guns} were silenced` : '',
    silencing: news.isFlakSilenced ? ` and silenced ${guns}` : '',
    cover: cover ? sayCover(cover, pen) : '',
  };
  const { struck, bombed, shelledBy } = pen.words;
  const active: Ways = isOne ? (hit === 'bombed' ? bombed : shelledBy) : [];
  // The cover of own fighters is told of before those who came through it.
  const ways = cover
    ? (isOne ? active : struck).map((way) => `{cover}, but ${way}`)
    : isOne && !pen.voice.hasOpened(`${capital(by)} ${hit === 'bombed' ? 'struck' : 'shelled'}`)
      ? active
      : struck;
  return pen.say(ways, { slots, isMany: who.isMany });
}

/** All strikes. `companions`: own fighters that are told of in one sentence with a strike. `areFirst`: they open the letter. */
export function sayStrikes(
  strikes: readonly StrikeNews[],
  companions: ReadonlyMap<NewsFact, MissionNews>,
  pen: Pen,
  areFirst = false,
): string[] {
  return alike(strikes, ({ how, isFlakSilenced }) => `${how}|${isFlakSilenced}`).flatMap((group) => {
    const cover = group.flatMap((one) => companions.get(one) ?? [])[0];
    return areFirst ? sayStruckFirst(group, cover, pen) : [sayStruck(group, cover, pen)];
  });
}
