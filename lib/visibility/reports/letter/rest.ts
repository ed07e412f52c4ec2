import { inWords } from '@/lib/text';
import { isToTell, type PatrolFact, type ReportFacts } from '../../facts';
import type { NewsFact } from '../../news-facts';
import { namings } from '../../words/player-words';
import { companionsIn } from './companions';
import { isSky, sayNews } from './news';
import { distance } from './objective';
import { sayOthers } from './others';
import { alike } from './own-losses';
import type { OwnUnit, Pen } from './pen';
import { blownAt, type Plan, type Scene, tableFrom } from './plan';
import { type RowPart, sayQueue, sayRow } from './rows';
import { sayPatrol } from './seen';
import { sayRequest } from './sky';

/** The news where nobody fought, and of what comes next: things seen and suffered, the road, the sky, the requests. */

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

/** Whoever has been told of is not told of again for having stayed where he was, or for being where he has been said to be. */
function sayUntold(part: RowPart, pen: Pen): string[] {
  const { outcome, goal } = part;
  const isStill = outcome.is === 'held';
  const isTold = (unit: OwnUnit): boolean =>
    pen.isPlaced(unit) && (isStill || (outcome.is === 'done' && unit.place?.words === `at ${goal?.spoken}`));
  const units = part.units.filter((unit) => !isTold(unit));
  return units.length > 0 ? [sayRow({ ...part, units }, pen)] : [];
}

/** So many sentences of what is left are one paragraph. */
const sentencesInOne = 5;

/** Paragraphs of few sentences are one. */
function together(paragraphs: readonly (readonly string[])[]): string[] {
  const merged: string[][] = [];
  for (const sentences of paragraphs) {
    if (sentences.length === 0) continue;
    const last = merged.at(-1);
    if (last && last.length + sentences.length <= sentencesInOne) for (const one of sentences) last.push(one);
    else merged.push([...sentences]);
  }
  return merged.map((sentences) => sentences.join(' '));
}

/** A bridge that own units blew as ordered is told of by that. */
const isToldByDemolition = (one: NewsFact, { news }: Plan): boolean =>
  one.kind === 'crossing' &&
  one.look === 'blown' &&
  news.some((other) => other.kind === 'demolition' && other.result === 'blown' && other.spoken === one.spoken);

/** The news that is told with the sky: all of it but own fighters that are told of with the bombs. */
function skyOf({ news }: Plan): NewsFact[] {
  const withBombs = new Set([...companionsIn(news)].flatMap(([one, cover]) => (one.kind === 'strike' ? [cover] : [])));
  return news.filter((one) => isSky(one) && !(one.kind === 'mission' && withBombs.has(one)));
}

/**
 * The things that own units saw and suffered, in the order of the facts; a likely cause of a unit's losses comes right
 * before them.
 */
function sufferedIn(plan: Plan, facts: ReportFacts, pen: Pen): string[] {
  const sky = new Set(skyOf(plan));
  const told = plan.news.filter((one) => !sky.has(one) && !isToldByDemolition(one, plan));
  const worn = told.filter((one) => one.kind === 'worn');
  const isOfWorn = ({ names }: PatrolFact): boolean =>
    worn.some(({ units }) => units.some(([name]) => names.includes(name!)));
  // How a bridge of the objective looks belongs to what has been said of the objective.
  const isOfObjective = (one: NewsFact): boolean =>
    one.kind === 'crossing' && (facts.objective?.places.some(({ spoken }) => spoken === one.spoken) ?? false);
  return [
    ...sayNews(told.filter(isOfObjective), pen),
    ...sayNews(
      told.filter((one) => one.kind !== 'worn' && !isOfObjective(one)),
      pen,
    ),
    ...facts.patrols.filter(isOfWorn).map((patrol) => sayPatrol(patrol, pen)),
    ...sayNews(worn, pen),
    ...facts.patrols.filter((patrol) => !isOfWorn(patrol)).map((patrol) => sayPatrol(patrol, pen)),
  ];
}

/** Rows one by one, but those of one queue together, where the first of them stands. */
const queuesTogether = (parts: readonly RowPart[]): RowPart[][] =>
  alike(parts, ({ outcome, factId, units }) =>
    outcome.is === 'queueing' ? outcome.crossing : `${factId} ${units.map(({ name }) => name).join()} ${outcome.is}`,
  );

/** The outcomes that name each unit they befell. */
const ofEach: ReadonlySet<RowPart['outcome']['is']> = new Set<RowPart['outcome']['is']>([
  'attackedNobody',
  'probedNobody',
  'didNotAttack',
  'queueing',
  'notBegun',
  'notCarriedOut',
]);

/** The part of a row that no table tells: all of it, or of one that is told of each of many those whom the letter has placed already. */
function besideTheTable(part: RowPart, pen: Pen): RowPart[] {
  const { units, outcome } = part;
  if (units.length < tableFrom) return [part];
  if (!ofEach.has(outcome.is)) return [];
  const placed = units.filter((unit) => pen.isPlaced(unit));
  if (units.length - placed.length < tableFrom) return [part];
  return placed.length > 0 ? [{ ...part, units: placed }] : [];
}

