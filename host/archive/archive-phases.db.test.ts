import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cursorsOf } from '@/lib/db/issued/desk-cursors';
import { phaseUnderWay } from '@/lib/db/sequence/phase-archives';
import { archivesOfPhases } from '@/lib/desks/control/sequence/archives';
import { pauseClock } from '@/lib/turn/clock/pause-clock';
import { resumeClock } from '@/lib/turn/clock/resume-clock';
import { endTurn } from '@/lib/turn/sequence/end-turn';
import { movePhase } from '@/lib/turn/sequence/move-phase';
import { good } from '@/lib/turn/testing/combats';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { until } from '@/scripts/testing/until';
import { archivePhase, type Keeping, keepArchives } from './archive-phases';
import { checkContainer } from './container';

let game: GivenGame;
let folder: string;
const stick = (name = 'stick') => join(folder, name);
const keeping = (name?: string, keep = 3): Keeping => ({
  folder: stick(name),
  keep,
  dataDir: folder,
  databaseUrl: process.env.DATABASE_URL!,
});
const phasesOn = (name?: string) =>
  readdirSync(stick(name)).map((file) => /turn-(\d+-[a-z]+)\.opcom\.gz$/.exec(file)?.[1] ?? file);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'opcom-keep-'));
  mkdirSync(stick());
  mkdirSync(stick('other'));
  game = await givenGame('arnhem-bridge');
});
afterAll(async () => {
  await game.drop();
  rmSync(folder, { recursive: true });
});

describe('the archive of a phase', () => {
  it('is written once, by whoever comes first of several processes', async () => {
    const moment = (await phaseUnderWay())!;
    const written = await Promise.all([1, 2, 3].map(() => archivePhase(keeping(), moment)));
    expect(written.filter(Boolean)).toHaveLength(1);
    expect(phasesOn()).toEqual(['05-orders']);
    expect(await checkContainer(join(stick(), readdirSync(stick())[0]!))).toMatchObject({
      holds: 'everything',
      game: { turn: 5, phase: 'orders' },
    });
  });

  it('is written on each of two sticks', async () => {
    const moment = (await phaseUnderWay())!;
    expect(await archivePhase(keeping('other'), moment)).toBe(true);
    expect(phasesOn('other')).toEqual(['05-orders']);
  });
});

describe('a stick that is full', () => {
  it('takes nothing, says so, and is left as it was', async () => {
    mkdirSync(stick('small'));
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8k', 'tmpfs', stick('small')]).status === 0;
    if (!mounted) {
      console.log('Counted: an archive onto a full file system: not run; this machine mounts none');
      return;
    }
    try {
      const moment = (await phaseUnderWay())!;
      await expect(archivePhase(keeping('small'), moment)).rejects.toThrow(
        `${stick('small')} is full. Make room on it, or put another stick in.`,
      );
      expect(readdirSync(stick('small'))).toEqual([]);
    } finally {
      spawnSync('umount', [stick('small')]);
    }
  });
});

describe('a console that keeps archives', () => {
  const said: string[] = [];
  let end: () => Promise<void>;
  const toControl = async () =>
    (await archivesOfPhases(game.control)).map(({ last, trouble }) => [last?.phase, trouble]);
  const triedAt = async () => (await archivesOfPhases(game.control)).map((archive) => archive.triedAt);

  it('writes one whenever a phase begins, whoever moved it, and tells Control; a clock that stood still makes none', async () => {
    end = await keepArchives(keeping(), ({ message }) => said.push(message));
    expect(await archivesOfPhases(game.control)).toEqual([
      {
        host: hostname(),
        folder: stick(),
        trouble: '',
        triedAt: expect.any(String),
        last: { turn: 5, phase: 'orders', keptAt: expect.any(String) },
      },
    ]);
    good(await movePhase(game.control, { from: 'orders', to: 'collection' }));
    await until(() => expect(phasesOn()).toEqual(['05-orders', '05-collection']));
    await until(async () => expect(await toControl()).toEqual([['collection', '']]));
    good(await pauseClock(game.control, { turn: 5 }));
    good(await resumeClock(game.control, { turn: 5 }));
    good(await endTurn(game.control, { turn: 5, reason: 'time' }));
    await until(() => expect(phasesOn()).toEqual(['05-orders', '05-collection', '06-orders']));
  });

  it('of a stick that is pulled out tells Control and nobody else, and the game goes on', async () => {
    await until(async () => expect(await toControl()).toEqual([['orders', '']]));
    rmSync(stick(), { recursive: true });
    good(await movePhase(game.control, { from: 'orders', to: 'collection' }));
    const { desks, control } = await cursorsOf(game.gameId);
    const words = `There is no folder ${stick()}. Put the stick in, or make the folder.`;
    await until(async () => expect(await toControl()).toEqual([['orders', words]]));
    expect(said).toEqual([words]);
    const then = await cursorsOf(game.gameId);
    expect(then.control).not.toBe(control);
    expect(then.desks).toEqual(desks);
    const tried = await triedAt();
    good(await movePhase(game.control, { from: 'collection', to: 'movement' }));
    // Before the stick is put in again.
    await until(async () => expect(await triedAt()).not.toEqual(tried));
  });

  it('keeps on with the stick that is put in again, the newest and the first of each turn', async () => {
    mkdirSync(stick());
    for (const name of ['one.txt', '.hidden']) writeFileSync(join(stick(), name), '');
    const way = ['movement', 'combat', 'briefing', 'reinforcements'] as const;
    for (const [i, from] of way.slice(0, -1).entries()) {
      good(await movePhase(game.control, { from, to: way[i + 1]! }));
      await until(async () => expect(await toControl()).toEqual([[way[i + 1], '']]));
    }
    good(await endTurn(game.control, { turn: 6, reason: 'time' }));
    await until(async () => expect(await toControl()).toEqual([['orders', '']]));
    expect(phasesOn().sort()).toEqual([
      '.hidden',
      '06-briefing',
      '06-combat',
      '06-reinforcements',
      '07-orders',
      'one.txt',
    ]);
    await end();
    expect(await archivesOfPhases(game.control)).toEqual([]);
  });
});
