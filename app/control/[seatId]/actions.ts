'use server';

import { controlSeat } from '@/lib/session';
import * as ending from '@/lib/turn/end-turn';
import * as phase from '@/lib/turn/move-phase';

export async function movePhase(seatId: string, input: Parameters<typeof phase.movePhase>[1]) {
  return phase.movePhase(await controlSeat(seatId), input);
}

export async function endTurn(seatId: string, input: Parameters<typeof ending.endTurn>[1]) {
  return ending.endTurn(await controlSeat(seatId), input);
}
