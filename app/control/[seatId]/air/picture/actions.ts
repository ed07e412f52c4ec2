'use server';

import { controlSeat } from '@/lib/session';
import * as landing from '@/lib/turn/air/land-lift';
import * as marking from '@/lib/turn/air/mark-air-order';
import * as putting from '@/lib/turn/air/put-air-case';

export async function putAirCase(seatId: string, input: Parameters<typeof putting.putAirCase>[1]) {
  return putting.putAirCase(await controlSeat(seatId), input);
}

export async function landLift(seatId: string, input: Parameters<typeof landing.landLift>[1]) {
  return landing.landLift(await controlSeat(seatId), input);
}

export async function markAirOrder(seatId: string, input: Parameters<typeof marking.markAirOrder>[1]) {
  return marking.markAirOrder(await controlSeat(seatId), input);
}
