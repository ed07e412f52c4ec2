import { readRoute } from '@/app/seat-route';
import { controlAtDesk } from '@/lib/session';
import { printedMap } from '@/lib/desks/control/movement/map';

/** The printed map under the counters. */
export const GET = readRoute(controlAtDesk, printedMap);
