/** The settings of the console, which in a terminal are options. The console restarts for them by itself. */
import { isAbsolute, resolve } from 'node:path';
import { z } from 'zod';
import type { Acted } from '@/lib/hosting/shown';
import { silenceOf } from '../../archive/stick';
import { givenCertificate } from '../../certificate/certificate';
import { makeFolder } from '../../disk/make-folder';
import { livingServer } from '../../gateway/running-server';
import { OptionProblem, readOptions, type StartOptions } from '../../options.mjs';
import { freePortAfter } from '../../postgres/free-port';
import { defaultData } from '../../system/data-home.mjs';
import { keepSettings, readSettings, type Settings } from '../../system/settings.mjs';
import { type Hosting, inBackground, inHostsWords } from '../hosting';

/** The settings that change. A setting that is left out stays; an empty text, and null, take a setting away. */
export const settingsForm = z.strictObject({
  port: z.number().int().optional(),
  data: z.string().max(1_000).optional(),
  tls: z.boolean().optional(),
  tlsCert: z.string().max(1_000).optional(),
  tlsKey: z.string().max(1_000).optional(),
  archive: z.string().max(1_000).optional(),
  keep: z.number().int().optional(),
  addresses: z.array(z.string().max(253)).max(10).optional(),
  processes: z.number().int().nullable().optional(),
});

type Changes = z.infer<typeof settingsForm>;

/** Why settings cannot be taken, in words without those of a terminal; null: they can. */
export function fault({ port, data, archive, keep, processes }: Changes): string | null {
  if (port !== undefined && (port < 1 || port > 65_535)) return 'A port is a number from 1 to 65535, such as 3000.';
  if (processes !== undefined && processes !== null && (processes < 1 || processes > 64))
    return 'So many processes cannot serve: a number from 1 to 64, or none for as many as this laptop has cores to spare.';
  if (keep !== undefined && (keep < 1 || keep > 10_000)) return 'A number from 1 to 10000 archives can be kept.';
  if (data !== undefined && !isAbsolute(data)) return 'Write the data folder in full, from its disk on.';
  if (archive && !isAbsolute(archive)) return 'Write the folder for archives in full, from its disk on.';
  return (data ? dataFault(data) : null) ?? (archive ? silenceOf(archive) : null);
}

/** Why a certificate of the host's own cannot be served with; null: it can, or there is none. Both are the paths of files. */
export function certificateFault(cert: string, key: string): string | null {
  if (cert === '' && key === '') return null;
  if (cert === '' || key === '') return 'A certificate and its key go together: write both files, or neither.';
  if (!isAbsolute(cert) || !isAbsolute(key)) return 'Write the files of the certificate in full, from their disk on.';
  try {
    givenCertificate(cert, key);
    return null;
  } catch (problem) {
    return (problem as Error).message;
  }
}

/** Why games cannot be kept in a folder; null: they can. It is made where it is not there. */
function dataFault(folder: string): string | null {
  try {
    makeFolder(folder);
    return silenceOf(folder);
  } catch (problem) {
    return inHostsWords(problem);
  }
}

/** The changes as a start takes them. @throws OptionProblem for a name that is none */
function asOptions({ addresses, processes, archive, tlsCert, tlsKey, ...rest }: Changes): Partial<StartOptions> {
  const named = addresses && readOptions(addresses.flatMap((name) => ['--address', name])).addresses;
  return {
    ...rest,
    ...(addresses !== undefined && { addresses: named }),
    ...(processes !== undefined && { processes: processes ?? undefined }),
    ...(archive !== undefined && { archive: archive === '' ? undefined : resolve(archive) }),
    ...(tlsCert !== undefined && { tlsCert: tlsCert || undefined }),
    ...(tlsKey !== undefined && { tlsKey: tlsKey || undefined }),
  };
}

/** Settings as they are kept, after a change of them. */
export function changed(kept: Settings, { data: _, processes, archive, ...rest }: Changes): Settings {
  const next: Settings = { ...kept, ...rest };
  if (archive !== undefined) next.archive = archive;
  for (const name of ['archive', 'tlsCert', 'tlsKey'] as const) if (next[name] === '') delete next[name];
  if (typeof processes === 'number') next.processes = processes;
  if (processes === null) delete next.processes;
  return next;
}

/** Why another program, or another console, is in the way of settings; null: none is. */
async function inTheWay({ port, data }: Changes, { conductor: { up, dataDir } }: Hosting): Promise<string | null> {
  const living = data === undefined || resolve(data) === dataDir ? undefined : await livingServer(resolve(data));
  if (living)
    return `Another copy of the console is at work on ${data}. Stop that one first, or choose another folder.`;
  if (port === undefined || port === up?.served.port) return null;
  const free = await freePortAfter(port - 1);
  return free === port ? null : `Port ${port} is in use by another program. ${free} is free.`;
}

/** Takes settings over, keeps them where the console came up with them, and restarts it. */
export async function changeSettings(hosting: Hosting, changes: Changes): Promise<Acted> {
  const { conductor } = hosting;
  const { tlsCert = '', tlsKey = '' } = { ...conductor.options, ...changes };
  const isSecure = changes.tls ?? conductor.options.tls;
  const words =
    fault(changes) ?? (isSecure ? certificateFault(tlsCert, tlsKey) : null) ?? (await inTheWay(changes, hosting));
  if (words !== null) return { ok: false, words };
  try {
    // Another data folder brings its own settings along.
    const options = asOptions(
      changes.data === undefined ? changes : { ...readSettings(resolve(changes.data)), ...changes },
    );
    return inBackground(hosting, async () => {
      await conductor.again(options);
      const { dataDir } = conductor;
      keepSettings(dataDir, changed(readSettings(dataDir), changes));
      const home = resolve(defaultData());
      if (changes.data !== undefined) keepSettings(home, { ...readSettings(home), data: dataDir });
    });
  } catch (problem) {
    if (!(problem instanceof OptionProblem)) throw problem;
    return { ok: false, words: 'A name is a host name alone, such as hall.local: without http:// and without a port.' };
  }
}
