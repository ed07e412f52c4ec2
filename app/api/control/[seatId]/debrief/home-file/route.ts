import { controlVerbs } from '@/app/control/[seatId]/verbs';
import { fileRoute } from '@/app/seat-route';
import { homeFile } from '@/lib/desks/control/debrief/home-file';
import { controlAtDesk } from '@/lib/session';
import { playerVerbs } from '@/lib/turn/player-verbs.generated';

const verbs = { ...controlVerbs, ...playerVerbs };

/** The battle as one page to take home: `team` as one team was told it, without it the truth. */
export const GET = fileRoute(controlAtDesk, (seat, team) => homeFile(seat, team, verbs), 'team');
