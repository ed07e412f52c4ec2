import type pg from 'pg';

/** Where Prisma notes which migrations were applied: they are written again where an archive is restored. */
export const migrationsTable = '_prisma_migrations';

/** The migrations that were applied, in order. */
export async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT migration_name AS name FROM ${migrationsTable}
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name COLLATE "C"`,
  );
  return rows.map(({ name }) => name);
}
