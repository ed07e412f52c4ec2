import type { Phase } from '@/lib/words';
import { Laptop } from './laptop';
import { takeSeat } from './take-seat';

/** The parts of a player's desk that a simulated player looks at. */
export interface DeskSeen {
  seat: { duty: string };
  team: { name: string };
  clock: { turn: number; phase: Phase };
  counters: { id: string }[];
}

/** A simulated player at a seat. */
export interface Player {
  laptop: Laptop;
  desk: DeskSeen;
}

/** A game of its own with a simulated player at every seat of its teams. */
export interface Hall {
  at: string;
  control: Laptop;
  players: Player[];
  /** The time each seat took to be taken and its desk to be read, in ms. */
  seatedMs: number[];
  /** Seats that could not be taken. */
  standing: number;
}

/** Links that were made for a dry run end so: nobody plays behind the others. */
export const dryRunMark = '#dry-run';

/** So many people find the door at once. */
const atOnce = 6;

export const readDesk = (laptop: Laptop): Promise<DeskSeen> => laptop.read(`/api/player/${laptop.seatId}/desk`);

/** The contents of a desk of Control, by the names of its parts. */
export async function readControl(control: Laptop, path: string): Promise<Record<string, unknown>> {
  const at = encodeURIComponent(`/control/${control.seatId}${path}`);
  const { desk } = await control.read<{ desk: { parts: Record<string, { value: unknown }> } }>(
    `/api/control/${control.seatId}/desk?at=${at}&has=`,
  );
  return Object.fromEntries(Object.entries(desk.parts).map(([name, { value }]) => [name, value]));
}

/**
 * Sits down at every seat of the game behind a link of its Game Control, and begins the game.
 *
 * @param link one that was made for a dry run: the seat behind another is not taken
 * @throws with a sentence for whoever asked
 */
export async function seatHall(link: URL): Promise<Hall> {
  const at = link.origin;
  const code = /^\/join\/([0-9A-Za-z-]+)$/.exec(link.pathname)?.[1];
  if (!code || link.hash !== dryRunMark)
    throw new Error('This is no link of a dry run: the console’s laptop makes one, which ends with #dry-run.');
  const control = new Laptop(await takeSeat(at, code));
  const { chrome, desk } = (await readControl(control, '/setup')) as {
    chrome: { practice: object | null };
    desk: { seats: { id: string; kind: string }[] };
  };
  if (chrome.practice === null)
    throw new Error('This link opens a game that counts. A dry run plays in one of its own.');
  const seatIds = desk.seats.flatMap(({ id, kind }) => (kind === 'player' ? [id] : []));
  const { codes } = await control.act<{ codes: { code: string }[] }>('make-codes', { seatIds });
  const hall: Hall = { at, control, players: [], seatedMs: [], standing: 0 };
  const waiting = codes.map((one) => one.code);
  await Promise.all(Array.from({ length: atOnce }, () => sitDownInTurn(hall, waiting)));
  await control.act('begin-game', { proposes: true });
  return hall;
}

async function sitDownInTurn(hall: Hall, waiting: string[]): Promise<void> {
  for (let code = waiting.pop(); code !== undefined; code = waiting.pop()) {
    const begun = performance.now();
    try {
      const laptop = new Laptop(await takeSeat(hall.at, code));
      hall.players.push({ laptop, desk: await readDesk(laptop) });
      hall.seatedMs.push(performance.now() - begun);
    } catch {
      hall.standing += 1;
    }
  }
}

/** Everybody leaves, and the game is deleted. */
export async function leaveHall({ control, players }: Hall): Promise<void> {
  for (const { laptop } of players) laptop.close();
  await control.act('delete-practice', {}).catch(() => undefined);
  control.close();
}
