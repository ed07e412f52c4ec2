import { readRoute } from '@/app/seat-route';
import { figuresOfDay } from '@/lib/desks/control/debrief/figures';
import { controlAtDesk } from '@/lib/session';

/** The figures of the day: all of them for Game Control, an umpire's own for him. */
export const GET = readRoute(controlAtDesk, figuresOfDay);
