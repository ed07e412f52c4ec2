import { piecesRoute } from '@/app/seat-route';
import { controlAtDesk } from '@/lib/session';
import { ledgerLines } from '@/lib/desks/control/record/ledger-lines';

/** The ledger of a game as JSON lines, for Game Control. */
export const GET = piecesRoute(controlAtDesk, ledgerLines);
