/**
 * Archives, measured: `npm run bench:archives`. Plays several turns of Market Garden with every team's sheet handed in and
 * a hundred counters moved a turn, then archives the game, restores it into an empty data folder, and starts its
 * PostgreSQL there. Prints a line; nothing is asserted.
 */
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seatsOf } from '@/lib/db/access/seats';
import { closeDatabase, db } from '@/lib/db/kernel/client';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { loadScenario } from '@/lib/scenario';
import { type ControlSeat, type PlayerSeat, seatOf } from '@/lib/turn/kernel/seat';
import { moveUnit } from '@/lib/turn/movement/move-unit';
import { submitOrderSheet } from '@/lib/turn/orders/submit-order-sheet';
import { endTurn } from '@/lib/turn/sequence/end-turn';
import { openBegun } from '@/lib/turn/testing/open-begun';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import { checkContainer } from '../host/archive/container';
import { restoreInto } from '../host/archive/restore';
import { everything, takeArchive } from '../host/archive/take-archive';
import { migrate } from '../host/migrate/migrate';
import { startPostgres } from '../host/postgres/postgres';

const turns = Number(process.argv[2] ?? 6);
const movedATurn = 100;

async function handsIn(seat: PlayerSeat, turn: number): Promise<void> {
  const { counters } = await playerDesk(seat);
  const lines = counters
    .filter(({ isLost }) => !isLost)
    .map((counter, i) => ({
      ...emptyLine,
      id: `t${turn}-${counter.id}`.slice(0, 40),
      position: i + 1,
      version: 0,
      counterIds: [counter.id],
      orders: 'Hold the road and report what comes along it.',
      action: 'hold',
      posture: 'tact',
    }));
  if (lines.length === 0) return;
  const sheet = { turn, version: 0, lines };
  const answer = await submitOrderSheet(seat, sheet);
  if (!answer.ok) throw new Error(answer.refusal.message);
}

async function plays(control: ControlSeat, players: PlayerSeat[]): Promise<void> {
  for (let i = 0; i < turns; i++) {
    const { turn } = await db().game.findFirstOrThrow();
    for (const seat of players) await handsIn(seat, turn);
    const units = await db().unit.findMany({ where: { isOnMap: true }, orderBy: { id: 'asc' }, take: movedATurn });
    for (const { id, version, x, y } of units) {
      const by = { x: x! + 0.2, y: y!, mode: 'tactical' as const, overrule: 'The bench moves it.' };
      await moveUnit(control, { unitId: id, version, turn, ...by });
    }
    const ended = await endTurn(control, { turn, reason: 'The bench ends it.' });
    if (!ended.ok) throw new Error(ended.refusal.message);
  }
}

async function timed<T>(work: () => Promise<T>): Promise<[seconds: string, T]> {
  const begun = performance.now();
  const done = await work();
  return [((performance.now() - begun) / 1000).toFixed(1), done];
}

const folder = mkdtempSync(join(tmpdir(), 'opcom-bench-'));
const from = join(folder, 'from');
const to = join(folder, 'to');
mkdirSync(to);
const first = await startPostgres(from);
await migrate(first.url);
process.env.DATABASE_URL = first.url;
const read = await loadScenario('market-garden');
if (!read.ok) throw new Error(JSON.stringify(read.problems));
const { gameId } = await openBegun(read.scenario);
const seats = await seatsOf(gameId);
const chief = seatOf(seats.find(({ roles }) => roles.includes('gameControl'))!) as ControlSeat;
const players = seats.filter(({ duty }) => duty === 'commander').map((seat) => seatOf(seat) as PlayerSeat);
await plays(chief, players);
const entries = await db().ledgerEntry.count();
const archive = join(folder, 'bench.opcom.gz');
const [taking] = await timed(() => takeArchive(first.url, archive, everything(from)));
await closeDatabase();
await first.stop();
const [restoring, second] = await timed(async () => {
  const heading = await checkContainer(archive);
  const postgres = await startPostgres(to);
  await restoreInto(postgres.url, to, archive, heading);
  return postgres;
});
await second.stop();
const kilobytes = Math.ceil(statSync(archive).size / 1000);
rmSync(folder, { recursive: true });
console.log(
  `Market Garden after ${turns} turns, ${players.length} teams, ${entries} ledger entries: archived in ${taking} s, ${kilobytes} kB; restored into an empty data folder in ${restoring} s`,
);
