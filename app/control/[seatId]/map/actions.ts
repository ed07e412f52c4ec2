'use server';

import { controlSeat } from '@/lib/session';
import * as setting from '@/lib/turn/contact/set-contact';
import * as marking from '@/lib/turn/crossings/mark-crossing';
import * as attaching from '@/lib/turn/movement/attach-unit';
import * as marching from '@/lib/turn/movement/move-column';
import * as moving from '@/lib/turn/movement/move-unit';
import * as closing from '@/lib/turn/sequence/close-movement';

export async function moveUnit(seatId: string, input: Parameters<typeof moving.moveUnit>[1]) {
  return moving.moveUnit(await controlSeat(seatId), input);
}

export async function moveColumn(seatId: string, input: Parameters<typeof marching.moveColumn>[1]) {
  return marching.moveColumn(await controlSeat(seatId), input);
}

export async function setContact(seatId: string, input: Parameters<typeof setting.setContact>[1]) {
  return setting.setContact(await controlSeat(seatId), input);
}

export async function closeMovement(seatId: string, input: Parameters<typeof closing.closeMovement>[1]) {
  return closing.closeMovement(await controlSeat(seatId), input);
}

export async function markCrossing(seatId: string, input: Parameters<typeof marking.markCrossing>[1]) {
  return marking.markCrossing(await controlSeat(seatId), input);
}

export async function attachUnit(seatId: string, input: Parameters<typeof attaching.attachUnit>[1]) {
  return attaching.attachUnit(await controlSeat(seatId), input);
}
