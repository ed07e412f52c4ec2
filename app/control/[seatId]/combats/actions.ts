'use server';

import { controlSeat } from '@/lib/session';
import * as adjudicating from '@/lib/turn/combat/adjudicate-combat';
import * as closing from '@/lib/turn/combat/close-grouping';
import * as dropping from '@/lib/turn/combat/drop-combat';
import * as following from '@/lib/turn/combat/follow-combat';
import * as grouping from '@/lib/turn/combat/group-combat';
import * as binding from '@/lib/turn/combat/make-binding';
import * as merging from '@/lib/turn/combat/merge-combats';
import * as reopening from '@/lib/turn/combat/reopen-grouping';
import * as ruling from '@/lib/turn/combat/rule-on-combat';
import * as settling from '@/lib/turn/combat/settle-spent-unit';
import * as splitting from '@/lib/turn/combat/split-combat';
import * as testing from '@/lib/turn/crossings/test-crossing';
import * as asking from '@/lib/turn/orders/query-order-line';
import * as undoing from '@/lib/turn/undo/undo-ruling';

export async function groupCombat(seatId: string, input: Parameters<typeof grouping.groupCombat>[1]) {
  return grouping.groupCombat(await controlSeat(seatId), input);
}

export async function followCombat(seatId: string, input: Parameters<typeof following.followCombat>[1]) {
  return following.followCombat(await controlSeat(seatId), input);
}

export async function dropCombat(seatId: string, input: Parameters<typeof dropping.dropCombat>[1]) {
  return dropping.dropCombat(await controlSeat(seatId), input);
}

export async function mergeCombats(seatId: string, input: Parameters<typeof merging.mergeCombats>[1]) {
  return merging.mergeCombats(await controlSeat(seatId), input);
}

export async function splitCombat(seatId: string, input: Parameters<typeof splitting.splitCombat>[1]) {
  return splitting.splitCombat(await controlSeat(seatId), input);
}

export async function closeGrouping(seatId: string, input: { turn: number }) {
  return closing.closeGrouping(await controlSeat(seatId), input);
}

export async function reopenGrouping(seatId: string, input: { turn: number }) {
  return reopening.reopenGrouping(await controlSeat(seatId), input);
}

export async function adjudicateCombat(seatId: string, input: Parameters<typeof adjudicating.adjudicateCombat>[1]) {
  return adjudicating.adjudicateCombat(await controlSeat(seatId), input);
}

export async function ruleOnCombat(seatId: string, input: Parameters<typeof ruling.ruleOnCombat>[1]) {
  return ruling.ruleOnCombat(await controlSeat(seatId), input);
}

export async function queryOrderLine(seatId: string, input: Parameters<typeof asking.queryOrderLine>[1]) {
  return asking.queryOrderLine(await controlSeat(seatId), input);
}

export async function makeBinding(seatId: string, input: Parameters<typeof binding.makeBinding>[1]) {
  return binding.makeBinding(await controlSeat(seatId), input);
}

export async function settleSpentUnit(seatId: string, input: Parameters<typeof settling.settleSpentUnit>[1]) {
  return settling.settleSpentUnit(await controlSeat(seatId), input);
}

export async function testCrossing(seatId: string, input: Parameters<typeof testing.testCrossing>[1]) {
  return testing.testCrossing(await controlSeat(seatId), input);
}

export async function undoRuling(seatId: string, input: Parameters<typeof undoing.undoRuling>[1]) {
  return undoing.undoRuling(await controlSeat(seatId), input);
}
