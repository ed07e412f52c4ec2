import { del, keys } from 'idb-keyval';
import { gone, keyOf, left, store, unwritten } from './browser-store';

/** The keys of all that this browser keeps. */
async function keysKept(): Promise<string[]> {
  const last = Object.keys(localStorage).filter((key) => key.startsWith(left));
  return [...last.map((key) => key.slice(left.length)), ...(await keys<string>(store))];
}

/** Puts away all that this browser keeps of a seat that it has lost: nothing of it is left here. */
export async function putSeatAway(seatId: string): Promise<void> {
  gone.add(seatId);
  const its = (await keysKept().catch(() => [])).filter((key) => key.startsWith(keyOf(seatId, '')));
  for (const key of its) {
    unwritten.delete(key);
    localStorage.removeItem(left + key);
  }
  await Promise.all(its.map((key) => del(key, store))).catch(() => undefined);
}

/** Puts away what is kept of seats that the server says are not this browser's any more. */
export async function putLostSeatsAway(isLost: (seatId: string) => Promise<boolean>): Promise<void> {
  const seats = new Set((await keysKept().catch(() => [])).map((key) => key.split(' ')[0]!));
  for (const seatId of seats) if (await isLost(seatId)) await putSeatAway(seatId);
}
