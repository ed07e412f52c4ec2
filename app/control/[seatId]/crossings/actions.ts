'use server';

import { controlSeat } from '@/lib/session';
import * as beginning from '@/lib/turn/crossings/begin-bridging';
import * as checking from '@/lib/turn/crossings/check-crossing';
import * as giving from '@/lib/turn/crossings/give-up-bridging';
import * as leaving from '@/lib/turn/crossings/leave-queue';
import * as marking from '@/lib/turn/crossings/mark-crossing';
import * as ordering from '@/lib/turn/crossings/order-march';
import * as passing from '@/lib/turn/crossings/pass-crossing';
import * as queueing from '@/lib/turn/crossings/queue-units';
import * as setting from '@/lib/turn/crossings/set-crossing';
import * as taking from '@/lib/turn/crossings/take-back-passage';
import * as testing from '@/lib/turn/crossings/test-crossing';

export async function beginBridging(seatId: string, input: Parameters<typeof beginning.beginBridging>[1]) {
  return beginning.beginBridging(await controlSeat(seatId), input);
}

export async function checkCrossing(seatId: string, input: Parameters<typeof checking.checkCrossing>[1]) {
  return checking.checkCrossing(await controlSeat(seatId), input);
}

export async function giveUpBridging(seatId: string, input: Parameters<typeof giving.giveUpBridging>[1]) {
  return giving.giveUpBridging(await controlSeat(seatId), input);
}

export async function leaveQueue(seatId: string, input: Parameters<typeof leaving.leaveQueue>[1]) {
  return leaving.leaveQueue(await controlSeat(seatId), input);
}

export async function markCrossing(seatId: string, input: Parameters<typeof marking.markCrossing>[1]) {
  return marking.markCrossing(await controlSeat(seatId), input);
}

export async function orderMarch(seatId: string, input: Parameters<typeof ordering.orderMarch>[1]) {
  return ordering.orderMarch(await controlSeat(seatId), input);
}

export async function passCrossing(seatId: string, input: Parameters<typeof passing.passCrossing>[1]) {
  return passing.passCrossing(await controlSeat(seatId), input);
}

export async function queueUnits(seatId: string, input: Parameters<typeof queueing.queueUnits>[1]) {
  return queueing.queueUnits(await controlSeat(seatId), input);
}

export async function setCrossing(seatId: string, input: Parameters<typeof setting.setCrossing>[1]) {
  return setting.setCrossing(await controlSeat(seatId), input);
}

export async function takeBackPassage(seatId: string, input: Parameters<typeof taking.takeBackPassage>[1]) {
  return taking.takeBackPassage(await controlSeat(seatId), input);
}

export async function testCrossing(seatId: string, input: Parameters<typeof testing.testCrossing>[1]) {
  return testing.testCrossing(await controlSeat(seatId), input);
}
