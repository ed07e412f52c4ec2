import { describe, expect, it } from 'vitest';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import type { DeskLine } from '@/lib/visibility/player/desk';
import {
  added,
  type Draft,
  disputed,
  edited,
  emptyDraft,
  keptAsNew,
  keptHere,
  keptMine,
  taken,
  tookTheirs,
  unsentOf,
  without,
  withSheet,
} from './draft';

const line = (id: string, orders: string, version = 1, position = 0): DeskLine => ({
  ...emptyLine,
  id,
  orders,
  version,
  position,
  writtenBy: 'Commander',
});
const sheet = (...lines: DeskLine[]) => ({ lines });
const orders = (draft: Draft) => draft.rows.map((row) => row.orders);
const read = (...lines: DeskLine[]) => withSheet(emptyDraft(2), sheet(...lines));

describe('two people of one team on one sheet (§5)', () => {
  it('rows not written here are as read, in order of position', () => {
    expect(orders(read(line('b', 'second', 1, 1), line('a', 'first', 1, 0)))).toEqual(['first', 'second']);
  });

  it('a colleague’s new row appears beside the row being written here', () => {
    const mine = edited(read(line('a', 'hold')), 'a', { orders: 'hold the bridge' });
    expect(orders(withSheet(mine, sheet(line('a', 'hold'), line('b', 'move', 1, 1))))).toEqual([
      'hold the bridge',
      'move',
    ]);
  });

  it('a colleague’s change to a row not written here replaces it', () => {
    expect(orders(withSheet(read(line('a', 'hold')), sheet(line('a', 'hold the ford', 2))))).toEqual(['hold the ford']);
  });

  it('a row the colleague took off leaves; one that is being written here stays, noted and not sent', () => {
    const both = read(line('a', 'hold'), line('b', 'move', 1, 1));
    const after = withSheet(edited(both, 'b', { orders: 'move at dusk' }), sheet());
    expect(after.rows).toMatchObject([{ orders: 'move at dusk', isGone: true }]);
    expect(unsentOf(after)).toBeNull();
  });

  it('a refusal because rows are gone says the same of a row written here, and takes the others off', () => {
    const mine = edited(read(line('a', 'hold'), line('b', 'move', 1, 1)), 'b', { orders: 'move at dusk' });
    const after = disputed(mine, { lines: [], gone: ['a', 'b'] });
    expect(after.rows).toMatchObject([{ orders: 'move at dusk', isGone: true }]);
    expect(unsentOf(after)).toBeNull();
  });

  it('a row taken off by a colleague is kept as a new row only when the writer says so', () => {
    const gone = withSheet(edited(read(line('a', 'hold', 3)), 'a', { orders: 'hold the bridge' }), sheet());
    expect(unsentOf(keptAsNew(gone, 'a', 'new'))).toEqual({
      lines: [{ ...emptyLine, id: 'new', position: 0, version: 0, orders: 'hold the bridge' }],
      removed: [],
    });
    expect(unsentOf(without(gone, 'a'))).toBeNull();
  });

  it('a row emptied here and taken off by a colleague is gone for both', () => {
    expect(withSheet(edited(read(line('a', 'hold')), 'a', { orders: '' }), sheet()).rows).toEqual([]);
  });

  it('a new row of this browser is not gone because the sheet does not have it yet', () => {
    expect(withSheet(added(emptyDraft(2), 'a', { ...emptyLine, orders: 'hold' }), sheet()).rows).toMatchObject([
      { isGone: false },
    ]);
  });

  it('a save that arrived, though a colleague took its row off before the answer came, is not sent anew', () => {
    const first = added(emptyDraft(2), 'a', { ...emptyLine, orders: 'hold' });
    const sent = unsentOf(first)!;
    expect(taken(first, sent, sheet()).rows).toEqual([]);
    const since = taken(edited(first, 'a', { orders: 'hold on' }), sent, sheet());
    expect(since.rows).toMatchObject([{ orders: 'hold on', isGone: true }]);
  });

  it('a row both changed keeps both texts and is not sent', () => {
    const mine = edited(read(line('a', 'hold')), 'a', { orders: 'hold the bridge' });
    const both = withSheet(mine, sheet(line('a', 'hold the ford', 2)));
    expect(both.rows[0]).toMatchObject({ orders: 'hold the bridge', theirs: { orders: 'hold the ford' } });
    expect(unsentOf(both)).toBeNull();
  });

  it('a row both changed to the same words is no dispute', () => {
    const mine = edited(read(line('a', 'hold')), 'a', { orders: 'hold the ford' });
    expect(withSheet(mine, sheet(line('a', 'hold the ford', 2))).rows[0]).toMatchObject({
      isUnsent: false,
      version: 2,
      theirs: null,
    });
  });

  it('keeping mine sends it against the version that was seen beside it', () => {
    const mine = edited(read(line('a', 'hold')), 'a', { orders: 'hold the bridge' });
    const kept = keptMine(withSheet(mine, sheet(line('a', 'hold the ford', 7))), 'a');
    expect(unsentOf(kept)?.lines).toMatchObject([{ orders: 'hold the bridge', version: 7 }]);
  });

  it('taking theirs leaves nothing to send', () => {
    const mine = edited(read(line('a', 'hold')), 'a', { orders: 'hold the bridge' });
    const took = tookTheirs(withSheet(mine, sheet(line('a', 'hold the ford', 7))), 'a');
    expect(orders(took)).toEqual(['hold the ford']);
    expect(unsentOf(took)).toBeNull();
  });

  it('a refusal lays their row beside mine, and brings back a row I took off', () => {
    const both = read(line('a', 'hold'), line('b', 'move', 1, 1));
    const mine = without(edited(both, 'a', { orders: 'hold the bridge' }), 'b');
    const after = disputed(mine, {
      lines: [line('a', 'hold the ford', 2), line('b', 'move by night', 2, 1)],
      gone: [],
    });
    expect(after.rows[0]).toMatchObject({ orders: 'hold the bridge', theirs: { orders: 'hold the ford' } });
    expect(after.rows[1]).toMatchObject({ orders: 'move by night', isUnsent: false });
    expect(after.removed).toEqual([]);
  });
});

