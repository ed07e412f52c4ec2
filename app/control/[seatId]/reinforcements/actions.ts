'use server';

import { controlSeat } from '@/lib/session';
import * as placing from '@/lib/turn/place-arrival';

export async function placeArrival(seatId: string, input: Parameters<typeof placing.placeArrival>[1]) {
  return placing.placeArrival(await controlSeat(seatId), input);
}
