import { redirect } from 'next/navigation';
import { controlSeat } from '@/app/page-session';
import { firstDesk } from '@/components/control/parts/sort-own-first';

/** After signing in: leads a seat to the desk its roles begin on. */
export default async function FirstDesk({ params }: { params: Promise<{ seatId: string }> }) {
  const seat = await controlSeat((await params).seatId);
  redirect(`/control/${seat.id}${firstDesk(seat.roles)}`);
}
