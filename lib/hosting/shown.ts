/** The contents of the host's page, and the answers to its requests. Times are ISO strings. */

/** The stage of the console. `trouble`: it is not up, for a reason that is told. */
export type Stage = 'starting' | 'running' | 'stopping' | 'trouble';

/** One game of the data folder. */
export interface GameShown {
  id: string;
  title: string;
  turn: number;
  phase: string;
  isBegun: boolean;
  isPractice: boolean;
  /** It is the one that is played: new links, the projector and the archives are its own. */
  isPlayed: boolean;
  madeAt: string;
  seats: number;
  taken: number;
}

/** The number of taken seats, of Control or of one side. */
export interface SeatsShown {
  of: string;
  seats: number;
  taken: number;
}

export interface AddressShown {
  /** As Game Control and the host choose it: a name or an IP address. */
  host: string;
  /** As it is typed into a browser. */
  link: string;
  /** The network it belongs to, and the people who reach it. */
  words: string;
  isHanded: boolean;
  /** When another device last opened the console by it; null: none has. */
  visitedAt: string | null;
}

export interface ArchiveShown {
  /** By it the page names the archive again. */
  file: string;
  /** Its name without its folder. */
  name: string;
  bytes: number;
  at: string;
}

/** One line of the check of this laptop. `look`: it wants a look; `trouble`: guests will not come in as it is. */
export interface CheckShown {
  what: string;
  state: 'fine' | 'look' | 'trouble';
  words: string;
}

/** The dry run of the hall that was asked for last. */
export interface DryRunShown {
  at: string;
  /** Null: it is being played. */
  verdict: { state: CheckShown['state']; words: string[] } | null;
}

/** Something that happened, in words; the newest first. */
export interface NoticeShown {
  id: number;
  at: string;
  words: string;
  isTrouble: boolean;
}

export interface SettingsShown {
  port: number;
  data: string;
  tls: boolean;
  /** The files of the host's own certificate; empty: the console makes one. */
  tlsCert: string;
  tlsKey: string;
  archive: string;
  keep: number;
  addresses: string[];
  /** Null: the console chooses by the machine's cores. */
  processes: number | null;
  /** So many serve now. */
  processesNow: number;
  /** Folders of sticks and further disks that are in now. */
  sticks: string[];
}

/** The facts of a console that runs. */
export interface RunningShown {
  /** The address at which this laptop itself opens the console. */
  here: string;
  /** The game that is played. */
  game: Pick<GameShown, 'id' | 'title' | 'turn' | 'phase' | 'isBegun'> & {
    network: string;
    /** Nobody has Game Control's seat yet. */
    awaitsGameControl: boolean;
  };
  seats: SeatsShown[];
  games: GameShown[];
  addresses: AddressShown[];
  /** The fingerprint of a certificate that the console made itself; null: it has none. */
  print: string | null;
  /** Scenarios of which a game may be opened. */
  scenarios: { name: string; title: string }[];
}

export interface Shown {
  version: string;
  stage: Stage;
  /** The work under way, in words; empty: none. */
  doing: string;
  since: string | null;
  now: string;
  trouble: { words: string; freePort: number | null; living: string | null } | null;
  /** Null while it is not up, or its database does not answer. */
  running: RunningShown | null;
  archives: {
    /** Empty: none is kept by itself. */
    folder: string;
    trouble: string;
    all: ArchiveShown[];
  };
  disk: { free: number; words: string };
  settings: SettingsShown;
  /** The last check of this laptop; null: none was made. */
  checked: { at: string; checks: CheckShown[] } | null;
  /** Null: none was asked for. */
  dryRun: DryRunShown | null;
  notices: NoticeShown[];
}

/** The heading of an archive before it is restored. */
export interface ArchiveRead {
  title: string;
  turn: number;
  phase: string;
  takenAt: string;
  /** The version of the console that made it. */
  by: string;
  signed: string;
}

/** The answer to a request of the page. `open`: an address to open in a window of its own; `link`: one for another laptop. */
export type Acted =
  | { ok: true; words?: string; open?: string; archive?: ArchiveRead; file?: string; link?: string }
  | { ok: false; words: string };
