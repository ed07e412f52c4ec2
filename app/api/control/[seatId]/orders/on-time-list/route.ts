import { readRoute } from '@/app/seat-route';
import { onTime } from '@/lib/desks/control/orders/on-time';
import { controlAtDesk } from '@/lib/session';

/** Who is on time with the orders: read at a calm pace, because nobody is told when a seat comes or goes. */
export const GET = readRoute(controlAtDesk, onTime);
