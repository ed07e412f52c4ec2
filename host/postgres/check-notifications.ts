/** True when a database passes notices on: by them each desk hears that it changed. */
import pg from 'pg';

const channel = 'opcom_start';
/** Notices come within some ms. */
const patienceMs = 3_000;

/**
 * Listens on one connection and gives a notice on another. A pooler that lends connections for one transaction each takes
 * the LISTEN without a complaint, and no notice ever comes.
 */
export async function hearsNotifications(url: string): Promise<boolean> {
  const [listener, teller] = [1, 2].map(() => new pg.Client({ connectionString: url }));
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  try {
    await Promise.all([listener!.connect(), teller!.connect()]);
    await listener!.query(`LISTEN ${channel}`);
    return await new Promise<boolean>((answer, fail) => {
      listener!.on('notification', () => answer(true)).on('error', fail);
      giveUp = setTimeout(() => answer(false), patienceMs);
      teller!.query(`NOTIFY ${channel}`).catch(fail);
    });
  } finally {
    clearTimeout(giveUp);
    await Promise.all([listener!.end(), teller!.end()]);
  }
}
