/** The work of `npm start` and of a package once everything is installed: the host's page, and the console. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Conductor } from './conduct/conductor';
import { livingServer } from './gateway/running-server';
import type { StartOptions } from './options.mjs';
import { openPage } from './page/open-page';
import { pageOf } from './page/page-of';
import { stopRunning } from './processes/stop-file';
import { root } from './root.mjs';
import { whenStarterEnds } from './starter.mjs';
import { addressOf } from './welcome';

/** Ctrl-C and the like end everything in order; so does the end of npm. A closed window is a SIGHUP on Windows too, and Ctrl-Break a SIGBREAK. */
function stopOnSignal(conductor: Conductor): void {
  const stop = () => void conductor.stop();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'] as const) process.on(signal, stop);
  whenStarterEnds(stop);
}

/** One that joins another console leaves the host's page to that. `OPCOM_HOST_PAGE=off`: there is none. */
const hasPage = ({ join }: StartOptions): boolean => join === undefined && process.env.OPCOM_HOST_PAGE !== 'off';

/**
 * Starts the console and keeps it up until it is told to stop; or, when a living console has the data folder, prints its
 * addresses and ends.
 *
 * @param show opens the host's page in a browser; what keeps the console from starting is told there, and can be put right
 * @throws with a sentence for the host when it cannot start and nobody is shown the page; nothing is left running then
 */
export async function start(given: StartOptions, show?: (page: string) => void): Promise<void> {
  const { archive, tlsCert, tlsKey, data } = given;
  const options = {
    ...given,
    archive: archive && resolve(archive),
    tlsCert: tlsCert && resolve(tlsCert),
    tlsKey: tlsKey && resolve(tlsKey),
    data: resolve(data),
  };
  process.chdir(root);
  if (options.stops) return stopRunning(options.data);
  if (existsSync('.env')) process.loadEnvFile('.env');
  const there = await livingServer(options.data);
  // A command that has the folder for a while is waited for on the page.
  const living = there?.command === undefined ? there : undefined;
  const conductor = new Conductor(options);
  stopOnSignal(conductor);
  const page = hasPage(options) && !living ? await openPage(pageOf(conductor)) : null;
  conductor.page = page?.address;
  if (page) show?.(page.address);
  try {
    if (await conductor.begin()) return;
    await page?.close();
    if (living) show?.(living.page ?? `${addressOf('localhost', living)}/`);
  } catch (problem) {
    if (!page || !show) throw problem;
    console.error(`\n${conductor.trouble?.words}\n\nIt is put right on the host’s page:\n  ${page.address}`);
  }
}
