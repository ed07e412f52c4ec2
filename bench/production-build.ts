import { build } from '@/host/built/build.mjs';
import { prepareEnvironment } from '@/host/secrets';
import { besidePostgres } from './database';

/** Does `work` with the production build made and a PostgreSQL beside, ready to start servers. */
export async function onProductionBuild<T>(work: () => Promise<T>): Promise<T> {
  process.env.OPCOM_DIST ??= '.next';
  prepareEnvironment('.data');
  await build();
  return besidePostgres(work);
}
