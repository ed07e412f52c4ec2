import { actsOfCompanions } from '@/companions/verbs/testing/gallery';
import type { Result } from '@/lib/result';
import type { ControlSeat } from '@/lib/turn/kernel/seat';
import type { AnyControlVerb } from '@/lib/turn/kernel/verb';
import { controlVerbs } from '../all-verbs';
import type { ControlAct } from './act';
import { actsOfAir } from './air';
import { actsOfArrivals } from './arrivals';
import { actsOfCombat } from './combat';
import { actsOfCrossings } from './crossings';
import { actsOfMaps } from './maps';
import { actsOfMessages } from './messages';
import { actsOfMovement } from './movement';
import { actsOfOrders } from './orders';
import { actsOfScenarios } from './scenarios';
import { seat } from './scene';
import { actsOfSequence } from './sequence';

/** Every act of Control's, in the order in which they are done. */
export const controlActs: readonly ControlAct[] = [
  ...actsOfOrders,
  ...actsOfMovement,
  ...actsOfArrivals,
  ...actsOfCrossings,
  ...actsOfAir,
  ...actsOfCombat,
  ...actsOfCompanions,
  ...actsOfMaps,
  ...actsOfScenarios,
  ...actsOfMessages,
  ...actsOfSequence,
];

/** The seat that does an act. */
export const actorOf = (act: ControlAct): ControlSeat => act.by?.() ?? seat;

/** Does an act, with what is sent. */
export const perform = (act: ControlAct, input: unknown, writeId?: string): Promise<Result<unknown>> =>
  (controlVerbs[act.verb] as AnyControlVerb)(actorOf(act), input, writeId);
