import { capital } from '@/lib/text';
import { type FightFacts, isToTell, type ReportFacts } from '../../facts';
import { courseOf, nearOf, nearsOf, sayFight } from './fight';
import { headOf, isUnnamed, openingOf, placeWon, sayFailed } from './heads';
import { type Lead, leadOf } from './lead';
import { sayObjective, sayOurs } from './objective';
import type { Pen } from './pen';
import { blownAt, planOf, type Scene } from './plan';
import { endOf, restOfScene, sayOfAll } from './rest';
import { returnsIn, sayReturn, saySilent } from './returns';

/** The letter as an outline: the news, a numbered line a fight, and what else there is (§10). */

/** The order of the items, which is that of the first sentences: who was lost, bridges that are gone, places of the objective that were won, ground that was lost, attacks that failed, tanks that still stand there, all else. */
const kinds = ['taken', 'blown', 'won', 'lost', 'failed', 'tanks', 'ground', 'other'] as const;
type SceneKind = (typeof kinds)[number];

/** The fight by which a scene is told first. */
const mainOf = ({ fights }: Scene): FightFacts | undefined => fights.find((fight) => isToTell(fight, 'story'));

function kindOf(scene: Scene, facts: ReportFacts): SceneKind {
  if (scene.fights.some(({ own }) => own.some(({ effectiveness }) => effectiveness === 'captured'))) return 'taken';
  if (blownAt(scene)) return 'blown';
  if (placeWon(scene, facts)) return 'won';
  const fight = mainOf(scene);
  const course = fight ? courseOf(fight) : 'probe';
  if (course === 'wereOverrun' || course === 'lostGround') return 'lost';
  if (course === 'thrownBack' || course === 'gotNowhere') return 'failed';
  const isOpen = course === 'locked' || course === 'pressedThem';
  if (isOpen && fight?.enemy.mustName.includes('tanks')) return 'tanks';
  return course === 'tookGround' || course === 'overran' ? 'ground' : 'other';
}

const inOrder = (scenes: readonly Scene[], facts: ReportFacts): Scene[] =>
  kinds.flatMap((kind) => scenes.filter((scene) => kindOf(scene, facts) === kind));

/** Places as a sentence names several: "at Best and east of Son". */
const nearAll = (scenes: readonly Scene[]): string => nearsOf(scenes.map((scene) => mainOf(scene)!));

/** The first sentences of an outline leave out nothing that is grave: those of a kind stand in one. */
function headsOfAll(scenes: readonly Scene[], lead: Lead, facts: ReportFacts, pen: Pen): string[] {
  const { words } = pen;
  const of = (kind: SceneKind): Scene[] => scenes.filter((scene) => kindOf(scene, facts) === kind && !isUnnamed(scene));
  const each = (some: readonly Scene[]): string[] => some.flatMap((scene) => headOf(scene, facts, pen));
  const won = [...new Set(of('won').flatMap((scene) => placeWon(scene, facts) ?? []))];
  const lost = (['wereOverrun', 'lostGround'] as const).flatMap((course) => {
    const some = of('lost').filter((scene) => courseOf(mainOf(scene)!) === course);
    return some.length > 0 ? [pen.say(words.heads[course], { slots: { near: nearAll(some) } })] : [];
  });
  const failed = of('failed');
  const tanks = of('tanks');
  return [
    ...lead.before,
    ...each(of('taken')),
    ...each(of('blown')),
    ...sayOurs(won, facts, pen),
    ...lost,
    ...(failed.length > 1 ? [sayFailed(failed, pen)] : each(failed)),
    ...(tanks.length > 0 ? [pen.say(words.tanksThere, { slots: { near: nearAll(tanks) } })] : []),
    ...lead.after,
    ...opensOtherwise(scenes, facts).flatMap((scene) => headOf(scene, facts, pen)),
  ];
}

/** Where nothing grave happened the weightiest fight opens the outline. */
const opensOtherwise = (scenes: readonly Scene[], facts: ReportFacts): Scene[] => {
  const isGrave = scenes.some((scene) => !isUnnamed(scene) && kinds.indexOf(kindOf(scene, facts)) <= tanksLast);
  return isGrave ? [] : openingOf(scenes, facts).slice(0, 1);
};
const tanksLast = kinds.indexOf('tanks');

export function tellOutline(facts: ReportFacts, pen: Pen): string[] {
  const plan = planOf(facts, pen);
  const lead = leadOf(plan, facts, pen, plan.scenes.length > 0);
  const scenes = inOrder(plan.scenes, facts);
  const heads = headsOfAll(scenes, lead, facts, pen);
  const objective = sayObjective(facts, pen, heads);
  let number = 0;
  const items = scenes.flatMap((scene) =>
    scene.fights.map((fight, i) => {
      const { story, fates, rows } = sayFight(fight, pen, { isPlaceSaid: true, help: plan.help.get(fight.id) });
      const more = i === scene.fights.length - 1 ? restOfScene(scene, pen) : [];
      number += 1;
      const place = capital(nearOf(fight).replace(/^(?:at|just) /, ''));
      const line = [`${number}. ${place}.`, ...story, ...fates, ...more].join(' ');
      return [line, ...rows].join('\n');
    }),
  );
  return [
    [...heads, ...objective.first].join(' '),
    ...returnsIn(facts).map((one) => sayReturn(one, pen)),
    ...items,
    ...saySilent(facts, pen),
    ...endOf(lead.rest, facts, pen, { task: objective.last, all: sayOfAll(facts, pen) }),
  ].filter(Boolean);
}
