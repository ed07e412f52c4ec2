import { describe, expect, it } from 'vitest';
import { recordedTableDice } from '@/companions/rules/table-dice';
import { chanceOfAtLeast, chancesOfHits, chanceToPutOut } from './chances';
import { allied, german, inPhase, table } from './desk-for-tests';
import { impressionistic } from './impressionistic';
import { coversOfTarget, type Shot, type State, type UnitEntry } from './state';
import { antiArmourWeapons, armourClasses } from './tables';

/** The chance that an act ends in a state that fits, counted by playing it with every roll that can fall. */
function byEveryRoll(state: State, act: Shot, fits: (after: State) => boolean, before: number[] = []): number {
  let used = 0;
  let due = 0;
  const dice = recordedTableDice((sides) => {
    used += 1;
    if (used === before.length + 1) due = sides;
    return before[used - 1] ?? 1;
  });
  const answer = impressionistic.act(state, act, dice);
  if (!answer.ok) throw new Error(answer.message);
  if (used <= before.length) return fits(answer.state) ? 1 : 0;
  let chance = 0;
  for (let value = 1; value <= due; value += 1) chance += byEveryRoll(state, act, fits, [...before, value]) / due;
  return chance;
}

const firing = (target: Partial<UnitEntry>) =>
  inPhase(table([german('grenadiers'), allied('paras', { class: 'elite', ...target })]), 'directFire');
const shot = (more: Partial<Shot>): Shot =>
  ({ kind: 'fire', firer: 'grenadiers', target: 'paras', dice: 1, range: 'short', cover: 'open', ...more }) as Shot;
const isOut = ({ effects }: State) => effects.some(({ kind }) => kind === 'gone');
const fallen = ({ effects }: State) =>
  effects.reduce((sum, effect) => sum + (effect.kind === 'figures' ? effect.figures : 0), 0);

describe('the chances before the die are what every roll at the table comes to', () => {
  it('IW-4, IW-6: one die at every armour with every weapon, range and cover', () => {
    for (const armour of armourClasses)
      for (const weapon of antiArmourWeapons)
        for (const cover of coversOfTarget) {
          const kind = armour === 'softSkin' ? 'softSkin' : 'armour';
          const state = firing({ kind, armour, figures: 0 });
          const one = shot({ weapon, cover, range: cover === 'soft' ? 'long' : 'short' });
          expect(byEveryRoll(state, one, isOut)).toBeCloseTo(chanceToPutOut(state, one)!, 10);
        }
  });

  it('two and three dice at men on foot, and at a soft-skin with hits taken before', () => {
    for (const cover of coversOfTarget)
      for (const dice of [2, 3]) {
        const one = shot({ dice, cover });
        if (cover === 'building' && dice === 3) continue;
        const state = firing({ figures: 40 });
        for (const [hits, chance] of chancesOfHits(state, one).entries())
          expect(byEveryRoll(state, one, (after) => fallen(after) === hits)).toBeCloseTo(chance, 10);
        const truck = firing({ kind: 'softSkin', figures: 0 });
        truck.units.paras!.smallArmsHits = 1;
        expect(byEveryRoll(truck, one, isOut)).toBeCloseTo(chanceOfAtLeast(truck, one, 2), 10);
      }
  });
});
