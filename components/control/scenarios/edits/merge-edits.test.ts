import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SharedPlace, sharedKeep } from '@/components/transport/keeper/shared-keep';
import { EditKeeper, type EditWritten, type KeptEdits } from './edit-keeper';
import { mergeEdits } from './merge-edits';

/** A browser with tabs of one seat, and a server that makes each edit once, by its id. */
function givenBrowser() {
  const browser = {
    kept: null as KeptEdits | null,
    isDown: false,
    refusing: '',
    made: [] as string[],
    sent: [] as string[],
  };
  const place: SharedPlace<KeptEdits> = {
    read: async () => structuredClone(browser.kept),
    change: async (_, changed) => {
      browser.kept = structuredClone(changed(structuredClone(browser.kept)));
    },
  };
  let ids = 0;
  const tab = async () => {
    const keeper = new EditKeeper({
      store: sharedKeep(place, mergeEdits),
      newId: () => `id-${++ids}`,
      onMovedAway: () => {},
      onSettled: () => {},
      post: async ({ writeId, what }: EditWritten) => {
        if (browser.isDown) return { kind: 'offline', by: 'network' };
        browser.sent.push(what);
        if (what === browser.refusing)
          return {
            kind: 'refused',
            refusal: { code: 'changedByAnother', message: 'Row 2 has been changed meanwhile.' },
          };
        if (!browser.made.includes(writeId)) browser.made.push(writeId);
        return { kind: 'ok', value: { version: browser.made.length } };
      },
    });
    await keeper.load();
    return keeper;
  };
  return { browser, tab };
}

const cell = (what: string) => ({
  what,
  splices: [{ file: 'units.csv', at: 1, removed: [['A1']], inserted: [[what]] }],
});
const kept = ({ kept }: { kept: KeptEdits | null }) => kept?.waiting.map(({ what }) => what) ?? [];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('two tabs of a seat on one draft', () => {
  it('nobody answers, and both are closed: the next page sends what each had written, once', async () => {
    const { browser, tab } = givenBrowser();
    browser.isDown = true;
    const one = await tab();
    const other = await tab();
    one.add(cell('one'));
    other.add(cell('other'));
    one.add(cell('one more'));
    await vi.advanceTimersByTimeAsync(0);
    expect(kept(browser)).toEqual(['one', 'other', 'one more']);
    vi.clearAllTimers();
    browser.isDown = false;
    const next = await tab();
    await vi.advanceTimersByTimeAsync(0);
    expect(browser.sent).toEqual(['one', 'other', 'one more']);
    expect([next.isSaved, browser.kept]).toEqual([true, null]);
  });

  it('one is answered: what the other waits for stays', async () => {
    const { browser, tab } = givenBrowser();
    const one = await tab();
    const other = await tab();
    browser.isDown = true;
    other.add(cell('other'));
    await vi.advanceTimersByTimeAsync(0);
    vi.clearAllTimers();
    browser.isDown = false;
    one.add(cell('one'));
    await vi.advanceTimersByTimeAsync(0);
    expect([browser.sent, kept(browser)]).toEqual([['one'], ['other']]);
  });

  it('an edit that both have is sent by both and made once, and neither keeps it', async () => {
    const { browser, tab } = givenBrowser();
    browser.isDown = true;
    const one = await tab();
    one.add(cell('one'));
    await vi.advanceTimersByTimeAsync(0);
    const other = await tab();
    browser.isDown = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(browser.sent).toEqual(['one', 'one']);
    expect(browser.made).toHaveLength(1);
    expect([one.isSaved, other.isSaved, browser.kept]).toEqual([true, true, null]);
  });

  it('what was refused in one stays until it is put away, whatever the other writes', async () => {
    const { browser, tab } = givenBrowser();
    browser.refusing = 'one';
    const one = await tab();
    const other = await tab();
    one.add(cell('one'));
    await vi.advanceTimersByTimeAsync(0);
    other.add(cell('other'));
    await vi.advanceTimersByTimeAsync(0);
    expect(browser.kept?.refused).toMatchObject({
      message: 'Row 2 has been changed meanwhile.',
      edits: [{ what: 'one' }],
    });
    one.putRefusedAway();
    await vi.advanceTimersByTimeAsync(0);
    expect(browser.kept).toBeNull();
  });
});
