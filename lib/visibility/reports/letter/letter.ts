import { kmBetween } from '@/lib/geometry';
import { capital, inWords } from '@/lib/text';
import { type FightFacts, isToTell, type ObjectivePlace, type Outcome, type ReportFacts } from '../../facts';
import type { NewsFact, StrikeNews } from '../../news-facts';
import { courseOf, nearOf, sayFight } from './fight';
import { distance, sayObjective } from './objective';
import { sayOthers } from './others';
import type { Pen } from './pen';
import { blownAt, isAtObjective, type Plan, planOf, type Scene, tableFrom } from './plan';
import { sayPrice } from './price';
import { type RowPart, sayRow } from './rows';
import { sayBridging, sayContact, sayCrossing, sayLanding, sayOther, sayPatrol, sayStrikes } from './seen';
import { sayFire, sayFlak, sayMission, sayRequest, sayReturn } from './sky';
import type { Course } from './words/staff-words';

/** The two forms of a letter, from one plan: a story, a paragraph a place, or an outline, a line a fight (§10). */

/** A fight that is told with its story, and so may have a first sentence. */
const hasHead = (fight: FightFacts): boolean => isToTell(fight, 'story');

/** The news of a scene in one short sentence; empty where only part of a fight is told. */
function headOf(scene: Scene, facts: ReportFacts, pen: Pen): string[] {
  const blown = blownAt(scene);
  if (blown) return [pen.say(pen.words.blown, { slots: { bridge: blown.spoken } })];
  const fight = scene.fights.find(hasHead);
  if (!fight) return [];
  const course = courseOf(fight);
  const won = course === 'tookGround' || course === 'overran' ? heldAt(fight, facts) : undefined;
  if (won) return [pen.say(pen.words.ours, { slots: { place: won.spoken } })];
  const slots = { near: nearOf(fight), who: course === 'overwhelmed' ? pen.named(fight.own).text : '' };
  return [pen.say(pen.words.heads[course], { slots })];
}

/** A place of the objective that was fought for here and is held. */
const heldAt = (fight: FightFacts, { objective }: ReportFacts): ObjectivePlace | undefined =>
  objective?.places.find(
    (place) => place.is === 'held' && place.look !== 'blown' && kmBetween(place, fight.place) <= 1,
  );

/** What happened at one place. */
function sceneParagraphs(
  scene: Scene,
  facts: ReportFacts,
  pen: Pen,
  isHeadSaid: boolean,
  isPlaceSaid: boolean,
): string[] {
  const blown = blownAt(scene);
  const head = isHeadSaid || !(isBig(scene) || isUnnamed(scene)) ? [] : headOf(scene, facts, pen);
  const paragraphs: string[][] = [[...head]];
  scene.fights.forEach((fight, i) => {
    const told = sayFight(fight, pen, isPlaceSaid || head.length > 0 || i > 0);
    const last = paragraphs.at(-1)!;
    for (const sentence of told.story) last.push(sentence);
    if (i === 0 && blown?.isFoughtFor)
      last.push(pen.say(pen.words.blownInTheFight, { slots: { bridge: blown.spoken } }));
    for (const sentence of told.fates) last.push(sentence);
    if (told.rows.length > 0) paragraphs.push([told.rows.join('\n')], []);
  });
  const last = [...paragraphs.pop()!, ...restOfScene(scene, pen)];
  paragraphs.push(last);
  return paragraphs.map((sentences) => sentences.join(' ')).filter(Boolean);
}

/** News in the order of the facts; strikes together. */
export function sayNews(news: readonly NewsFact[], pen: Pen): string[] {
  const strikes = news.filter((one): one is StrikeNews => one.kind === 'strike');
  return [
    ...sayStrikes(strikes, pen),
    ...news.flatMap((one): string[] => {
      switch (one.kind) {
        case 'landing':
          return [sayLanding(one, pen)];
        case 'crossing':
          return [sayCrossing(one, pen)];
        case 'bridging':
          return [sayBridging(one, pen)];
        case 'contact':
          return [sayContact(one, pen)];
        case 'fire':
          return [sayFire(one, pen)];
        case 'flak':
          return [sayFlak(one, pen)];
        case 'mission':
          return [sayMission(one, pen)];
        case 'strike':
        case 'outcome':
          return [];
        default:
          return [sayOther(one, pen)];
      }
    }),
  ];
}

const isSky = ({ kind }: NewsFact): boolean => kind === 'mission' || kind === 'flak' || kind === 'fire';

/** Many units that fared alike: their number; each is in the table. */
function sayMany(part: RowPart): string[] {
  const count = `${inWords(part.units.length)} of our units`;
  const goal = part.goal?.spoken ?? '';
  switch (part.outcome.is) {
    case 'onTheRoad':
      return [
        `${count} are still on the road to ${goal}, the nearest with ${distance(Math.min(...part.kmLeft))} to go`,
      ];
    case 'done':
      return [`${count} reached ${goal}`];
    case 'moved':
      return [
        `${count} moved to ${part.units[0]?.place?.words || part.units[0]?.place?.gridReference || 'their new places'}`,
      ];
    case 'stopped':
      return [`${count} came to a stop on the way`];
    case 'notBegun':
      return [`${count} have not moved off`];
    default:
      return [];
  }
}

