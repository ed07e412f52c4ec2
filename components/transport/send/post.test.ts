import { afterEach, describe, expect, it, vi } from 'vitest';
import { post, read } from './post';

afterEach(() => void vi.unstubAllGlobals());

const answering = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));

describe('what becomes of a write', () => {
  it('is taken', async () => {
    answering(200, { ok: true, value: { id: 'a' } });
    expect(await post('s', 'copy', {})).toEqual({ kind: 'ok', value: { id: 'a' } });
  });

  it.each([400, 404, 409])('is refused with its reason (%i)', async (status) => {
    const refusal = { code: 'badInput', message: 'Row 2: circle one action.' };
    answering(status, { ok: false, refusal });
    expect(await post('s', 'draft', {})).toEqual({ kind: 'refused', refusal });
  });

  it('nobody answers', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await post('s', 'draft', {})).toEqual({ kind: 'offline', by: 'network' });
  });

  it.each([
    [503, 'database'],
    [507, 'disk'],
  ])(
    'the console is there and can take nothing now (%i): it goes again, and what it waits for is known',
    async (status, by) => {
      answering(status, { ok: false, refusal: { code: 'diskFull', message: 'Nothing was written.' } });
      expect(await post('s', 'draft', {})).toEqual({ kind: 'offline', by });
      expect(await read('s', 'desk')).toEqual({ kind: 'offline', by });
    },
  );

  it.each([500, 502])('the console answers, and has a fault (%i): that is not nobody', async (status) => {
    answering(status, 'Internal Server Error');
    expect(await post('s', 'draft', {})).toEqual({ kind: 'fault' });
    expect(await read('s', 'desk')).toEqual({ kind: 'fault' });
  });

  it('an answer that is none of ours is a fault too, not a reason to send it again for ever', async () => {
    answering(413, '<html>too large</html>');
    expect(await post('s', 'draft', {})).toEqual({ kind: 'fault' });
  });

  it('the seat is at another laptop', async () => {
    answering(401, { ok: false, refusal: { code: 'notYours', message: 'gone' } });
    expect(await post('s', 'draft', {})).toEqual({ kind: 'movedAway' });
  });
});
