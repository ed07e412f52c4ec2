import { fileRoute } from '@/app/seat-route';
import { draftTables } from '@/lib/desks/control/scenarios/draft-tables';
import { controlAtDesk } from '@/lib/session';

/** The tables of a scenario of one's own, as the browser of game control writes them into a spreadsheet. */
export const GET = fileRoute(controlAtDesk, draftTables);
