import { describe, expect, it } from 'vitest';
import { projectionAt, viewOnAll } from '@/components/map/core/projection';
import { layOut } from '@/components/map/labels/labeller';
import { loadScenario } from '@/lib/scenario';
import { formAt, gatheredItems } from './master-items';

const read = await loadScenario('market-garden');
if (!read.ok) throw new Error('the scenario does not read');
const { map, units } = read.scenario;

/** Counters strewn evenly by a fixed rule: the units of the scenario over and over, as the bench has them. */
function strewn(count: number) {
  let state = 17091944;
  const next = () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
  const { minX, minY, maxX, maxY } = map.frame;
  return Array.from({ length: count }, (_, i) => {
    const { side, arm, formation, corps } = units[i % units.length]!;
    const place = { x: minX + next() * (maxX - minX), y: minY + next() * (maxY - minY) };
    return { ...{ id: `U${i}`, side, arm, formation, corps }, status: 3, ...place };
  });
}

/** Counts what the labeller gets of so many counters, and what it draws, at so many times the scale of the whole map at 1366 by 768. */
function costOf(count: number, times: number) {
  const at = projectionAt(times * viewOnAll(map.frame, 978, 586).scale);
  const placed = strewn(count);
  const items = gatheredItems(placed, formAt(placed, at), at, map);
  const counters = [...layOut(map, items, at).laid.values()].filter(({ kind }) => kind === 'counter');
  const held = counters.reduce((sum, { folded }) => sum + 1 + folded.length, 0);
  return { given: items.length, drawn: counters.length, held };
}

describe('three thousand counters beside three hundred', () => {
  it.each([1, 1.6, 2.5])(
    'are laid out and drawn for at most three times as much, and all are counted, at %d times the whole map',
    (times) => {
      const few = costOf(300, times);
      const many = costOf(3_000, times);
      expect(few.held).toBe(300);
      expect(many.held).toBe(3_000);
      expect(many.given).toBeLessThanOrEqual(3 * few.given);
      expect(many.drawn).toBeLessThanOrEqual(3 * few.drawn);
    },
  );
});
