import type { Metadata } from 'next';
import { MessagesRoom } from '@/components/control/papers/messages/messages-room';
import { controlSeat } from '@/lib/session';
import { messagesDesk } from '@/lib/turn/control-desk/papers/messages';

export const metadata: Metadata = { title: 'Messages' };

/** All that goes between HQs and to Control. */
export default async function Page({ params }: { params: Promise<{ seatId: string }> }) {
  const seat = await controlSeat((await params).seatId);
  return <MessagesRoom desk={await messagesDesk(seat)} />;
}
