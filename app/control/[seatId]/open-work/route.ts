import { readRoute } from '@/app/seat-route';
import { controlAtDesk } from '@/lib/session';
import { openWork } from '@/lib/turn/control-desk/frame/open-work';

/** The seat's own work, for the panel that lies open over any desk. */
export const GET = readRoute(controlAtDesk, openWork);
