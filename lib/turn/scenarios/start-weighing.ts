import { createHash } from 'node:crypto';
import { z } from 'zod';
import { newId } from '@/lib/db/kernel/ids';
import { touchControl } from '@/lib/db/kernel/transaction';
import { lockWeighings, type WeighedScenario, weighingUnderWay, writeWeighing } from '@/lib/db/scenarios/weighings';
import { refusal } from '@/lib/result';
import type { Scenario } from '@/lib/scenario/types';
import { shownOf, sidesOf } from '@/lib/sides';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { draftId, draftToEdit } from './draft-steps';
import { changedMeanwhile, readDraft } from './read-draft';

/** As many as tell a spread, and no more than a night has room for. */
const playsAtMost = 40;

/**
 * Has the console play a draft against itself so many times, in the background: its host does, as soon as no hall plays. What
 * came of the draft before is put away. `turns`: so many of each, from its first on; null: to the last.
 */
export const startWeighing = controlVerb({
  name: 'start-weighing',
  rule: '§2',
  who: gameControl,
  form: z.strictObject({
    draftId,
    plays: z.int().min(1).max(playsAtMost),
    turns: z.int().min(1).max(99).nullable(),
  }),
  inLedger: null,
  undo: 'atItsDesk',
  prepare: ({ draftId }, { gameId }) => readDraft(gameId, draftId, 'weigh it'),
  run: async ({ tx, seat, form, prepared: { version, scenario } }): Promise<{ weighingId: string }> => {
    await lockWeighings(tx);
    const underWay = await weighingUnderWay(tx);
    if (underWay)
      throw refusal('notNow', `${underWay.draftName} is being weighed. Stop that, or wait until it is done.`);
    const draft = await draftToEdit(tx, seat.gameId, form.draftId);
    if (draft.version !== version) throw changedMeanwhile('weigh it');
    const text = JSON.stringify(scenario);
    const weighingId = newId();
    await writeWeighing(tx, {
      ...form,
      id: weighingId,
      version,
      fingerprint: createHash('sha256').update(text).digest('hex'),
      scenario: text,
      about: aboutOf(scenario, form.turns),
      askedBy: seat.label,
    });
    touchControl(tx, seat.gameId);
    return { weighingId };
  },
});

/** The words on the page of a weighing about the scenario. */
function aboutOf(scenario: Scenario, turns: number | null): WeighedScenario {
  const { title, openingTurn, teams, plans = [], objectives = [] } = scenario;
  const numbers = scenario.turns.map(({ number }) => number).filter((number) => number >= openingTurn);
  const planned = new Set(plans.map(({ team }) => team));
  return {
    title,
    sides: shownOf(sidesOf(scenario)).names,
    turns: numbers.slice(0, turns ?? numbers.length),
    places: [...new Set(objectives.flatMap(({ places = [] }) => places))],
    teams: Object.fromEntries(teams.map(({ key, name }) => [key, name])),
    withoutPlan: teams.filter(({ key }) => !planned.has(key)).map(({ name }) => name),
  };
}
