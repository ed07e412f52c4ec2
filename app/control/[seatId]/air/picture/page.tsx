import type { Metadata } from 'next';
import { AirPictureRoom } from '@/components/control/air/picture/air-picture-room';
import { controlSeat } from '@/lib/session';
import { airPicture } from '@/lib/turn/control-desk/air/air-picture';

export const metadata: Metadata = { title: 'Air picture' };

interface Asked {
  params: Promise<{ seatId: string }>;
  /** `played`: the companion game whose result is to be ruled by. */
  searchParams: Promise<{ played?: string | string[] }>;
}

/** What flies in the turn, who meets whom, and what is to be settled. */
export default async function Page({ params, searchParams }: Asked) {
  const seat = await controlSeat((await params).seatId);
  const { played } = await searchParams;
  return <AirPictureRoom picture={await airPicture(seat)} played={typeof played === 'string' ? played : null} />;
}
