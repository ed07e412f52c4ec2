'use server';

import { controlSeat } from '@/lib/session';
import * as making from '@/lib/turn/access/create-seat';
import * as reissuing from '@/lib/turn/access/reissue-seat';
import * as revoking from '@/lib/turn/access/revoke-seat';

export async function createSeat(seatId: string, input: Parameters<typeof making.createSeat>[1]) {
  return making.createSeat(await controlSeat(seatId), input);
}

export async function reissueSeat(seatId: string, input: Parameters<typeof reissuing.reissueSeat>[1]) {
  return reissuing.reissueSeat(await controlSeat(seatId), input);
}

export async function revokeSeat(seatId: string, input: Parameters<typeof revoking.revokeSeat>[1]) {
  return revoking.revokeSeat(await controlSeat(seatId), input);
}
