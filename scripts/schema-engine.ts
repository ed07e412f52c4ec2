/**
 * Prisma's schema engine as WebAssembly, driven over the same `pg` driver as the console: no native engine, nothing to
 * download. Its version in package.json is the engine version that `prisma` itself names (`@prisma/engines-version`).
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
} from '@prisma/driver-adapter-utils';
import type { MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm';
import * as engineModule from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';
import { migrationsIn } from '../host/migrate/migrations-in';

/** The text that Prisma expects in `migration_lock.toml`: the kind of database the migrations are written for. */
export const lockfileText = 'provider = "postgresql"\n';

export const noFilter = { externalTables: [], externalEnums: [] };

let isLoaded: Promise<void> | undefined;

async function loadEngine(): Promise<void> {
  const glue = engineModule as unknown as Record<string, WebAssembly.ExportValue> & {
    __wbg_set_wasm(exports: WebAssembly.Exports): void;
  };
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm');
  const bytes = readFileSync(join(entry, '..', 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, {
    './schema_engine_bg.js': { ...glue, ...idleTimers(glue) },
  });
  glue.__wbg_set_wasm(instance.exports);
  const panics = { set_message: (message: string) => console.error(`The schema engine gave up: ${message}`) };
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: panics });
  (instance.exports.__wbindgen_start as () => void)();
}

/**
 * The engine sets a timer of ten seconds with each lock it asks for, and leaves it running when it has the lock. None of them
 * keeps this process alive: a restore would end ten seconds after it is done.
 */
const idleTimers = (glue: object) =>
  Object.fromEntries(
    Object.keys(glue)
      .filter((name) => name.startsWith('__wbg_setTimeout'))
      .map((name) => [name, (work: () => void, ms: number) => setTimeout(work, ms).unref()]),
  );

type Result = { fields?: { dataTypeID: number }[]; rows: unknown[][] };
type Pool = { query(...args: unknown[]): Promise<Result> };

/** PostgreSQL's numbers for its internal one-byte type `"char"` and for `text`. */
const internalChar = 18;
const plainText = 25;

/**
 * Two adjustments of the driver to the schema engine. A script runs in one piece, as PostgreSQL's simple protocol does
 * (all of it or nothing), so that a migration may hold functions, triggers and quoted semicolons. And columns of the
 * internal type `"char"`, which the engine reads from the system catalogue and the driver refuses, arrive as characters.
 */
function fitForSchemaEngine<T extends SqlDriverAdapter & { underlyingDriver(): unknown }>(
  adapter: T,
  onScriptProblem: (problem: Error) => void,
): T {
  const pool = adapter.underlyingDriver() as Pool;
  const query = pool.query.bind(pool);
  const charColumns = new WeakMap<object, number[]>();
  pool.query = async (...args) => {
    const answer = await query(...args);
    const found = (answer.fields ?? []).flatMap((field, column) => (field.dataTypeID === internalChar ? [column] : []));
    for (const column of found) answer.fields![column]!.dataTypeID = plainText;
    if (found.length > 0) charColumns.set(answer.rows, found);
    return answer;
  };
  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (sql) => {
    const answer = await queryRaw(sql);
    for (const column of charColumns.get(answer.rows) ?? []) answer.columnTypes[column] = ColumnTypeEnum.Character;
    return answer;
  };
  adapter.executeScript = async (script) => {
    await query(script).catch((problem) => {
      onScriptProblem(problem);
      throw problem;
    });
  };
  return adapter;
}

/**
 * Opens an engine on a database, hands it to the work, and closes every connection of it afterwards: the engine holds
 * an advisory lock of its own on one of them.
 *
 * @param shadowUrl an empty database the engine may fill, needed only to compare migrations with a schema
 * @throws with the engine's own message
 */
export async function withSchemaEngine<T>(
  databaseUrl: string,
  shadowUrl: string | undefined,
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  isLoaded ??= loadEngine();
  await isLoaded;
  const pools = [databaseUrl, shadowUrl ?? databaseUrl].map((url) => new pg.Pool({ connectionString: url }));
  const [database, shadow] = pools.map((pool) => new PrismaPg(pool)) as [PrismaPg, PrismaPg];
  let scriptProblem: Error | undefined;
  const keepProblem = (said: Error) => {
    scriptProblem = said;
  };
  const factory = bindMigrationAwareSqlAdapterFactory({
    provider: database.provider,
    adapterName: database.adapterName,
    connect: async () => fitForSchemaEngine(await database.connect(), keepProblem),
    connectToShadowDb: async () => {
      if (!shadowUrl) throw new Error('This engine was opened without a shadow database.');
      return fitForSchemaEngine(await shadow.connect(), keepProblem);
    },
  });
  const { SchemaEngine } = engineModule as unknown as typeof import('@prisma/schema-engine-wasm');
  try {
    const engine = await SchemaEngine.new({ datamodels: undefined }, () => undefined, factory);
    const done = await work(engine);
    engine.free();
    return done;
  } catch (problem) {
    throw asError(problem, scriptProblem);
  } finally {
    await Promise.all(pools.map((pool) => pool.end()));
  }
}

/** The migrations of a folder, as the engine is given them. */
export function migrationList(folder: string): MigrationList {
  return {
    baseDir: folder,
    lockfile: { path: 'migration_lock.toml', content: lockfileText },
    shadowDbInitScript: '',
    migrationDirectories: migrationsIn(folder).map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
    })),
  };
}

/** PostgreSQL's words where a script failed, else the engine's: as text only, for its stack lies in the WebAssembly. */
function asError(problem: unknown, scriptProblem: Error | undefined): Error {
  const engineSaid = problem instanceof Error ? problem.message : String(problem);
  const plain = new Error(scriptProblem ? `${scriptProblem.message}\n${engineSaid}` : engineSaid);
  plain.stack = undefined;
  return plain;
}
