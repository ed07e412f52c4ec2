/** Making and dropping whole databases on a server, by the connection string of the database in question. */
import pg from 'pg';

/** The connection string of another database on the same server. */
export function beside(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${encodeURIComponent(database)}`;
  return address.href;
}

/** The name of the database a connection string leads to. */
export function databaseName(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1));
}

/** Does work on the server of a database, which need not be there; `name` is the database's, as a statement writes it. */
export async function onServer<T>(url: string, work: (client: pg.Client, name: string) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: beside(url, 'postgres') });
  // A server that goes away in the midst of it fails the statement under way.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client, client.escapeIdentifier(databaseName(url)));
  } finally {
    await client.end();
  }
}

/** Creates a database when the server does not have it yet. */
export async function createDatabaseIfMissing(url: string): Promise<void> {
  await onServer(url, async (client, name) => {
    const known = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName(url)]);
    if (known.rowCount === 0) await client.query(`CREATE DATABASE ${name}`);
  });
}

/** Creates a database as a copy of another one on the same server, to which nobody may be connected. */
export async function copyDatabase(url: string, templateUrl: string): Promise<void> {
  await onServer(url, async (client, name) => {
    await client.query(
      `CREATE DATABASE ${name} TEMPLATE ${client.escapeIdentifier(databaseName(templateUrl))} STRATEGY FILE_COPY`,
    );
  });
}

/** Takes a database away from everybody, as if its server had died, or gives it back. */
export async function shutDatabase(url: string, isShut: boolean): Promise<void> {
  await onServer(url, async (client, name) => {
    await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS ${!isShut}`);
    await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
      databaseName(url),
    ]);
  });
}

/** Drops every database of the server whose name begins as this one's does. */
export async function dropDatabasesLike(url: string): Promise<void> {
  const names = await onServer(url, async (client) => {
    const found = await client.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [databaseName(url)],
    );
    return found.rows.map(({ datname }) => datname);
  });
  for (const name of names) await dropDatabase(beside(url, name));
}

/** Drops a database, whoever is still connected; nothing happens when there is none. */
export async function dropDatabase(url: string): Promise<void> {
  await onServer(url, async (client, name) => {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });
}
