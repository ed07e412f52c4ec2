import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { closeDatabase, db } from '@/lib/db/client';

/**
 * A reader to whom PostgreSQL itself refuses the truth, for tests: what he does may depend on nothing of it, because he
 * cannot look.
 */

/** MASTER tables that a player's writes and reads go through, each with what of it is his. */
const doors: Record<string, string> = {
  Game: 'the turn and the phase, which all are told, and the counts by which the ledger and the notices go',
  LedgerEntry: 'what he did is entered; he reads none',
  Presence: 'that he is there, for Control',
  SeatWrite: 'the answers of his own writes',
  Turn: 'the date and the part of day, and whether the troops have marched, which all are told',
};

/** The tables that the schema calls MASTER. */
const mastersOfSchema = (): string[] =>
  [
    ...readFileSync(resolve('prisma/schema.prisma'), 'utf8').matchAll(
      /^\/\/\/ MASTER\b.*\n(?:\/\/\/.*\n)*model (\w+) \{/gm,
    ),
  ].map(([, name]) => name!);

/** The tables of the truth, which he may not read. */
export const tablesOfTruth = (): string[] => mastersOfSchema().filter((name) => !Object.hasOwn(doors, name));

let url = '';

/** Makes such a reader in the database that is connected to. */
export async function makeBlindReader(): Promise<void> {
  url = process.env.DATABASE_URL!;
  await db().$executeRawUnsafe(
    `DO $$ BEGIN CREATE ROLE blind; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`,
  );
  await db().$executeRawUnsafe('GRANT USAGE ON SCHEMA public TO blind');
  await db().$executeRawUnsafe('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO blind');
  await db().$executeRawUnsafe('REVOKE SELECT ON "LedgerEntry" FROM blind');
  for (const table of tablesOfTruth()) await db().$executeRawUnsafe(`REVOKE ALL ON "${table}" FROM blind`);
}

/** Does something as that reader. */
export async function blindly<T>(work: () => Promise<T>): Promise<T> {
  const as = new URL(url);
  as.searchParams.set('options', '-c role=blind');
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
