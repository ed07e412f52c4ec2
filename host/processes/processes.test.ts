import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { heard } from './processes';

describe('a word that a process is waited for', () => {
  it('is heard among others', async () => {
    const from = new EventEmitter();
    const loaded = heard(from, 'loaded');
    from.emit('message', 'here');
    from.emit('message', 'loaded');
    await expect(loaded).resolves.toBeUndefined();
    expect(from.listenerCount('message') + from.listenerCount('exit')).toBe(0);
  });

  it('is not waited for any more when the process has ended', async () => {
    const from = new EventEmitter();
    const loaded = heard(from, 'loaded');
    from.emit('exit', 1, null);
    await expect(loaded).rejects.toThrow('a process of the console ended before it said “loaded”');
    expect(from.listenerCount('message') + from.listenerCount('exit')).toBe(0);
  });
});