/** Whoever found a crossing where they were sent is told of by it. */
const isToldByCrossing = ({ outcome, units }: RowPart, { news }: Plan): boolean =>
  outcome.is === 'done' &&
  units.every(({ name }) => news.some((one) => one.kind === 'crossing' && one.units.some(([of]) => of === name)));

/** Whoever has been told of is not told of again for having stayed where he was. */
function sayUntold(part: RowPart, pen: Pen): string[] {
  const isStill = part.outcome.is === 'held' || part.outcome.is === 'prepared';
  const units = isStill ? part.units.filter((unit) => !pen.isPlaced(unit)) : part.units;
  return units.length > 0 ? [sayRow({ ...part, units }, pen)] : [];
}

/** A unit that is lost opens the letter before a bridge that is gone. */
const isAnyTaken = ({ news }: Plan): boolean => news.some(({ kind }) => kind === 'taken');

/** So many sentences of what was suffered and of the road are one paragraph. */
const sentencesInOne = 4;

/** What happened where nobody fought, and what comes next: what was seen and suffered, the road, the sky, what was asked for. */
function restParagraphs(plan: Plan, facts: ReportFacts, pen: Pen): string[] {
  // Whoever is lost, and the bridge that is gone, opened the letter where nobody fought.
  const blown = blownAt(plan);
  const opened = (one: NewsFact): boolean =>
    plan.scenes.length === 0 && pen.isWhole && (one.kind === 'taken' || (one === blown && !isAnyTaken(plan)));
  const seen = plan.news.filter((one) => !isSky(one) && !opened(one));
  const small = plan.rows.filter((part) => part.units.length < tableFrom && !isToldByCrossing(part, plan));
  const large = plan.rows.filter(({ units }) => units.length >= tableFrom);
  const arrived = facts.arrivals.flatMap(({ names }) => names.map((name) => pen.unit([name])));
  const coming = arrived.filter((unit) => !pen.isPlaced(unit) && arrived.length < tableFrom);
  const suffered = [...sayNews(seen, pen), ...facts.patrols.map((patrol) => sayPatrol(patrol, pen))];
  const road = [
    ...large.flatMap((part) => sayMany(part).map((way) => pen.say([way]))),
    ...small.flatMap((part) => sayUntold(part, pen)),
    ...(coming.length > 0
      ? [pen.say(pen.words.arrived, { slots: { who: pen.placed(coming).text }, isMany: coming.length > 1 })]
      : []),
  ];
  const sky = [...sayNews(plan.news.filter(isSky), pen), ...facts.requests.map((request) => sayRequest(request, pen))];
  const isOne = suffered.length + road.length <= sentencesInOne;
  return [...(isOne ? [[...suffered, ...road]] : [suffered, road]), sky].map((part) => part.join(' ')).filter(Boolean);
}

/** What no fight of the turn has shown: that none had tanks, that nobody is known by name. */
function sayOfAll({ fights }: ReportFacts, pen: Pen): string[] {
  const told = fights.filter((fight) => isToTell(fight, 'enemy'));
  if (told.length === 0) return [];
  const noTanks = told.every(({ enemy }) => !enemy.mustName.includes('tanks'));
  const nobody = told.every(({ enemy }) => enemy.identities.length === 0);
  return [...(noTanks ? [pen.say(pen.words.noTanks)] : []), ...(nobody ? [pen.say(pen.words.nobodyNamed)] : [])];
}

/** Ground that changed hands or an attack that failed is said first; the rest tells itself. */
const isBig = ({ fights, ...scene }: Scene): boolean =>
  blownAt(scene) !== undefined || fights.some(({ outcome }) => outcome !== null && big.has(outcome));
/** The map has no name for it: a sentence by itself gives its figures, so that none takes them for those of a unit. */
const isUnnamed = ({ fights }: Scene): boolean => fights.some(({ place, crossing }) => place.words === '' && !crossing);
const big: ReadonlySet<Outcome> = new Set<Outcome>([
  'overran',
  'tookGround',
  'thrownBack',
  'wereOverrun',
  'lostGround',
]);

/** How a fight ended, in a word or two: what an outline says beside its place. */
export const endedWords: Record<Course, string> = {
  overran: 'broken through',
  tookGround: 'taken',
  pressedThem: 'not taken',
  locked: 'undecided',
  thrownBack: 'not taken',
  gotNowhere: 'not taken',
  wereOverrun: 'lost',
  overwhelmed: 'lost',
  lostGround: 'lost',
  flankGave: 'held',
  heldOn: 'held',
  sawThemOff: 'held',
  probe: 'enemy met',
};

