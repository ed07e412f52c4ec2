import { faultOf, type MeasuredGoal, measuredGoals } from '@/lib/turn/testing/measured-goals';
import { measuredSheets } from '@/lib/turn/testing/measured-turn';
import { expect, givenScenario, test } from './fixtures';
import { goesTo, movesOnTo } from './fixtures/control';
import { readsSheet } from './fixtures/garden-turn';
import { handsInMeasuredTurn } from './fixtures/hands-in-measured';

/** Forty rows of thirteen teams: what the movement list proposes first, and where Enter on each card leads. */

const field = givenScenario('market-garden');

interface Counter {
  shortName: string;
  x: number;
  y: number;
  startX: number;
  startY: number;
  kmMoved: number;
  moveNote: string;
}

const kmTo = ([x, y]: readonly [number, number], at: readonly [number, number]) => Math.hypot(x - at[0], y - at[1]);

/** The counters of the master map, wherever in an answer they are. */
function countersIn(answer: unknown): Counter[] {
  if (typeof answer !== 'object' || answer === null) return [];
  return 'shortName' in answer && 'kmMoved' in answer
    ? [answer as unknown as Counter]
    : Object.values(answer).flatMap(countersIn);
}

// In `npm test` without a browser: self-play/measured-moves.db.test.ts.
test('Enter moves every row of the measured turn where it was meant to go; one that says no place asks for it', {
  tag: '@soak',
}, async ({ asControl }) => {
  await handsInMeasuredTurn(field);
  const control = await asControl(field, 'Game Control');
  await movesOnTo(control, 'Collection');
  for (const team of Object.keys(measuredSheets)) await readsSheet(control, team);
  await goesTo(control, 'Board');
  await movesOnTo(control, 'Movement');
  await control.keyboard.press('m');
  const list = control.getByRole('region', { name: 'Movement list' });
  const lit = list.locator('li[aria-current]');
  const faults: string[] = [];
  const goals = new Map<string, MeasuredGoal>();
  let asked = 0;

  await test.step('each card proposes what an umpire would', async () => {
    for (let left = 40; left > 0; left--) {
      await expect(list.getByRole('status')).toContainText(`${left} to move`);
      const [, team, row] = /^(.+), row (\d+)$/.exec(await lit.locator('span span').first().innerText())!;
      const goal = measuredGoals[team!]![Number(row) - 1]!;
      const unit = measuredSheets[team!]![Number(row) - 1]!.units[0]!;
      const proposed = await lit.locator('[aria-live]').innerText();
      if (goal === 'asks') {
        asked += 1;
        expect(proposed).toContain('Type a place');
        await control.keyboard.press('4');
        continue;
      }
      goals.set(unit, goal);
      const fault = faultOf(proposed, goal);
      if (fault) faults.push(`${team}, row ${row}: ${fault}`);
      await control.keyboard.press('Enter');
    }
    expect(faults).toEqual([]);
    expect(asked).toBe(1);
    expect(goals.size).toBe(39);
  });

  await test.step('each has gone there, or as far as it may', async () => {
    await expect(list.getByRole('status')).toContainText('0 to move');
    const desk = await control.evaluate(async () => {
      const [, , seat] = location.pathname.split('/');
      const reply = await fetch(`/api/control/${seat}/desk?at=${encodeURIComponent(`/control/${seat}/map`)}&has=`);
      return (await reply.json()) as unknown;
    });
    const end = countersIn(desk).filter(({ shortName }) => goals.has(shortName));
    expect(end).toHaveLength(39);
    for (const { shortName, x, y, startX, startY, kmMoved } of end) {
      const { at } = goals.get(shortName)!;
      expect(kmMoved, shortName).toBeGreaterThan(0);
      // Who goes round by a road may be no nearer yet; nobody is led away.
      expect(kmTo([x, y], at), shortName).toBeLessThan(kmTo([startX, startY], at) + 1);
    }
  });
});
