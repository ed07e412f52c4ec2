import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reply } from '@/components/transport/send/send';
import type { MarksWrite, MarkWords } from '@/lib/visibility/forms/mark-writes';
import type { DeskMark, MarksTheirs } from '@/lib/visibility/player/desk';
import { type KeptMarks, MarkKeeper } from './mark-keeper';

/** A desk of one team: what Control holds, whether anybody answers, and what the browser kept. */
function givenDesk() {
  const desk = {
    isDown: false,
    kept: null as KeptMarks | null,
    writes: [] as MarksWrite[],
    marks: [] as DeskMark[],
    answer: null as Reply<{ marks: DeskMark[] }, MarksTheirs> | null,
  };
  let ids = 0;
  const post = async (body: MarksWrite): Promise<Reply<{ marks: DeskMark[] }, MarksTheirs>> => {
    if (desk.isDown) return { kind: 'offline', by: 'network' };
    desk.writes.push(body);
    if (desk.answer) return desk.answer;
    const off = new Set([...body.marks, ...body.removed].map(({ id }) => id));
    const written = body.marks.map((mark) => ({ ...mark, version: mark.version + 1, writtenBy: 'me' }));
    desk.marks = [...desk.marks.filter(({ id }) => !off.has(id)), ...written];
    return { kind: 'ok', value: { marks: desk.marks } };
  };
  const open = async () => {
    const keeper = new MarkKeeper(
      {
        post,
        newId: () => `id-${++ids}`,
        onMovedAway: () => {},
        store: {
          load: async () => structuredClone(desk.kept),
          keep: async (kept) => {
            desk.kept = structuredClone(kept);
            return true;
          },
        },
      },
      desk.marks,
    );
    await keeper.load();
    return keeper;
  };
  return { desk, open };
}

