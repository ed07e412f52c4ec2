'use server';

import { controlSeat } from '@/lib/session';
import * as drafting from '@/lib/turn/draft-sighting';
import * as issuing from '@/lib/turn/issue-squadrons';
import * as releasing from '@/lib/turn/release-sighting';
import * as saving from '@/lib/turn/save-sighting';

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
