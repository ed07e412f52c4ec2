import type { Metadata } from 'next';
import { RulingsBook } from '@/components/control/fight/rulebook/rulings-book';
import { controlSeat } from '@/lib/session';
import { factorRulings } from '@/lib/turn/control-desk/fight/factor-rulings';

export const metadata: Metadata = { title: 'Rulings book' };

/** What binds all of Control, and what was ruled on each factor in the game. */
export default async function Page({ params }: { params: Promise<{ seatId: string }> }) {
  const seat = await controlSeat((await params).seatId);
  return <RulingsBook rulings={await factorRulings(seat)} />;
}
