import pg from 'pg';

/**
 * Does `work` on ten connections and closes them, whatever happens. The database may be dropped before the last of them has
 * closed: what PostgreSQL says to a connection of that is no fault of the work, and must not end the process.
 */
export async function onPool<T>(databaseUrl: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  pool.on('error', ({ message }) => console.error(`A connection of a peer has ended: ${message}`));
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}
