/**
 * Tries a package as a host would who has nothing else: starts it with an empty path, reads its health, takes two seats,
 * begins the game, gives one order, looks at a second double-click, stops it, and starts it again.
 *
 *   node scripts/packages/try.mjs FOLDER
 *
 * FOLDER: the package, unpacked. Plain JavaScript, so that the package's own Node can run it.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { platform, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const folder = resolve(process.argv[2] ?? '.');
const startFile = readdirSync(folder).find((name) => /^opcom-console$|^OP COM Console\.(cmd|command)$/.test(name));
if (startFile === undefined) throw new Error(`${folder} is no package: it has no start file.`);
const home = mkdtempSync(join(tmpdir(), 'opcom-try-'));
const port = 20_000 + (process.pid % 10_000);
const at = `http://localhost:${port}`;

/** Windows itself starts no program without these. */
const ofWindows = platform() === 'win32' ? { SystemRoot: process.env.SystemRoot, ComSpec: process.env.ComSpec } : {};
const env = { ...ofWindows, PATH: '/nowhere', HOME: home, LOCALAPPDATA: home, OPCOM_MDNS: 'off' };

/** Starts the start file with these words. @param {string[]} words */
function begin(...words) {
  const file = join(folder, /** @type {string} */ (startFile));
  const isBatch = file.endsWith('.cmd');
  const line = `"${[`"${file}"`, ...words].join(' ')}"`;
  const child = isBatch
    ? spawn(process.env.ComSpec ?? 'cmd.exe', ['/d', '/s', '/c', line], { env, windowsVerbatimArguments: true })
    : spawn(file, words, { env });
  let said = '';
  const ended = new Promise((settle) => child.once('close', settle));
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  const isUp = async () => {
    const begun = performance.now();
    while (!said.includes('stops the console')) {
      if (child.exitCode !== null || performance.now() - begun > 300_000) throw new Error(`It did not start:\n${said}`);
      await new Promise((go) => setTimeout(go, 50));
    }
    return ((performance.now() - begun) / 1000).toFixed(1);
  };
  return { said: () => said, ended, isUp };
}

/** @param {boolean} isSo @param {string} what */
function must(isSo, what) {
  if (!isSo) throw new Error(`Not so: ${what}`);
  console.log(`  ${what}`);
}

/** @param {Response} answer */
const cookiesOf = (answer) => answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);

/** Takes the seat behind a code. @param {string} code */
async function sits(code) {
  const asked = await fetch(`${at}/api/auth/csrf`);
  const { csrfToken } = /** @type {{ csrfToken: string }} */ (await asked.json());
  const answered = await fetch(`${at}/api/auth/callback/credentials`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: cookiesOf(asked).join('; '), origin: at },
    body: new URLSearchParams({ code, csrfToken, json: 'true' }),
  });
  const cookie = cookiesOf(answered).find((one) => one?.startsWith('opcom-holder=')) ?? '';
  const { headers } = await fetch(at, { redirect: 'manual', headers: { cookie } });
  const [, room, seatId] = /\/(control|player)\/([^/]+)/.exec(headers.get('location') ?? '') ?? [];
  let writes = 0;
  const act = async (/** @type {string} */ verb, /** @type {unknown} */ input) => {
    writes += 1;
    const sent = await fetch(`${at}/api/${room}/${seatId}/act`, {
      method: 'POST',
      headers: { cookie, origin: at, 'content-type': 'application/json' },
      body: JSON.stringify({ verb, writeId: `try-${seatId}-${writes}`, input }),
    });
    return { status: sent.status, text: await sent.text() };
  };
  return { room, act };
}

const row = {
  id: 'row',
  position: 0,
  version: 0,
  counterIds: [],
  grouping: '',
  orders: 'Hold the bridge.',
  supportIds: [],
  supportText: '',
  action: 'hold',
  posture: 'tact',
  standFast: false,
  asksForAir: false,
  interdicts: '',
  goalBy: null,
  goal: '',
};

const words = ['--no-browser', '--port', String(port), '--scenario', 'arnhem-bridge'];

/** All of it, on a data folder that begins empty. */
async function tryAll() {
  const first = begin(...words);
  console.log(`  first start: ${await first.isUp()} s`);
  const health = await fetch(`${at}/api/health`);
  must(health.status === 200 && (await health.text()) === '{"ok":true}', 'its health is well');
  const codes = [...first.said().matchAll(/^ {2}(.*?) +http\S+\/join\/([0-9A-Z-]+)/gm)];
  const codeOf = (/** @type {RegExp} */ seat) => codes.find(([, name]) => seat.test(name ?? ''))?.[2] ?? '';
  const control = await sits(codeOf(/^Control/));
  const begun = await control.act('begin-game', {});
  must(control.room === 'control' && begun.status === 200, 'Control sits, and begins the game');
  const commander = await sits(codeOf(/^1 Airborne, Commander/));
  const saved = await commander.act('save-draft', { turn: 5, lines: [row], removed: [] });
  must(saved.status === 200 && saved.text.includes('Hold the bridge.'), 'a commander writes an order');
  const second = begin(...words);
  must((await second.ended) === 0, 'a second double-click ends at once');
  must(second.said().includes('is running already') && second.said().includes(at), 'and shows the one that runs');
  const [page] = /http:\/\/127\.0\.0\.1:\d+\/[\w-]{32}\//.exec(first.said()) ?? [''];
  const shown = await (await fetch(`${page}shown`)).text();
  must(shown.includes('"stage":"running"') && (await fetch(`${page}page.js`)).ok, 'the host’s page shows what runs');
  must((await begin('--stop').ended) === 0 && (await first.ended) === 0, 'it stops when it is told to');
  const again = begin(...words);
  console.log(`  later start: ${await again.isUp()} s`);
  must(again.said().includes('going on with'), 'it goes on with the same game');
  await begin('--stop').ended;
  must((await again.ended) === 0, 'it stops again');
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  console.log(`  ${version} on ${platform()} ${process.arch}, Node ${process.version}`);
}

try {
  await tryAll();
} finally {
  await begin('--stop').ended;
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
}
