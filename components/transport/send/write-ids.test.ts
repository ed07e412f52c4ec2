import { describe, expect, it } from 'vitest';
import { actsHeard, withWriteIds } from './write-ids';

type Sent = { to: string; id: string | undefined; body: unknown };

/** A line to a server that answers as listed, in turn; `lost`: it breaks off. */
function givenLine(...answers: ('lost' | Response)[]) {
  const sent: Sent[] = [];
  const waits: number[] = [];
  const line = async (to: unknown, request?: RequestInit) => {
    const headers = (request?.headers ?? {}) as Record<string, string>;
    sent.push({ to: String(to), id: headers['opcom-write-id'], body: request?.body });
    const answer = answers.shift() ?? new Response('done');
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    return answer;
  };
  const send = withWriteIds(line as typeof fetch, async (ms) => void waits.push(ms));
  const act = (body: string) => send('/control/s1', { method: 'POST', headers: { 'next-action': 'a1' }, body });
  return { sent, waits, send, act };
}

describe('an act of Control’s carries an id of its own', () => {
  it('two acts have two ids, even when they say the same', async () => {
    const { sent, act } = givenLine();
    await act('["s1",{"teamId":"t1"}]');
    await act('["s1",{"teamId":"t1"}]');
    expect(sent.map(({ id }) => id?.length)).toEqual([21, 21]);
    expect(sent[0]!.id).not.toBe(sent[1]!.id);
  });

  it('nobody answers: the same act goes again under the same id, later each time', async () => {
    const { sent, waits, act } = givenLine('lost', 'lost', 'lost');
    let told = 0;
    actsHeard.addEventListener('unanswered', () => told++);
    expect(await (await act('["s1"]')).text()).toBe('done');
    expect(sent.map(({ body }) => body)).toEqual(['["s1"]', '["s1"]', '["s1"]', '["s1"]']);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(waits).toEqual([500, 1000, 2000]);
    expect(told).toBe(3);
  });

  it('a console that is starting, or whose database is away, has not answered; one with a fault has', async () => {
    const starting = new Response('The console is starting.', { status: 503 });
    const away = new Response('1:E{"digest":"databaseAway"}', { status: 500 });
    const fault = new Response('1:E{"digest":"1234"}', { status: 500 });
    const { sent, act } = givenLine(starting, away, fault);
    const answer = await act('["s1"]');
    expect([answer.status, await answer.text()]).toEqual([500, '1:E{"digest":"1234"}']);
    expect(sent).toHaveLength(3);
  });

  it('given up after a minute; pressed again it is still the same act, another act is not', async () => {
    const { sent, waits, act } = givenLine(...Array.from({ length: 12 }, () => 'lost' as const));
    await expect(act('["s1",1]')).rejects.toThrow('Nobody answers.');
    expect(waits.reduce((sum, ms) => sum + ms, 0)).toBe(63_500);
    expect(sent).toHaveLength(12);
    await act('["s1",2]');
    await act('["s1",1]');
    expect(sent[13]!.id).toBe(sent[0]!.id);
    expect(sent[12]!.id).not.toBe(sent[0]!.id);
  });

  it('what is no act passes as it is, once', async () => {
    const { sent, send } = givenLine('lost');
    await expect(send('/control/s1', { method: 'GET' })).rejects.toThrow('Failed to fetch');
    expect(sent).toEqual([{ to: '/control/s1', id: undefined, body: undefined }]);
  });
});
