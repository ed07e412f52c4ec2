import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepGameOutOfLog, tellHost, withoutWords } from './log';

/** The words of a fault may hold the game; its kind and place do not. */

const secret = 'zz-2 Para holds the north end-zz';
class LedgerBroken extends Error {}

afterEach(() => {
  vi.restoreAllMocks();
  delete process.env.OPCOM_LOG_WORDS;
});

/** The words that go to the terminal. */
function terminal(): () => string {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  return () => written.mock.calls.map(([words]) => words).join('');
}

it.each([
  ['its message', new LedgerBroken(secret)],
  [
    'a message of many lines, one of which looks like a place',
    new LedgerBroken(`first\n    at ${secret} (/tmp/${secret}:1:1)\nlast`),
  ],
  ['its cause', new LedgerBroken('outer', { cause: new TypeError(secret) })],
  ['its code', Object.assign(new LedgerBroken('coded'), { code: secret })],
  ['its fields', Object.assign(new LedgerBroken('fields'), { meta: { unit: secret }, theirs: secret })],
])('a fault is told by its kind and place, without %s', (_, problem) => {
  const said = withoutWords(['Error:', secret, problem]);
  expect(said).not.toContain('zz');
  expect(said).toMatch(/^A fault in the console: LedgerBroken\n {2}at host\/log\.test\.ts:\d+:\d+/);
});

it('a code of the database or of Node is told, and so is what was behind it', () => {
  const cause = Object.assign(new Error(secret), { code: 'ECONNREFUSED' });
  const said = withoutWords([Object.assign(new LedgerBroken(secret, { cause }), { code: 'P2002' })]);
  expect(said).toContain('LedgerBroken (P2002)\n');
  expect(said).toContain('because of A fault in the console: Error (ECONNREFUSED)');
});

it('whatever is printed while the console serves loses its words, and the host is told in ours', () => {
  const said = terminal();
  const end = keepGameOutOfLog();
  for (const method of ['log', 'info', 'warn', 'error', 'debug', 'trace', 'dir', 'table'] as const)
    console[method](secret as never);
  console.error(new LedgerBroken(secret));
  tellHost('There is room on the disk: the game is written to again.');
  end();
  expect(said()).not.toContain('zz');
  expect(said().match(/^Something was printed, and is left out: .+:\d+:\d+$/gm)).toHaveLength(8);
  expect(said()).toContain('A fault in the console: LedgerBroken');
  expect(said()).toContain('There is room on the disk: the game is written to again.');
});

it('who looks for a fault may have the words', () => {
  process.env.OPCOM_LOG_WORDS = '1';
  const printed = vi.spyOn(console, 'error').mockReturnValue(undefined);
  keepGameOutOfLog()();
  console.error(secret);
  expect(printed).toHaveBeenCalledWith(secret);
});

describe('a log of JSON', () => {
  /** The lines that go to the output while something is done. */
  async function logged(work: () => unknown): Promise<Record<string, unknown>[]> {
    vi.stubEnv('OPCOM_LOG', 'json');
    vi.resetModules();
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    try {
      await work();
      return written.mock.calls
        .flatMap(([words]) => String(words).split('\n').filter(Boolean))
        .map((line) => JSON.parse(line));
    } finally {
      written.mockRestore();
      vi.unstubAllEnvs();
    }
  }
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

  it('has a line for each thing, with its time and level, and the request it belongs to', async () => {
    const lines = await logged(async () => {
      const log = await import('./log');
      const { forRequest } = await import('./json-log.mjs');
      log.tellHost('  There is room on the disk.');
      await forRequest('request-1', async () => {
        await Promise.resolve();
        log.tellHost('A process had ended.', 'warn');
      });
    });
    expect(lines).toEqual([
      { time, level: 'info', message: 'There is room on the disk.' },
      { time, level: 'warn', request: 'request-1', message: 'A process had ended.' },
    ]);
  });

  it('has no word of a fault, of what a step found, or of what is printed', async () => {
    const lines = await logged(async () => {
      const log = await import('./log');
      const { step } = await import('./steps.mjs');
      const end = log.keepGameOutOfLog();
      console.error(new LedgerBroken(secret));
      console.log(secret);
      end();
      log.tellFault('The warm-up could not go on', new LedgerBroken(secret));
      await step('Looking for the game', async () => secret);
      await step('Starting the server', () => Promise.reject(new Error(secret))).catch(() => undefined);
    });
    expect(JSON.stringify(lines)).not.toContain('zz');
    expect(lines.map(({ level, message }) => `${level} ${message}`.split('\n')[0])).toEqual([
      'error A fault in the console: LedgerBroken',
      expect.stringMatching(/^warn Something was printed, and is left out: /),
      'error The warm-up could not go on: A fault in the console: LedgerBroken',
      'info Looking for the game',
      'error Starting the server: failed',
    ]);
  });
});
