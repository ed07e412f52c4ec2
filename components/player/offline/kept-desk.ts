import { browserStore } from '@/components/transport/keeper/browser-store';
import type { PlayerDesk } from '@/lib/visibility/player/desk';

/** The parts of an order form, as this browser keeps them over TLS. */
interface KeptDesk {
  desk: PlayerDesk;
  /** By the browser's own clock, ms. */
  at: number;
}

/** As long as a day's play: a laptop that comes back later asks the console. */
const keptForMs = 12 * 60 * 60 * 1000;

const storeOf = (seatId: string) => browserStore<KeptDesk>(seatId, 'desk');

/**
 * The parts of a desk that the order form needs, by addition: its seat, the clock, the names of the units, and the team's
 * own sheets. No place, report, message or mark.
 */
const formOf = ({
  seat,
  team,
  clock,
  counters,
  squadrons,
  sheets,
  airSheets,
  lastSheet,
  links,
  longerUntil,
}: PlayerDesk) => ({
  seat,
  team,
  clock,
  squadrons,
  sheets,
  airSheets,
  lastSheet,
  links,
  longerUntil,
  counters: counters.map((counter) => ({ ...counter, x: null, y: null })),
  placesAsOf: null,
  mapVersion: null,
  nudge: null,
  cursor: '',
  contacts: [],
  crossings: [],
  friends: [],
  objectives: [],
  marks: [],
  expected: [],
  command: { higher: null, under: [] },
  queries: [],
  notes: [],
  reports: [],
  messages: [],
  sentMessages: [],
  decisions: [],
  tables: [],
  copies: [],
  notices: [],
  sentCopies: [],
});

/** Keeps the order form of a desk in this browser. */
export const keepDesk = (desk: PlayerDesk): Promise<boolean> =>
  storeOf(desk.seat.id).keep({ desk: formOf(desk), at: Date.now() });

/** The order form as it was kept, its clock moved on; null where nothing is kept, or too long ago. */
export async function keptDesk(seatId: string): Promise<KeptDesk | null> {
  const kept = await storeOf(seatId).load();
  if (!kept) return null;
  const passedMs = Date.now() - kept.at;
  if (passedMs < 0 || passedMs > keptForMs) {
    await storeOf(seatId).keep(null);
    return null;
  }
  const now = new Date(Date.parse(kept.desk.clock.now) + passedMs).toISOString();
  return { ...kept, desk: { ...kept.desk, clock: { ...kept.desk.clock, now } } };
}
