import { afterEach, describe, expect, it, vi } from 'vitest';
import { DeskReader, isSeatGone } from './desk-reader';

afterEach(() => vi.unstubAllGlobals());

const of = (address: string) => ({ address });
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** A console that gives these answers one after the other, the last again and again, and what became of the desks that were read. */
function givenConsole(...answers: (Response | Error | Promise<Response>)[]) {
  const heard = {
    asked: [] as string[],
    shown: [] as string[],
    waits: [] as number[],
    faults: 0,
    left: [] as string[],
  };
  vi.stubGlobal('fetch', async (address: string) => {
    heard.asked.push(new URL(address, 'http://console').searchParams.get('at')!);
    const next = await (answers.length > 1 ? answers.shift()! : answers[0]!);
    if (next instanceof Error) throw next;
    return next.clone();
  });
  let failures = 0;
  const reader = new DeskReader<{ address: string }>({
    seatId: 's',
    prepare: async () => {
      if (failures-- > 0) throw new Error('no code came');
    },
    onShown: (desk) => heard.shown.push(desk.address),
    onFault: () => {
      heard.faults += 1;
    },
    onLeave: (address) => heard.left.push(address),
    wait: async (ms) => heard.waits.push(ms),
  });
  const codeFails = (times: number) => {
    failures = times;
  };
  return { heard, reader, codeFails };
}

describe('a desk that is read', () => {
  it('is shown when all of it is here', async () => {
    const { heard, reader } = givenConsole(answer({ desk: of('/control/s/orders?turn=2') }));
    expect(await reader.read('/control/s/orders?turn=2')).toEqual(of('/control/s/orders?turn=2'));
    expect(heard.asked).toEqual(['/control/s/orders?turn=2']);
    expect(heard.shown).toEqual(['/control/s/orders?turn=2']);
    expect(reader.wanted).toBeNull();
  });

  it('waits for the line and for the database, longer each time, and leaves what lies on the screen alone', async () => {
    const away = answer({ ok: false }, 503);
    const broken = new Response('{"desk":', { status: 200 });
    const nobody = new TypeError('Failed to fetch');
    const { heard, reader } = givenConsole(nobody, away, broken, nobody, nobody, away, answer({ desk: of('a') }));
    await reader.read('a');
    expect(heard.waits).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
    expect(heard).toMatchObject({ shown: ['a'], faults: 0, left: [] });
  });

  it('waits for its code as it does for itself', async () => {
    const { heard, reader, codeFails } = givenConsole(answer({ desk: of('a') }));
    codeFails(2);
    await reader.read('a');
    expect(heard.waits).toEqual([500, 1000]);
    expect(heard.shown).toEqual(['a']);
  });

  it('gives way to a newer reading: what comes late is not shown', async () => {
    let comes: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((settle) => {
      comes = settle;
    });
    const { heard, reader } = givenConsole(late, answer({ desk: of('b') }));
    const first = reader.read('a');
    await reader.read('b');
    comes(answer({ desk: of('a') }));
    expect(await first).toBeNull();
    expect(heard.shown).toEqual(['b']);
  });

  it('leads to another desk where the console says so', async () => {
    const { heard, reader } = givenConsole(answer({ goTo: 'b' }), answer({ desk: of('b') }));
    await reader.read('a');
    expect(heard.asked).toEqual(['a', 'b']);
    expect(heard.shown).toEqual(['b']);
  });

  it.each([401, 404])('is left to the server’s own page where it answers %i', async (status) => {
    const { heard, reader } = givenConsole(answer({ ok: false }, status));
    expect(await reader.read('a')).toBeNull();
    expect(heard).toMatchObject({ left: ['a'], shown: [], waits: [] });
  });

  it('that the console cannot make is told as a fault, and not asked for again', async () => {
    const { heard, reader } = givenConsole(answer('Internal Server Error', 500));
    expect(await reader.read('a')).toBeNull();
    expect(heard).toMatchObject({ faults: 1, shown: [], waits: [] });
  });
});

describe('a seat', () => {
  it.each([
    [answer({}, 401), true],
    [answer({}, 503), false],
    [answer({ desk: of('a') }), false],
    [new TypeError('Failed to fetch'), false],
  ])('is gone only where the console says so', async (said, isGone) => {
    givenConsole(said);
    expect(await isSeatGone('s', '/control/s')).toBe(isGone);
  });
});
