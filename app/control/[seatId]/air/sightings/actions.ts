'use server';

import { controlSeat } from '@/lib/session';
import * as issuing from '@/lib/turn/air/issue-squadrons';
import * as drafting from '@/lib/turn/reports/draft-sighting';
import * as releasing from '@/lib/turn/reports/release-sighting';
import * as saving from '@/lib/turn/reports/save-sighting';

export async function draftSighting(seatId: string, input: Parameters<typeof drafting.draftSighting>[1]) {
  return drafting.draftSighting(await controlSeat(seatId), input);
}

export async function saveSighting(seatId: string, input: Parameters<typeof saving.saveSighting>[1]) {
  return saving.saveSighting(await controlSeat(seatId), input);
}

export async function releaseSighting(seatId: string, input: Parameters<typeof releasing.releaseSighting>[1]) {
  return releasing.releaseSighting(await controlSeat(seatId), input);
}

export async function issueSquadrons(seatId: string, input: Parameters<typeof issuing.issueSquadrons>[1]) {
  return issuing.issueSquadrons(await controlSeat(seatId), input);
}
