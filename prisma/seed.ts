/**
 * `npx prisma db seed`: a small game to work on, in the middle of its first turn, made by the console's own verbs. It lies
 * in the database of DATABASE_URL, or in `.data-seed`: `npm run dev -- --data .data-seed` opens that one.
 */
import { resolve } from 'node:path';
import { livingServer } from '../host/gateway/running-server';
import { migrate } from '../host/migrate/migrate';
import { openDatabase } from '../host/postgres/open-database';
import { root } from '../host/root.mjs';
import { step } from '../host/steps.mjs';
import { seatsOf } from '../lib/db/access/seats';
import { closeDatabase } from '../lib/db/kernel/client';
import { newestGame } from '../lib/db/sequence/games';
import { playerDesk } from '../lib/desks/player/frame/player-desk';
import type { Result } from '../lib/result';
import { loadScenario } from '../lib/scenario';
import { type ControlSeat, type PlayerSeat, seatOf } from '../lib/turn/kernel/seat';
import { sendMessage } from '../lib/turn/messages/send-message';
import { submitOrderSheet } from '../lib/turn/orders/submit-order-sheet';
import { beginGame } from '../lib/turn/sequence/begin-game';
import { movePhase } from '../lib/turn/sequence/move-phase';
import { openGame } from '../lib/turn/sequence/open-game';
import { emptyLine } from '../lib/visibility/forms/order-row';

function good<T>(answer: Result<T>): T {
  if (answer.ok) return answer.value;
  throw new Error(answer.refusal.message);
}

/** Every team hands in a sheet of one row and writes to Control; then the sheets are collected. */
async function playAWhile(gameId: string): Promise<void> {
  const seats = (await seatsOf(gameId)).map(seatOf);
  const control = seats.find((seat): seat is ControlSeat => 'roles' in seat)!;
  const commanders = (await seatsOf(gameId)).filter(({ duty }) => duty === 'commander').map((seat) => seatOf(seat));
  let turn = 0;
  for (const commander of commanders as PlayerSeat[]) {
    const desk = await playerDesk(commander);
    turn = desk.clock.turn;
    const row = { id: `seed-${commander.teamId}`, position: 0, version: 0, counterIds: [desk.counters[0]!.id] };
    const hold = { ...emptyLine, orders: 'Hold the bridge.', action: 'hold', posture: 'tact' };
    good(await submitOrderSheet(commander, { turn, version: 0, lines: [{ ...hold, ...row }] }));
    good(await sendMessage(commander, { linkId: null, text: 'We need a second map.' }));
  }
  good(await beginGame(control, {}));
  good(await movePhase(control, { from: 'orders', to: 'collection' }));
}

const dataDir = resolve(root, '.data-seed');
const given = process.env.DATABASE_URL;
if (!given && (await livingServer(dataDir))) throw new Error('A console is running on .data-seed. Stop it first.');
const database = await openDatabase(given, dataDir);
try {
  process.env.DATABASE_URL = database.url;
  await migrate(database.url, resolve(root, 'prisma', 'migrations'));
  await step('Making a small game', async () => {
    const there = await newestGame();
    if (there) return `there is one already: ${there.title}, turn ${there.turn}`;
    const read = await loadScenario('arnhem-bridge');
    if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join('\n'));
    const { gameId } = await openGame(read.scenario);
    await playAWhile(gameId);
    return `${read.scenario.title}, orders in`;
  });
  await closeDatabase();
} finally {
  await database.stop();
}
console.log(given ? 'Open it: npm run dev' : 'Open it: npm run dev -- --data .data-seed');
