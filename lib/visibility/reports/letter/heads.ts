import { kmBetween } from '@/lib/geometry';

import type { Action } from '@/lib/words';
import { type FightFacts, isToTell, type ObjectivePlace, type Outcome, type ReportFacts } from '../../facts';
import type { CrossingNews } from '../../news-facts';
import { courseOf, nearOf, nearsOf } from './fight';
import type { Lead } from './lead';
import { isPlural, sayOurs } from './objective';
import { whereLost } from './own-losses';
import type { Pen } from './pen';
import { blownAt, isAtObjective, isNearItsEnd, type Scene } from './plan';
import type { Course } from './words/staff-words';

/** The news of a place where there was a fight, in one short sentence. */

/** A fight that is told with its story, and so may have a first sentence. */
const hasHead = (fight: FightFacts): boolean => isToTell(fight, 'story');

/** So many places are in the first sentences: after the first those of the objective, and those where ground changed hands or an attack failed. */
const headsAtMost = 3;

/** The scenes that open a letter. A place without a name, and an enemy whom patrols met, are told of in their own paragraph. */
export const openingOf = (scenes: readonly Scene[], facts: ReportFacts): Scene[] =>
  scenes
    .slice(0, headsAtMost)
    .filter(
      (scene, i) =>
        (i === 0 || isBig(scene) || isAtObjective(scene, facts)) &&
        !isUnnamed(scene) &&
        scene.fights.some(({ outcome }) => outcome !== null),
    );

/** The scenes that open a letter in the order of their first sentences, which is that of the paragraphs as well. */
export const inHeadOrder = (opening: readonly Scene[], facts: ReportFacts): Scene[] => [
  ...opening.filter((scene) => placeWon(scene, facts)),
  ...opening.filter((scene) => isBig(scene) && !placeWon(scene, facts)),
  ...opening.filter((scene) => !isBig(scene) && !placeWon(scene, facts)),
];

/** The first sentences: what is gravest, places won, what else changed, what was no fight, and what stayed as it was. */
export function headsOf(opening: readonly Scene[], lead: Lead, facts: ReportFacts, pen: Pen): string[] {
  const say = (scenes: readonly Scene[]): string[] => {
    const failed = scenes.filter((scene) => isFailure(scene));
    const others = scenes.filter((scene) => failed.length < 2 || !failed.includes(scene));
    return [
      ...others.flatMap((scene) => headOf(scene, facts, pen)),
      ...(failed.length < 2 ? [] : [sayFailed(failed, pen)]),
    ];
  };
  const placeOf = (scene: Scene): ObjectivePlace | undefined => placeWon(scene, facts);
  const won = [...new Set(opening.flatMap((scene) => placeOf(scene) ?? []))];
  return [
    ...lead.before,
    ...sayOurs(won, facts, pen),
    ...say(opening.filter((scene) => isBig(scene) && !placeOf(scene))),
    ...lead.after,
    ...say(opening.filter((scene) => !isBig(scene))),
  ];
}

/** A place where an own attack failed and nothing graver happened. */
function isFailure(scene: Scene): boolean {
  const fight = scene.fights.find(hasHead);
  const isLost = scene.fights.some(({ own }) => own.some(({ effectiveness }) => effectiveness === 'captured'));
  return fight !== undefined && !isLost && !blownAt(scene) && failures.has(courseOf(fight));
}
const failures: ReadonlySet<Course> = new Set<Course>(['thrownBack', 'gotNowhere']);

/** Several attacks that failed, in one sentence. */
export const sayFailed = (scenes: readonly Scene[], pen: Pen): string =>
  pen.say(pen.words.attacksFailed, {
    slots: { near: nearsOf(scenes.map((scene) => scene.fights.find(hasHead)!)) },
  });

