'use server';

import { controlSeat } from '@/lib/session';
import * as bringing from '@/lib/turn/arrivals/bring-back';
import * as sending from '@/lib/turn/arrivals/change-entry';
import * as telling from '@/lib/turn/arrivals/issue-arrivals';
import * as placing from '@/lib/turn/arrivals/place-arrival';
import * as marching from '@/lib/turn/arrivals/place-column';
import * as raising from '@/lib/turn/arrivals/raise-unit';
import * as shifting from '@/lib/turn/arrivals/shift-arrival';
import * as taking from '@/lib/turn/arrivals/take-off-map';

export async function placeArrival(seatId: string, input: Parameters<typeof placing.placeArrival>[1]) {
  return placing.placeArrival(await controlSeat(seatId), input);
}

export async function placeColumn(seatId: string, input: Parameters<typeof marching.placeColumn>[1]) {
  return marching.placeColumn(await controlSeat(seatId), input);
}

export async function shiftArrival(seatId: string, input: Parameters<typeof shifting.shiftArrival>[1]) {
  return shifting.shiftArrival(await controlSeat(seatId), input);
}

export async function changeEntry(seatId: string, input: Parameters<typeof sending.changeEntry>[1]) {
  return sending.changeEntry(await controlSeat(seatId), input);
}

export async function takeOffMap(seatId: string, input: Parameters<typeof taking.takeOffMap>[1]) {
  return taking.takeOffMap(await controlSeat(seatId), input);
}

export async function bringBack(seatId: string, input: Parameters<typeof bringing.bringBack>[1]) {
  return bringing.bringBack(await controlSeat(seatId), input);
}

export async function issueArrivals(seatId: string, input: Parameters<typeof telling.issueArrivals>[1]) {
  return telling.issueArrivals(await controlSeat(seatId), input);
}

export async function raiseUnit(seatId: string, input: Parameters<typeof raising.raiseUnit>[1]) {
  return raising.raiseUnit(await controlSeat(seatId), input);
}
