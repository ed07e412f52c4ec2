'use server';

import { controlSeat } from '@/lib/session';
import * as pausing from '@/lib/turn/clock/pause-clock';
import * as resuming from '@/lib/turn/clock/resume-clock';
import * as ending from '@/lib/turn/sequence/end-turn';
import * as phase from '@/lib/turn/sequence/move-phase';

export async function movePhase(seatId: string, input: Parameters<typeof phase.movePhase>[1]) {
  return phase.movePhase(await controlSeat(seatId), input);
}

export async function pauseClock(seatId: string, input: Parameters<typeof pausing.pauseClock>[1]) {
  return pausing.pauseClock(await controlSeat(seatId), input);
}

export async function resumeClock(seatId: string, input: Parameters<typeof resuming.resumeClock>[1]) {
  return resuming.resumeClock(await controlSeat(seatId), input);
}

export async function endTurn(seatId: string, input: Parameters<typeof ending.endTurn>[1]) {
  return ending.endTurn(await controlSeat(seatId), input);
}
