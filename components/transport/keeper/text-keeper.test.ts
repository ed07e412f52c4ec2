import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reply } from '../send/send';
import { type Stored, TextKeeper, type TextSent } from './text-keeper';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A report that Control's database holds, and what it is sent. */
function givenText() {
  const text = {
    stored: { words: 'All quiet.', version: 3 } as Stored<string>,
    sent: [] as TextSent<string>[],
    answer: null as Reply<{ version: number }, Stored<string>> | null,
    movedAway: 0,
  };
  let ids = 0;
  const keeper = new TextKeeper<string>(
    {
      isSame: (one, other) => one === other,
      pauseMs: 1000,
      newId: () => `id-${++ids}`,
      onMovedAway: () => text.movedAway++,
      post: async (sent) => {
        text.sent.push(sent);
        if (text.answer) return text.answer;
        if (sent.version !== text.stored.version) return met(text.stored);
        text.stored = { words: sent.words, version: sent.version + 1 };
        return { kind: 'ok', value: { version: text.stored.version } };
      },
    },
    text.stored,
  );
  return { text, keeper };
}
const met = (theirs: Stored<string>) =>
  ({ kind: 'refused', refusal: { code: 'changedByAnother', message: 'Meanwhile.', theirs } }) as const;

describe('a text that saves itself', () => {
  it('is saved a second after the last letter, in one save, and knows its version', async () => {
    const { text, keeper } = givenText();
    keeper.write('Tanks');
    await vi.advanceTimersByTimeAsync(500);
    keeper.write('Tanks at Elst.');
    await vi.advanceTimersByTimeAsync(999);
    expect(text.sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(text.sent).toEqual([{ words: 'Tanks at Elst.', version: 3, writeId: 'id-1' }]);
    expect(keeper.state()).toMatchObject({ saving: 'saved', savedAt: expect.any(Date) });
    expect(keeper.version).toBe(4);
  });

  it('is saved at once where it is asked for: the version that stands, or null', async () => {
    const { text, keeper } = givenText();
    expect(await keeper.save()).toBe(3);
    keeper.write('Tanks at Elst.');
    expect(await keeper.save()).toBe(4);
    text.answer = { kind: 'refused', refusal: { code: 'alreadyDone', message: 'This report has been released.' } };
    keeper.write('Tanks at Lent.');
    expect(await keeper.save()).toBeNull();
    expect(keeper.state()).toMatchObject({ saving: 'refused', refusal: 'This report has been released.' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(text.sent).toHaveLength(2);
  });

  it('what is written while a save is on its way goes after it, before `save` ends', async () => {
    const { text, keeper } = givenText();
    keeper.write('Tanks');
    const saved = keeper.save();
    keeper.write('Tanks at Elst.');
    expect(await saved).toBe(5);
    expect(text.stored).toEqual({ words: 'Tanks at Elst.', version: 5 });
  });

  it('is sent again under the same id until somebody answers', async () => {
    const { text, keeper } = givenText();
    text.answer = { kind: 'offline', by: 'network' };
    keeper.write('Tanks at Elst.');
    expect(await keeper.save()).toBeNull();
    expect(keeper.state().saving).toBe('waiting');
    text.answer = null;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(text.sent.map(({ writeId }) => writeId)).toEqual(['id-1', 'id-1']);
    expect(keeper.state().saving).toBe('saved');
  });

  it('goes at once when the page is left, and says until then that it is not saved', async () => {
    const { text, keeper } = givenText();
    keeper.write('Tanks at Elst.');
    keeper.close();
    expect(keeper.isSaved).toBe(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(text.stored.words).toBe('Tanks at Elst.');
    expect(keeper.isSaved).toBe(true);
  });

  it('goes on as it was where the page is come back to before it was saved', async () => {
    const { text, keeper } = givenText();
    text.answer = { kind: 'offline', by: 'network' };
    keeper.write('Tanks at Elst.');
    keeper.close();
    await vi.advanceTimersByTimeAsync(0);
    keeper.receive({ words: 'All quiet.', version: 3 });
    expect(keeper.state()).toMatchObject({ words: 'Tanks at Elst.', theirs: null });
    keeper.write('Tanks at Elst, at noon.');
    text.answer = null;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(text.stored.words).toBe('Tanks at Elst, at noon.');
  });

  it('is not saved while it is handed in; refused, it goes on saving', async () => {
    const { text, keeper } = givenText();
    keeper.write('Tanks at Elst.');
    keeper.rest(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(text.sent).toEqual([]);
    keeper.rest(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(text.stored.words).toBe('Tanks at Elst.');
  });
});

describe('a text that two umpires write', () => {
  it('is taken as the other wrote it where nothing is unsaved', () => {
    const { keeper } = givenText();
    keeper.receive({ words: 'Guns at Lent.', version: 4 });
    expect(keeper.state()).toMatchObject({ words: 'Guns at Lent.', theirs: null });
    keeper.receive({ words: 'All quiet.', version: 3 });
    expect(keeper.state().words).toBe('Guns at Lent.');
  });

  it('lies beside the other’s, and nothing is sent until one is chosen', async () => {
    const { text, keeper } = givenText();
    text.stored = { words: 'Guns at Lent.', version: 9 };
    keeper.write('Tanks at Elst.');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(text.sent).toHaveLength(1);
    expect(keeper.state()).toMatchObject({ words: 'Tanks at Elst.', theirs: { words: 'Guns at Lent.' } });
    expect(await keeper.save()).toBeNull();
    keeper.keepMine();
    await vi.advanceTimersByTimeAsync(0);
    expect(text.stored).toEqual({ words: 'Tanks at Elst.', version: 10 });
  });

  it('is the other’s where theirs is taken', async () => {
    const { text, keeper } = givenText();
    text.stored = { words: 'Guns at Lent.', version: 9 };
    keeper.write('Tanks at Elst.');
    await vi.advanceTimersByTimeAsync(1000);
    keeper.takeTheirs();
    expect(keeper.state()).toMatchObject({ words: 'Guns at Lent.', theirs: null, saving: 'saved' });
    expect(await keeper.save()).toBe(9);
    expect(text.sent).toHaveLength(1);
  });

  it('is no dispute where only the version is another', async () => {
    const { text, keeper } = givenText();
    text.stored = { words: 'All quiet.', version: 9 };
    keeper.write('Tanks at Elst.');
    await vi.advanceTimersByTimeAsync(1000);
    expect(text.stored).toEqual({ words: 'Tanks at Elst.', version: 10 });
    expect(keeper.state().theirs).toBeNull();
  });

  it('what the desk showed while a save was on its way is looked at after it', async () => {
    const { text, keeper } = givenText();
    keeper.write('Tanks at Elst.');
    const saved = keeper.save();
    keeper.receive({ words: 'Guns at Lent.', version: 5 });
    await saved;
    expect(text.stored.words).toBe('Tanks at Elst.');
    expect(keeper.state()).toMatchObject({ words: 'Guns at Lent.', theirs: null });
  });
});
