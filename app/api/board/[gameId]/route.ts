import { unlessAway } from '@/app/seat-route';
import { hallBoard } from '@/lib/desks/player/clock/hall-board';

const headers = { 'Cache-Control': 'no-store' };

/** The projector's clock and notices, for whoever asks: the same for everybody, whatever goes on behind it. */
export const GET = (_: Request, { params }: { params: Promise<{ gameId: string }> }): Promise<Response> =>
  unlessAway(async () => {
    const board = await hallBoard((await params).gameId);
    return board ? Response.json(board, { headers }) : new Response(null, { status: 404, headers });
  });
