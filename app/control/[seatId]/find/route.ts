import { readRoute } from '@/app/seat-route';
import { controlAtDesk } from '@/lib/session';
import { findable } from '@/lib/turn/control-desk/frame/findable';

/** What the command palette can lead to in this game. */
export const GET = readRoute(controlAtDesk, findable);
