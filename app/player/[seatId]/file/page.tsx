import type { Metadata } from 'next';
import { playerSeat } from '@/app/page-session';
import { HqFilePage } from '@/components/player/record/hq-file-page';
import { hqFile } from '@/lib/desks/player/record/hq-file';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'HQ file' };

interface Asked {
  params: Promise<{ seatId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The file of a player's HQ; `turn` and `words` in the address say what is looked for. */
export default async function Page({ params, searchParams }: Asked) {
  const seat = await playerSeat((await params).seatId);
  const { turn, words } = await searchParams;
  const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');
  return (
    <HqFilePage
      seatId={seat.id}
      file={await hqFile(seat)}
      look={{ turn: one(turn), words: one(words).slice(0, 100) }}
    />
  );
}
