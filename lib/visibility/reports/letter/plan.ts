import { kmBetween, type Place } from '@/lib/geometry';
import type { FightFacts, Outcome, ReportFacts } from '../../facts';
import type { CrossingNews, NewsFact } from '../../news-facts';
import { weightOf } from '../fights-in-order';
import { type Help, helpIn } from './help';
import type { Pen } from './pen';
import { partsOf, placeOf, type RowPart, withTheEnemy } from './rows';

/** The parts of a turn that belong together: one scene a place, the weightiest first, and everything that belongs to none. */

/** All that happened at one place where there was a fight. */
export interface Scene {
  fights: FightFacts[];
  news: NewsFact[];
  rows: RowPart[];
}

export interface Plan {
  scenes: Scene[];
  /** The news where nobody fought. */
  news: NewsFact[];
  rows: RowPart[];
  /** Own guns and aircraft that are told of with a fight, by its id. */
  help: ReadonlyMap<string, Help>;
}

/** As near as this to where a fight was, km, a thing belongs to it. */
const nearKm = 2.5;

/** A blown bridge, a place of the objective, and troops near their end weigh as much as ground that changed hands. */
const weights = { blown: 4, objective: 3, nearItsEnd: 5 };

export function planOf(facts: ReportFacts, pen: Pen): Plan {
  const scenes = new Map<string, Scene>();
  for (const fight of facts.fights) {
    const key = fight.place.words || fight.place.gridReference;
    const scene = scenes.get(key);
    if (scene) scene.fights.push(fight);
    else scenes.set(key, { fights: [fight], news: [], rows: [] });
  }
  const all = [...scenes.values()];
  const sceneAt = (place: Place | null): Scene | undefined =>
    place
      ? all
          .map((scene) => ({ scene, km: Math.min(...scene.fights.map((fight) => kmBetween(fight.place, place))) }))
          .filter(({ km }) => km <= nearKm)
          .sort((a, b) => a.km - b.km)[0]?.scene
      : undefined;
  const { parts, told } = withTheEnemy(partsOf(facts, pen), facts.news);
  const help = helpIn(facts, parts);
  const helpers = new Set<NewsFact | RowPart | undefined>(
    [...help.values()].flatMap(({ guns, aircraft }) => [guns, aircraft]),
  );
  const rest: Plan = { scenes: [], news: [], rows: [], help };
  for (const news of facts.news) {
    if (news.kind === 'outcome' || helpers.has(news) || told.includes(news)) continue;
    // Work on a bridge is told of by itself: whoever waits for it looks for that.
    if (news.kind === 'bridging') {
      rest.news.push(news);
      continue;
    }
    const scene =
      news.kind === 'crossing'
        ? (all.find(({ fights }) => fights.some(({ crossing }) => crossing?.factId === news.factId)) ??
          sceneAt(news.at))
        : 'at' in news && typeof news.at === 'object'
          ? sceneAt(news.at)
          : undefined;
    (scene ?? rest).news.push(news);
  }
  for (const part of parts.filter((one) => !helpers.has(one))) {
    (belongsToAFight(part) ? (sceneAt(placeOf(part)) ?? rest) : rest).rows.push(part);
  }
  return { ...rest, scenes: all.sort((a, b) => classOf(a) - classOf(b) || weigh(b, facts) - weigh(a, facts)) };
}

/** Whoever was to be in a fight and was not. */
const belongsToAFight = ({ outcome, units, kmLeft }: RowPart): boolean =>
  units.length < tableFrom &&
  (outcome.is === 'didNotAttack' ||
    outcome.is === 'attackedNobody' ||
    outcome.is === 'stopped' ||
    (outcome.is === 'onTheRoad' && Math.max(...kmLeft) <= nearKm));

/** So many units that fared alike are told by their number, and each in the table. */
export const tableFrom = 5;

export const blownAt = ({ news }: Pick<Scene, 'news'>): CrossingNews | undefined =>
  news.find((one): one is CrossingNews => one.kind === 'crossing' && one.look === 'blown' && !one.isNew);

/** True when all who fought there can hardly fight on. */
export const isNearItsEnd = ({ own, outcome }: FightFacts): boolean =>
  outcome !== null &&
  own.length > 0 &&
  own.every(({ effectiveness }) => effectiveness === 'disintegrating' || effectiveness === 'ineffective');

/** True when a place of the objective was fought for. */
export const isAtObjective = ({ fights }: Scene, { objective }: ReportFacts): boolean =>
  objective?.places.some((place) => fights.some((fight) => kmBetween(fight.place, place) <= nearKm)) ?? false;

/** The class of a scene: a loss of units first, then a bridge that is gone, ground that was won or lost, all else. */
function classOf(scene: Scene): number {
  if (scene.fights.some(({ own }) => own.some(({ effectiveness }) => effectiveness === 'captured'))) return 0;
  if (blownAt(scene)) return 1;
  return hasMovedGround(scene) ? 2 : 3;
}

/** True when ground changed hands. */
const hasMovedGround = ({ fights }: Scene): boolean =>
  fights.some(({ outcome }) => outcome !== null && movesGround.has(outcome));
const movesGround: ReadonlySet<Outcome> = new Set<Outcome>(['overran', 'tookGround', 'wereOverrun', 'lostGround']);

function weigh(scene: Scene, facts: ReportFacts): number {
  const isObjective = isAtObjective(scene, facts);
  return (
    Math.max(...scene.fights.map(weightOf)) +
    (scene.fights.some(isNearItsEnd) ? weights.nearItsEnd : 0) +
    (blownAt(scene) ? weights.blown : 0) +
    (isObjective ? weights.objective : 0)
  );
}
