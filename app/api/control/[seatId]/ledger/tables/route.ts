import { fileRoute } from '@/app/seat-route';
import { gameTables } from '@/lib/desks/control/debrief/tables/game-tables';
import { controlAtDesk } from '@/lib/session';

/** The tables of a game, as the browser of Game Control writes them into a workbook or CSV files. */
export const GET = fileRoute(controlAtDesk, gameTables);
