'use server';

import { controlSeat } from '@/lib/session';
import * as exceptions from '@/lib/turn/conflicts/accept-exception';
import * as unchanged from '@/lib/turn/conflicts/accept-unchanged';
import * as copies from '@/lib/turn/messages/deliver-copy';
import * as accepting from '@/lib/turn/orders/accept-order-sheet';
import * as entering from '@/lib/turn/orders/enter-order-sheet';
import * as crossings from '@/lib/turn/orders/note-crossings';
import * as notes from '@/lib/turn/orders/note-order-line';
import * as opening from '@/lib/turn/orders/open-order-sheet';
import * as queries from '@/lib/turn/orders/query-order-line';
import * as returning from '@/lib/turn/orders/return-order-sheet';
import * as paper from '@/lib/turn/orders/save-paper-sheet';

export async function openSheet(seatId: string, input: Parameters<typeof opening.openOrderSheet>[1]) {
  return opening.openOrderSheet(await controlSeat(seatId), input);
}

export async function noteLine(seatId: string, input: Parameters<typeof notes.noteOrderLine>[1]) {
  return notes.noteOrderLine(await controlSeat(seatId), input);
}

export async function noteCrossings(seatId: string, input: Parameters<typeof crossings.noteCrossings>[1]) {
  return crossings.noteCrossings(await controlSeat(seatId), input);
}

export async function query(seatId: string, input: Parameters<typeof queries.queryOrderLine>[1]) {
  return queries.queryOrderLine(await controlSeat(seatId), input);
}

export async function accept(seatId: string, input: Parameters<typeof accepting.acceptOrderSheet>[1]) {
  return accepting.acceptOrderSheet(await controlSeat(seatId), input);
}

export async function giveBack(seatId: string, input: Parameters<typeof returning.returnOrderSheet>[1]) {
  return returning.returnOrderSheet(await controlSeat(seatId), input);
}

export async function deliver(seatId: string, input: Parameters<typeof copies.deliverCopy>[1]) {
  return copies.deliverCopy(await controlSeat(seatId), input);
}

export async function savePaper(seatId: string, input: Parameters<typeof paper.savePaperSheet>[1]) {
  return paper.savePaperSheet(await controlSeat(seatId), input);
}

export async function enterSheet(seatId: string, input: Parameters<typeof entering.enterOrderSheet>[1]) {
  return entering.enterOrderSheet(await controlSeat(seatId), input);
}

export async function acceptUnchanged(seatId: string, input: Parameters<typeof unchanged.acceptUnchanged>[1]) {
  return unchanged.acceptUnchanged(await controlSeat(seatId), input);
}

export async function letStand(seatId: string, input: Parameters<typeof exceptions.acceptException>[1]) {
  return exceptions.acceptException(await controlSeat(seatId), input);
}
