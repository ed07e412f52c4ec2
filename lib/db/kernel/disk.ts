import { access } from 'node:fs/promises';
import { DiskFull } from './db-errors';
import { environment } from './environment';

/**
 * Nothing is written while the disk has no more room than the reserve that the console gave up so that the game can be
 * read. `OPCOM_RESERVE` names the file of the reserve; without it PostgreSQL alone says whether its disk is full.
 *
 * @throws DiskFull
 */
export async function refuseOnReserve(): Promise<void> {
  const { OPCOM_RESERVE } = environment();
  if (OPCOM_RESERVE === undefined) return;
  await access(OPCOM_RESERVE).catch(() => {
    throw new DiskFull('the reserve of the disk has been given up');
  });
}
