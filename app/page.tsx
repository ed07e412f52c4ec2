import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { heldSeats } from '@/lib/session';

export const dynamic = 'force-dynamic';

/** The address itself: one seat opens its desk; several, or none, go to the list. */
export default async function FirstPage() {
  const [seat, ...more] = await heldSeats(await headers());
  redirect(seat && more.length === 0 ? seat.address : '/sign-in');
}
