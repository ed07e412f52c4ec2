'use server';

import { controlSeat } from '@/lib/session';
import * as hanging from '@/lib/turn/issue-notice';
import * as budgets from '@/lib/turn/set-budgets';
import * as deadline from '@/lib/turn/set-deadline';
import * as withdrawing from '@/lib/turn/withdraw-notice';

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
