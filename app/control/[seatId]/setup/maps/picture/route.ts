import { controlSeat } from '@/lib/session';
import { ownPicture } from '@/lib/turn/control-desk/ground/own-map';
import { pictureReply } from '../../../picture-reply';

interface AtSeat {
  params: Promise<{ seatId: string }>;
}

/** The scan kept for the scenario, for game control. */
export async function GET(_request: Request, { params }: AtSeat): Promise<Response> {
  const seat = await controlSeat((await params).seatId);
  return pictureReply(await ownPicture(seat));
}
