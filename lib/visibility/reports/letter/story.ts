import type { ReportFacts } from '../../facts';
import { sayFight } from './fight';
import { headOf, isBig, isUnnamed } from './heads';
import { besideFights, leadOf } from './lead';
import { sayObjective } from './objective';
import type { Pen } from './pen';
import { blownAt, isAtObjective, planOf, type Scene } from './plan';
import { endOf, restOfScene, sayOfAll } from './rest';
import { sayReturn } from './sky';

/** The letter as a story, a paragraph a place (§10). */

/** So many places are in the first sentences. */
export const headsAtMost = 2;

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

export function tellStory(facts: ReportFacts, pen: Pen): string[] {
  const plan = planOf(facts, pen);
  const opening = plan.scenes
    .slice(0, headsAtMost)
    .filter((scene, i) => i === 0 || isBig(scene) || isAtObjective(scene, facts));
  const lead = opening.length > 0 ? besideFights(plan, pen) : leadOf(plan, facts, pen);
  const heads = [...lead.sentences, ...opening.flatMap((scene) => headOf(scene, facts, pen))];
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
  const told = withAll(scenes.flat(), sayOfAll(facts, pen));
  const [first, ...others] = isOneWithTheFirst
    ? [[...heads, told[0]].join(' '), ...told.slice(1)]
    : [[...heads, ...objective].join(' '), ...told];
  const returns = (facts.returns ?? []).map((one) => sayReturn(one, pen));
  return [first!, ...returns, ...others, ...endOf(lead.rest, facts, pen)].filter(Boolean);
}

/** What no fight has shown stands at the end of the last of them; a table ends no paragraph. */
function withAll(paragraphs: readonly string[], all: readonly string[]): string[] {
  const last = paragraphs.at(-1);
  if (last === undefined || all.length === 0) return [...paragraphs, ...all];
  return last.includes('\n') ? [...paragraphs, all.join(' ')] : [...paragraphs.slice(0, -1), [last, ...all].join(' ')];
}
