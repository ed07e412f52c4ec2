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

async function onServer<T>(url: string, work: (client: pg.Client, name: string) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: beside(url, 'postgres') });
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
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${client.escapeIdentifier(databaseName(templateUrl))}`);
  });
}

/** Drops a database, whoever is still connected; nothing happens when there is none. */
export async function dropDatabase(url: string): Promise<void> {
  await onServer(url, async (client, name) => {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });
}
