'use server';

import { controlSeat } from '@/lib/session';
import * as saving from '@/lib/turn/save-air-order';
import * as weather from '@/lib/turn/set-weather';
import * as taking from '@/lib/turn/take-off-air';

export async function saveAirOrder(seatId: string, input: Parameters<typeof saving.saveAirOrder>[1]) {
  return saving.saveAirOrder(await controlSeat(seatId), input);
}

export async function takeOffAir(seatId: string, input: Parameters<typeof taking.takeOffAir>[1]) {
  return taking.takeOffAir(await controlSeat(seatId), input);
}

export async function setWeather(seatId: string, input: Parameters<typeof weather.setWeather>[1]) {
  return weather.setWeather(await controlSeat(seatId), input);
}
