import { piecesRoute } from '@/app/seat-route';
import { ledgerLines } from '@/lib/desks/control/record/ledger-lines';
import { controlAtDesk } from '@/lib/session';

/** The ledger of a game as JSON lines, for Game Control. */
export const GET = piecesRoute(controlAtDesk, ledgerLines);
