import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seatsOf } from '@/lib/db/access/seats';
import { closeDatabase, db } from '@/lib/db/kernel/client';
import { ledgerDifferences } from '@/lib/db/record/ledger-differences';
import { newestGame } from '@/lib/db/sequence/games';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { loadScenario } from '@/lib/scenario';
import type { Scenario } from '@/lib/scenario/types';
import { type ControlSeat, isControl, type PlayerSeat, seatOf } from '@/lib/turn/kernel/seat';
import { writeMessage } from '@/lib/turn/messages/write-message';
import { openBegun } from '@/lib/turn/testing/open-begun';
import { leaveTestDatabase } from '@/scripts/testing/leave-test-database';
import { until } from '@/scripts/testing/until';
import { checkContainer } from '../archive/container';
import { everything, takeArchive } from '../archive/take-archive';
import { mindReserve, reserveOf } from '../disk/reserve';
import { migrate } from '../migrate/migrate';
import { type RunningPostgres, startPostgres, stopLeftover } from './postgres';

/** The real thing: the console's own PostgreSQL on a small file system that fills up, where this machine lets one be mounted. */

const folder = mkdtempSync(join(tmpdir(), 'opcom-small-disk-'));
const megabytes = 160;

/** True when a small file system lies at the folder now. */
const isMounted = ((): boolean => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
    chmodSync(folder, 0o755);
    return true;
  } catch {
    return false;
  }
})();

const room = () => statfsSync(folder).bavail * statfsSync(folder).bsize;
const ballast = join(folder, 'ballast');

describe('a disk of the host that fills up', () => {
  it('is a small file system of this test’s own, or is said not to have been run', () => {
    if (!isMounted) console.log('Counted: a real full disk: NOT RUN, this machine mounts no file system for a test');
    expect(isMounted ? room() : 0).toBeLessThanOrEqual(megabytes * 2 ** 20);
  });

  if (isMounted) onASmallDisk();
});

function onASmallDisk(): void {
  let postgres: RunningPostgres;
  let scenario: Scenario;
  let gameId: string;
  let control: ControlSeat;
  let frost: PlayerSeat;
  const before = process.env.DATABASE_URL;
  const text = () => randomBytes(1_425).toString('base64url');
  const send = (words: string) =>
    writeMessage(
      control,
      { teamIds: [frost.teamId], sender: 'Corps', text: words, reason: 'Letters at random.' },
      nanoid(12),
    );
  const stored = async () =>
    (await db().deliveredMessage.findMany({ where: { gameId } })).map((message) => message.text).sort();

  beforeAll(async () => {
    postgres = await startPostgres(folder);
    await migrate(postgres.url);
    await leaveTestDatabase();
    process.env.DATABASE_URL = postgres.url;
    const read = await loadScenario('arnhem-bridge');
    if (!read.ok) throw new Error('the scenario cannot be read');
    scenario = read.scenario;
    await openBegun(scenario);
    gameId = (await newestGame())!.id;
    const seats = (await seatsOf(gameId)).map(seatOf);
    control = seats.find(isControl)!;
    frost = seats.find((seat) => !isControl(seat)) as PlayerSeat;
  });
  afterAll(async () => {
    if (before === undefined) delete process.env.DATABASE_URL;
    else process.env.DATABASE_URL = before;
    await leaveTestDatabase();
    await postgres.stop();
    // One that somebody in this process still listens to goes on; here it goes all the same, a moment after it has said so.
    await stopLeftover(folder);
    await until(() => execFileSync('umount', [folder], { stdio: 'pipe' }));
    rmSync(folder, { recursive: true });
  });

  it('what was acknowledged stands, the rest is refused in plain words, desks are still read; with room it goes on', async () => {
    const acknowledged: string[] = [];
    for (let n = 1; n <= 20; n++) {
      const words = text();
      expect((await send(words)).ok).toBe(true);
      acknowledged.push(words);
    }
    writeFileSync(ballast, Buffer.alloc(room()));
    let refusal: { code: string; message: string } | null = null;
    while (!refusal && acknowledged.length < 2_000) {
      const words = text();
      const answer = await send(words);
      if (answer.ok) acknowledged.push(words);
      else refusal = answer.refusal;
    }
    expect(refusal).toEqual({
      code: 'diskFull',
      message:
        'Nothing was written: the disk of the console is full. Tell the host to make room on it, then try again.',
    });
    expect(await stored()).toEqual([...acknowledged].sort());
    expect((await playerDesk(frost)).messages).toHaveLength(acknowledged.length);

    rmSync(ballast);
    const after = text();
    expect((await send(after)).ok).toBe(true);
    expect(await stored()).toEqual([...acknowledged, after].sort());
    expect(await ledgerDifferences(gameId)).toEqual([]);

    // The reserve: with it gone nothing is written though there is room, and all is read; with it back the game goes on.
    process.env.OPCOM_RESERVE = reserveOf(folder);
    // PostgreSQL begins a new file of its log when it starts: 16 MB.
    const sizes = { size: 40 * 2 ** 20, givenUpBelow: 4 * 2 ** 20, laidByAbove: 50 * 2 ** 20 };
    expect(await mindReserve(folder, sizes)).toBe('laid by');
    expect((await send(text())).ok).toBe(true);
    writeFileSync(ballast, Buffer.alloc(room()));
    expect(await mindReserve(folder, sizes)).toBe('given up');
    expect(room()).toBeGreaterThan(39 * 2 ** 20);
    expect(await send(text())).toMatchObject({ ok: false, refusal: { code: 'diskFull' } });
    expect((await playerDesk(frost)).messages).toHaveLength(acknowledged.length + 2);
    const archive = join(folder, 'on-the-reserve.opcom.gz');
    await takeArchive(postgres.url, archive, everything(folder));
    await checkContainer(archive);
    await closeDatabase();
    await postgres.stop();
    postgres = await startPostgres(folder);
    process.env.DATABASE_URL = postgres.url;
    expect(await send(text())).toMatchObject({ ok: false, refusal: { code: 'diskFull' } });
    rmSync(ballast);
    rmSync(archive);
    expect(await mindReserve(folder, sizes)).toBe('laid by');
    expect((await send(text())).ok).toBe(true);
    delete process.env.OPCOM_RESERVE;
    console.log(
      `Counted: a real full disk: run on ${megabytes} MB, ${acknowledged.length} writes acknowledged before it was full, none lost`,
    );
  });
}
