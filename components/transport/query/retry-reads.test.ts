import { describe, expect, it } from 'vitest';
import { withReadsRetried } from './retry-reads';

const reading = { headers: { rsc: '1' } };
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
/** An answer that breaks off after its first words. */
const broken = async () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('0:'));
        controller.error(new TypeError('network error'));
      },
    }),
  );

/** A line that answers as listed, in turn. */
function givenLine(...answers: (() => Promise<Response>)[]) {
  const waits: number[] = [];
  const line = async () => (answers.shift() ?? (async () => new Response('the desk')))();
  const fetchDesk = withReadsRetried(line as typeof fetch, async (ms) => void waits.push(ms));
  return { waits, fetchDesk };
}

describe('a desk that cannot be read', () => {
  it('waits for the line, longer each time, and is read when it is back', async () => {
    const { waits, fetchDesk } = givenLine(lost, lost, async () => new Response('starting', { status: 503 }));
    expect(await (await fetchDesk('/control/s1', reading)).text()).toBe('the desk');
    expect(waits).toEqual([500, 1000, 2000]);
  });

  it('is read again from the start where the line broke in the middle', async () => {
    const { waits, fetchDesk } = givenLine(broken);
    expect(await (await fetchDesk('/control/s1', reading)).text()).toBe('the desk');
    expect(waits).toEqual([500]);
  });

  it('is read again where a row of it says that the database is away', async () => {
    // A text of twelve bytes (the dash is three) ends in the middle of a line, and the next row begins there.
    const desk = '9:null\na:Tc,Zwolle–\n1:5:E{"digest":"databaseAway"}\n';
    const { waits, fetchDesk } = givenLine(async () => new Response(desk));
    expect(await (await fetchDesk('/control/s1', reading)).text()).toBe('the desk');
    expect(waits).toEqual([500]);
  });

  it('a text that says so is a text', async () => {
    const written = '\n5:E{"digest":"databaseAway"}\n5:E{"digest":"databaseAway"}';
    const desk = `1:T${written.length.toString(16)},${written}2:${JSON.stringify(written)}\n`;
    const { waits, fetchDesk } = givenLine(async () => new Response(desk));
    expect(await (await fetchDesk('/control/s1', reading)).text()).toBe(desk);
    expect(waits).toEqual([]);
  });

  it('whatever is no reading, or was called off, fails as it does', async () => {
    const { fetchDesk } = givenLine(lost, () => Promise.reject(new DOMException('called off', 'AbortError')));
    await expect(fetchDesk('/api/board/g1')).rejects.toThrow('Failed to fetch');
    await expect(fetchDesk('/control/s1', reading)).rejects.toThrow('called off');
  });
});
