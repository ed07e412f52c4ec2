import { fileRoute } from '@/app/seat-route';
import { gameGeoJson } from '@/lib/desks/control/debrief/game-tracks';
import { controlAtDesk } from '@/lib/session';

/** A game in time as GeoJSON, for Game Control: `team` as one team was told, without it the truth. */
export const GET = fileRoute(controlAtDesk, gameGeoJson, 'team');
