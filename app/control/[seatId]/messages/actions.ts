'use server';

import { controlSeat } from '@/lib/session';
import * as asking from '@/lib/turn/decisions/ask-decision';
import * as deciding from '@/lib/turn/decisions/settle-decision';
import * as delaying from '@/lib/turn/messages/delay-message';
import * as copies from '@/lib/turn/messages/deliver-copy';
import * as delivering from '@/lib/turn/messages/deliver-message';
import * as boxes from '@/lib/turn/messages/give-box';
import * as losing from '@/lib/turn/messages/lose-message';
import * as settling from '@/lib/turn/messages/settle-telephone-note';
import * as noting from '@/lib/turn/messages/take-telephone-note';
import * as telling from '@/lib/turn/messages/tell-sender';
import * as writing from '@/lib/turn/messages/write-message';

export async function deliverMessage(seatId: string, input: Parameters<typeof delivering.deliverMessage>[1]) {
  return delivering.deliverMessage(await controlSeat(seatId), input);
}

export async function delayMessage(seatId: string, input: Parameters<typeof delaying.delayMessage>[1]) {
  return delaying.delayMessage(await controlSeat(seatId), input);
}

export async function loseMessage(seatId: string, input: Parameters<typeof losing.loseMessage>[1]) {
  return losing.loseMessage(await controlSeat(seatId), input);
}

export async function tellSender(seatId: string, input: Parameters<typeof telling.tellSender>[1]) {
  return telling.tellSender(await controlSeat(seatId), input);
}

export async function writeMessage(seatId: string, input: Parameters<typeof writing.writeMessage>[1]) {
  return writing.writeMessage(await controlSeat(seatId), input);
}

export async function giveBox(seatId: string, input: Parameters<typeof boxes.giveBox>[1]) {
  return boxes.giveBox(await controlSeat(seatId), input);
}

export async function deliverCopy(seatId: string, input: Parameters<typeof copies.deliverCopy>[1]) {
  return copies.deliverCopy(await controlSeat(seatId), input);
}

export async function takeTelephoneNote(seatId: string, input: Parameters<typeof noting.takeTelephoneNote>[1]) {
  return noting.takeTelephoneNote(await controlSeat(seatId), input);
}

export async function settleTelephoneNote(seatId: string, input: Parameters<typeof settling.settleTelephoneNote>[1]) {
  return settling.settleTelephoneNote(await controlSeat(seatId), input);
}

export async function askDecision(seatId: string, input: Parameters<typeof asking.askDecision>[1]) {
  return asking.askDecision(await controlSeat(seatId), input);
}

export async function settleDecision(seatId: string, input: Parameters<typeof deciding.settleDecision>[1]) {
  return deciding.settleDecision(await controlSeat(seatId), input);
}
