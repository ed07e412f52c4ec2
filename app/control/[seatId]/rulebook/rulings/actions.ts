'use server';

import { controlSeat } from '@/lib/session';
import * as making from '@/lib/turn/combat/make-binding';
import * as withdrawing from '@/lib/turn/combat/withdraw-binding';

export async function makeBinding(seatId: string, input: Parameters<typeof making.makeBinding>[1]) {
  return making.makeBinding(await controlSeat(seatId), input);
}

export async function withdrawBinding(seatId: string, input: Parameters<typeof withdrawing.withdrawBinding>[1]) {
  return withdrawing.withdrawBinding(await controlSeat(seatId), input);
}
