import { kmBetween } from '@/lib/geometry';
import { type FightFacts, isToTell, type ObjectivePlace, type Outcome, type ReportFacts } from '../../facts';
import { courseOf, nearOf } from './fight';
import type { Pen } from './pen';
import { blownAt, type Scene } from './plan';

/** The news of a place where there was a fight, in one short sentence. */

/** A fight that is told with its story, and so may have a first sentence. */
const hasHead = (fight: FightFacts): boolean => isToTell(fight, 'story');

/** The news of a scene in one short sentence; empty where only part of a fight is told. */
export function headOf(scene: Scene, facts: ReportFacts, pen: Pen): string[] {
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
