import { fileRoute } from '@/app/seat-route';
import { gameOrbat } from '@/lib/desks/control/debrief/game-tracks';
import { controlAtDesk } from '@/lib/session';

/** A game in time as a file of ORBAT Mapper, for Game Control: `team` as one team was told, without it the truth. */
export const GET = fileRoute(controlAtDesk, gameOrbat, 'team');
