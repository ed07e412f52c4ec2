'use server';

import { controlSeat } from '@/lib/session';
import * as hearing from '@/lib/turn/air/note-request';
import { marksOf } from '@/lib/turn/control-desk/reports/reports';
import * as drafting from '@/lib/turn/reports/draft-report';
import * as draftingAll from '@/lib/turn/reports/draft-reports';
import * as telling from '@/lib/turn/reports/mark-told';
import * as releasing from '@/lib/turn/reports/release-report';
import * as releasingAll from '@/lib/turn/reports/release-reports';
import * as saving from '@/lib/turn/reports/save-report';

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

export async function draftAll(seatId: string, input: Parameters<typeof draftingAll.draftReports>[1]) {
  return draftingAll.draftReports(await controlSeat(seatId), input);
}

export async function releaseAll(seatId: string, input: Parameters<typeof releasingAll.releaseReports>[1]) {
  return releasingAll.releaseReports(await controlSeat(seatId), input);
}

export async function tellAloud(seatId: string, input: Parameters<typeof telling.markTold>[1]) {
  return telling.markTold(await controlSeat(seatId), input);
}
