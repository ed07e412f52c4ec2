import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyDatabase } from '@/scripts/testing/fresh-database';
import { migrate } from '../migrate/migrate';
import { beside, createDatabaseIfMissing, databaseName, dropDatabase, onServer } from '../postgres/database-admin';
import { beginSwap, changeNames, undoSwap } from './swap';
import { connect } from './tables';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'opcom-swap-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
const newFolder = (): string => mkdtempSync(join(folder, 'data-'));

async function ask(url: string, sql: string): Promise<object[]> {
  const client = await connect(url);
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('a restore that breaks off while it is put in place', () => {
  /** A database and a folder with a restore that was killed after so many of its steps. */
  async function brokenOff(steps: 'before the names' | 'after the names' | 'between the keys') {
    const target = await emptyDatabase();
    const dataDir = newFolder();
    writeFileSync(join(dataDir, 'session-secret'), 'the key as it was');
    await migrate(target.url);
    await ask(target.url, `INSERT INTO "Holder" (id) VALUES ('as it was')`);
    const fresh = beside(target.url, `${databaseName(target.url)}_restoring_x`);
    const old = beside(target.url, `${databaseName(target.url)}_restoring_x_old`);
    await createDatabaseIfMissing(fresh);
    const keys = [
      { file: 'session-secret', text: 'the key that was restored' },
      { file: 'actions-key', text: 'another that was restored' },
    ];
    beginSwap(dataDir, { name: target.url, fresh, old }, keys);
    if (steps !== 'before the names')
      await onServer(target.url, (server) =>
        changeNames(server, [
          [target.url, old],
          [fresh, target.url],
        ]),
      );
    if (steps === 'between the keys')
      for (const { file: name } of keys) renameSync(join(dataDir, `.${name}.restored`), join(dataDir, name));
    const undo = () => onServer(target.url, (server) => undoSwap(server, dataDir, target.url));
    return { target, dataDir, fresh, undo };
  }

  it.each(['before the names', 'after the names', 'between the keys'] as const)(
    '%s have changed: whoever opens the folder next takes all of it back, once',
    async (steps) => {
      const { target, dataDir, fresh, undo } = await brokenOff(steps);
      expect([await undo(), await undo()]).toEqual([true, false]);
      expect(await ask(target.url, 'SELECT id FROM "Holder"')).toEqual([{ id: 'as it was' }]);
      expect(readdirSync(dataDir)).toEqual(['session-secret']);
      expect(readFileSync(join(dataDir, 'session-secret'), 'utf8')).toBe('the key as it was');
      await dropDatabase(fresh);
      await target.drop();
    },
  );

  it('is undone again where that broke off too', async () => {
    const { target, dataDir, fresh, undo } = await brokenOff('after the names');
    const written = join(dataDir, 'restore-under-way.json');
    const plan = readFileSync(written, 'utf8');
    const keys = ['session-secret', 'actions-key']
      .map((name) => `.${name}.before`)
      .filter((name) => existsSync(join(dataDir, name)));
    const kept = keys.map((name) => [name, readFileSync(join(dataDir, name))] as const);
    await undo();
    writeFileSync(written, plan);
    for (const [name, bytes] of kept) writeFileSync(join(dataDir, name), bytes);
    expect(await undo()).toBe(true);
    expect(await ask(target.url, 'SELECT id FROM "Holder"')).toEqual([{ id: 'as it was' }]);
    await dropDatabase(fresh);
    await target.drop();
  });
});
