import { readRoute } from '@/app/seat-route';
import { controlAtDesk } from '@/lib/session';
import { printedMap } from '@/lib/turn/control-desk/ground/map';

/** The printed map under the counters. */
export const GET = readRoute(controlAtDesk, printedMap);
