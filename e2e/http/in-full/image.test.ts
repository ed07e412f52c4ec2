import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '@/host/postgres/free-port';
import { version } from '@/host/version.mjs';
import { emptyDatabase } from '@/scripts/testing/fresh-database';
import { until } from '@/scripts/testing/until';
import { act, heldBy, type Knock, post, say } from '../../fixtures/knock';
import { takeSeat } from '../../fixtures/take-seat';
import { packedAs } from '../../fixtures/unpacked';

const hasBuildah = (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'buildah')));
/** Without an engine: images lie in plain folders, and a container is a folder that is entered. */
const env = { ...process.env, STORAGE_DRIVER: 'vfs', BUILDAH_ISOLATION: 'chroot' };
const buildah = (...words: string[]): string => execFileSync('buildah', words, { env, encoding: 'utf8' }).trim();

type Line = { time: string; level: string; message: string; request?: string; route?: string; status?: number };

const row = {
  id: 'row',
  position: 0,
  version: 0,
  counterIds: [],
  grouping: '',
  orders: 'Hold the zinnia bridge.',
  supportIds: [],
  supportText: '',
  action: 'hold',
  posture: 'tact',
  standFast: false,
};

test('the image serves with a PostgreSQL beside it, not as root, tells its log nothing of the game, and ends in order', async () => {
  if (!hasBuildah) {
    console.log('Not run: the image of the container, as there is no buildah here');
    return;
  }
  Object.assign(process.env, { STORAGE_DRIVER: 'vfs', BUILDAH_ISOLATION: 'chroot' });
  const megabytes = statSync(packedAs('image', '-image.tar.gz')).size / 1_000_000;
  const data = mkdtempSync(join(tmpdir(), 'opcom-image-'));
  chownSync(data, 1000, 1000);
  chmodSync(data, 0o700);
  const database = await emptyDatabase();
  const container = buildah('from', `opcom-console:${version}`);
  try {
    const { config } = JSON.parse(buildah('inspect', '--type', 'container', container)).OCIv1 as {
      config: { User: string; Entrypoint: string[] };
    };
    expect(config.User).toBe('1000:1000');
    const port = String(await freePort());
    const words = ['--port', port, '--scenario', 'arnhem-bridge', '--processes', '2'];
    const outside = ['--env', `DATABASE_URL=${database.url}`, '--volume', `${data}:/data`];
    const child = spawn('buildah', ['run', ...outside, container, '--', ...config.Entrypoint, ...words], { env });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        said += text;
      });
    const ended = new Promise<number | null>((settle) => child.once('close', settle));
    const lines = () =>
      said
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Line);
    await until(() => expect(lines().at(-1)?.message).toMatch(/^The console serves\./));

    const at = `http://localhost:${port}`;
    expect((await say({ at, cookie: '' }, 'GET', '/api/health')).text).toBe('{"ok":true}');
    expect((await say({ at, cookie: '' }, 'GET', '/api/alive')).text).toBe('{"ok":true}');
    const links = join(data, 'links.txt');
    expect([statSync(links).uid, statSync(links).mode & 0o777]).toEqual([1000, 0o600]);
    const codeOf = (seat: RegExp) =>
      readFileSync(links, 'utf8')
        .split('\n')
        .find((line) => seat.test(line))!
        .split('/join/')[1]!
        .split(' ')[0]!;
    const sits = async (code: string): Promise<Knock & { seatId: string }> => {
      const { name, value } = await takeSeat(at, code);
      const cookie = `${name}=${value}`;
      return { at, cookie, seatId: await heldBy(at, cookie) };
    };
    const codes = [codeOf(/^ {2}Control/), codeOf(/^ {2}1 Airborne, Commander/)];
    const control = await sits(codes[0]!);
    const frost = await sits(codes[1]!);
    expect((await act(control, control.seatId, 'begin-game', {})).status).toBe(200);
    const input = { turn: 5, lines: [row], removed: [] };
    const saved = await post(frost, 'player', frost.seatId, 'save-draft', input);
    expect(saved.text).toContain('zinnia');
    expect((await say(frost, 'GET', `/player/${frost.seatId}`)).status).toBe(200);
    const id = saved.headers.get('x-request-id');
    await until(() =>
      expect(lines().find(({ request }) => request === id)).toMatchObject({
        level: 'info',
        message: 'Answered',
        route: '/api/player/[seatId]/act',
        status: 200,
      }),
    );

    const server = execFileSync('pgrep', ['-f', `launch.mjs --no-browser --port 3000 --port ${port}`], {
      encoding: 'utf8',
    });
    const program = server
      .split('\n')
      .map(Number)
      .find((pid) => /^\/opcom\/node/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8')));
    expect(readFileSync(`/proc/${program}/status`, 'utf8')).toMatch(/^Uid:\t1000\t1000\t1000\t1000$/m);
    process.kill(program!, 'SIGTERM');
    expect(await ended).toBe(0);
    expect(lines().at(-1)).toMatchObject({ level: 'info', message: 'Stopping the console' });
    for (const line of lines()) {
      expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      expect(['info', 'warn', 'error']).toContain(line.level);
    }
    expect(lines().filter(({ level }) => level !== 'info')).toEqual([]);
    const secrets = ['zinnia', 'Airborne', 'Arnhem', 'Control seat', control.seatId, frost.seatId, ...codes];
    expect(secrets.filter((word) => said.includes(word))).toEqual([]);
    console.log(`Counted: the image has ${megabytes.toFixed(0)} MB; ${lines().length} lines were logged`);
  } finally {
    buildah('rm', container);
    await database.drop();
    rmSync(data, { recursive: true, force: true });
  }
});
