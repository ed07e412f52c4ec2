import { controlSeat } from '@/lib/session';
import { pictureInGame } from '@/lib/turn/control-desk/ground/own-map';
import { pictureReply } from '../../picture-reply';

/** The host's own map under the printed one, as every seat of the game has it. */
export async function GET(_request: Request, { params }: { params: Promise<{ seatId: string }> }): Promise<Response> {
  return pictureReply(await pictureInGame(await controlSeat((await params).seatId)));
}