/** A place of the objective that was won where a scene was. */
export function placeWon(scene: Scene, facts: ReportFacts): ObjectivePlace | undefined {
  const fight = blownAt(scene) ? undefined : scene.fights.find(hasHead);
  if (!fight) return undefined;
  const course = courseOf(fight);
  return course === 'tookGround' || course === 'overran' ? heldAt(fight, facts) : undefined;
}

/** The news of a scene in short sentences, and who was lost there; empty where only part of a fight is told. */
export function headOf(scene: Scene, facts: ReportFacts, pen: Pen): string[] {
  const blown = blownAt(scene);
  if (blown) return [sayBlown(blown, scene, pen)];
  const fight = scene.fights.find(hasHead);
  if (!fight) return [];
  const course = courseOf(fight);
  const place = placeWon(scene, facts);
  if (place) return sayOurs([place], facts, pen);
  const slots = { near: nearOf(fight), who: course === 'overwhelmed' ? pen.named(fight.own).text : '' };
  // Who has been told of as taken is not lost a second time.
  const isLost = (unit: FightFacts['own'][number]) => unit.effectiveness === 'captured' && !pen.isSettled(unit);
  const lost = course === 'overwhelmed' ? [] : fight.own.filter(isLost);
  const hangsOn = course === 'heldOn' && isNearItsEnd(fight);
  const aim = aimedAt(fight, facts);
  const ofAim = aim ? pen.words.headsOfAims[course] : undefined;
  const head = pen.say(hangsOn ? pen.words.hangsOn : (ofAim ?? pen.words.heads[course]), {
    slots: { ...slots, place: aim?.spoken ?? '' },
    isMany: aim !== undefined && isPlural(aim.spoken),
  });
  if (lost.length === 0 || !isToTell(fight, 'own')) return [head];
  pen.hasSettled(lost);
  const who = pen.named(lost);
  return [head, pen.say(pen.words.lost, { slots: { who: who.text, at: whereLost(fight) }, isMany: who.isMany })];
}

/** A bridge that is gone, and whether before those who attacked had it. */
function sayBlown({ spoken, isFoughtFor }: CrossingNews, { fights }: Scene, pen: Pen): string {
  const { blown, blownInTheFight, blownBefore } = pen.words;
  const isLost = fights.every((fight) => attacks.has(fight.order ?? 'hold') && !won.has(courseOf(fight)));
  const ways = !isFoughtFor ? blown : isLost ? blownBefore : blownInTheFight;
  return pen.say(ways, { slots: { bridge: spoken } });
}
const attacks: ReadonlySet<Action> = new Set<Action>(['attack', 'breakThrough']);
const won: ReadonlySet<Course> = new Set<Course>(['overran', 'tookGround', 'sawThemOff', 'heldOn']);

/** A place of the objective that was fought for here and is held. */
const heldAt = (fight: FightFacts, { objective }: ReportFacts): ObjectivePlace | undefined =>
  objective?.places.find(
    (place) => place.is === 'held' && place.look !== 'blown' && kmBetween(place, fight.place) <= 1,
  );

/** A place of the objective that own troops attacked here and do not hold. */
const aimedAt = (fight: FightFacts, { objective }: ReportFacts): ObjectivePlace | undefined =>
  attacks.has(fight.order ?? 'hold')
    ? objective?.places.find(
        (place) => place.is !== 'held' && place.look !== 'blown' && kmBetween(place, fight.place) <= 1,
      )
    : undefined;

/** Ground that changed hands or an attack that failed is said first; the rest tells itself. */
export const isBig = ({ fights, ...scene }: Scene): boolean =>
  blownAt(scene) !== undefined || fights.some(({ outcome }) => outcome !== null && big.has(outcome));
/** The map has no name for it: a sentence by itself gives its figures, so that none takes them for those of a unit. */
export const isUnnamed = ({ fights }: Scene): boolean =>
  fights.some(({ place, crossing }) => place.words === '' && !crossing);
const big: ReadonlySet<Outcome> = new Set<Outcome>([
  'overran',
  'tookGround',
  'thrownBack',
  'wereOverrun',
  'lostGround',
]);
