'use server';

import { controlSeat } from '@/lib/session';
import * as budgets from '@/lib/turn/clock/set-budgets';
import * as deadline from '@/lib/turn/clock/set-deadline';
import * as hanging from '@/lib/turn/issuing/issue-notice';
import * as withdrawing from '@/lib/turn/issuing/withdraw-notice';

export async function setBudgets(seatId: string, input: Parameters<typeof budgets.setBudgets>[1]) {
  return budgets.setBudgets(await controlSeat(seatId), input);
}

export async function setDeadline(seatId: string, input: Parameters<typeof deadline.setDeadline>[1]) {
  return deadline.setDeadline(await controlSeat(seatId), input);
}

export async function issueNotice(seatId: string, input: Parameters<typeof hanging.issueNotice>[1]) {
  return hanging.issueNotice(await controlSeat(seatId), input);
}

export async function withdrawNotice(seatId: string, input: Parameters<typeof withdrawing.withdrawNotice>[1]) {
  return withdrawing.withdrawNotice(await controlSeat(seatId), input);
}
