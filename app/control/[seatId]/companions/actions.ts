'use server';

import { controlSeat } from '@/lib/session';
import * as acting from '@/lib/turn/act-in-companion-game';
import * as beginning from '@/lib/turn/begin-companion-game';
import * as ending from '@/lib/turn/end-companion-game';
import * as entering from '@/lib/turn/enter-companion-tables';
import * as seating from '@/lib/turn/seat-companion-teams';
import * as showing from '@/lib/turn/show-companion-on-board';
import * as takingBack from '@/lib/turn/take-back-companion-act';
import * as turningOver from '@/lib/turn/turn-over-moves';

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
