import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Acted, Shown } from '@/lib/hosting/shown';
import { writeContainer } from '../archive/container';
import { Conductor } from '../conduct/conductor';
import { tellHost } from '../log';
import { readOptions } from '../options.mjs';
import type { PageWork } from './open-page';
import { pageOf } from './page-of';

let folder = '';
let conductor: Conductor;
let page: PageWork;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'opcom-page é-'));
  conductor = new Conductor(readOptions(['--data', folder, '--archive', join(folder, 'stick')]));
  page = pageOf(conductor);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ask = (said: unknown) => page.act(said) as Promise<Acted>;
const shown = () => page.shown() as Promise<Shown>;
const hand = (name: string, text: string, bytes = text.length) =>
  page.takeFile(name, Readable.from([text]), bytes) as Promise<Acted>;

describe('what is asked for', () => {
  it('is refused while the console starts, and when there is no such thing', async () => {
    expect(await ask({ act: 'archive-now' })).toEqual({
      ok: false,
      words: 'The console is starting or stopping. Wait until it has, and ask again.',
    });
    for (const said of [undefined, 'stop', { act: 'erase' }, { act: 'new-game' }, { act: 'stop', more: 1 }])
      expect(await ask(said)).toMatchObject({ ok: false, words: expect.stringMatching(/Reload it\.$/) });
  });
  it('is refused while there is trouble, but for what puts it right', async () => {
    conductor.stage = 'trouble';
    expect(await ask({ act: 'try-turn' })).toMatchObject({ ok: false });
    expect(await ask({ act: 'settings', settings: { port: 0 } })).toEqual({
      ok: false,
      words: 'A port is a number from 1 to 65535, such as 3000.',
    });
    expect(await ask({ act: 'read-archive', file: '/etc/passwd' })).toMatchObject({ ok: false });
  });
});

describe('what is shown of a console that is not up', () => {
  it('is what it is at, the disk, the settings and what happened, and that the stick is not in', async () => {
    tellHost('PostgreSQL had died and was started again. Nothing that was saved is lost.');
    tellHost('PostgreSQL had died and was started again. Nothing that was saved is lost.');
    const now = await shown();
    expect(now).toMatchObject({ stage: 'starting', running: null, settings: { port: 3000, data: folder } });
    expect(now.archives.trouble).toBe(
      `There is no folder ${join(folder, 'stick')}. Put the stick in, or make the folder.`,
    );
    expect(now.notices.map(({ words }) => words)).toEqual([
      'PostgreSQL had died and was started again. Nothing that was saved is lost.',
    ]);
    expect(await ask({ act: 'put-away', notice: now.notices[0]!.id })).toEqual({ ok: true });
    expect((await shown()).notices).toEqual([]);
  });
});

describe('bad days', () => {
  it('an archive of a later version is told before anything is done, with what to do', async () => {
    conductor.stage = 'trouble';
    const file = join(folder, 'archives', 'later.opcom.gz');
    mkdirSync(join(folder, 'archives'));
    const takenAt = '1944-09-17T12:00:00.000Z';
    const game = { title: 'Market Garden', turn: 2, phase: 'orders' };
    const heading = { holds: 'everything' as const, takenAt, game, migrations: ['29990101000000_later'] };
    await writeContainer(file, heading, (async function* () {})());
    expect(await ask({ act: 'read-archive', file })).toEqual({
      ok: false,
      words:
        'later.opcom.gz was made by a later version of the console, or by another one (its database had 29990101000000_later). Nothing was changed. Restore it with that version.',
    });
  });
  it('a stick that was pulled out again is named when its archive is asked for', async () => {
    conductor.stage = 'trouble';
    expect(await ask({ act: 'read-archive', file: join(folder, 'stick', 'a.opcom.gz') })).toEqual({
      ok: false,
      words: 'This archive is not there any more. If it lay on a stick, put the stick in again.',
    });
  });
  it('a folder that only others may write to is no data folder and no folder for archives', async () => {
    conductor.stage = 'trouble';
    // The system's own: not even an administrator makes a folder there.
    const settings = process.platform === 'linux' ? { data: '/sys/opcom' } : { data: join(folder, 'x'.repeat(300)) };
    const { ok, words } = (await ask({ act: 'settings', settings })) as { ok: boolean; words: string };
    expect(ok).toBe(false);
    expect(words).toMatch(/(Choose another place|change its rights|Choose a shorter one)[^\n]*\.$/);
  });
});

describe('a file that is brought', () => {
  it('lies in the data folder under its own name, wherever its name says', async () => {
    for (const name of ['../../Brücke.opcom.gz', 'C:\\games\\Brücke.opcom.gz', 'a/Brü?cke.opcom.gz'])
      expect(await hand(name, name)).toMatchObject({ ok: true });
    expect(readdirSync(join(folder, 'archives')).sort()).toEqual([
      'Brü-cke.opcom.gz',
      'Brücke-2.opcom.gz',
      'Brücke.opcom.gz',
    ]);
    expect(readFileSync(join(folder, 'archives', 'Brücke.opcom.gz'), 'utf8')).toBe('../../Brücke.opcom.gz');
    expect((await shown()).archives.all).toHaveLength(3);
  });
  it('of no known length, or longer than is taken, is refused', async () => {
    expect(await hand('a.opcom.gz', 'x', Number.NaN)).toMatchObject({ ok: false });
    expect(await hand('a.opcom-scenario', 'x', 25_000_000)).toMatchObject({
      ok: false,
      words: 'That file is longer than the 24 MB that are taken.',
    });
  });
});
