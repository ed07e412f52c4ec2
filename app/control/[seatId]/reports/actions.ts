'use server';

import { controlSeat } from '@/lib/session';
import { marksOf } from '@/lib/turn/control-desk/reports';
import * as drafting from '@/lib/turn/draft-report';
import * as hearing from '@/lib/turn/note-request';
import * as releasing from '@/lib/turn/release-report';
import * as saving from '@/lib/turn/save-report';

export async function draft(seatId: string, input: Parameters<typeof drafting.draftReport>[1]) {
  return drafting.draftReport(await controlSeat(seatId), input);
}

export async function save(seatId: string, input: Parameters<typeof saving.saveReport>[1]) {
  return saving.saveReport(await controlSeat(seatId), input);
}

export async function release(seatId: string, input: Parameters<typeof releasing.releaseReport>[1]) {
  return releasing.releaseReport(await controlSeat(seatId), input);
}

export async function heard(seatId: string, input: Parameters<typeof hearing.noteRequest>[1]) {
  return hearing.noteRequest(await controlSeat(seatId), input);
}

export async function marks(seatId: string, input: Parameters<typeof marksOf>[1]) {
  return marksOf(await controlSeat(seatId), input);
}