/** The letter as an outline: the news, a numbered line a fight, and what else there is. */
export function tellOutline(facts: ReportFacts, pen: Pen): string[] {
  const plan = planOf(facts, pen);
  const heads = plan.scenes.slice(0, headsAtMost).flatMap((scene) => headOf(scene, facts, pen));
  const objective = sayObjective(facts, pen, heads);
  let number = 0;
  const items = plan.scenes.flatMap((scene) =>
    scene.fights.map((fight, i) => {
      const { story, fates, rows } = sayFight(fight, pen, true);
      const more = i === scene.fights.length - 1 ? restOfScene(scene, pen) : [];
      number += 1;
      const place = capital(nearOf(fight).replace(/^at /, ''));
      const line = [`${number}. ${place}: ${endedWords[courseOf(fight)]}.`, ...story, ...fates, ...more].join(' ');
      return [line, ...rows].join('\n');
    }),
  );
  return [
    [...heads, ...objective].join(' '),
    ...(facts.returns ?? []).map((one) => sayReturn(one, pen)),
    ...items,
    ...endOf(plan, facts, pen),
  ].filter(Boolean);
}

/** What follows the fights in either form. */
function endOf(plan: Plan, facts: ReportFacts, pen: Pen): string[] {
  const price = sayPrice(facts.fights, pen).join(' ');
  const rest = restParagraphs(plan, facts, pen);
  const all = sayOfAll(facts, pen);
  const { sentences, table } = sayOthers(facts, plan, pen);
  return [price, ...rest, [...all, ...sentences].join(' '), table];
}

/** What belongs to the place of a fight and is no fight. */
function restOfScene(scene: Scene, pen: Pen): string[] {
  const blown = blownAt(scene);
  return [
    ...sayNews(
      scene.news.filter((one) => one !== blown),
      pen,
    ),
    ...scene.rows.map((part) => sayRow(part, pen)),
  ];
}

/** The letter as a story. */
export function tellStory(facts: ReportFacts, pen: Pen): string[] {
  const plan = planOf(facts, pen);
  const opening = plan.scenes
    .slice(0, headsAtMost)
    .filter((scene, i) => i === 0 || isBig(scene) || isAtObjective(scene, facts));
  const heads =
    opening.length > 0 ? opening.flatMap((scene) => headOf(scene, facts, pen)) : sayNothingFought(plan, facts, pen);
  const objective = sayObjective(facts, pen, heads);
  const isOneWithTheFirst = objective.length === 0 && plan.scenes.length === 1 && heads.length > 0;
  const scenes = plan.scenes.map((scene) =>
    sceneParagraphs(
      scene,
      facts,
      pen,
      opening.includes(scene) && (isOneWithTheFirst || !isUnnamed(scene)),
      isOneWithTheFirst,
    ),
  );
  const [lead, ...others] = isOneWithTheFirst
    ? [[...heads, scenes[0]![0]].join(' '), ...scenes[0]!.slice(1)]
    : [[...heads, ...objective].join(' '), ...scenes.flat()];
  const returns = (facts.returns ?? []).map((one) => sayReturn(one, pen));
  return [lead!, ...returns, ...others, ...endOf(plan, facts, pen)].filter(Boolean);
}

/** So many places are in the first sentences. */
const headsAtMost = 2;

/**
 * How a letter opens when nobody fought: with the worst or the best of what happened, else with that. Only part of a turn, as
 * a correction tells it, and an HQ that others report to open with themselves.
 */
function sayNothingFought(plan: Plan, facts: ReportFacts, pen: Pen): string[] {
  if (!pen.isWhole || pen.all.length === 0) return [];
  const { words } = pen;
  const of = <Kind extends NewsFact['kind']>(kind: Kind) =>
    plan.news.filter((one): one is Extract<NewsFact, { kind: Kind }> => one.kind === kind);
  const lost = of('taken');
  if (lost.length > 0) {
    const who = pen.named(pen.units(lost.flatMap(({ units }) => units)));
    return [pen.say(words.rows.taken, { slots: { who: who.text }, isMany: who.isMany })];
  }
  const blown = blownAt(plan);
  if (blown) return [pen.say(words.blown, { slots: { bridge: blown.spoken } })];
  const won = facts.objective?.places.find(
    (place) =>
      place.is === 'held' &&
      place.look !== 'blown' &&
      plan.rows.some(({ outcome, goal }) => outcome.is === 'done' && goal && kmBetween(goal, place) <= 1),
  );
  if (won) return [pen.say(words.ours, { slots: { place: won.spoken } })];
  if (of('landing').some(({ isTurnedBack }) => isTurnedBack)) return [pen.say(words.turnedBack)];
  if (of('landing').length > 0) return [pen.say(words.landed)];
  const isHit = of('strike').some(({ losses }) => losses !== 'none');
  const [queue] = plan.rows.flatMap(({ outcome }) => (outcome.is === 'queueing' ? outcome.crossing : []));
  if (isHit && !queue) return [pen.say(words.hit, { slots: { day: words.days[pen.daypart] } })];
  if (queue) return [pen.say(words.jammed, { slots: { crossing: queue } })];
  if (facts.returns?.length) return [];
  return [pen.say(words.noFighting, { slots: { day: words.days[pen.daypart] } })];
}
