import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenDesk } from './given-desk-for-tests';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an order form opened anew on a desk older than the last answer', () => {
  it('his own words are no colleague’s', async () => {
    const { desk, open } = givenDesk();
    const before = await open();
    const asRead = { ...desk.sheet };
    const id = before.add({ orders: 'hold' });
    await vi.advanceTimersByTimeAsync(600);
    before.edit(id, { orders: 'hold the bridge' });
    await vi.advanceTimersByTimeAsync(600);
    desk.isDown = true;
    before.edit(id, { orders: 'hold the bridge until relieved' });
    await vi.advanceTimersByTimeAsync(0);
    before.close();
    const withControl = desk.sheet;
    for (const older of [asRead, { ...asRead, version: 2, lines: [{ ...withControl.lines[0]!, version: 1 }] }]) {
      desk.sheet = older;
      const after = await open();
      after.receive(older);
      expect(after.state().draft.rows).toMatchObject([
        { orders: 'hold the bridge until relieved', version: 2, theirs: null, isGone: false },
      ]);
      after.close();
    }
    Object.assign(desk, { sheet: withControl, isDown: false });
    await (await open()).handIn();
    expect(desk.sheet.lines).toMatchObject([{ orders: 'hold the bridge until relieved' }]);
  });

  it('what was saved is there', async () => {
    const { desk, open } = givenDesk();
    const before = await open();
    const asRead = desk.sheet;
    before.add({ orders: 'hold' });
    await vi.advanceTimersByTimeAsync(600);
    before.close();
    Object.assign(desk, { sheet: asRead, isDown: true });
    const after = await open();
    expect(after.state().draft.rows).toMatchObject([{ orders: 'hold', version: 1, isUnsent: false }]);
  });
});
