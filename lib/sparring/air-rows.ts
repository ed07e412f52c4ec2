import type { Chance } from '@/lib/chance';
import { isInFrame } from '@/lib/geometry';
import type { AirWords } from '@/lib/visibility/forms/air-columns';
import { emptyAirLine } from '@/lib/visibility/forms/air-columns';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import { gridReference } from '@/lib/visibility/words/grid';
import type { Decided } from './decided';
import type { Known } from './known';

/** Rows of one sheet: a staff does not ask for everything. */
const rowsAtMost = 3;

/** Asks the air for what the orders need: support for the attacks, bombs on what was reported strong, a look at what nobody has seen. By night and without squadrons it asks for nothing. */
export function airRows(
  { squadrons }: Pick<PlayerDesk, 'squadrons'>,
  known: Known,
  decided: readonly Decided[],
  chance: Chance,
): AirWords[] {
  if (!known.mayAskForAir) return [];
  const all = squadrons.map(({ id }) => id);
  const attacks = decided.filter(({ thumb }) => thumb === 'attack');
  const rows: AirWords[] = [];
  const [first] = attacks;
  if (first?.goal)
    rows.push({
      ...emptyAirLine,
      mission: 'closeAirSupport',
      target: chance.oneOf([
        `Enemy in front of ${first.unit.shortName}`,
        `Whoever is at ${first.goal.name}`,
        `Guns and dug-in infantry at ${first.goal.name}`,
      ]),
      timing: chance.oneOf(['when the attack goes in', 'on call', 'ten minutes before we go']),
      counterIds: attacks.filter(({ goal }) => goal?.name === first.goal?.name).map(({ unit }) => unit.id),
      squadronIds: [chance.oneOf(all)],
    });
  const strong = known.enemies.find(({ battalions }) => battalions >= 2);
  if (strong && isInFrame(known.frame, strong.place))
    rows.push({
      ...emptyAirLine,
      mission: 'bombing',
      target: chance.oneOf(['Troops gathering there', 'Enemy concentration', 'What was reported there last turn']),
      at: gridReference(strong.place),
      timing: chance.oneOf(['as soon as you can', 'before the attack', '']),
      squadronIds: all,
    });
  const unseen = decided.find(({ thumb, goal }) => goal !== null && ['march', 'closeUp', 'patrol'].includes(thumb));
  if (unseen?.goal)
    rows.push({
      ...emptyAirLine,
      mission: 'recce',
      target: chance.oneOf([
        `Road to ${unseen.goal.name}`,
        `What is at ${unseen.goal.name}?`,
        `Round about ${unseen.goal.name}`,
      ]),
      at: gridReference(unseen.goal.place),
      wish: chance.oneOf(['Bridges too, please.', 'Look for tanks.', '']),
      squadronIds: [chance.oneOf(all)],
    });
  return rows.slice(0, rowsAtMost);
}
