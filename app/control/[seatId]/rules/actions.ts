'use server';

import { controlSeat } from '@/lib/session';
import * as adjudicating from '@/lib/turn/cases/adjudicate-case';
import * as ruling from '@/lib/turn/cases/rule-on-case';

export async function adjudicateCase(seatId: string, input: Parameters<typeof adjudicating.adjudicateCase>[1]) {
  return adjudicating.adjudicateCase(await controlSeat(seatId), input);
}

export async function ruleOnCase(seatId: string, input: Parameters<typeof ruling.ruleOnCase>[1]) {
  return ruling.ruleOnCase(await controlSeat(seatId), input);
}
