import type { Metadata } from 'next';
import { AirPictureRoom } from '@/components/control/air/air-picture-room';
import { controlSeat } from '@/lib/session';
import { airPicture } from '@/lib/turn/control-desk/air-picture';
import { landLift, markAirOrder, putAirCase } from './actions';

export const metadata: Metadata = { title: 'Air picture' };

/** What flies in the turn, who meets whom, and what is to be settled. */
export default async function Page({ params }: { params: Promise<{ seatId: string }> }) {
  const seat = await controlSeat((await params).seatId);
  return <AirPictureRoom picture={await airPicture(seat)} acts={{ putAirCase, landLift, markAirOrder }} />;
}