/** The outcome of the orders. */
function roadOf(plan: Plan, facts: ReportFacts, pen: Pen): string[] {
  const untold = plan.rows.filter((part) => !isToldByCrossing(part, plan)).flatMap((part) => besideTheTable(part, pen));
  // Whoever is where they were sent comes before those who are still on the road there.
  const isThere = ({ outcome }: RowPart): boolean => outcome.is === 'done';
  const rows = [
    ...untold.filter(isThere).flatMap((part) => sayUntold(part, pen)),
    ...queuesTogether(untold.filter((part) => !isThere(part))).flatMap((parts) =>
      parts.length > 1 ? [sayQueue(parts, pen)] : sayUntold(parts[0]!, pen),
    ),
  ];
  return [...rows, ...arrivalsOf(plan, facts, pen)];
}

/** Many units that fared alike, by their number: right before the table of them. */
const sayLarge = (parts: readonly RowPart[], pen: Pen): string[] =>
  parts.flatMap((part) => sayMany(part).map((way) => pen.say([way])));

/** The arrivals: those whom nothing else tells of with their places, then those who had only just come when it befell them. */
function arrivalsOf({ news }: Plan, { arrivals }: ReportFacts, pen: Pen): string[] {
  const arrived = arrivals.flatMap(({ names }) => names.map((name) => pen.unit([name])));
  const came = [
    ...arrived,
    ...pen.all.filter(({ hasArrived, name }) => hasArrived && !arrived.some((one) => one.name === name)),
  ].filter((unit) => unit.place && !pen.hasToldArrival(unit));
  const landed = new Set(news.flatMap((one) => (one.kind === 'landing' ? one.units.map(([name]) => name!) : [])));
  const before = came.filter((unit) => pen.isPlaced(unit) && !landed.has(unit.name));
  const coming = came.filter((unit) => !pen.isPlaced(unit));
  const told = [
    { units: coming.length < tableFrom ? coming : [], ways: pen.words.arrived },
    { units: before, ways: pen.words.hadJustArrived },
  ];
  return told
    .filter(({ units }) => units.length > 0)
    .map(({ units, ways }) => {
      const who = pen.placed(units);
      return pen.say(ways, { slots: { who: who.text }, isMany: who.isMany });
    });
}

/** True when own units met tanks, in a fight or without one. */
const areTanksMet = ({ fights, news }: ReportFacts): boolean =>
  fights.some(({ enemy }) => enemy.mustName.includes('tanks')) ||
  news.some((one) => 'types' in one && one.types.some((type) => new RegExp(namings.tanks.source, 'i').test(type)));

/** The things that no fight of the turn has shown: that none had tanks, that nobody is known by name. */
export function sayOfAll(facts: ReportFacts, pen: Pen): string[] {
  const { fights } = facts;
  const told = fights.filter((fight) => isToTell(fight, 'enemy'));
  if (told.length === 0) return [];
  const { words } = pen;
  const noTanks = !areTanksMet(facts);
  const nobody = told.every(({ enemy }) => enemy.identities.length === 0);
  if (noTanks && nobody) return [pen.say(words.noTanksNoName)];
  // After several fights it would be taken for what the last of them has shown.
  const ways = fights.length > 1 ? words.noTanks.map((way) => `${way} anywhere`) : words.noTanks;
  return [...(noTanks ? [pen.say(ways)] : []), ...(nobody ? [pen.say(words.nobodyNamed)] : [])];
}
/** Missions that were turned back come before those that flew: nobody has seen what they were to look at. */
const failedFirst = (news: readonly NewsFact[]): NewsFact[] => {
  const isTurnedBack = (one: NewsFact): boolean => one.kind === 'mission' && one.result === 'turnedBack';
  return [...news.filter(isTurnedBack), ...news.filter((one) => !isTurnedBack(one))];
};

/** The end of a letter beside the rest: the task where nothing of it is done, and the words over all fights. */
interface End {
  /** The state of the objective, where something else has opened the letter. */
  objective?: readonly string[];
  task?: readonly string[];
  all?: readonly string[];
}

/** The parts that follow the fights in either form. */
export function endOf(
  plan: Plan,
  facts: ReportFacts,
  pen: Pen,
  { objective = [], task = [], all = [] }: End,
): string[] {
  // A mission that the weather kept on the ground tells of it.
  const isWeatherTold = plan.news.some((one) => one.kind === 'mission' && one.result === 'badWeather');
  const weather =
    facts.isBadWeather && !isWeatherTold ? [pen.say(pen.words.badWeather, { slots: { daypart: pen.daypart } })] : [];
  const suffered = [...objective, ...sufferedIn(plan, facts, pen)];
  const large = plan.rows.filter((part) => !besideTheTable(part, pen).includes(part));
  const road = roadOf(plan, facts, pen);
  const sky = [
    ...weather,
    ...sayNews(failedFirst(skyOf(plan)), pen),
    ...facts.requests.map((request) => sayRequest(request, pen)),
  ];
  const { sentences, table } = sayOthers(facts, plan, pen);
  return [...together([all, suffered, road, sky, [...sentences, ...task, ...sayLarge(large, pen)]]), table];
}

/** The news at the place of a fight that is no fight. */
export function restOfScene(scene: Scene, pen: Pen): string[] {
  const blown = blownAt(scene);
  return [
    ...sayNews(
      scene.news.filter((one) => one !== blown),
      pen,
    ),
    ...scene.rows.map((part) => sayRow(part, pen)),
  ];
}
