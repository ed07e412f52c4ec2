import { cache } from 'react';
import { controlSeat } from '@/lib/session';
import { conflictsDesk } from '@/lib/turn/conflicts/conflicts';

/** The conflicts of the turn as this seat reads them: looked up once for the tray and the list beside it. */
export const conflictsHere = cache(async (seatId: string) => conflictsDesk(await controlSeat(seatId)));
