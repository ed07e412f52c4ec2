import { capital } from '@/lib/text';
import type { ReportFacts } from '../../facts';
import { courseOf, nearOf, sayFight } from './fight';
import { headsOf, openingOf } from './heads';
import { leadOf } from './lead';
import { sayObjective } from './objective';
import type { Pen } from './pen';
import { planOf } from './plan';
import { endOf, restOfScene, sayOfAll } from './rest';
import { sayReturn } from './sky';
import type { Course } from './words/staff-words';

/** The letter as an outline: the news, a numbered line a fight, and what else there is (§10). */

/** How a fight ended, in a word or two: what an outline says beside its place. */
export const endedWords: Record<Course, string> = {
  overran: 'broken through',
  tookGround: 'taken',
  pressedThem: 'not taken',
  locked: 'stalemate',
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

export function tellOutline(facts: ReportFacts, pen: Pen): string[] {
  const plan = planOf(facts, pen);
  const lead = leadOf(plan, facts, pen, plan.scenes.length > 0);
  const heads = headsOf(openingOf(plan.scenes, facts), lead, facts, pen);
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
    [...heads, ...objective.first].join(' '),
    ...(facts.returns ?? []).map((one) => sayReturn(one, pen)),
    ...items,
    ...endOf(lead.rest, facts, pen, { task: objective.last, all: sayOfAll(facts, pen) }),
  ].filter(Boolean);
}
