'use server';

import { controlSeat } from '@/lib/session';
import * as extending from '@/lib/turn/clock/extend-deadline';
import * as nudgingAll from '@/lib/turn/clock/nudge-late';
import * as nudging from '@/lib/turn/clock/nudge-team';
import * as taking from '@/lib/turn/orders/take-draft';

export async function nudgeTeam(seatId: string, input: Parameters<typeof nudging.nudgeTeam>[1]) {
  return nudging.nudgeTeam(await controlSeat(seatId), input);
}

export async function nudgeLate(seatId: string, input: Parameters<typeof nudgingAll.nudgeLate>[1]) {
  return nudgingAll.nudgeLate(await controlSeat(seatId), input);
}

export async function extendDeadline(seatId: string, input: Parameters<typeof extending.extendDeadline>[1]) {
  return extending.extendDeadline(await controlSeat(seatId), input);
}

export async function takeDraft(seatId: string, input: Parameters<typeof taking.takeDraft>[1]) {
  return taking.takeDraft(await controlSeat(seatId), input);
}
