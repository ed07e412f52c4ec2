import type { Metadata } from 'next';
import { CompanionRoom } from '@/companions/desk/companion-room';
import { aboutOnDesk } from '@/companions/reads/companion-about';
import { companionGamesDesk } from '@/companions/reads/companion-games';
import { controlSeat } from '@/lib/session';
import { aboutAsked } from '@/lib/turn/cases/companion-about';
import { companionNames } from '@/lib/words';

export const metadata: Metadata = { title: 'Companion games' };

interface Asked {
  params: Promise<{ seatId: string }>;
  /** `about`: what of the main game is played out, as `combat:<id>`. `companion`: in which. */
  searchParams: Promise<{ about?: string | string[]; companion?: string | string[] }>;
}

/** The games of other rulesets beside this one, and the choice of another. */
export default async function Page({ params, searchParams }: Asked) {
  const seat = await controlSeat((await params).seatId);
  const { about, companion } = await searchParams;
  const [desk, of] = await Promise.all([companionGamesDesk(seat), aboutOnDesk(seat, aboutAsked(about))]);
  const first = companionNames.find((name) => name === companion) ?? null;
  return <CompanionRoom {...{ desk, of, first }} game={null} />;
}