const note = (text: string): MarkWords => ({ kind: 'note', points: [[46, 8]], text, symbol: '' });
const texts = (marks: readonly { text: string }[]) => marks.map(({ text }) => text);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a mark saves itself (§2)', () => {
  it('goes to Control half a second after the last stroke; a note without words waits for them', async () => {
    const { desk, open } = givenDesk();
    const keeper = await open();
    const id = keeper.add(note(''))!;
    await vi.advanceTimersByTimeAsync(1000);
    expect(desk.writes).toHaveLength(0);
    keeper.edit(id, { text: 'Fuel' });
    await vi.advanceTimersByTimeAsync(499);
    expect(desk.writes).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(desk.writes.map(({ marks }) => texts(marks))).toEqual([['Fuel']]);
    expect(keeper.state().saving).toBe('saved');
  });

  it('drawn without network is kept through a crash and arrives afterwards, once', async () => {
    const { desk, open } = givenDesk();
    desk.isDown = true;
    const before = await open();
    before.add(note('Fuel'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(before.state().saving).toBe('waiting');
    before.close();
    desk.isDown = false;
    const after = await open();
    expect(texts(after.state().here.marks)).toEqual(['Fuel']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(texts(desk.marks)).toEqual(['Fuel']);
    expect(desk.kept).toBeNull();
  });

  it('a colleague’s mark comes with the desk, and goes with it', async () => {
    const { open } = givenDesk();
    const keeper = await open();
    const theirs: DeskMark = { ...note('Bridge out'), id: 'theirs', writtenBy: 'Commander', version: 1 };
    keeper.receive([theirs]);
    expect(texts(keeper.state().here.marks)).toEqual(['Bridge out']);
    keeper.receive([]);
    expect(keeper.state().here.marks).toEqual([]);
  });

  it('a desk read before the save was answered neither takes the new mark off nor calls it gone', async () => {
    const { open } = givenDesk();
    const keeper = await open();
    const id = keeper.add(note('Fuel'))!;
    keeper.receive([]);
    expect(texts(keeper.state().here.marks)).toEqual(['Fuel']);
    await vi.advanceTimersByTimeAsync(500);
    expect(keeper.state().here.marks.find((mark) => mark.id === id)).toMatchObject({ isUnsent: false, version: 1 });
  });

  it('changed by two hands shows both texts, and sends nothing until one is chosen', async () => {
    const { desk, open } = givenDesk();
    const keeper = await open();
    const id = keeper.add(note('Left'))!;
    await vi.advanceTimersByTimeAsync(500);
    desk.answer = {
      kind: 'refused',
      refusal: {
        code: 'changedByAnother',
        message: '',
        theirs: { marks: [{ ...note('Right'), id, writtenBy: 'Commander', version: 2 }], gone: [] },
      },
    };
    keeper.edit(id, { text: 'Straight on' });
    await vi.advanceTimersByTimeAsync(500);
    desk.answer = null;
    const [mark] = keeper.state().here.marks;
    expect([mark!.text, mark!.theirs?.text]).toEqual(['Straight on', 'Right']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(desk.writes).toHaveLength(2);
    keeper.choose(id, 'mine');
    await vi.advanceTimersByTimeAsync(0);
    expect(desk.writes.at(-1)!.marks.map(({ text, version }) => [text, version])).toEqual([['Straight on', 2]]);
  });

  it('taken off by a colleague while it was changed here is asked about; kept, it is drawn as a new one', async () => {
    const { desk, open } = givenDesk();
    const keeper = await open();
    const id = keeper.add(note('Left'))!;
    await vi.advanceTimersByTimeAsync(500);
    keeper.edit(id, { text: 'Straight on' });
    keeper.receive([]);
    expect(keeper.state().here.marks[0]).toMatchObject({ isGone: true });
    keeper.choose(id, 'mine');
    await vi.advanceTimersByTimeAsync(0);
    expect(desk.writes.at(-1)!.marks.map(({ text, version }) => [text, version])).toEqual([['Straight on', 0]]);
  });

  it('the last thing done is undone: words in one, a move, a rubbing out, the drawing itself', async () => {
    const { desk, open } = givenDesk();
    const keeper = await open();
    const id = keeper.add(note('F'))!;
    keeper.edit(id, { text: 'Fu' });
    keeper.edit(id, { text: 'Fuel' });
    keeper.edit(id, { points: [[47, 8]] });
    keeper.remove(id);
    await vi.advanceTimersByTimeAsync(500);
    keeper.undo();
    expect(keeper.state().here.marks[0]).toMatchObject({ text: 'Fuel', points: [[47, 8]] });
    keeper.undo();
    expect(keeper.state().here.marks[0]).toMatchObject({ text: 'Fuel', points: [[46, 8]] });
    keeper.undo();
    expect(texts(keeper.state().here.marks)).toEqual(['F']);
    keeper.undo();
    expect(keeper.state()).toMatchObject({ canUndo: false, here: { marks: [] } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(desk.marks).toEqual([]);
  });

  it('undo leaves what a colleague has changed since, and says so', async () => {
    const { desk, open } = givenDesk();
    const keeper = await open();
    const id = keeper.add(note('Left'))!;
    await vi.advanceTimersByTimeAsync(500);
    keeper.receive([{ ...desk.marks[0]!, text: 'Right', version: 2 }]);
    keeper.undo();
    expect(texts(keeper.state().here.marks)).toEqual(['Right']);
    expect(keeper.state().trouble).toBe('A colleague has changed that mark since, so it stays as it is.');
    expect(keeper.state().here.marks[0]!.id).toBe(id);
  });

  it('the two-hundred-and-first is not drawn, and why is said', async () => {
    const { open } = givenDesk();
    const keeper = await open();
    for (let i = 0; i < 200; i++) expect(keeper.add(note(`${i}`))).not.toBeNull();
    expect(keeper.add(note('one more'))).toBeNull();
    expect(keeper.state().trouble).toBe('The map is full: at most 200 marks. Take old ones off first.');
    expect(keeper.state().here.marks).toHaveLength(200);
  });
});
