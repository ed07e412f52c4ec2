import { pictureRoute } from '@/app/seat-route';
import { playerAtDesk } from '@/lib/session';
import { turnMapPicture } from '@/lib/desks/player/debrief/battle-file';

/** The map of a turn, for an appendix of the diary: `of` is the turn. */
export const GET = pictureRoute(playerAtDesk, turnMapPicture);
