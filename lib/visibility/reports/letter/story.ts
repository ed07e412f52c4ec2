import type { ReportFacts } from '../../facts';
import { sayFight } from './fight';
import { headOf, headsOf, inHeadOrder, isBig, isUnnamed, openingOf } from './heads';
import { leadOf } from './lead';
import { sayObjective } from './objective';
import type { Pen } from './pen';
import { type Plan, planOf, type Scene } from './plan';
import { endOf, restOfScene, sayOfAll } from './rest';
import { returnsIn, sayReturn, saySilent } from './returns';

/** The letter as a story, a paragraph a place (§10). */

/** The words of the letter before it comes to a place, and the rest to be said there. */
interface Before {
  isHeadSaid: boolean;
  isPlaceSaid: boolean;
  areLostJustNamed: boolean;
  /** It is said of all fights, with the only one. */
  all: readonly string[];
  help: Plan['help'];
}

/** Tells what happened at one place. */
function sceneParagraphs(
  scene: Scene,
  facts: ReportFacts,
  pen: Pen,
  { isHeadSaid, isPlaceSaid, areLostJustNamed, all, help }: Before,
): string[] {
  const head = isHeadSaid || !(isBig(scene) || isUnnamed(scene)) ? [] : headOf(scene, facts, pen);
  const paragraphs: string[][] = [[...head]];
  scene.fights.forEach((fight, i) => {
    const isSaid = isPlaceSaid || head.length > 0 || i > 0;
    const told = sayFight(fight, pen, {
      isPlaceSaid: isSaid,
      ofEnemy: facts.fights.length === 1 ? all : [],
      areLostJustNamed: areLostJustNamed && i === 0,
      help: help.get(fight.id),
    });
    if (i > 0 && paragraphs.at(-1)!.length > 0) paragraphs.push([]);
    const last = paragraphs.at(-1)!;
    for (const sentence of told.story) last.push(sentence);
    for (const sentence of told.fates) last.push(sentence);
    if (told.rows.length > 0) paragraphs.push([told.rows.join('\n')], []);
  });
  const last = [...paragraphs.pop()!, ...restOfScene(scene, pen)];
  paragraphs.push(last);
  return paragraphs.map((sentences) => sentences.join(' ')).filter(Boolean);
}

export function tellStory(facts: ReportFacts, pen: Pen): string[] {
  const plan = planOf(facts, pen);
  const isAlone = plan.scenes.length === 1;
  const opening = openingOf(plan.scenes, facts);
  const lead = leadOf(plan, facts, pen, plan.scenes.length > 0);
  const heads = headsOf(opening, lead, facts, pen);
  const objective = sayObjective(facts, pen, heads);
  const returns = returnsIn(facts).map((one) => sayReturn(one, pen));
  const isPlaceSaid = isAlone && opening.length > 0 && returns.length === 0;
  const isOneWithTheFirst = isPlaceSaid && lead.after.length === 0 && objective.first.length === 0;
  // What opens a letter is news; who was bombed has nothing to do with the objective.
  const isStruck = plan.news.some((one) => one.kind === 'strike' && !lead.rest.news.includes(one));
  const isNews = plan.scenes.length === 0 ? !isStruck : heads.length > 0;
  const all = sayOfAll(facts, pen);
  const inOrder = [...inHeadOrder(opening, facts), ...plan.scenes.filter((scene) => !opening.includes(scene))];
  const scenes = inOrder.map((scene) =>
    sceneParagraphs(scene, facts, pen, {
      isHeadSaid: opening.includes(scene),
      isPlaceSaid,
      areLostJustNamed: isOneWithTheFirst,
      all,
      help: plan.help,
    }),
  );
  const told = withAll(scenes.flat(), facts.fights.length === 1 ? [] : all);
  // The task stands with the news, but where the story of the only fight follows at once, and where HQs below have spoken.
  const isTaskFirst = isNews && !isOneWithTheFirst && returns.length === 0;
  const task = lead.isAfterObjective || isTaskFirst ? [] : objective.last;
  if (lead.isAfterObjective) {
    // Where nothing happened to the objective itself, how far the team is with it is the first a reader asks.
    const before = [...lead.quiet, ...objective.first, ...objective.last, ...heads].join(' ');
    return [before, ...saySilent(facts, pen), ...endOf(lead.rest, facts, pen, { task })].filter(Boolean);
  }
  const [first, ...others] = isOneWithTheFirst
    ? [[...heads, told[0]].join(' '), ...told.slice(1)]
    : [[...heads, ...(isNews ? objective.first : []), ...(isTaskFirst ? objective.last : [])].join(' '), ...told];
  const later = isNews || isOneWithTheFirst ? [] : objective.first;
  const silent = saySilent(facts, pen);
  return [first!, ...returns, ...others, ...silent, ...endOf(lead.rest, facts, pen, { objective: later, task })].filter(
    Boolean,
  );
}

/** The paragraphs with the things that no fight has shown at the end of the last; a table ends no paragraph. */
function withAll(paragraphs: readonly string[], all: readonly string[]): string[] {
  const last = paragraphs.at(-1);
  if (last === undefined || all.length === 0) return [...paragraphs, ...all];
  return last.includes('\n') ? [...paragraphs, all.join(' ')] : [...paragraphs.slice(0, -1), [last, ...all].join(' ')];
}
