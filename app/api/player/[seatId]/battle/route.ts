import { fileRoute } from '@/app/seat-route';
import { battleFile } from '@/lib/desks/player/debrief/battle-file';
import { playerAtDesk } from '@/lib/session';

/** The battle as this seat's team was told it, as one page to take home. */
export const GET = fileRoute(playerAtDesk, battleFile);
