import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AirWords } from '@/lib/visibility/forms/air-columns';
import type { Written } from './draft';
import { DraftKeeper } from './draft-keeper';
import { airSheets } from './draft-state';
import { givenDesk } from './given-desk-for-tests';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a draft saves itself (§5)', () => {
  it('goes to Control 600 ms after the last letter, in one save', async () => {
    const { desk, open } = givenDesk();
    const keeper = await open();
    const id = keeper.add({ orders: 'h' });
    await vi.advanceTimersByTimeAsync(300);
    keeper.edit(id, { orders: 'hold' });
    await vi.advanceTimersByTimeAsync(599);
    expect(desk.writes).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(desk.writes.map(({ body }) => body.lines.map((line) => line.orders))).toEqual([['hold']]);
    expect(keeper.state().saving).toBe('saved');
  });

  it('an hour without network loses nothing, and all of it arrives afterwards', async () => {
    const { desk, open } = givenDesk();
    const keeper = await open();
    desk.isDown = true;
    keeper.add({ orders: 'hold' });
    await vi.advanceTimersByTimeAsync(1_800_000);
    keeper.add({ orders: 'move' });
    await vi.advanceTimersByTimeAsync(1_800_000);
    expect(keeper.state().saving).toBe('waiting');
    desk.isDown = false;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(keeper.state().saving).toBe('saved');
    expect(desk.sheet.lines.map((line) => line.orders)).toEqual(['hold', 'move']);
  });

  it('a crash while offline loses nothing', async () => {
    const { desk, open } = givenDesk();
    desk.isDown = true;
    const before = await open();
    before.add({ orders: 'hold' });
    await vi.advanceTimersByTimeAsync(0);
    before.close();
    desk.isDown = false;
    const after = await open();
    expect(after.state().draft.rows.map((row) => row.orders)).toEqual(['hold']);
    await vi.advanceTimersByTimeAsync(0);
    expect(desk.sheet.lines.map((line) => line.orders)).toEqual(['hold']);
    after.receive(desk.sheet);
    expect(desk.kept).toBeNull();
  });

  it('a save without an answer is repeated with the same write id', async () => {
    const { desk, open } = givenDesk();
    const keeper = await open();
    const id = keeper.add({ orders: 'hold' });
    desk.answer = { kind: 'offline', by: 'network' };
    await vi.advanceTimersByTimeAsync(600);
    keeper.edit(id, { orders: 'hold on' });
    desk.answer = null;
    await vi.advanceTimersByTimeAsync(2000);
    const [first, again, next] = desk.writes;
    expect(again!.body).toEqual(first!.body);
    expect(next!.body.lines.map((line) => line.orders)).toEqual(['hold on']);
    expect(next!.body.writeId).not.toBe(first!.body.writeId);
  });

  it('a console that fails again and again is said to have a fault; the words stay safe and go when it is mended', async () => {
    const { desk, open } = givenDesk();
    const keeper = await open();
    desk.answer = { kind: 'fault' };
    const id = keeper.add({ orders: 'hold' });
    await vi.advanceTimersByTimeAsync(600);
    expect(keeper.state().saving).toBe('waiting');
    await vi.advanceTimersByTimeAsync(6000);
    expect(keeper.state().saving).toBe('fault');
    expect(desk.writes).toHaveLength(3);
    expect(desk.kept?.draft.rows.map((row) => row.orders)).toEqual(['hold']);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(desk.writes).toHaveLength(3);
    expect(await keeper.handIn()).toBe(false);
    expect(keeper.state().refusal?.message).toContain('The console has a fault');
    desk.answer = null;
    keeper.edit(id, { orders: 'hold the bridge' });
    await vi.advanceTimersByTimeAsync(600);
    expect(keeper.state().saving).toBe('saved');
    expect(desk.sheet.lines.map((line) => line.orders)).toEqual(['hold the bridge']);
  });

  it('says when this browser has nowhere to keep it', async () => {
    const { desk, open } = givenDesk();
    const keeper = await open();
    desk.isStoreBroken = true;
    keeper.add({ orders: 'hold' });
    await vi.advanceTimersByTimeAsync(600);
    expect(keeper.state()).toMatchObject({ isKeptHere: false, saving: 'saved' });
  });

  it('a seat that has moved to another laptop is noticed; the keeper itself puts nothing away', async () => {
    const { desk, open } = givenDesk();
    const keeper = await open();
    desk.answer = { kind: 'movedAway' };
    keeper.add({ orders: 'hold' });
    await vi.advanceTimersByTimeAsync(600);
    expect(desk.movedAway).toBe(1);
    expect(desk.kept?.draft.rows.map((row) => row.orders)).toEqual(['hold']);
  });
});

