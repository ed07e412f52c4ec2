import { nanoid } from 'nanoid';
import { type Hall, type Player, readControl, readDesk } from './hall';
import { roundTrip } from './take-seat';

/** The result of a dry run; times in ms. */
export interface Played {
  teams: number;
  seats: number;
  /** Seats that nobody could sit down at. */
  standing: number;
  seatedMs: number[];
  /** Of questions that ask the console for nothing, one after the other, before the load. */
  roundTripMs: number[];
  /** At the deadline, from the instant at which everybody hands in: until each sheet was answered. */
  answeredMs: number[];
  /** Until Control's board counted every sheet; null: it never did. */
  shownMs: number | null;
  /** From the press that ends the phase: until each player's desk had the next one. */
  toldMs: number[];
  /** Sheets, and desks, of which no answer came. */
  lost: number;
}

/** Timeout in ms. Anything that comes later counts as lost. */
const patienceMs = 60_000;
const roundTrips = 20;
/** As many rows as a staff writes. */
const rowsAtMost = 10;

const pause = (ms: number) => new Promise((go) => setTimeout(go, ms));

/** Ends when patience does. The command that asks ends before, where everything is answered: it keeps no process up. */
const patience = () => new Promise((go) => setTimeout(go, patienceMs).unref());

/** Waits until something is so, and answers when, in ms from `begun`; null: it never is. */
async function whenSo(begun: number, isSo: () => boolean): Promise<number | null> {
  while (!isSo()) {
    if (performance.now() - begun > patienceMs) return null;
    await pause(10);
  }
  return performance.now() - begun;
}

/** Reads at every word of a stream, one reading at a time, the last word always included. @returns what ends it */
async function follows(laptop: Player['laptop'], read: () => Promise<void>): Promise<() => void> {
  let isReading = false;
  let isStale = false;
  const look = async () => {
    if (isReading) {
      isStale = true;
      return;
    }
    isReading = true;
    do {
      isStale = false;
      await read().catch(() => undefined);
    } while (isStale);
    isReading = false;
  };
  return laptop.listen(() => void look());
}

/** The rows of a staff: its units in equal shares, each holding. */
function rowsOf({ desk }: Player) {
  const { counters } = desk;
  return Array.from({ length: Math.min(rowsAtMost, counters.length) }, (_, position) => ({
    id: nanoid(),
    position,
    version: 0,
    counterIds: counters.filter((_one, at) => at % rowsAtMost === position).map(({ id }) => id),
    grouping: '',
    orders: 'Hold where you stand, and watch the roads on both sides. This is a dry run of the hall.',
    supportIds: [],
    supportText: '',
    action: 'hold',
    posture: 'tact',
    standFast: false,
  }));
}

/** Everybody hands in at one instant while all desks are looked at, and then the phase ends. */
export async function playDeadline(hall: Hall): Promise<Played> {
  const { at, control, players, seatedMs, standing } = hall;
  const roundTripMs: number[] = [];
  for (let i = 0; i < roundTrips; i++) roundTripMs.push(await roundTrip(at));

  let counted = 0;
  const leave = await Promise.all([
    follows(control, async () => {
      const { chrome } = (await readControl(control, '/orders')) as { chrome: { badges: { orders?: number } } };
      counted = chrome.badges.orders ?? 0;
    }),
    ...players.map((player) =>
      follows(player.laptop, async () => {
        player.desk = await readDesk(player.laptop);
      }),
    ),
  ]);
  try {
    const staffs = players.filter(({ desk }) => desk.seat.duty === 'commander' && desk.counters.length > 0);
    const begun = performance.now();
    const answered = await Promise.all(staffs.map((staff) => handIn(staff, begun)));
    const answeredMs = answered.filter((ms) => ms !== null);
    const shownMs = await whenSo(begun, () => counted >= answeredMs.length);

    const pressed = performance.now();
    await control.act('move-phase', { from: 'orders', to: 'collection' });
    const told = await Promise.all(
      players.map((player) => whenSo(pressed, () => player.desk.clock.phase === 'collection')),
    );
    const toldMs = told.filter((ms) => ms !== null);
    return {
      teams: staffs.length,
      seats: players.length + standing,
      standing,
      seatedMs,
      roundTripMs,
      answeredMs,
      shownMs,
      toldMs,
      lost: staffs.length - answeredMs.length + (players.length - toldMs.length),
    };
  } finally {
    for (const end of leave) end();
  }
}

/** Hands a sheet in. Answers when that was acknowledged, in ms; null: it never was. */
async function handIn(staff: Player, begun: number): Promise<number | null> {
  const { turn } = staff.desk.clock;
  const sent = staff.laptop.act('submit-order-sheet', { turn, version: 0, lines: rowsOf(staff) });
  const inTime = await Promise.race([
    sent.then(
      () => true,
      () => false,
    ),
    patience().then(() => false),
  ]);
  return inTime ? performance.now() - begun : null;
}
