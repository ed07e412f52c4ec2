'use server';

import { controlSeat } from '@/lib/session';
import * as dropping from '@/lib/turn/air/drop-area';
import * as saving from '@/lib/turn/air/save-air-order';
import * as placing from '@/lib/turn/air/save-area';
import * as weather from '@/lib/turn/air/set-weather';
import * as taking from '@/lib/turn/air/take-off-air';

export async function saveAirOrder(seatId: string, input: Parameters<typeof saving.saveAirOrder>[1]) {
  return saving.saveAirOrder(await controlSeat(seatId), input);
}

export async function takeOffAir(seatId: string, input: Parameters<typeof taking.takeOffAir>[1]) {
  return taking.takeOffAir(await controlSeat(seatId), input);
}

export async function saveArea(seatId: string, input: Parameters<typeof placing.saveArea>[1]) {
  return placing.saveArea(await controlSeat(seatId), input);
}

export async function dropArea(seatId: string, input: Parameters<typeof dropping.dropArea>[1]) {
  return dropping.dropArea(await controlSeat(seatId), input);
}

export async function setWeather(seatId: string, input: Parameters<typeof weather.setWeather>[1]) {
  return weather.setWeather(await controlSeat(seatId), input);
}