describe('sending a draft', () => {
  it('a blank new row is not sent', () => expect(unsentOf(added(emptyDraft(2), 'new', emptyLine))).toBeNull());

  it('a row taken off before Control ever had it is not sent either', () => {
    expect(unsentOf(without(added(emptyDraft(2), 'new', { ...emptyLine, orders: 'wait' }), 'new'))).toBeNull();
  });

  it('a row emptied again is sent, when Control had it', () => {
    expect(unsentOf(edited(read(line('a', 'hold')), 'a', { orders: '' }))?.lines).toMatchObject([{ orders: '' }]);
  });

  it('a row taken off is sent with the version that was read', () => {
    expect(unsentOf(without(read(line('a', 'hold', 4)), 'a'))).toEqual({
      lines: [],
      removed: [{ id: 'a', version: 4 }],
    });
  });

  it('a row taken off does not come back by reading the desk before it is sent', () => {
    expect(withSheet(without(read(line('a', 'hold', 4)), 'a'), sheet(line('a', 'hold', 4))).rows).toEqual([]);
  });

  it('what was typed while a save was under way stays unsent, against the new version', () => {
    const first = added(emptyDraft(2), 'a', { ...emptyLine, orders: 'hold' });
    const sent = unsentOf(first)!;
    const since = taken(edited(first, 'a', { orders: 'hold on' }), sent, sheet(line('a', 'hold', 1)));
    expect(unsentOf(since)?.lines).toMatchObject([{ orders: 'hold on', version: 1 }]);
  });

  it('reading the desk before the answer to a save does not make the writer his own rival', () => {
    const first = added(emptyDraft(2), 'a', { ...emptyLine, orders: 'hold' });
    const underWay = unsentOf(first);
    const since = withSheet(edited(first, 'a', { orders: 'hold on' }), sheet(line('a', 'hold', 1)), underWay);
    expect(since.rows[0]).toMatchObject({ orders: 'hold on', version: 1, theirs: null, isUnsent: true });
  });

  it('what was sent and not touched since is with Control', () => {
    const first = added(emptyDraft(2), 'a', { ...emptyLine, orders: 'hold' });
    expect(unsentOf(taken(first, unsentOf(first)!, sheet(line('a', 'hold', 1))))).toBeNull();
  });
});

describe('after a crash', () => {
  it('only unsent rows are kept in the browser', () => {
    const draft = edited(read(line('a', 'hold'), line('b', 'move', 1, 1)), 'b', { orders: 'move at dusk' });
    expect(orders(keptHere(draft))).toEqual(['move at dusk']);
  });

  it('kept rows come back over the sheet as it was read', () => {
    const kept = keptHere(edited(read(line('a', 'hold'), line('b', 'move', 1, 1)), 'b', { orders: 'move at dusk' }));
    const again = withSheet(kept, sheet(line('a', 'hold the ford', 2), line('b', 'move', 1, 1)));
    expect(orders(again)).toEqual(['hold the ford', 'move at dusk']);
    expect(unsentOf(again)?.lines).toMatchObject([{ id: 'b', version: 1 }]);
  });

  it('a save whose answer was lost in the crash is recognised by its words', () => {
    const kept = keptHere(added(emptyDraft(2), 'a', { ...emptyLine, orders: 'hold' }));
    expect(unsentOf(withSheet(kept, sheet(line('a', 'hold', 1))))).toBeNull();
  });
});