describe('a draft that meets a colleague’s (§5)', () => {
  it('a save that meets a colleague’s lays both texts side by side, without a refusal', async () => {
    const { desk, open } = givenDesk();
    const keeper = await open();
    const id = keeper.add({ orders: 'hold' });
    await vi.advanceTimersByTimeAsync(600);
    const theirs = { ...desk.sheet.lines[0]!, orders: 'hold the ford', version: 9, writtenBy: 'Commander' };
    desk.answer = {
      kind: 'refused',
      refusal: { code: 'changedByAnother', message: 'no', theirs: { lines: [theirs], gone: [] } },
    };
    keeper.edit(id, { orders: 'hold the bridge' });
    await vi.advanceTimersByTimeAsync(600);
    expect(keeper.state().refusal).toBeNull();
    expect(keeper.state().draft.rows[0]).toMatchObject({
      orders: 'hold the bridge',
      theirs: { orders: 'hold the ford' },
    });
    expect(desk.writes).toHaveLength(2);
  });

  it('a row taken off here and changed by a colleague comes back, and that is said', async () => {
    const { desk, open } = givenDesk();
    const keeper = await open();
    const id = keeper.add({ orders: 'hold' });
    await vi.advanceTimersByTimeAsync(600);
    const theirs = { ...desk.sheet.lines[0]!, orders: 'hold the ford', version: 9, writtenBy: 'Commander' };
    desk.answer = {
      kind: 'refused',
      refusal: { code: 'changedByAnother', message: 'no', theirs: { lines: [theirs], gone: [] } },
    };
    keeper.remove(id);
    await vi.advanceTimersByTimeAsync(600);
    expect(keeper.state().draft.rows).toMatchObject([{ orders: 'hold the ford', isUnsent: false }]);
    expect(keeper.state().refusal?.message).toContain('it is back');
  });

  it('a save of a row that a colleague took off is not sent again until the writer chooses (§5)', async () => {
    const { desk, open } = givenDesk();
    const keeper = await open();
    const id = keeper.add({ orders: 'hold' });
    await vi.advanceTimersByTimeAsync(600);
    desk.answer = {
      kind: 'refused',
      refusal: { code: 'changedByAnother', message: 'no', theirs: { lines: [], gone: [id] } },
    };
    keeper.edit(id, { orders: 'hold the bridge' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(desk.writes).toHaveLength(2);
    expect(keeper.state().draft.rows).toMatchObject([{ id, orders: 'hold the bridge', isGone: true }]);
    expect(await keeper.handIn()).toBe(false);
    expect(desk.writes).toHaveLength(2);

    desk.answer = null;
    keeper.choose(id, 'mine');
    await vi.advanceTimersByTimeAsync(0);
    expect(desk.writes[2]!.body.lines).toMatchObject([{ orders: 'hold the bridge', version: 0 }]);
    expect(desk.writes[2]!.body.lines[0]!.id).not.toBe(id);
  });

  it('a row a colleague took off goes when the writer lets it go, and nothing is sent', async () => {
    const { desk, open } = givenDesk();
    const keeper = await open();
    const id = keeper.add({ orders: 'hold' });
    await vi.advanceTimersByTimeAsync(600);
    keeper.edit(id, { orders: 'hold the bridge' });
    keeper.receive({ ...desk.sheet, version: 9, lines: [] });
    keeper.choose(id, 'theirs');
    await vi.advanceTimersByTimeAsync(1000);
    expect(keeper.state().draft.rows).toEqual([]);
    expect(desk.writes).toHaveLength(1);
  });
});

describe('the draft of an air request sheet (§12)', () => {
  it('goes its own way: blank rows stay, what is written is saved and handed in with every word of it', async () => {
    const writes: { what: string; body: { lines: Written<AirWords>[] } }[] = [];
    const keeper = new DraftKeeper(
      {
        turn: 2,
        kind: airSheets,
        newId: () => `id-${writes.length}`,
        onMovedAway: () => {},
        store: { load: async () => null, keep: async () => true },
        post: async (what, sent) => {
          const body = sent as { writeId: string; lines: Written<AirWords>[] };
          writes.push({ what, body });
          const lines = body.lines.map((line) => ({
            ...line,
            version: line.version + 1,
            writtenBy: 'me',
          }));
          const sheet = { id: 'air', turn: 2, state: 'draft' as const, version: writes.length + 1, lines };
          const rest = { isLate: false, submittedAt: null, submittedBy: null, readingAt: null };
          return { kind: 'ok', value: { sheet: { ...sheet, ...rest } } };
        },
      },
      undefined,
    );
    await keeper.load();
    const id = keeper.add();
    await vi.advanceTimersByTimeAsync(1000);
    expect(writes).toEqual([]);
    keeper.edit(id, { mission: 'bombing', target: 'The mill' });
    expect(await keeper.handIn()).toBe(true);
    expect(writes.map(({ what }) => what)).toEqual(['save-air-draft', 'submit-air-sheet']);
    expect(writes[1]!.body.lines).toEqual([
      {
        id,
        position: 0,
        version: 1,
        mission: 'bombing',
        target: 'The mill',
        at: '',
        timing: '',
        wish: '',
        counterIds: [],
        squadronIds: [],
      },
    ]);
  });
});

describe('handing in (§5)', () => {
  it('sends what was typed a moment ago, then the whole sheet', async () => {
    const { desk, open } = givenDesk();
    const keeper = await open();
    keeper.add({ orders: 'hold' });
    expect(await keeper.handIn()).toBe(true);
    expect(desk.writes.map(({ what }) => what)).toEqual(['save-draft', 'submit-order-sheet']);
  });

  it('a refusal stands at the row and column it names', async () => {
    const { desk, open } = givenDesk();
    const keeper = await open();
    keeper.add({ orders: 'hold' });
    const second = keeper.add({ orders: 'move' });
    await vi.advanceTimersByTimeAsync(600);
    desk.answer = {
      kind: 'refused',
      refusal: { code: 'badInput', message: 'Row 2: circle one action.', field: 'lines.1.action' },
    };
    expect(await keeper.handIn()).toBe(false);
    expect(keeper.state().refusal).toEqual({ rowId: second, column: 'action', message: 'Row 2: circle one action.' });
  });

  it('while nobody answers it waits, and goes out once by itself when somebody does', async () => {
    const { desk, open } = givenDesk();
    const keeper = await open();
    keeper.add({ orders: 'hold' });
    desk.isDown = true;
    const handed = keeper.handIn();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(keeper.state()).toMatchObject({ handingIn: 'waiting', saving: 'waiting', refusal: null });
    desk.isDown = false;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await handed).toBe(true);
    expect(desk.writes.map(({ what }) => what)).toEqual(['save-draft', 'submit-order-sheet']);
    expect(keeper.state().handingIn).toBe('no');
  });

  it('after a lost answer it is the same handing-in', async () => {
    const { desk, open } = givenDesk();
    const keeper = await open();
    keeper.add({ orders: 'hold' });
    await vi.advanceTimersByTimeAsync(600);
    desk.answer = { kind: 'offline', by: 'network' };
    const handed = keeper.handIn();
    await vi.advanceTimersByTimeAsync(2_000);
    desk.answer = null;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await handed).toBe(true);
    const [, first, ...again] = desk.writes;
    expect(first!.what).toBe('submit-order-sheet');
    expect(again.length).toBeGreaterThan(0);
    for (const one of again) expect(one).toEqual(first);
  });

  it('a crash while it waits does not lose it: it goes out once, with the same id', async () => {
    const { desk, open } = givenDesk();
    const before = await open();
    before.add({ orders: 'hold' });
    await vi.advanceTimersByTimeAsync(600);
    desk.answer = { kind: 'offline', by: 'network' };
    void before.handIn();
    await vi.advanceTimersByTimeAsync(0);
    before.close();
    desk.answer = null;
    const after = await open();
    await vi.advanceTimersByTimeAsync(60_000);
    const [, first, ...again] = desk.writes;
    expect(again).toEqual([first]);
    after.receive(desk.sheet);
    expect(desk.kept).toBeNull();
  });

  it('a letter written while it waits holds it back', async () => {
    const { desk, open } = givenDesk();
    const keeper = await open();
    const id = keeper.add({ orders: 'hold' });
    desk.isDown = true;
    const handed = keeper.handIn();
    await vi.advanceTimersByTimeAsync(5_000);
    keeper.edit(id, { orders: 'hold on' });
    expect(await handed).toBe(false);
    desk.isDown = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(desk.writes.map(({ what, body }) => [what, body.lines[0]!.orders])).toEqual([
      ['save-draft', 'hold'],
      ['save-draft', 'hold on'],
    ]);
  });

  it('is held back when the writer says so', async () => {
    const { desk, open } = givenDesk();
    const keeper = await open();
    keeper.add({ orders: 'hold' });
    await vi.advanceTimersByTimeAsync(600);
    desk.isDown = true;
    const handed = keeper.handIn();
    await vi.advanceTimersByTimeAsync(5_000);
    keeper.holdBack();
    expect(await handed).toBe(false);
    desk.isDown = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(desk.writes.map(({ what }) => what)).toEqual(['save-draft']);
  });

  it('waits for the writer to choose between two texts', async () => {
    const { desk, open } = givenDesk();
    const keeper = await open();
    const id = keeper.add({ orders: 'hold' });
    await vi.advanceTimersByTimeAsync(600);
    const theirs = { ...desk.sheet.lines[0]!, orders: 'hold the ford', version: 9, writtenBy: 'Commander' };
    keeper.edit(id, { orders: 'hold the bridge' });
    keeper.receive({ ...desk.sheet, version: 9, lines: [theirs] });
    expect(await keeper.handIn()).toBe(false);
    expect(desk.writes).toHaveLength(1);
    keeper.choose(id, 'mine');
    await vi.advanceTimersByTimeAsync(0);
    expect(desk.writes[1]!.body.lines).toMatchObject([{ orders: 'hold the bridge', version: 9 }]);
  });

  it('a desk read before the last save and arriving after it changes nothing', async () => {
    const { desk, open } = givenDesk();
    const keeper = await open();
    const old = desk.sheet;
    keeper.add({ orders: 'hold' });
    await vi.advanceTimersByTimeAsync(600);
    keeper.receive(old);
    expect(keeper.state().draft.rows.map((row) => row.orders)).toEqual(['hold']);
  });
});
