import { chanceFrom } from '@/lib/chance';
import { hashed } from '@/lib/values';

/** The cases in a seat's own order, so that neighbours do not decide the same case at the same time. */
export const inOrderOf = <Case>(seatId: string, cases: readonly Case[]): Case[] =>
  chanceFrom(hashed(seatId)).someOf(cases, cases.length);
