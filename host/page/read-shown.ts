/** The state that the host's page shows at this moment. */
import { availableParallelism } from 'node:os';
import { handedAddress, type OfferedAddress } from '@/lib/handed-address';
import type {
  AddressShown,
  DryRunShown,
  GameShown,
  RunningShown,
  SeatsShown,
  SettingsShown,
  Shown,
} from '@/lib/hosting/shown';
import { offeredAddresses } from '@/lib/network/own-addresses';
import { spaced } from '@/lib/text';
import { only } from '@/lib/values';
import { silenceOf } from '../archive/stick';
import type { Conductor } from '../conduct/conductor';
import { freeOn } from '../disk/room';
import { sparedCores } from '../options.mjs';
import { sticksIn } from '../system/sticks';
import { version } from '../version.mjs';
import { addressOf, type Served } from '../welcome';
import { archivesThere } from './archives-there';
import type { Notices } from './notices';
import { scenariosThere } from './scenarios-there';

/** The page's own memory while it is open. */
export interface PageMemory {
  /** The work that is being done now, in words; empty: nothing. */
  doing: string;
  notices: Notices;
  checked: Shown['checked'];
  dryRun: DryRunShown | null;
}

const belongsTo: Record<OfferedAddress['kind'], (on: string) => string> = {
  given: () => 'A name of your own.',
  hall: (on) => `The network of this laptop (${on}).`,
  localName: () => 'By name. Most laptops and iPhones find it; some older phones do not.',
  vpn: (on) => `A VPN (${on}). Only guests in the same VPN reach it.`,
  virtual: (on) => `For programs on this laptop alone (${on}). Guests cannot reach it.`,
  carrier: (on) => `A VPN or a carrier’s network (${on}). Guests rarely reach it.`,
  hostName: () => 'The name of this laptop. Some networks know it.',
};

const addressesShown = (
  offered: readonly OfferedAddress[],
  { served, picked, visits }: { served: Served; picked: string; visits: ReadonlyMap<string, Date> },
): AddressShown[] =>
  offered.map(({ host, kind, on }) => ({
    host,
    link: addressOf(host, served),
    words: belongsTo[kind](on),
    isHanded: host === handedAddress(offered, picked),
    visitedAt: visits.get(host)?.toISOString() ?? null,
  }));

async function runningShown({ up, dataDir, visits }: Conductor): Promise<RunningShown | null> {
  if (!up) return null;
  const [{ gamesKept, seatsKept }, { gameSides }] = await Promise.all([
    import('@/lib/db/sequence/games-kept'),
    import('@/lib/db/sequence/kept-scenario'),
  ]);
  const [games, counts] = await Promise.all([gamesKept(), seatsKept()]);
  const [played] = games;
  if (!played || played.isPractice) return null;
  const { sides } = await gameSides(played.id);
  const countsOf = (gameId: string) => counts.filter((one) => one.gameId === gameId);
  const sum = (gameId: string, of: 'seats' | 'taken') => countsOf(gameId).reduce((all, one) => all + one[of], 0);
  const seats = countsOf(played.id).map(
    ({ side, seats, taken }): SeatsShown => ({ of: side ? sides[side].name : 'Control', seats, taken }),
  );
  const shown = games.map(
    (game): GameShown => ({
      ...only(game, ['id', 'title', 'turn', 'isBegun', 'isPractice']),
      phase: spaced(game.phase),
      isPlayed: game.id === played.id,
      madeAt: game.createdAt.toISOString(),
      seats: sum(game.id, 'seats'),
      taken: sum(game.id, 'taken'),
    }),
  );
  const awaitsGameControl = countsOf(played.id).some((one) => one.awaitsGameControl);
  return {
    here: addressOf('localhost', up.served),
    game: { ...shown[0]!, network: played.network, awaitsGameControl },
    seats: seats.sort((one, other) => Number(other.of === 'Control') - Number(one.of === 'Control')),
    games: shown,
    addresses: addressesShown(await offeredAddresses(), { served: up.served, picked: played.address, visits }),
    print: up.served.print ?? null,
    scenarios: scenariosThere(dataDir),
  };
}

function settingsShown({ options, dataDir, up }: Conductor): SettingsShown {
  const { port, tls, tlsCert = '', tlsKey = '', archive = '', keep, addresses, processes } = options;
  const processesNow = processes ?? sparedCores(availableParallelism());
  return {
    port: up?.served.port ?? port,
    data: dataDir,
    tls,
    archive,
    keep,
    addresses,
    tlsCert,
    tlsKey,
    processes: processes ?? null,
    processesNow,
    sticks: sticksIn(),
  };
}

/** An evening with a full hall writes less than this, in bytes: its game, and an archive for every phase. */
const eveningNeeds = 10 ** 9;

const gigabytes = (bytes: number): string =>
  bytes < 10 ** 9 ? `${Math.floor(bytes / 10 ** 6)} MB` : `${Math.floor(bytes / 10 ** 9)} GB`;

function diskShown(dataDir: string): Shown['disk'] {
  try {
    const free = freeOn(dataDir);
    const less =
      free < eveningNeeds ? 'An evening may need 1 GB: make room on it.' : 'An evening needs less than 1 GB.';
    return { free, words: `${gigabytes(free)} free. ${less}` };
  } catch {
    return { free: 0, words: 'It does not answer. If the data folder lies on a stick, put it in again.' };
  }
}

/** The reason why archives of the phases are not written, in words; empty: nothing, or none are kept. */
async function archiveTrouble({ up, options: { archive } }: Conductor, gameId: string | undefined): Promise<string> {
  if (archive === undefined) return '';
  const silence = silenceOf(archive);
  if (silence !== null || !up || gameId === undefined) return silence ?? '';
  const { archivesKept } = await import('@/lib/db/sequence/phase-archives');
  return (await archivesKept(gameId)).find(({ folder }) => folder === archive)?.trouble ?? '';
}

export async function readShown(conductor: Conductor, { doing, notices, checked, dryRun }: PageMemory): Promise<Shown> {
  const { stage, since, trouble, dataDir, options } = conductor;
  // While the database is away the page says so by having nothing to show of the game.
  const running = await runningShown(conductor).catch(() => null);
  return {
    version,
    stage,
    doing,
    checked,
    dryRun,
    notices: [...notices.all],
    now: new Date().toISOString(),
    since: since?.toISOString() ?? null,
    trouble: trouble && {
      words: trouble.words,
      freePort: trouble.freePort ?? null,
      living: trouble.living ?? null,
    },
    running,
    archives: {
      folder: options.archive ?? '',
      trouble: await archiveTrouble(conductor, running?.game.id).catch(() => ''),
      all: archivesThere(dataDir, options.archive),
    },
    disk: diskShown(dataDir),
    settings: settingsShown(conductor),
  };
}
