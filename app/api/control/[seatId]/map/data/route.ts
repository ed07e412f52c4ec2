import { readRoute } from '@/app/seat-route';
import { printedMap } from '@/lib/desks/control/movement/map';
import { controlAtDesk } from '@/lib/session';

/** The printed map under the counters. */
export const GET = readRoute(controlAtDesk, printedMap);
