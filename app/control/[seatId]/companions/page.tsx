import type { Metadata } from 'next';
import { CompanionRoom } from '@/components/control/companions/companion-room';
import { controlSeat } from '@/lib/session';
import { companionGamesDesk } from '@/lib/turn/control-desk/companion-games';
import * as acts from './actions';

export const metadata: Metadata = { title: 'Companion games' };

/** The games of other rulesets beside this one, and the choice of another. */
export default async function Page({ params }: { params: Promise<{ seatId: string }> }) {
  const seat = await controlSeat((await params).seatId);
  return <CompanionRoom desk={await companionGamesDesk(seat)} game={null} acts={{ ...acts }} />;
}
