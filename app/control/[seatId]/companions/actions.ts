'use server';

import * as acting from '@/companions/verbs/act-in-companion-game';
import * as beginning from '@/companions/verbs/begin-companion-game';
import * as ending from '@/companions/verbs/end-companion-game';
import * as entering from '@/companions/verbs/enter-companion-tables';
import * as seating from '@/companions/verbs/seat-companion-teams';
import * as showing from '@/companions/verbs/show-companion-on-board';
import * as takingBack from '@/companions/verbs/take-back-companion-act';
import * as turningOver from '@/companions/verbs/turn-over-moves';
import { controlSeat } from '@/lib/session';

export async function beginCompanionGame(seatId: string, input: Parameters<typeof beginning.beginCompanionGame>[1]) {
  return beginning.beginCompanionGame(await controlSeat(seatId), input);
}

export async function actInCompanionGame(seatId: string, input: Parameters<typeof acting.actInCompanionGame>[1]) {
  return acting.actInCompanionGame(await controlSeat(seatId), input);
}

export async function takeBackCompanionAct(
  seatId: string,
  input: Parameters<typeof takingBack.takeBackCompanionAct>[1],
) {
  return takingBack.takeBackCompanionAct(await controlSeat(seatId), input);
}

export async function endCompanionGame(seatId: string, input: Parameters<typeof ending.endCompanionGame>[1]) {
  return ending.endCompanionGame(await controlSeat(seatId), input);
}

export async function seatCompanionTeams(seatId: string, input: Parameters<typeof seating.seatCompanionTeams>[1]) {
  return seating.seatCompanionTeams(await controlSeat(seatId), input);
}

export async function turnOverMoves(seatId: string, input: Parameters<typeof turningOver.turnOverMoves>[1]) {
  return turningOver.turnOverMoves(await controlSeat(seatId), input);
}

export async function enterCompanionTables(seatId: string, input: Parameters<typeof entering.enterCompanionTables>[1]) {
  return entering.enterCompanionTables(await controlSeat(seatId), input);
}

export async function showCompanionOnBoard(seatId: string, input: Parameters<typeof showing.showCompanionOnBoard>[1]) {
  return showing.showCompanionOnBoard(await controlSeat(seatId), input);
}
