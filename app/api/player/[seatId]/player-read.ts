import { playerAtDesk } from '@/lib/session';
import type { PlayerSeat } from '@/lib/turn/kernel/seat';
import { type AtSeat, noStore, reply, signedOut, turnAway, unlessAway } from '../../act';

/** A route for a player's read: his seat, one read. */
export const show =
  (read: (seat: PlayerSeat) => Promise<unknown>) =>
  (_: Request, { params }: AtSeat): Promise<Response> =>
    unlessAway(async () => {
      const seat = await playerAtDesk((await params).seatId);
      return seat ? reply(await read(seat)) : signedOut();
    });

/** A route for a picture: his seat, one read. Sent as what it is and nothing else. */
export const picture =
  (read: (seat: PlayerSeat) => Promise<{ type: string; picture: Uint8Array<ArrayBuffer> } | null>) =>
  async (_: Request, { params }: AtSeat): Promise<Response> => {
    const seat = await playerAtDesk((await params).seatId);
    if (!seat) return signedOut();
    const found = await read(seat);
    if (!found) return turnAway(404, 'No map of its own is used in this game.');
    return new Response(found.picture, {
      headers: { ...noStore, 'Content-Type': found.type, 'X-Content-Type-Options': 'nosniff' },
    });
  };
