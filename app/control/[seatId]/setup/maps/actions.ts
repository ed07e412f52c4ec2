'use server';

import { controlSeat } from '@/lib/session';
import * as reading from '@/lib/turn/control-desk/ground/own-map';
import * as drawing from '@/lib/turn/maps/draw-on-map';
import * as dropping from '@/lib/turn/maps/drop-map';
import * as tying from '@/lib/turn/maps/tie-map';
import * as using from '@/lib/turn/maps/use-map';
import * as withdrawing from '@/lib/turn/maps/withdraw-map';

export async function weighTie(seatId: string, input: unknown) {
  return reading.weighTie(await controlSeat(seatId), input);
}

export async function tieMap(seatId: string, input: Parameters<typeof tying.tieMap>[1]) {
  return tying.tieMap(await controlSeat(seatId), input);
}

export async function drawOnMap(seatId: string, input: Parameters<typeof drawing.drawOnMap>[1]) {
  return drawing.drawOnMap(await controlSeat(seatId), input);
}

export async function useMap(seatId: string, input: Parameters<typeof using.useMap>[1]) {
  return using.useMap(await controlSeat(seatId), input);
}

export async function withdrawMap(seatId: string) {
  return withdrawing.withdrawMap(await controlSeat(seatId));
}

export async function dropMap(seatId: string, input: Parameters<typeof dropping.dropMap>[1]) {
  return dropping.dropMap(await controlSeat(seatId), input);
}
