/**
 * One server process for the tests of durability: the verbs behind a loopback socket and nothing else of the console, so
 * that it is up in a second. It is killed, so it cleans up nothing. Of twenty answers it loses one on purpose: the write
 * is done and nobody hears of it.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { db } from '@/lib/db/kernel/client';
import { DatabaseAway } from '@/lib/db/kernel/db-errors';
import { reaching } from '@/lib/db/kernel/reaching';
import { adjudicateCase } from '@/lib/turn/cases/adjudicate-case';
import { type SeatRow, seatOf } from '@/lib/turn/kernel/seat';
import { saveMarks } from '@/lib/turn/maps/save-marks';
import { sendMessage } from '@/lib/turn/messages/send-message';
import { writeMessage } from '@/lib/turn/messages/write-message';
import { moveUnit } from '@/lib/turn/movement/move-unit';
import { saveDraft } from '@/lib/turn/orders/save-draft';

const verbs = { adjudicateCase, moveUnit, saveDraft, saveMarks, sendMessage, writeMessage };

/** The request: one verb by one seat. */
export interface VerbAsked {
  seatId: string;
  verb: keyof typeof verbs;
  input: object;
  writeId?: string;
}

async function perform({ seatId, verb, input, writeId }: VerbAsked): Promise<object> {
  const row = await reaching(() => db().seat.findUniqueOrThrow({ where: { id: seatId } }));
  return verbs[verb](seatOf(row as SeatRow) as never, input as never, writeId);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}

let answers = 0;
const server = createServer(async (request, response) => {
  const asked = JSON.parse(await bodyOf(request)) as VerbAsked;
  try {
    const answer = await perform(asked);
    answers += 1;
    if (answers % 20 === 0) return response.destroy();
    response.end(JSON.stringify(answer));
  } catch (error) {
    response.writeHead(error instanceof DatabaseAway ? 503 : 500);
    response.end(String((error as Error).message));
  }
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
// Who is killed need not be told to go, but whose test has gone must not stay.
process.once('disconnect', () => process.exit(0));
