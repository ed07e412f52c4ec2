import { pictureRoute } from '@/app/seat-route';
import { turnMapPicture } from '@/lib/desks/player/debrief/battle-file';
import { playerAtDesk } from '@/lib/session';

/** The map of a turn, for an appendix of the diary: `of` is the turn. */
export const GET = pictureRoute(playerAtDesk, turnMapPicture);
