import { randomBytes } from 'node:crypto';
import { schemaText } from '@/host/schema.mjs';
import { closeDatabase, db } from '@/lib/db/kernel/client';

/**
 * A reader to whom PostgreSQL itself refuses the truth, for tests: what he does may depend on nothing of it, because he
 * cannot look.
 */

/** MASTER tables that a player's writes and reads go through, each with what of it is his. */
const doors: Record<string, string> = {
  Game: 'the turn and the phase, which all are told, and the counts by which the ledger and the notices go',
  LedgerEntry: 'what he did is entered; he reads none',
  Presence: 'that he is there, for Control',
  SeatWrite: 'his own writes, and their answers',
  Turn: 'the date and the part of day, and whether the troops have marched, which all are told',
};

/** The tables that the schema calls MASTER. */
const mastersOfSchema = (): string[] =>
  [...schemaText().matchAll(/^\/\/\/ MASTER\b.*\n(?:\/\/\/.*\n)*model (\w+) \{/gm)].map(([, name]) => name!);

/** The tables of the truth, which he may not read. */
export const tablesOfTruth = (): string[] => mastersOfSchema().filter((name) => !Object.hasOwn(doors, name));

let url = '';
let role = '';
const run = (sql: string) => db().$executeRawUnsafe(sql);

/** Makes such a reader in the database that is connected to. Roles are the whole server's: `dropBlindReader` takes it away. */
export async function makeBlindReader(): Promise<void> {
  url = process.env.DATABASE_URL!;
  role = `blind_${randomBytes(6).toString('hex')}`;
  await run(`CREATE ROLE ${role}`);
  await run(`GRANT USAGE ON SCHEMA public TO ${role}`);
  await run(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role}`);
  await run(`REVOKE SELECT ON "LedgerEntry" FROM ${role}`);
  for (const table of tablesOfTruth()) await run(`REVOKE ALL ON "${table}" FROM ${role}`);
}

export async function dropBlindReader(): Promise<void> {
  await run(`DROP OWNED BY ${role}`);
  await run(`DROP ROLE ${role}`);
}

/** Does something as that reader. */
export async function blindly<T>(work: () => Promise<T>): Promise<T> {
  const as = new URL(url);
  as.searchParams.set('options', `-c role=${role}`);
  await connectTo(as.href);
  try {
    return await work();
  } finally {
    await connectTo(url);
  }
}

async function connectTo(address: string): Promise<void> {
  await closeDatabase();
  process.env.DATABASE_URL = address;
}
