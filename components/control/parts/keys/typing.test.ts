import { describe, expect, it } from 'vitest';
import { Typing } from './typing';

/** Types keys one after the other, so many ms apart, and says which of them act, in their order. */
function acts(keys: readonly string[], ms: number): string[] {
  const typing = new Typing();
  const done: string[] = [];
  keys.forEach((key, i) => {
    const at = i * ms;
    if (i > 0 && ms >= 250) done.push(...typing.after());
    const heard = typing.hear(key.length === 1 ? key.toLowerCase() : key, at, /^[A-Z]$/.test(key));
    if (heard.kind === 'now') done.push(...heard.first, key);
  });
  return [...done, ...typing.after()];
}

describe('keys and text', () => {
  it.each([20, 60, 120, 200, 249])('a sentence does nothing, typed a letter each %i ms', (ms) => {
    expect(acts([...'the bridge is held by nobody'], ms)).toEqual([]);
    expect(acts([...'lt regt moves'], ms)).toEqual([]);
    expect(acts([...'no news yet', 'Enter'], ms)).toEqual([]);
  });

  it('a sentence that begins with a capital does nothing, however slowly it is typed', () => {
    expect(acts([...'The bridge at arnhem.'], 600)).toEqual([]);
    expect(acts([...'News', 'Enter'], 900)).toEqual([]);
  });

  it('keys pressed one after the other act in their order, slow or fast', () => {
    expect(acts(['b', 'm'], 80)).toEqual(['b', 'm']);
    expect(acts(['b', 'm'], 300)).toEqual(['b', 'm']);
    expect(acts(['o', 'a', 'o', 'a'], 120)).toEqual(['o', 'a', 'o', 'a']);
    expect(acts(['c', 'Enter'], 60)).toEqual(['c', 'Enter']);
    expect(acts(['b', 'm', 'o', 'c'], 260)).toEqual(['b', 'm', 'o', 'c']);
  });

  it('walking is never held back, nor what leads into a field', () => {
    expect(new Typing().hear('j', 0)).toEqual({ kind: 'now', first: [] });
    expect(acts(['j', 'j', 'j', 'k', 'j', 'Enter'], 40)).toEqual(['j', 'j', 'j', 'k', 'j', 'Enter']);
    expect(new Typing().hear('d', 0)).toEqual({ kind: 'now', first: [] });
    expect(new Typing().hear('/', 0)).toEqual({ kind: 'now', first: [] });
  });

  it('digits are no text: a place typed too early presses their buttons one by one', () =>
    expect(acts(['7', '4', '6'], 100)).toEqual(['7', '4', '6']));

  it('after a text keys act again when a second has gone by', () => {
    const typing = new Typing();
    for (const [i, key] of [...'the way'].entries()) typing.hear(key, i * 100);
    expect(typing.hear('b', 1500)).toEqual({ kind: 'text', isNew: false });
    expect(typing.hear('b', 2600)).toEqual({ kind: 'held' });
    expect(typing.after()).toEqual(['b']);
  });
});
