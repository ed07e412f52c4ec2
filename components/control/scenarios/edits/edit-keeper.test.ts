import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reply } from '@/components/transport/send/send';
import { EditKeeper, type EditWritten, type KeptEdits } from './edit-keeper';
import { editText } from './edit-words';

/** A server that makes each edit once, by its id, and the browser's store that outlives a page. */
function givenDraft() {
  const draft = {
    isDown: false,
    /** It makes the edit, and its answer is lost. */
    isMute: false,
    refusal: null as { code: string; message: string } | null,
    sent: [] as EditWritten[],
    made: [] as string[],
    kept: null as KeptEdits | null,
    settled: 0,
  };
  let ids = 0;
  const post = async (edit: EditWritten): Promise<Reply<{ version: number }>> => {
    if (draft.isDown) return { kind: 'offline', by: 'network' };
    draft.sent.push(edit);
    if (draft.refusal) return { kind: 'refused', refusal: draft.refusal };
    if (!draft.made.includes(edit.writeId)) draft.made.push(edit.writeId);
    return draft.isMute ? { kind: 'offline', by: 'network' } : { kind: 'ok', value: { version: draft.made.length } };
  };
  /** A page that opens the desk. */
  const open = async () => {
    const keeper = new EditKeeper({
      post,
      newId: () => `id-${++ids}`,
      onMovedAway: () => {},
      onSettled: () => draft.settled++,
      store: {
        load: async () => structuredClone(draft.kept),
        keep: async (kept) => {
          draft.kept = structuredClone(kept);
          return true;
        },
      },
    });
    await keeper.load();
    return keeper;
  };
  return { draft, open };
}

const cell = (text: string) => ({
  what: `Units, row 2: arm is “${text}”`,
  splices: [{ file: 'units.csv', at: 1, removed: [['A1', 'infantry']], inserted: [['A1', text]] }],
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('edits of a draft', () => {
  it('go at once and in order, and nothing of them is kept once they are acknowledged', async () => {
    const { draft, open } = givenDraft();
    const keeper = await open();
    keeper.add(cell('paras'));
    keeper.add(cell('armour'));
    expect(draft.kept?.waiting.map(({ writeId }) => writeId)).toEqual(['id-1', 'id-2']);
    await vi.advanceTimersByTimeAsync(0);
    expect(draft.sent.map(({ writeId, what }) => [writeId, what])).toEqual([
      ['id-1', 'Units, row 2: arm is “paras”'],
      ['id-2', 'Units, row 2: arm is “armour”'],
    ]);
    expect(keeper.state()).toMatchObject({ waiting: [], savedAs: 2, saving: 'saved' });
    expect([draft.kept, draft.settled]).toEqual([null, 1]);
  });

  it('three thousand rows are sent in parts of one group; what is smaller is whole and has none', async () => {
    const { draft, open } = givenDraft();
    const keeper = await open();
    const rows = Array.from({ length: 3000 }, (_, at) => [`A${at}`, 'x'.repeat(250)]);
    keeper.add({
      what: 'Units: 3000 rows brought in',
      splices: [{ file: 'units.csv', at: 1, removed: [], inserted: rows }],
    });
    keeper.add(cell('paras'));
    await vi.advanceTimersByTimeAsync(0);
    expect(draft.sent.map(({ what, group }) => [what, group])).toEqual([
      ['Units: 3000 rows brought in, part 1 of 2', 'id-1'],
      ['Units: 3000 rows brought in, part 2 of 2', 'id-1'],
      ['Units, row 2: arm is “paras”', null],
    ]);
    expect(draft.sent.slice(0, 2).flatMap(({ splices }) => splices[0]!.inserted)).toEqual(rows);
  });

  it('a page that was closed while nobody answered: the next that opens the desk sends them', async () => {
    const { draft, open } = givenDraft();
    draft.isDown = true;
    const closed = await open();
    closed.add(cell('paras'));
    closed.add(cell('armour'));
    await vi.advanceTimersByTimeAsync(0);
    expect(closed.state()).toMatchObject({ saving: 'waiting', isKeptHere: true });
    vi.clearAllTimers();
    draft.isDown = false;
    const next = await open();
    expect(next.isSaved).toBe(false);
    next.add(cell('guns'));
    await vi.advanceTimersByTimeAsync(0);
    expect(draft.sent.map(({ writeId }) => writeId)).toEqual(['id-1', 'id-2', 'id-3']);
    expect([next.isSaved, draft.kept]).toEqual([true, null]);
  });

  it('a page that was closed before the answer came: sent again under the same id, it is made once', async () => {
    const { draft, open } = givenDraft();
    draft.isMute = true;
    (await open()).add(cell('paras'));
    await vi.advanceTimersByTimeAsync(0);
    vi.clearAllTimers();
    draft.isMute = false;
    const next = await open();
    await vi.advanceTimersByTimeAsync(0);
    expect(draft.sent.map(({ writeId }) => writeId)).toEqual(['id-1', 'id-1']);
    expect([draft.made, next.isSaved, draft.kept]).toEqual([['id-1'], true, null]);
  });

  it('made long ago, its answer forgotten: it is done with, and the next one goes', async () => {
    const { draft, open } = givenDraft();
    draft.kept = { waiting: [{ ...cell('paras'), group: null, writeId: 'old-1' }], refused: null };
    draft.refusal = { code: 'alreadyDone', message: 'This was done before, and is not done again.' };
    const keeper = await open();
    await vi.advanceTimersByTimeAsync(0);
    expect(keeper.state()).toMatchObject({ waiting: [], refused: null });
    draft.refusal = null;
    keeper.add(cell('guns'));
    await vi.advanceTimersByTimeAsync(0);
    expect(draft.made).toEqual(['id-1']);
  });

  it('refused as old, they are not sent again; their text is kept until it is put away', async () => {
    const { draft, open } = givenDraft();
    const edits = ['paras', 'armour'].map((text, at) => ({ ...cell(text), group: null, writeId: `old-${at}` }));
    draft.kept = { waiting: edits, refused: null };
    draft.refusal = { code: 'changedByAnother', message: 'Row 2 of units.csv has been changed meanwhile.' };
    const keeper = await open();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(draft.sent.map(({ writeId }) => writeId)).toEqual(['old-0']);
    const again = await open();
    expect(again.state().refused?.message).toBe('Row 2 of units.csv has been changed meanwhile.');
    expect(again.state().refused?.edits.map(editText)).toEqual([
      'Units, row 2: arm is “paras”\nA1\tparas',
      'Units, row 2: arm is “armour”\nA1\tarmour',
    ]);
    again.putRefusedAway();
    expect([keeper.isSaved, draft.kept]).toEqual([true, null]);
  });

  it('a desk that is left with something unsent sends it', async () => {
    const { draft, open } = givenDraft();
    const keeper = await open();
    keeper.add(cell('paras'));
    keeper.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(draft.made).toEqual(['id-1']);
  });

  it('what a thing of a map or the manifest was is told as JSON', () => {
    const splices = [{ file: 'manifest.json', at: 0, removed: [], inserted: [{ title: 'Chania' }] }];
    expect(editText({ what: 'The game changed', splices })).toBe('The game changed\n{"title":"Chania"}');
  });
});
