'use server';

import { controlSeat } from '@/lib/session';
import * as undoing from '@/lib/turn/undo/undo-act';

export async function undo(seatId: string, input: Parameters<typeof undoing.undoAct>[1]) {
  return undoing.undoAct(await controlSeat(seatId), input);
}
